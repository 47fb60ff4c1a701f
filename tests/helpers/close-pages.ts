// After each browser test: its pages are closed or cleaned. Set up before each file, as the modules of the tests are kept from file to file.
import { afterEach } from "vitest";
import { closePages } from "./browser";

afterEach(({ task }) => closePages(task.result?.state === "fail"));
