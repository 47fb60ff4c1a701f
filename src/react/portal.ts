// The parts of `react-dom` that components use: rendering elsewhere in the page, and immediately.
export { createPortal, flushSync } from "react-dom";
