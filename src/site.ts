// The site entry: the core with the table of plugins, starting automatically.
import { freeDocument } from "./core/free-document";
import { createCore } from "./core/gossamer";
import { intentEvents } from "./core/intent";
import { createFiles } from "./core/load";
import { nextTask } from "./core/slices";

const enter = () => {
	// A second copy of the script on the page leaves everything to the first; an element with that id is not one.
	if (window.gossamer?.ready) return;
	freeDocument();
	const { gossamer, begin } = createCore(__ROWS__, createFiles(import.meta.url, __BUNDLE__), true);
	window.gossamer = gossamer;
	// In a separate task: the browser sends `DOMContentLoaded` in the module's task, in which its listeners run too.
	nextTask().then(() => begin());
	// The browser may first send presses from while the module ran.
	for (const type of intentEvents) addEventListener(type, begin, { capture: true, once: true });
};

// An async script may run before the page's configuration is printed.
if (document.readyState === "loading") document.addEventListener("readystatechange", enter, { once: true });
else enter();
