// Posts and portfolio: what filters leave, masonry, pictures in their boxes.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import row from "../plugin";

const item = (name: string, ...terms: number[]) =>
	`<article class="elementor-portfolio-item elementor-post ${terms.map((term) => `elementor-filter-${term}`).join(" ")}"><a href="#${name}"><div class="elementor-post__thumbnail"><img width="300" height="200"></div></a></article>`;
const title = (term: string | number, name: string) =>
	`<li class="elementor-portfolio__filter" tabindex="0" data-filter="${term}">${name}</li>`;
const portfolio = (settings: object = {}) =>
	`<div class="elementor-element elementor-widget elementor-widget-portfolio" data-id="0007f01" data-widget_type="portfolio.default" data-settings='${JSON.stringify({ columns: "3", ...settings })}'><ul class="elementor-portfolio__filters">${title("__all", "All")}${title(5, "Bowls")}${title(6, "Tiles")}</ul><div class="elementor-portfolio elementor-grid elementor-posts-container">${item("a", 5)}${item("b", 6)}${item("c", 5, 6)}${item("d", 5)}${item("e", 5)}</div></div>`;

let mounted: TestMount | undefined;
let sizesChanged: () => void;
/** Whose sizes are followed. */
let followed: Element[];
/** Which the style sheet puts after a widget. */
let ratio: string;
const realStyle = getComputedStyle;
const mount = async (content: string) => {
	mounted = await mountPlugin(plugin, selectorOf(row), content);
	const { host } = mounted;
	const items = [...host.querySelectorAll<HTMLElement>("article")];
	const titles = [...host.querySelectorAll<HTMLElement>("li")];
	const shown = () =>
		items.map((item) => (item.style.display === "none" ? "-" : item.querySelector("a")!.hash[1])).join("");
	const ghosts = () => host.querySelectorAll(".elementor-portfolio-ghost-item[aria-hidden=true]").length;
	const pressed = () => titles.map(({ ariaPressed }) => (ariaPressed === "true" ? 1 : 0)).join("");
	if (titles[0]) await expect.poll(() => titles[0]!.role).toBe("button");
	return { ...mounted, items, titles, shown, ghosts, pressed };
};
/** Until the frame has been drawn that answers a press, and what waits for it is done. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));
const key = (node: Element, key: string) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
	node.dispatchEvent(event);
	return event.defaultPrevented;
};

beforeEach(() => {
	ratio = "none";
	followed = [];
	vi.stubGlobal("getComputedStyle", (node: Element, pseudo?: string) =>
		pseudo ? ({ content: ratio } as CSSStyleDeclaration) : realStyle(node),
	);
	vi.stubGlobal(
		"ResizeObserver",
		class {
			constructor(callback: () => void) {
				sizesChanged = callback;
			}
			observe(node: Element) {
				followed.push(node);
			}
			disconnect() {}
		},
	);
	history.replaceState(null, "");
});
afterEach(() => {
	mounted?.unmount();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe("the filters of a portfolio", () => {
	it("leave what fits, with the last row filled, by Enter and Space (more-widgets #37)", async () => {
		const { titles, shown, ghosts, pressed, items } = await mount(portfolio());
		expect([shown(), ghosts(), pressed()]).toEqual(["abcde", 1, "100"]);
		expect(key(titles[1]!, "Enter")).toBe(true);
		await drawn();
		expect([shown(), ghosts(), pressed()]).toEqual(["a-cde", 2, "010"]);
		expect(items.map(({ classList }) => +classList.contains("elementor-active")).join("")).toBe("10111");
		expect(key(titles[2]!, " ")).toBe(true);
		await drawn();
		expect([shown(), ghosts(), pressed()]).toEqual(["-bc--", 1, "001"]);
		expect([titles[2]!.className, key(titles[1]!, "a")]).toEqual([
			"elementor-portfolio__filter elementor-active",
			false,
		]);
		titles[0]!.click();
		await drawn();
		expect([shown(), ghosts()]).toEqual(["abcde", 1]);
		expect(titles[0]!.parentElement!.role).toBe("group");
	});

	it("answer a press by their mark, and move the items after that frame, to the last that was pressed", async () => {
		const { titles, shown, pressed } = await mount(portfolio());
		titles[1]!.click();
		expect([pressed(), shown()]).toEqual(["010", "abcde"]);
		titles[2]!.click();
		expect([pressed(), shown()]).toEqual(["001", "abcde"]);
		await drawn();
		expect(shown()).toBe("-bc--");
	});

	it("are gone back through, and are there after a reload", async () => {
		const { titles, shown } = await mount(portfolio());
		titles[1]!.click();
		titles[2]!.click();
		await drawn();
		expect(shown()).toBe("-bc--");
		history.back();
		await expect.poll(shown).toBe("a-cde");
		mounted!.unmount();
		const again = await mount(portfolio());
		expect([again.shown(), again.pressed()]).toEqual(["a-cde", "010"]);
	});

	it("stay where a link to a place of the page is followed, there and back, and after a reload there", async () => {
		const { titles, shown, pressed } = await mount(portfolio());
		titles[1]!.click();
		await drawn();
		// A browser reports the entry of such a link, which has no state.
		history.pushState(null, "", "#end");
		dispatchEvent(new PopStateEvent("popstate", { state: null }));
		await drawn();
		expect([shown(), pressed()]).toEqual(["a-cde", "010"]);
		mounted!.unmount();
		const { titles: again, ...after } = await mount(portfolio());
		expect([after.shown(), after.pressed()]).toEqual(["a-cde", "010"]);
		again[2]!.click();
		await drawn();
		expect(after.shown()).toBe("-bc--");
		history.back();
		await expect.poll(after.shown).toBe("a-cde");
		history.go(-2);
		await expect.poll(after.shown).toBe("abcde");
		history.replaceState(null, "", location.pathname);
	});

	it("leave an entry of another script as it is", async () => {
		history.replaceState("mine", "");
		const { titles, shown } = await mount(portfolio());
		titles[1]!.click();
		await drawn();
		history.back();
		await expect.poll(() => history.state).toBe("mine");
		expect(shown()).toBe("a-cde");
	});

	it("fade what goes and move what stays, then leave nothing inline but what is hidden", async () => {
		const animations: { keyframes: Keyframe[]; animation: { onfinish?: () => void; cancel(): void } }[] = [];
		Element.prototype.animate = (keyframes) => {
			const animation: { onfinish?: () => void; cancel(): void } = {
				cancel: () => {
					animation.onfinish = undefined;
				},
			};
			animations.push({ keyframes: keyframes as Keyframe[], animation });
			return animation as unknown as Animation;
		};
		vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
			const shown = [...this.parentElement!.children].filter((node) => (node as HTMLElement).style.display !== "none");
			return shown.indexOf(this) * 100;
		});
		const { titles, items, shown } = await mount(portfolio());
		titles[2]!.click();
		await drawn();
		expect(items[0]!.style.position).toBe("absolute");
		expect(animations.map(({ keyframes }) => Object.keys(keyframes.at(-1)!).join())).toContain("opacity,transform");
		titles[1]!.click();
		await drawn();
		// What goes is still there.
		expect(shown()).toBe("abcde");
		for (const { animation } of animations.splice(0)) animation.onfinish?.();
		expect(shown()).toBe("a-cde");
		expect(items.map(({ style }) => style.cssText)).toEqual(["", "display: none;", "", "", ""]);
		setFeature("prefers-reduced-motion", "reduce");
		titles[0]!.click();
		await drawn();
		expect(animations).toEqual([]);
		delete (Element.prototype as { animate?: unknown }).animate;
	});

	it("lay masonry out again, without ghosts", async () => {
		vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
			return { height: this.querySelector("a[href='#b']") ? 50 : 100 } as DOMRect;
		});
		const { titles, items, ghosts, host } = await mount(
			portfolio({ masonry: "yes", columns: "2", item_gap: { size: 10, unit: "px" } }),
		);
		expect(host.querySelector(".elementor-posts-masonry")).not.toBeNull();
		await expect.poll(() => items.map(({ style }) => style.marginTop)).toEqual(["", "", "", "-50px", ""]);
		titles[1]!.click();
		await drawn();
		expect([items.map(({ style }) => style.marginTop).join(""), ghosts()]).toEqual(["", 0]);
		titles[0]!.click();
		await drawn();
		expect(items[3]!.style.marginTop).toBe("-50px");
	});
});

describe("posts", () => {
	const posts = (settings: object) =>
		`<div class="elementor-element elementor-widget" data-id="0007f02" data-widget_type="posts.cards" data-settings='${JSON.stringify(settings)}'><div class="elementor-posts-container elementor-grid">${item("a")}${item("b")}${item("c")}</div></div>`;

	it("are in masonry by the settings of their skin, and again when some were added", async () => {
		let height = 100;
		vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
			return { height: this.querySelector("a[href='#a']") ? height : 200 } as DOMRect;
		});
		const { items, host } = await mount(
			posts({ cards_masonry: "yes", cards_columns: "2", cards_row_gap: { size: 20, unit: "px" } }),
		);
		await expect.poll(() => items.map(({ style }) => style.marginTop)).toEqual(["", "", "-100px"]);
		expect(new Set(followed)).toEqual(new Set([host.querySelector(".elementor-posts-container"), ...items]));
		height = 150;
		sizesChanged();
		await expect.poll(() => items[2]!.style.marginTop).toBe("-50px");
		host.querySelector(".elementor-posts-container")!.insertAdjacentHTML("beforeend", item("d") + item("e"));
		window.dispatchEvent(new CustomEvent("elementor-pro/loop-builder/after-insert-posts"));
		await expect.poll(() => host.querySelectorAll<HTMLElement>("article")[4]!.style.marginTop).toBe("-50px");
		expect(followed).toContain(host.querySelectorAll("article")[4]);
	});

	it("touch in masonry whose settings say no gap, whatever the style sheet puts between rows", async () => {
		vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ height: 100 } as DOMRect);
		const settings = { cards_masonry: "yes", cards_columns: "2", cards_row_gap: { size: "", unit: "px" } };
		const { items } = await mount(posts(settings).replace("elementor-grid", `$& " style="row-gap: 30px`));
		await expect.poll(() => items.map(({ style }) => style.marginTop)).toEqual(["", "", "-30px"]);
	});

	it("of a loop are in masonry", async () => {
		vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
			return { height: this.id === "a" ? 100 : 200 } as DOMRect;
		});
		const items = ["a", "b", "c"].map((id) => `<div class="elementor e-loop-item" id="${id}"></div>`).join("");
		const { host, unmount } = await mount(
			`<div data-widget_type="loop-grid.post" data-settings='{"_skin":"post","columns":2,"masonry":"yes"}'><div class="elementor-loop-container elementor-grid"><style></style>${items}</div></div>`,
		);
		const last = host.querySelector<HTMLElement>("#c")!;
		await expect.poll(() => last.style.marginTop).toBe("-100px");
		expect(last.parentElement!.className).toBe("elementor-loop-container elementor-grid elementor-posts-masonry");
		unmount();
		expect([last.style.marginTop, last.parentElement!.className]).toEqual([
			"",
			"elementor-loop-container elementor-grid",
		]);
	});

	it("are in masonry on a page that comes later as well (loop-filter-carousel 2.2)", async () => {
		vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
			return { height: this.querySelector("a[href='#a']") ? 100 : 200 } as DOMRect;
		});
		const { items, host, errors, unmount } = await mount(posts({ cards_masonry: "yes", cards_columns: "2" }));
		await expect.poll(() => items[2]!.style.marginTop).toBe("-100px");
		const [before] = host.children;
		host.replaceChildren();
		await expect.poll(() => items[2]!.style.marginTop).toBe("");
		host.innerHTML = `<div class="elementor-posts-container elementor-grid">${item("d")}${item("a")}${item("e")}${item("f")}</div>`;
		const [after] = host.children;
		const margins = () => [...after!.children].map((child) => (child as HTMLElement).style.marginTop);
		await expect.poll(margins).toEqual(["", "", "", "-100px"]);
		// What is not its list changes nothing.
		host.append(document.createElement("i"));
		unmount();
		expect([before!.className, after!.className, margins().join("")]).toEqual(
			Array(2).fill("elementor-posts-container elementor-grid").concat(""),
		);
		expect(errors).toEqual([]);
	});

	it("have pictures as high as their boxes", async () => {
		ratio = '"0.66"';
		vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(100);
		const height = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(80);
		const { host } = await mount(posts({ cards_columns: "3" }));
		const container = host.querySelector(".elementor-posts-container")!;
		await vi.waitFor(() => expect(container.className).toContain("elementor-has-item-ratio"));
		const fitted = () => host.querySelectorAll(".elementor-post__thumbnail.elementor-fit-height").length;
		await expect.poll(fitted).toBe(3);
		height.mockReturnValue(50);
		sizesChanged();
		await expect.poll(fitted).toBe(0);
	});

	it("keep pictures as high as their boxes while a filter hides them", async () => {
		ratio = '"0.66"';
		const width = vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(100);
		const height = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(80);
		const { host } = await mount(posts({ cards_columns: "3" }));
		const fitted = () => host.querySelectorAll(".elementor-fit-height").length;
		await expect.poll(fitted).toBe(3);
		width.mockReturnValue(0);
		height.mockReturnValue(0);
		host.querySelector("img")!.dispatchEvent(new Event("load"));
		await drawn();
		expect(fitted()).toBe(3);
	});

	it.each([posts({}), posts({ cards_masonry: "yes" }), portfolio(), portfolio({ masonry: "yes" })])(
		"leave nothing behind: %s",
		async (content) => {
			const { host, titles, errors } = await mount(content);
			titles[1]?.click();
			mounted!.unmount();
			const before = document.createElement("div");
			before.innerHTML = content;
			expect(host.outerHTML).toBe(before.firstElementChild!.outerHTML);
			expect(errors).toEqual([]);
		},
	);
});

it.each([
	["a sentence", '<div class="elementor-posts-nothing-found">No cups yet</div>'],
	["nothing", " "],
])("is not asked for posts where the server prints %s instead", async (_, content) => {
	const { errors } = await mount(`<div data-widget_type="archive-posts.archive_classic">${content}</div>`);
	expect(errors).toEqual([]);
});
