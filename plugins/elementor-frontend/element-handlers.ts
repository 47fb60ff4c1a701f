// The file `element-handlers.js`, a classic script: `elementorV2.frontendHandlers` and `registerElementorElement`, by which add-ons start elements of version 4.
import { installElementHandlers } from "./element-registry";

installElementHandlers();
