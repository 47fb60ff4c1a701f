// The suites of this folder in Firefox.
import { inBrowser } from "./suites";

inBrowser("firefox");
