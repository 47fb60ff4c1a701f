// The file of the destinations that are add-ons of the original.
export { bing } from "./bing";
export { pinterest } from "./pinterest";
