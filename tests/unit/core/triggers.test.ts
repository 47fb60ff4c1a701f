// Triggers: what hosts wait for, and what becomes of a first press.
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MountablePlugin, PluginDescriptor, Trigger } from "../../../src/base/descriptor";
import { definePlugin } from "../../../src/kit/plugin";
import { intersect, pauseOf, setFeature } from "../../helpers/jsdom";
import { controller, descriptor, log, recorder, settle, start } from "./hosts-setup";

describe("triggers", () => {
	const load = vi.fn(async () => ({ default: recorder }));
	const waiting = (when: Trigger, more: Partial<PluginDescriptor> = {}) =>
		start(`<i class="host" id="a"><b></b></i>`, descriptor({ when, load, ...more }));
	afterEach(() => load.mockClear());

	it("waits until the host is near, then lets go of the observer", async () => {
		waiting("visible");
		await settle();
		expect(load).not.toHaveBeenCalled();
		const host = document.getElementById("a")!;
		expect(pauseOf(host, "200px 0px")).toBe(100);
		intersect(host, false, "200px 0px");
		expect(load).not.toHaveBeenCalled();
		intersect(host, true, "200px 0px");
		await settle();
		expect(log).toEqual(["+a"]);
	});

	it("waits until the host is near, whatever else is mounted on it before", async () => {
		const seen = definePlugin({ setup: ({ id }) => void log.push(`seen ${id}`) });
		start(
			`<i class="host" id="a"></i>`,
			descriptor(),
			descriptor({ name: "seen", when: "visible" }, seen),
			descriptor({ name: "asked", when: "interaction" }),
		);
		await settle();
		expect(log).toEqual(["+a"]);
		intersect(document.getElementById("a")!, true, "200px 0px");
		await settle();
		expect(log).toEqual(["+a", "seen a"]);
	});

	it("shows what is not near when the page is printed, and its cloak is gone immediately", async () => {
		waiting("visible", { cloak: "hidden" });
		const host = document.getElementById("a")!;
		host.classList.add("hidden");
		window.dispatchEvent(new Event("beforeprint"));
		expect(host.className).toBe("host");
		await settle();
		expect(log).toEqual(["+a"]);
		window.dispatchEvent(new Event("beforeprint"));
		await settle();
		expect(log).toEqual(["+a"]);
	});

	it("leaves what waits for something else alone when the page is printed", async () => {
		waiting("interaction", { cloak: "hidden" });
		document.getElementById("a")!.classList.add("hidden");
		window.dispatchEvent(new Event("beforeprint"));
		await settle();
		expect(log).toEqual([]);
		expect(document.getElementById("a")!.className).toBe("host hidden");
	});

	it("waits for idle time", async () => {
		waiting("idle");
		expect(load).not.toHaveBeenCalled();
		await vi.waitFor(() => expect(log).toEqual(["+a"]));
	});

	it.each(["pointerdown", "focusin", "click", "keydown", "submit"])("takes %s for an interaction", async (type) => {
		waiting("interaction");
		document.querySelector("b")!.dispatchEvent(new Event(type, { bubbles: true }));
		await settle();
		expect(log).toEqual(["+a"]);
	});

	it("cuts the wait for visibility short when the visitor interacts, but not the wait for consent or a query", async () => {
		waiting("media:(pointer:coarse)");
		document.querySelector("b")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
		await settle();
		expect(load).not.toHaveBeenCalled();
		controller.abort();
		waiting("visible");
		document.querySelector("b")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
		await settle();
		expect(load).toHaveBeenCalledTimes(1);
	});

	describe("ahead of a press", () => {
		afterEach(() => {
			for (const [owner, name] of [
				[document, "readyState"],
				[navigator, "connection"],
			] as const)
				Reflect.deleteProperty(owner, name);
		});
		const near = async (isNear: boolean) => {
			await vi.waitFor(() => import("../../../src/kit"));
			await settle();
			intersect(document.getElementById("a")!, isNear, "200px 0px");
		};
		/** The browser has been idle. */
		const idle = () => new Promise((resolve) => setTimeout(resolve));

		it("waits until the host is near, then for idle time", async () => {
			waiting("ahead");
			await near(false);
			await idle();
			expect(load).not.toHaveBeenCalled();
			await near(true);
			expect(load).not.toHaveBeenCalled();
			await vi.waitFor(() => expect(log).toEqual(["+a"]));
		});

		it("waits for the load of the page", async () => {
			Object.defineProperty(document, "readyState", { value: "interactive", configurable: true });
			waiting("ahead");
			await near(true);
			await idle();
			expect(load).not.toHaveBeenCalled();
			window.dispatchEvent(new Event("load"));
			await vi.waitFor(() => expect(log).toEqual(["+a"]));
		});

		it("loads nothing for a visitor who saves data, until a press", async () => {
			Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
			waiting("ahead");
			await near(true);
			await idle();
			expect(load).not.toHaveBeenCalled();
			document.querySelector("b")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
			await settle();
			expect(log).toEqual(["+a"]);
		});

		it("is ended by a press, and waits no longer for what is near", async () => {
			waiting("ahead");
			await near(false);
			document.querySelector("b")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
			await settle();
			expect(log).toEqual(["+a"]);
			await near(true);
			await idle();
			expect(load).toHaveBeenCalledTimes(1);
		});

		it("loads nothing for a host that has gone", async () => {
			waiting("ahead");
			await near(true);
			document.getElementById("a")!.remove();
			await idle();
			await idle();
			expect(load).not.toHaveBeenCalled();
		});
	});

	it("waits for a media query to match", async () => {
		waiting("media:(pointer:coarse)");
		await vi.waitFor(() => import("../../../src/kit"));
		await settle();
		expect(load).not.toHaveBeenCalled();
		setFeature("pointer", "coarse");
		await vi.waitFor(() => expect(log).toEqual(["+a"]));
	});

	it("waits for consent and starts when it is granted", async () => {
		const { grant } = await import("../../../src/stores/consent");
		waiting("consent:maps-in-this-test");
		await vi.waitFor(() => import("../../../src/kit"));
		await settle();
		expect(load).not.toHaveBeenCalled();
		grant("maps-in-this-test");
		await vi.waitFor(() => expect(log).toEqual(["+a"]));
	});

	it("follows the consent no longer once it is granted, or once the host is gone", async () => {
		const { $consent, grant } = await import("../../../src/stores/consent");
		const subscribers = () => ($consent as unknown as { lc: number }).lc;
		grant("granted-in-this-test");
		waiting("consent:granted-in-this-test");
		await vi.waitFor(() => expect(log).toEqual(["+a"]));
		expect(subscribers()).toBe(0);
		controller.abort();
		waiting("consent:never-in-this-test");
		controller.abort();
		await import("../../../src/kit");
		await settle();
		expect(subscribers()).toBe(0);
	});

	it("looks for a parameter in the address", async () => {
		waiting("query:preview");
		expect(load).not.toHaveBeenCalled();
		controller.abort();
		history.replaceState(null, "", "?preview=1");
		waiting("query:preview");
		history.replaceState(null, "", "?");
		expect(load).toHaveBeenCalledTimes(1);
	});
});

describe("first intents", () => {
	const opener = definePlugin({
		setup(host, _settings, scope) {
			scope.on(host, "click", () => log.push("click"));
			scope.on(host, "keydown", (event) => log.push(event.key));
			scope.on(host, "submit", (event) => {
				event.preventDefault();
				log.push(`submit by ${(event as SubmitEvent).submitter?.id}`);
			});
		},
	});
	const late = (more: Partial<PluginDescriptor>) => {
		let arrive!: () => void;
		const load = () =>
			new Promise<{ default: MountablePlugin }>((resolve) => (arrive = () => resolve({ default: opener })));
		return { plugin: descriptor({ load, ...more }), arrive: () => arrive() };
	};

	it("keeps the first click until the plugin is there and replays it once", async () => {
		const { plugin, arrive } = late({ intent: "b" });
		start(`<i class="host"><b>open</b></i>`, plugin);
		const others = vi.fn();
		document.body.addEventListener("click", others);
		const first = new MouseEvent("click", { bubbles: true, cancelable: true });
		document.querySelector("b")!.dispatchEvent(first);
		document.querySelector("b")!.click();
		expect(first.defaultPrevented).toBe(true);
		expect(others).not.toHaveBeenCalled();
		arrive();
		await settle();
		expect(log).toEqual(["click"]);
		expect(others).toHaveBeenCalledTimes(1);
		document.body.removeEventListener("click", others);
	});

	it("keeps the clicks on several targets, each once and in the order of the last ones", async () => {
		const { plugin, arrive } = late({ intent: "b" });
		start(`<i class="host"><b id="x">one</b><b id="y">two</b><b id="z">three</b></i>`, plugin);
		const heard: string[] = [];
		const listen = ({ target }: Event) => heard.push((target as Element).id);
		document.body.addEventListener("click", listen);
		for (const id of ["x", "y", "z", "x", "y"]) document.getElementById(id)!.click();
		expect(heard).toEqual([]);
		arrive();
		await settle();
		expect(heard).toEqual(["z", "x", "y"]);
		expect(log).toEqual(["click", "click", "click"]);
		document.body.removeEventListener("click", listen);
	});

	it("replays a click once that hosts in hosts have kept, when the last of them is there", async () => {
		const inner = late({ intent: "b", name: "inner", selector: "u" });
		const outer = late({ intent: "b", name: "outer" });
		const { settled } = start(`<i class="host"><i class="host"><u><b>open</b></u></i></i>`, inner.plugin, outer.plugin);
		const others = vi.fn();
		document.body.addEventListener("click", others);
		document.querySelector("b")!.click();
		inner.arrive();
		await settle();
		expect(others).not.toHaveBeenCalled();
		outer.arrive();
		await settled();
		await settle();
		expect(others).toHaveBeenCalledTimes(1);
		expect(log).toEqual(["click", "click", "click"]);
		document.body.removeEventListener("click", others);
	});

	it("lets clicks through that the plugin would not answer", () => {
		const { plugin } = late({ intent: "b" });
		start(`<i class="host"><b>open</b><a href="#x">link</a></i>`, plugin);
		const event = new MouseEvent("click", { bubbles: true, cancelable: true });
		document.querySelector("a")!.dispatchEvent(event);
		expect(event.defaultPrevented).toBe(false);
	});

	it("replays a key with its name", async () => {
		const { plugin, arrive } = late({ intent: "b" });
		start(`<i class="host"><b tabindex="0">open</b></i>`, plugin);
		document
			.querySelector("b")!
			.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
		arrive();
		await settle();
		expect(log).toEqual(["Enter"]);
	});

	it("replays a submit through the button that was pressed", async () => {
		const { plugin, arrive } = late({ intent: "form", when: "visible" });
		start(`<form class="host"><button id="send"></button></form>`, plugin);
		document.getElementById("send")!.click();
		await settle();
		arrive();
		await settle();
		expect(log).toEqual(["click", "submit by send"].slice(1));
	});

	it("replays a submit that a script dispatched on an element of the form", async () => {
		const { plugin, arrive } = late({ intent: "form", when: "visible" });
		start(`<form class="host"><fieldset id="part"></fieldset></form>`, plugin);
		document.getElementById("part")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
		await settle();
		arrive();
		await settle();
		expect(log).toEqual(["submit by undefined"]);
	});

	it("gives the event back when the chunk holds something else than a plugin", async () => {
		let arrive!: () => void;
		const load = () =>
			new Promise<{ default: MountablePlugin }>(
				(resolve) => (arrive = () => resolve({ default: {} as MountablePlugin })),
			);
		start(`<i class="host"><b>open</b></i>`, descriptor({ intent: "b", load }));
		const native = vi.fn();
		document.body.addEventListener("click", native);
		document.querySelector("b")!.click();
		arrive();
		await settle();
		expect(native).toHaveBeenCalledTimes(1);
		document.body.removeEventListener("click", native);
	});

	it("gives the event back to the browser when the chunk cannot be loaded", async () => {
		const load = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error("offline"))));
		start(`<form class="host"><button id="send"></button></form>`, descriptor({ intent: "form", load }));
		const native = vi.fn((event: Event) => event.preventDefault());
		document.body.addEventListener("submit", native);
		document.getElementById("send")!.click();
		expect(native).not.toHaveBeenCalled();
		await vi.waitFor(() => expect(native).toHaveBeenCalledTimes(1));
		document.body.removeEventListener("submit", native);
	});
});
