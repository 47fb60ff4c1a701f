// The runtime by React's names: what a site's build takes for `react` and `react-dom`.
import "./events";
import "./props";
import * as names from "./names";

export * from "./names";
export default names;
