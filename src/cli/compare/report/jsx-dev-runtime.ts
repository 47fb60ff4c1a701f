// The JSX runtime of the report in tests.
export type { JSX } from "react/jsx-runtime";
export { Fragment, jsxDEV } from "../../../runtime/react/jsx-runtime";
