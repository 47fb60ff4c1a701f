// The runtime as plugins on a site get it for React, its DOM, its JSX and signals: React's names, with the DOM's own names of props and events.
import * as names from "./names";

export { createRoot, hydrateRoot } from "./create-root";
export { jsx, jsxDEV, jsxs } from "./jsx-runtime";
export * from "./names";
export * from "./signals";
export default names;
