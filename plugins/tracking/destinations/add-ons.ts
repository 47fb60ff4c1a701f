// The destinations of the original's add-ons, which are small.
export { bing } from "./bing";
export { pinterest } from "./pinterest";
