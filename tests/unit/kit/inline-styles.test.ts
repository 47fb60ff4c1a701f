// Inline styles on pages whose other scripts have extended the language's own prototypes.
import { afterEach, expect, it } from "vitest";
import { setStyles } from "../../../src/kit/inline-styles";

const prototype = Object.prototype as { hostile?: unknown };
afterEach(() => {
	delete prototype.hostile;
});

it("are set and restored where a script of the site has given all objects a member", () => {
	prototype.hostile = () => {};
	const node = document.createElement("p");
	node.style.cssText = "top: 1px !important";
	const before = setStyles(node, { top: "2px", left: "3px!important" });
	expect(node.style.cssText).toBe("top: 2px; left: 3px !important;");
	setStyles(node, before);
	expect(node.style.cssText).toBe("top: 1px !important;");
});
