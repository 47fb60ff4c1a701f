// The JSX runtime of the report: the project's own runtime, with React's types.
export type { JSX } from "react/jsx-runtime";
export { Fragment, jsx, jsxs } from "../../../runtime/react/jsx-runtime";
