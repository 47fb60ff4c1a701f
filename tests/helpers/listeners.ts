// Counts what is attached to the page while a test runs; see there.
export * from "../../src/testing/count-listeners";
