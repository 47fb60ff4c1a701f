// The site entry: the core with the table of all plugins, starting by itself.
import { plugins } from "../plugins";
import { createGossamer } from "./core/gossamer";
import { readPage } from "./core/page";

// A second copy of the script on the page leaves everything to the first.
if (!window.gossamer) {
	const gossamer = createGossamer(plugins);
	window.gossamer = gossamer;
	if (readPage().edit) gossamer.prepare();
	else gossamer.start();
}
