// The table of all components: what `gossamer/react` offers beside the authoring layer, a line each.
export * from "./accordion/component";
export * from "./alert/component";
export * from "./animations/component";
export * from "./counter/component";
export * from "./drop-cap/component";
export * from "./lazy-background/component";
export * from "./lead-form/component";
export * from "./lightbox/component";
export * from "./nested-accordion/component";
export * from "./nested-tabs/component";
export * from "./off-canvas/component";
export * from "./popups/component";
export * from "./preview-scroll/component";
export * from "./progress/component";
export * from "./sticky-header/component";
export * from "./tracking/component";
