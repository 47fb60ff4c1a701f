// Places of the page that something hides: links and addresses that lead there open it.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readPage } from "../../../src/base/read-page";
import { createScope, type OwnedScope } from "../../../src/kit/scope";
import { awaitPlace } from "../../../src/parts/await-place";
import { hideMembers } from "../../helpers/form-members";

let scope: OwnedScope;
let log: string[];

const byId = (id: string) => document.getElementById(id)!;
/** What is pressed opens what it controls. */
const open = ({ currentTarget }: Event) => {
	const control = currentTarget as HTMLElement;
	log.push(control.id);
	control.setAttribute("aria-expanded", "true");
};
const goTo = async (hash: string) => {
	location.hash = hash;
	dispatchEvent(new Event("hashchange"));
	await vi.waitFor(() => expect(log.length).toBeGreaterThan(0));
};

beforeEach(() => {
	log = [];
	document.body.innerHTML = `<a id="link" href="#inner">Go</a><div id="host">
<b id="outer-title" aria-controls="outer" aria-expanded="false"></b>
<div id="outer"><b id="other-title" aria-controls="other" aria-expanded="true"></b><div id="other"><p id="beside">Beside</p></div>
<details id="item"><summary id="summary">More</summary><b id="inner-title" role="tab" aria-controls="a inner b" aria-selected="false"></b>
<div id="inner"><p id="text">Text</p></div></details></div></div><p id="outside">Outside</p>`;
	for (const control of document.querySelectorAll("[aria-controls],summary")) control.addEventListener("click", open);
	Element.prototype.scrollIntoView = function () {
		log.push(`scroll to ${this.id}`);
	};
	Element.prototype.checkVisibility = () => log.includes("inner-title");
	document.elementFromPoint = () => null;
	scope = createScope(readPage(), byId("host"), "test");
});
afterEach(() => {
	scope.dispose();
	vi.restoreAllMocks();
	history.replaceState(null, "", location.pathname);
});

it("a place is shown by all that hides it, the outermost first, and is scrolled to", async () => {
	awaitPlace(byId("host"), scope);
	await goTo("text");
	await vi.waitFor(() => expect(log).toEqual(["outer-title", "summary", "inner-title", "scroll to text"]));
});

it("a form is shown, whatever its fields are called", async () => {
	const fields = ["scrollIntoView", "checkVisibility", "getBoundingClientRect"];
	byId("text").outerHTML = `<form id="text">${fields.map((name) => `<input name="${name}">`).join("")}</form>`;
	hideMembers(document.querySelector("form")!);
	awaitPlace(byId("host"), scope);
	await goTo("text");
	await vi.waitFor(() => expect(log).toEqual(["outer-title", "summary", "inner-title", "scroll to text"]));
});

it("a panel with an id of its owner alongside the builder's is opened by its title", async () => {
	byId("inner").id = "inner own";
	awaitPlace(byId("host"), scope);
	await goTo("text");
	await vi.waitFor(() => expect(log).toContain("inner-title"));
});

it("a panel that only the browser's search can open counts as closed", async () => {
	Element.prototype.checkVisibility = () => true;
	byId("outer").setAttribute("hidden", "until-found");
	awaitPlace(byId("host"), scope);
	await goTo("text");
	await vi.waitFor(() => expect(log).toContain("outer-title"));
	expect(log).not.toContain("inner-title");
});

it("is shown for the address with which the page opens, and again for a link that leads to the same address", async () => {
	location.hash = "inner";
	awaitPlace(byId("host"), scope);
	await vi.waitFor(() => expect(log).toContain("inner-title"));
	log = [];
	byId("inner-title").setAttribute("aria-selected", "false");
	byId("inner-title").removeAttribute("aria-expanded");
	// The browser of the tests goes there later.
	byId("link").addEventListener("click", (event) => event.preventDefault());
	byId("link").click();
	expect(log).toContain("inner-title");
});

it("the id of a title or an item opens it", async () => {
	awaitPlace(byId("host"), scope);
	await goTo("inner-title");
	expect(log).toEqual(["outer-title", "summary", "inner-title", "scroll to inner-title"]);
});

it("a slide is gone to", async () => {
	const slides = ["one", "two"].map(
		(id) => `<div class="swiper-slide" id="${id}" ${id === "two" ? "inert" : ""}></div>`,
	);
	byId("inner").innerHTML = `<div class="swiper">${slides.join("")}</div>`;
	const swiper = { slides: [byId("one"), byId("two")], slideTo: (index: number) => log.push(`slide ${index}`) };
	Object.assign(byId("inner").firstElementChild!, { swiper });
	awaitPlace(byId("host"), scope);
	await goTo("two");
	expect(log).toContain("slide 1");
});

it("what lies elsewhere, and what is open, is left to the browser", async () => {
	awaitPlace(byId("host"), scope);
	byId("outer-title").setAttribute("aria-expanded", "true");
	for (const hash of ["outside", "nowhere", "beside", ""]) {
		location.hash = hash;
		dispatchEvent(new Event("hashchange"));
		await new Promise((resolve) => setTimeout(resolve));
		expect([hash, log]).toEqual([hash, []]);
	}
});

it("is no longer followed once the visitor scrolls", async () => {
	awaitPlace(byId("host"), scope);
	let top = 0;
	vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
		() => ({ left: 0, top: top++, width: 0 }) as DOMRect,
	);
	await goTo("text");
	await vi.waitFor(() => expect(log.filter((line) => line.startsWith("scroll")).length).toBeGreaterThan(2));
	dispatchEvent(new Event("wheel"));
	await new Promise(requestAnimationFrame);
	const count = log.length;
	await new Promise(requestAnimationFrame);
	await new Promise(requestAnimationFrame);
	expect(log.length).toBe(count);
});
