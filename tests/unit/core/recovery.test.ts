// Chunks that fail: requested again, with nothing lost that the visitor did in the meantime.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { completeRow, type MountablePlugin, type PluginDescriptor } from "../../../src/base/descriptor";
import type { GossamerError } from "../../../src/base/errors";
import { readPage } from "../../../src/base/read-page";
import { createHosts } from "../../../src/core/hosts";
import { definePlugin } from "../../../src/kit/plugin";
import { filesInTests } from "../../helpers/files";
import { intersect } from "../../helpers/jsdom";

let controller = new AbortController();
let log: string[] = [];
const errors: GossamerError[] = [];
const listen = (event: Event) => errors.push((event as CustomEvent<GossamerError>).detail);

const sender = definePlugin({
	setup(host, _settings, scope) {
		log.push(`mount ${host.id}`);
		scope.on(host, "submit", (event) => {
			event.preventDefault();
			log.push(`submit ${(host.querySelector("[name=who]") as HTMLInputElement)?.value}`);
		});
		scope.on(host, "click", () => log.push("click"));
	},
});

/** A chunk that cannot be loaded until `mend` is called. */
const failing = (more: Partial<PluginDescriptor> = {}) => {
	let isMended = false;
	const load = vi.fn(async (): Promise<{ default: MountablePlugin }> => {
		if (!isMended) throw new Error("offline");
		return { default: sender };
	});
	const mend = () => {
		isMended = true;
	};
	return { load, mend, plugin: { name: "test", selector: ".host", when: "now" as const, load, ...more } };
};
const start = async (body: string, ...plugins: PluginDescriptor[]) => {
	document.body.innerHTML = body;
	controller = new AbortController();
	const hosts = createHosts(() => plugins.map(completeRow), {
		page: readPage(),
		files: filesInTests(),
		kit: () => import("../../../src/kit"),
		gate: Promise.resolve(),
		signal: controller.signal,
	});
	hosts.search();
	await hosts.settled();
	return hosts;
};
const messages = JSON.stringify({ server_error: "It&#039;s &quot;not&quot; sent &amp;quot; &nbsp;" })
	.replaceAll("&", "&amp;")
	.replaceAll('"', "&quot;");
const form = `<form class="host" id="f" data-errors="${messages}"><input name="who" value="Dana"><button id="send">Send</button><p class="area" style="display:none"></p></form>`;
const unsent = ["data-errors", "server_error", ".area"] as const;
const send = () => document.getElementById("send")!.click();

beforeEach(() => {
	vi.useFakeTimers();
	document.addEventListener("gossamer:error", listen);
});
afterEach(() => {
	controller.abort();
	log = [];
	errors.length = 0;
	document.removeEventListener("gossamer:error", listen);
	vi.useRealTimers();
});

describe("a chunk that failed", () => {
	it("is requested again after 2 s, each pause twice the one before, and is reported once", async () => {
		const { load, plugin } = failing();
		await start(`<i class="host" id="a"></i>`, plugin);
		// Each time it is requested twice.
		expect(load).toHaveBeenCalledTimes(2);
		const pauses: number[] = [];
		let last = Date.now();
		load.mockImplementation(async () => {
			if (Date.now() > last) pauses.push(Date.now() - last);
			last = Date.now();
			throw new Error("offline");
		});
		await vi.advanceTimersByTimeAsync(3_600_000);
		expect(pauses).toEqual(Array.from({ length: 10 }, (_, time) => 2000 * 2 ** time));
		expect(errors.map(({ code }) => code)).toEqual(["load"]);
	});

	it("is mounted as soon as it is there, once on each host", async () => {
		const { plugin, mend } = failing();
		await start(`<i class="host" id="a"></i><i class="host" id="b"></i>`, plugin);
		mend();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(log).toEqual(["mount a", "mount b"]);
	});

	it("is requested when the network is back", async () => {
		const { plugin, mend } = failing();
		await start(`<i class="host" id="a"></i>`, plugin);
		mend();
		window.dispatchEvent(new Event("online"));
		await vi.advanceTimersByTimeAsync(0);
		expect(log).toEqual(["mount a"]);
	});

	it.each(["first", "second"])(
		"is requested when the network comes back while its %s request is failing",
		async (which) => {
			const { load, plugin, mend } = failing({ intent: "b" });
			let fail = () => {};
			const slow = () =>
				new Promise<never>((_, reject) => {
					fail = () => reject(new Error("offline"));
				});
			if (which === "first") load.mockImplementationOnce(slow);
			const started = start(`<i class="host" id="a"><b>open</b></i>`, plugin);
			if (which === "second") {
				await started;
				load.mockImplementationOnce(slow);
				document.querySelector("b")!.click();
			}
			await vi.advanceTimersByTimeAsync(0);
			window.dispatchEvent(new Event("online"));
			load.mockRejectedValueOnce(new Error("offline"));
			fail();
			mend();
			await vi.advanceTimersByTimeAsync(0);
			await started;
			expect(log).toContain("mount a");
		},
	);

	it("is requested at the next intent", async () => {
		const { plugin, mend } = failing();
		await start(`<i class="host" id="a"></i>`, plugin);
		mend();
		document.getElementById("a")!.dispatchEvent(new Event("focusin", { bubbles: true }));
		await vi.advanceTimersByTimeAsync(0);
		expect(log).toEqual(["mount a"]);
	});

	it("is requested when the host comes near again, and no more once it is mounted", async () => {
		const { load, plugin, mend } = failing({ when: "visible" });
		await start(`<i class="host" id="a"></i>`, plugin);
		const host = document.getElementById("a")!;
		intersect(host);
		await vi.advanceTimersByTimeAsync(0);
		intersect(host, false);
		mend();
		intersect(host);
		await vi.advanceTimersByTimeAsync(0);
		expect(log).toEqual(["mount a"]);
		intersect(host);
		await vi.advanceTimersByTimeAsync(600_000);
		expect(load).toHaveBeenCalledTimes(3);
	});

	it("follows a link to a place of the page, and keeps one to a name that only plugins know", async () => {
		const { plugin } = failing({ intent: "a" });
		const links = '<a id="there" href="#place">There</a><a id="name" href="#chat">Chat</a>';
		await start(`<div class="host">${links}</div><p id="place"></p>`, plugin);
		const followed: string[] = [];
		const note = ({ target, defaultPrevented }: Event) => {
			if (!defaultPrevented) followed.push((target as Element).id);
		};
		document.addEventListener("click", note, { signal: controller.signal });
		for (const id of ["there", "name"]) document.getElementById(id)!.click();
		await vi.waitFor(() => expect(followed).toEqual(["there"]));
	});

	it("is asked for no more when the host is gone, or everything stops", async () => {
		const { load, plugin } = failing();
		await start(`<i class="host" id="a"></i><i class="host" id="b"></i>`, plugin);
		document.getElementById("a")!.remove();
		document.getElementById("b")!.remove();
		await vi.advanceTimersByTimeAsync(600_000);
		expect(load).toHaveBeenCalledTimes(2);
		controller.abort();
		window.dispatchEvent(new Event("online"));
		expect(load).toHaveBeenCalledTimes(2);
	});

	it("gives a click back to the browser once, and does not hold the one that is given back", async () => {
		const { load, plugin } = failing({ intent: "b" });
		await start(`<i class="host"><a href="/picture.jpg"><b>open</b></a></i>`, plugin);
		const native = vi.fn((event: Event) => event.preventDefault());
		document.body.addEventListener("click", native);
		document.querySelector("b")!.click();
		expect(native).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(0);
		expect(native).toHaveBeenCalledTimes(1);
		expect(document.querySelector("[aria-busy]")).toBe(null);
		expect(load).toHaveBeenCalledTimes(4);
		document.body.removeEventListener("click", native);
	});
});

describe("a press without a native way", () => {
	it.each(["<b>open</b>", '<a href="#"><b>open</b></a>', '<button type="button"><b>open</b></button>'])(
		"on %s is kept until the plugin is there, and busy for 6 s; pressed again it is busy once more",
		async (markup) => {
			const { load, plugin, mend } = failing({ intent: "b" });
			await start(`<i class="host" id="a">${markup}</i>`, plugin);
			const native = vi.fn();
			document.body.addEventListener("click", native);
			const pressed = document.querySelector("b")!;
			pressed.click();
			await vi.advanceTimersByTimeAsync(3000);
			expect(pressed.getAttribute("aria-busy")).toBe("true");
			await vi.advanceTimersByTimeAsync(7000);
			expect(load.mock.calls.length).toBeGreaterThan(4);
			expect(native).not.toHaveBeenCalled();
			expect(pressed.hasAttribute("aria-busy")).toBe(false);
			pressed.click();
			expect(pressed.getAttribute("aria-busy")).toBe("true");
			await vi.advanceTimersByTimeAsync(0);
			expect(pressed.hasAttribute("aria-busy")).toBe(false);
			mend();
			await vi.advanceTimersByTimeAsync(60_000);
			expect(log).toEqual(["mount a", "click"]);
			expect(pressed.hasAttribute("aria-busy")).toBe(false);
			expect(native).toHaveBeenCalledTimes(1);
			document.body.removeEventListener("click", native);
		},
	);
});

describe("a form without a native way", () => {
	it("is never posted by the browser: it says that it is not sent, keeps its values, and is sent when the chunk is there", async () => {
		const { plugin, mend } = failing({ intent: "form", unsent });
		await start(form, plugin);
		const native = vi.fn((event: Event) => event.preventDefault());
		document.body.addEventListener("submit", native);
		send();
		await vi.advanceTimersByTimeAsync(0);
		const area = document.querySelector<HTMLElement>(".area")!;
		expect([area.textContent, area.style.display, area.getAttribute("role")]).toEqual([
			'It\'s "not" sent &quot; &nbsp;',
			"block",
			"alert",
		]);
		expect(native).not.toHaveBeenCalled();
		expect(document.querySelector("[aria-busy]")).toBe(null);
		document.querySelector<HTMLInputElement>("[name=who]")!.value = "Noa";
		mend();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(log).toEqual(["mount f", "submit Noa"]);
		document.body.removeEventListener("submit", native);
	});

	it("is sent once however often the visitor presses in the meantime", async () => {
		const { plugin, mend } = failing({ intent: "form", unsent });
		await start(form, plugin);
		send();
		await vi.advanceTimersByTimeAsync(100);
		send();
		send();
		mend();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(log.filter((line) => line.startsWith("submit"))).toHaveLength(1);
	});

	it("stays silent where its messages are no JSON or name none", async () => {
		const { plugin } = failing({ intent: "form", unsent });
		await start(form.replace(/data-errors="[^"]*"/, 'data-errors="{broken"'), plugin);
		send();
		await vi.advanceTimersByTimeAsync(0);
		expect(document.querySelector(".area")!.textContent).toBe("");
	});

	it("is submitted without the browser's own check while its chunk is on the way", async () => {
		const { plugin, mend } = failing({ intent: "form", unsent });
		await start(form.replace("<input", "<input required type=email><input"), plugin);
		const shown = vi.fn();
		document.body.addEventListener("invalid", shown, { capture: true });
		send();
		await vi.advanceTimersByTimeAsync(0);
		mend();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(shown).not.toHaveBeenCalled();
		expect(log).toEqual(["mount f", "submit Dana"]);
		document.body.removeEventListener("invalid", shown, { capture: true });
	});

	it("is held when it is submitted in the task that inserts it", async () => {
		const { plugin, mend } = failing({ intent: "form", unsent });
		await start("", plugin);
		mend();
		const native = vi.fn((event: Event) => event.preventDefault());
		document.body.addEventListener("submit", native);
		document.body.innerHTML = form;
		document.querySelector("form")!.requestSubmit();
		await vi.advanceTimersByTimeAsync(0);
		expect(log).toEqual(["mount f", "submit Dana"]);
		document.body.removeEventListener("submit", native);
	});
});

describe("a form with controls that are named as its members", () => {
	const members = [
		...["closest", "matches", "querySelector", "querySelectorAll", "getAttribute", "hasAttribute", "setAttribute"],
		...["classList", "dataset", "isConnected", "contains", "parentNode", "children", "submit", "requestSubmit"],
		...["action", "method", "elements", "id", "name", "style", "dispatchEvent", "addEventListener", "nodeType"],
	];

	it.each(members)("%s is found, held, and sent like any other", async (member) => {
		const { plugin, mend } = failing({ intent: "form", unsent, cloak: "hidden" });
		const hosts = await start(form.replace("<input", `<input name="${member}"><input`), plugin);
		hosts.search();
		send();
		await vi.advanceTimersByTimeAsync(0);
		expect(document.querySelector(".area")!.textContent).toBe('It\'s "not" sent &quot; &nbsp;');
		mend();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(errors.map(({ code }) => code)).toEqual(["load"]);
		expect(log.at(-1)).toBe("submit Dana");
		document.body.innerHTML = "";
		await vi.advanceTimersByTimeAsync(100);
	});
});
