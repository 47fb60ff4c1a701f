// What components take from `react-dom` alone: elsewhere in the page, and at once.
export { createPortal, flushSync } from "react-dom";
