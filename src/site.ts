// The site entry: the core with the table of all plugins, starting by itself.
import { plugins } from "../plugins";
import { createGossamer } from "./core/gossamer";
import { readPage } from "./core/page";

const enter = () => {
	// A second copy of the script on the page leaves everything to the first; an element with that id is none.
	if (window.gossamer?.ready) return;
	const gossamer = createGossamer(plugins);
	window.gossamer = gossamer;
	if (readPage().edit) gossamer.prepare();
	else gossamer.start();
};

// An async script may run before the page's configuration is printed.
if (document.readyState === "loading") document.addEventListener("readystatechange", enter, { once: true });
else enter();
