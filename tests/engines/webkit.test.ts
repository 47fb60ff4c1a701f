// The suites of this folder in WebKit.
import { inBrowser } from "./suites";

inBrowser("webkit");
