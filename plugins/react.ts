// The package entry `gossamer/react`: the plugins as components, and what is needed to write more of them.
export * from "../src/react/index";
export * from "./components";
