// What the report's JSX is compiled to while it is tested.
export type { JSX } from "react/jsx-runtime";
export { Fragment, jsxDEV } from "../../../runtime/react/jsx-runtime";
