// The suites of this folder in Chromium.
import { inBrowser } from "./suites";

inBrowser("chromium");
