// The stores as a package entry: `gossamer/stores`.
export * from "../base/breakpoints";
export * from "./address";
export * from "./consent";
export * from "./cookies";
export * from "./frame";
export * from "./on-granted";
export * from "./preferences";
export * from "./scroll";
export * from "./storage";
export * from "./viewport";
