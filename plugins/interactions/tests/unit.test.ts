// Interactions on a page: which elements play, when, and what is left of it.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $preferences } from "../../../src/stores/preferences";
import { type ItemOptions, interaction, interactionList } from "../../../tests/helpers/atomic";
import { hideMembers } from "../../../tests/helpers/form-members";
import { resizeTo, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "../index";
import descriptor from "../plugin";

interface Played {
	element: Element;
	frames: Keyframe[] | PropertyIndexedKeyframes;
	options: KeyframeAnimationOptions;
	state: "running" | "paused" | "idle";
	onfinish?(): void;
}
let played: Played[];
let seen: (element: Element, isIn: boolean, ratio?: number) => void;
let mounted: TestMount;

/** What plays, without what only hides. */
const plays = () => played.filter(({ options }) => options.duration !== 1);
const hiding = () => played.filter(({ options, state }) => options.duration === 1 && state !== "idle");
const element = (id = "e1") => document.querySelector<HTMLElement>(`[data-interaction-id="${id}"]`)!;
const mount = async (items: Record<string, unknown[]>, markup = '<div data-interaction-id="e1">One</div>') => {
	mounted = await mountPlugin(plugin, selectorOf(descriptor), markup + interactionList(items));
	return mounted;
};
const one = (options: ItemOptions) => mount({ e1: [interaction(options)] });

beforeEach(() => {
	played = [];
	Element.prototype.animate = function (frames, options) {
		const animation = {
			element: this,
			frames,
			options,
			state: "running",
			pause: () => (animation.state = "paused"),
			play: () => (animation.state = "running"),
			cancel: () => (animation.state = "idle"),
		} as unknown as Played;
		played.push(animation);
		return animation as never;
	};
	const observers = new Set<[(entries: object[]) => void, Set<Element>]>();
	seen = (target, isIntersecting, intersectionRatio = +isIntersecting) => {
		for (const [call, targets] of observers)
			if (targets.has(target)) call([{ target, isIntersecting, intersectionRatio }]);
	};
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			entry = [() => {}, new Set()] as never as [(entries: object[]) => void, Set<Element>];
			constructor(call: (entries: object[]) => void) {
				this.entry = [call, new Set()];
				observers.add(this.entry);
			}
			observe = (target: Element) => this.entry[1].add(target);
			unobserve = (target: Element) => this.entry[1].delete(target);
			disconnect = () => observers.delete(this.entry);
		},
	);
});
afterEach(() => {
	mounted.unmount();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(Element.prototype, "animate");
	setFeature("prefers-reduced-motion");
	cleanStores($preferences);
	window.ElementorInteractionsConfig = undefined;
});

describe("at the load of the page", () => {
	it("an element fades in from its first frame on, and nothing is left (atomic #2, #56, #71)", async () => {
		const { host, errors } = await one({ trigger: "load", delay: { size: 100, unit: "ms" } });
		expect(host.id).toBe("elementor-interactions-data");
		expect(plays()).toMatchObject([
			{ frames: [{ opacity: 0 }, {}], options: { duration: 600, delay: 100, fill: "both", iterations: 1 } },
		]);
		expect(hiding()).toEqual([]);
		plays()[0]!.onfinish!();
		expect(plays()[0]!.state).toBe("idle");
		expect(element().getAttribute("style")).toBeNull();
		expect(errors).toEqual([]);
	});

	it("all elements of one id play (atomic #61)", async () => {
		const markup = '<div data-interaction-id="e1"></div>'.repeat(2);
		await mount({ e1: [interaction({ trigger: "load" })] }, markup);
		expect(plays().map(({ element }) => element)).toEqual([...document.querySelectorAll("[data-interaction-id]")]);
	});

	it("a form of version 4 plays, whatever its fields are called (atomic #2)", async () => {
		const open = async (attributes: string, list = "") => {
			const fields = ["id", "dataset", "getBoundingClientRect", "tabIndex", "removeAttribute"];
			const inputs = fields.map((name) => `<input name="${name}">`).join("");
			document.body.innerHTML = `<form data-interaction-id="e1" ${attributes}>${inputs}</form>${list}`;
			hideMembers(document.querySelector("form")!);
			mounted = await mountPlugin(plugin, selectorOf(descriptor));
		};
		const tabStop = () => document.querySelector("form[tabindex='0']");
		await open("", interactionList({ e1: [interaction({ trigger: "click" })] }));
		await vi.waitFor(() => expect(tabStop()).not.toBeNull());
		expect(mounted.errors).toEqual([]);
		mounted.unmount();
		expect(tabStop()).toBeNull();
		await open(`data-interactions='["load-fade-in--600-0"]'`);
		await vi.waitFor(() => expect(plays()).toHaveLength(1));
	});

	it("an excluded device shows the element as it is (atomic #60)", async () => {
		await one({ trigger: "load", excluded: ["desktop"] });
		expect(played).toEqual([]);
		const { width } = window.screen;
		resizeTo(700);
		expect(played).toEqual([]);
		resizeTo(width || 1280);
	});

	it("what comes later plays as well, and what goes is let go", async () => {
		await mount({ e1: [interaction({ trigger: "load" })] }, "");
		document.body.insertAdjacentHTML("beforeend", '<p><span data-interaction-id="e1"></span></p>');
		await vi.waitFor(() => expect(plays()).toHaveLength(1));
		document.querySelector("p")!.remove();
		await vi.waitFor(() => expect(plays()[0]!.state).toBe("idle"));
	});

	it("texts of older versions play where the page has no list (atomic #70)", async () => {
		const markup = `<div data-interaction-id="e1" data-interactions='["load-fade-in--600-0"]'></div><div data-interaction-id="e2" data-interactions="null"></div>`;
		mounted = await mountPlugin(plugin, selectorOf(descriptor), markup);
		expect(mounted.hosts).toHaveLength(1);
		await vi.waitFor(() => expect(plays()).toHaveLength(1));
	});

	it("a list that does not parse leaves everything visible (atomic #70)", async () => {
		const broken =
			'<div data-interaction-id="e1"></div><script type="application/json" id="elementor-interactions-data">{</script>';
		const { errors } = await mountPlugin(plugin, selectorOf(descriptor), broken);
		expect(played).toEqual([]);
		expect(errors.map(({ code }) => code)).toEqual(["settings"]);
	});
});

describe("when it is scrolled", () => {
	it("an element enters at its first pixel, once (atomic #57)", async () => {
		await one({ trigger: "scrollIn", effect: "slide", direction: "left" });
		expect(hiding()).toHaveLength(1);
		seen(element(), true);
		expect(hiding()).toEqual([]);
		expect(plays()[0]!.frames).toEqual([{ transform: "translate(-100px,0px)" }, { transform: "none" }]);
		seen(element(), false);
		seen(element(), true);
		expect(plays()).toHaveLength(1);
	});

	it("one that replays enters again (atomic #57)", async () => {
		await one({ trigger: "scrollIn", config: { replay: true } });
		await vi.waitFor(() => expect(seen(element(), true)).toBeUndefined());
		await vi.waitFor(() => {
			seen(element(), true);
			expect(plays()).toHaveLength(1);
		});
		seen(element(), false);
		expect(hiding()).toEqual([]);
		plays()[0]!.onfinish!();
		expect(hiding()).toHaveLength(1);
		seen(element(), true);
		expect(plays()).toHaveLength(2);
	});

	it("one that leaves plays once (atomic #68)", async () => {
		await one({ trigger: "scrollOut", type: "out" });
		await vi.waitFor(() => {
			seen(element(), true, 0.9);
			seen(element(), true, 0.5);
			expect(plays()).toHaveLength(1);
		});
		seen(element(), true, 0.9);
		seen(element(), true, 0.5);
		expect(plays()).toHaveLength(1);
	});

	it("a loop rests out of view (atomic #63)", async () => {
		await one({ trigger: "load", config: { repeat: "loop" } });
		await vi.waitFor(() => expect(plays()).toHaveLength(1));
		seen(element(), false);
		expect(plays()[0]!.state).toBe("paused");
		seen(element(), true);
		expect(plays()[0]!.state).toBe("running");
		const hide = (isHidden: boolean) => {
			vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
			document.dispatchEvent(new Event("visibilitychange"));
		};
		hide(true);
		expect(plays()[0]!.state).toBe("paused");
		hide(false);
		expect(plays()[0]!.state).toBe("running");
		vi.restoreAllMocks();
	});
});

describe("by the visitor", () => {
	const point = (type: string, pointerType: string, init: MouseEventInit = {}) =>
		element().dispatchEvent(
			Object.defineProperties(new MouseEvent(type, init), {
				pointerType: { value: pointerType },
				isPrimary: { value: true },
			}),
		);

	it("a mouse plays it at each entering, a finger never (atomic #65)", async () => {
		await one({ trigger: "hover", effect: "scale" });
		await vi.waitFor(() => {
			point("pointerenter", "mouse", { clientX: 0, clientY: 0 });
			expect(plays()).toHaveLength(1);
		});
		point("pointerleave", "mouse", { clientX: 500, clientY: 500 });
		point("pointerenter", "touch");
		expect(plays()).toHaveLength(1);
		point("pointerenter", "mouse");
		expect(plays()).toHaveLength(2);
	});

	it("a press and Enter play it; a plain element can be reached, a link goes where it leads (atomic #66)", async () => {
		await mount(
			{ e1: [interaction({ trigger: "click" })], e2: [interaction({ trigger: "click" })] },
			'<div data-interaction-id="e1"></div><a href="#x" data-interaction-id="e2"></a>',
		);
		await vi.waitFor(() => expect(element().tabIndex).toBe(0));
		expect(element("e2").hasAttribute("tabindex")).toBe(false);
		point("pointerdown", "touch", { button: 0 });
		element().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
		expect(plays()).toHaveLength(2);
		expect(element("e2").dispatchEvent(new MouseEvent("click", { cancelable: true }))).toBe(true);
	});

	it("less motion means none, and everything visible (atomic #69)", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		await mount({
			e1: ["load", "scrollIn", "scrollOut", "scrollOn", "hover", "click"].map((trigger) => interaction({ trigger })),
		});
		expect(played).toEqual([]);
	});

	it("nothing is left at teardown", async () => {
		await one({ trigger: "scrollIn" });
		mounted.unmount();
		expect(hiding()).toEqual([]);
	});
});
