// The file `marks.js`, a classic script for sites to print in the head: the browser's classes are on `body` before
// anything in it is styled. A class added later makes the browser restyle all elements that rules with `[class*=…]`
// may match, which can be the whole page.
import { agentClasses } from "../base/agent-classes";

new MutationObserver((_, observer) => {
	if (!document.body) return;
	observer.disconnect();
	document.body.classList.add(...agentClasses());
}).observe(document.documentElement, { childList: true });
