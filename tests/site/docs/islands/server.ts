// What the build prints the islands with.
export { createElement } from "react";
export { renderToString } from "../../../../src/runtime/server";
export { CodeView as code } from "./code-tabs";
export { LogView as log } from "./event-log";
export { ExampleView as example } from "./example";
export { InspectView as inspect } from "./inspect";
export { SearchView as search } from "./search";
export { PanelView as settings } from "./settings-panel";
