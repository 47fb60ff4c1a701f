// The runtime with React's names, which replaces `react` and `react-dom` in a site's build.
import "./effects";
import "./events";
import "./props";
import * as names from "./names";

export * from "./names";
export default names;
