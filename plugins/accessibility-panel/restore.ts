// The file `restore.js`, a classic script for sites to print in the head: the colours of the visit before, before anything is drawn.
import { safeDecode } from "../../src/base/safe-decode";
import { showColours } from "./contrast";
import { cookieNames } from "./cookie-names";
import { toColours } from "./model";

const read = (name: string) => safeDecode(RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? "");

try {
	showColours(toColours(read(cookieNames.background), read(cookieNames.text)));
} catch {
	// Cookies may be blocked.
}
