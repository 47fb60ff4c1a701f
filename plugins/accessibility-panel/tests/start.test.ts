// The accessibility panel on a page that arrives started: it stands first and closed, and no more is written than its name.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TestMount } from "../../../tests/helpers/mount-plugin";
import { arrive, writesOf } from "../../../tests/helpers/started";
import { start } from "../start";
import { panel } from "./markup";
import { openUntouched } from "./setup";

const page = '<main id="main"><p>Oak</p></main>';
const credits = '<div class="wah-free-credits"><a href="https://example.com/">Made by Acme</a></div>';
let mounted: TestMount | undefined;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	mounted?.unmount();
	vi.useRealTimers();
});

const mount = async (markup: string) => {
	document.body.innerHTML = markup;
	const writes = await writesOf(async () => {
		mounted = await openUntouched(undefined as never);
	});
	return writes.map(({ type, attributeName, target }) => `${type} ${attributeName} ${(target as Element).id}`);
};
/** Without what marks the old place. */
const elements = () => {
	const copy = document.body.cloneNode(true) as HTMLElement;
	copy.innerHTML = copy.innerHTML.replaceAll("<!---->", "").replace(/>\s+</g, "><").trim();
	return copy;
};

it.each([
	["with links that skip to content", page + panel({ more: credits })],
	["alone", page + panel().replace(/<nav[\s\S]*/, "")],
	["printed first", panel().replace(/<nav[\s\S]*/, "") + page],
])("%s: the same page with the state and without it (accessibility-panel #1)", async (_, markup) => {
	await mount(markup);
	const plain = elements();
	mounted!.unmount();
	const arrived = arrive(markup, start);
	expect(arrived.replace(/<[^>]*>/g, "")).not.toBe("");
	expect(await mount(arrived)).toEqual(["attributes aria-label wp_access_helper_container"]);
	expect(elements().isEqualNode(plain), elements().innerHTML).toBe(true);
	expect(document.body.children[document.querySelector("nav") ? 1 : 0]!.id).toBe("wp_access_helper_container");
});

it.each([
	["one that is not the body's own", `<div>${panel()}</div>`],
	["one with settings", panel({ attributes: "data-settings='{}'" })],
	["two of them", panel() + panel()],
	["one that a script stands in", panel({ more: "<script>1</script>" })],
])("%s stays where it is", (_, markup) => {
	const arrived = arrive(page + markup, start);
	expect(arrived.startsWith(page)).toBe(true);
});
