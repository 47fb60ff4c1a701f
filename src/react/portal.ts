// What components take from `react-dom` alone: elsewhere in the page, and immediately.
export { createPortal, flushSync } from "react-dom";
