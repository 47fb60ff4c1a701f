// The runtime by React's names: what a site's build takes for `react` and `react-dom`.
import "./compat-events";
import "./compat-props";
import * as names from "./compat-names";

export * from "./compat-names";
export default names;
