// Find-in-page: closed panels are found while it lasts, and open.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readPage } from "../../../src/base/read-page";
import { createScope, type OwnedScope } from "../../../src/kit/scope";
import { awaitFind } from "../../../src/parts/await-place";

let scope: OwnedScope;

const byId = (id: string) => document.getElementById(id)!;
const hidden = () => ["open", "closed", "inner", "other"].map((id) => byId(id).getAttribute("hidden"));
const panel = (id: string, isOpen: boolean, content: string) =>
	`<b aria-controls="${id}" aria-expanded="${isOpen}"></b><div id="${id}" role="region"${isOpen ? "" : ' hidden="hidden"'}>${content}</div>`;
/** What is pressed opens what it controls. */
const press = ({ currentTarget }: Event) => {
	const control = currentTarget as HTMLElement;
	control.ariaExpanded = "true";
	byId(control.getAttribute("aria-controls")!).removeAttribute("hidden");
};
const leave = async () => {
	dispatchEvent(new Event("blur"));
	await vi.waitFor(() => expect(byId("closed").getAttribute("hidden")).toBe("until-found"));
};

beforeEach(() => {
	document.body.innerHTML = `<div id="host">${panel("open", true, "")}${panel("closed", false, panel("inner", false, "<p></p>"))}
<b aria-controls="menu" aria-expanded="false"></b><nav id="menu" hidden></nav></div>${panel("other", false, "")}`;
	for (const control of document.querySelectorAll("[aria-controls]")) control.addEventListener("click", press);
	HTMLElement.prototype.checkVisibility = function () {
		return !this.closest("[hidden]:not([hidden=until-found])") && !this.parentElement!.closest("[hidden]");
	};
	Object.assign(window, { onbeforematch: null });
	document.hasFocus = () => false;
	document.adoptedStyleSheets ??= [];
	CSSStyleSheet.prototype.replaceSync ??= () => {};
	HTMLElement.prototype.getAnimations = () => [];
	scope = createScope(readPage(), byId("host"), "test");
	awaitFind(byId("host"), scope);
});
afterEach(() => {
	scope.dispose();
	expect(document.querySelector("[data-to-find]")).toBeNull();
});

it("closed panels can be found while the visitor is away, and are as before after that", async () => {
	await leave();
	expect([hidden(), byId("menu").hidden]).toEqual([[null, "until-found", "until-found", "hidden"], true]);
	dispatchEvent(new Event("focus"));
	expect(hidden()).toEqual([null, "hidden", "hidden", "hidden"]);
});

it("a panel in which something is found is opened with all around it, and the rest can still be found", async () => {
	await leave();
	byId("inner").dispatchEvent(new Event("beforematch", { bubbles: true }));
	expect([byId("closed").hidden, byId("inner").hidden]).toEqual([false, false]);
	dispatchEvent(new Event("focus"));
	expect(hidden()).toEqual([null, null, null, "hidden"]);
});

it.each([
	["a press in the host", () => byId("host").click()],
	["paper", () => dispatchEvent(new Event("beforeprint"))],
])("%s finds the panels as they were", async (_, come) => {
	await leave();
	come();
	expect(hidden()).toEqual([null, "hidden", "hidden", "hidden"]);
});

it("a visitor who is back before the file has come finds the panels as they were", async () => {
	document.hasFocus = () => true;
	dispatchEvent(new Event("blur"));
	await scope.part(
		() => import("../../../src/parts/find-place"),
		() => {},
	);
	expect(hidden()).toEqual([null, "hidden", "hidden", "hidden"]);
});

it("a panel that a plugin closed in the meantime stays closed", async () => {
	await leave();
	byId("closed").setAttribute("hidden", "");
	dispatchEvent(new Event("focus"));
	expect(hidden()).toEqual([null, "", "hidden", "hidden"]);
});

it("teardown leaves no mark", async () => {
	await leave();
	scope.dispose();
	expect(hidden()).toEqual([null, "hidden", "hidden", "hidden"]);
});

it("a browser without such a search is left alone", async () => {
	delete (window as { onbeforematch?: unknown }).onbeforematch;
	dispatchEvent(new Event("blur"));
	await scope.part(
		() => import("../../../src/parts/find-place"),
		() => {},
	);
	expect(hidden()).toEqual([null, "hidden", "hidden", "hidden"]);
});
