// The file of the destinations that the original has without add-ons: most pages use two of them, and a file costs more than the third.

export { facebook } from "./facebook";
export { ga } from "./google-tag";
export { gtm } from "./google-tag-manager";
