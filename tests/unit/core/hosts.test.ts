// Hosts: found, mounted once, let go when removed, and never lost to one that fails.
import { describe, expect, it, vi } from "vitest";
import { completeRow, type MountablePlugin } from "../../../src/base/descriptor";
import type { GossamerError } from "../../../src/base/errors";
import { readPage } from "../../../src/base/read-page";
import { createHosts } from "../../../src/core/hosts";
import { filesInTests } from "../../helpers/files";
import { controller, descriptor, log, recorder, settle, start } from "./hosts-setup";

describe("hosts", () => {
	it("finds widgets by their types as the selector does: with a skin, the root as well, whatever they are called", async () => {
		const types = {
			a: "test.default",
			b: "tests.default",
			c: "test",
			d: "other.wide",
			e: "constructor.x",
			f: "__proto__.x",
			g: "",
		};
		const markup = Object.entries(types).map(([id, type]) => `<i id="${id}" data-widget_type="${type}"></i>`);
		const { selector: _, ...rest } = descriptor();
		const row = { ...rest, widgets: ["test", "other"] };
		const { settled } = start(markup.join(""), row, descriptor({ name: "more", selector: "#a" }));
		await settled();
		expect(log).toEqual(["+a", "+d", "+a"]);
		expect([...document.querySelectorAll(completeRow(row).selector)].map(({ id }) => id)).toEqual(["a", "d"]);
		log.length = 0;
		const added = Object.assign(document.createElement("div"), { id: "h", innerHTML: markup[3]! });
		added.dataset.widget_type = "test.default";
		document.body.append(added);
		await settle();
		expect(log).toEqual(["+h", "+d"]);
	});

	it("mounts each host once, however often it is searched", async () => {
		const { search, settled } = start(`<i class="host" id="a"></i><i class="host" id="b"></i>`, descriptor());
		search();
		await settled();
		search();
		await settle();
		expect(log).toEqual(["+a", "+b"]);
	});

	it("takes of the hosts of a row with a text only those whose text matches", async () => {
		start(
			`<i class="host" id="a">one two</i><i class="host" id="b">two</i>`,
			descriptor({ text: "^one\\b" }),
			descriptor({ name: "other", text: "two" }),
		);
		await settle();
		expect(log).toEqual(["+a", "+a", "+b"]);
	});

	it("mounts hosts that are inserted later, the inserted node itself included, and unmounts removed ones", async () => {
		start("", descriptor());
		document.body.insertAdjacentHTML("beforeend", `<i class="host" id="a"></i><p><i class="host" id="b"></i></p>`);
		await settle();
		expect(log).toEqual(["+a", "+b"]);
		document.querySelector("p")!.remove();
		await vi.waitFor(() => expect(log).toEqual(["+a", "+b", "-b"]));
	});

	it("leaves a host alone that is only moved", async () => {
		start(`<i class="host" id="a"></i><p></p>`, descriptor());
		await settle();
		document.querySelector("p")!.append(document.getElementById("a")!);
		document.body.insertAdjacentHTML("beforeend", `<i class="host" id="b"></i>`);
		await vi.waitFor(() => expect(log).toEqual(["+a", "+b"]));
	});

	it("mounts a host again that was removed and comes back", async () => {
		start(`<i class="host" id="a"></i>`, descriptor());
		await settle();
		const host = document.getElementById("a")!;
		host.remove();
		await vi.waitFor(() => expect(log).toEqual(["+a", "-a"]));
		document.body.append(host);
		await vi.waitFor(() => expect(log).toEqual(["+a", "-a", "+a"]));
	});

	it("searches only the added subtrees", async () => {
		start("<section></section>", descriptor());
		const search = vi.spyOn(document, "querySelectorAll");
		document.querySelector("section")!.innerHTML = `<i class="host" id="a"></i>`;
		await settle();
		expect(log).toEqual(["+a"]);
		expect(search).not.toHaveBeenCalled();
		search.mockRestore();
	});

	it("takes no link that is inserted for a host: pages add many of them while they start", async () => {
		start("", descriptor({ selector: "link,i" }));
		document.body.insertAdjacentHTML("beforeend", `<link id="a"><i id="b"></i>`);
		await settle();
		expect(log).toEqual(["+b"]);
	});

	it("does not mount what was removed while its chunk was on the way", async () => {
		let arrive!: (module: { default: MountablePlugin }) => void;
		const load = () => new Promise<{ default: MountablePlugin }>((resolve) => (arrive = resolve));
		start(`<i class="host" id="a"></i>`, descriptor({ load }));
		document.getElementById("a")!.remove();
		await settle();
		arrive({ default: recorder });
		await settle();
		expect(log).toEqual([]);
	});

	it("starts nothing in a closed popup, and all of it in the copy that a dialog shows (popups #15)", async () => {
		const popup = `<div data-elementor-type="popup"><i class="host" id="a"></i></div>`;
		start(`${popup}<i class="host" id="b"></i>`, descriptor());
		await settle();
		expect(log).toEqual(["+b"]);
		document.body.insertAdjacentHTML("beforeend", `<div class="dialog-message">${popup.replace('a"', 'c"')}</div>`);
		await vi.waitFor(() => expect(log).toEqual(["+b", "+c"]));
		document.querySelector(".dialog-message")!.remove();
		await vi.waitFor(() => expect(log).toEqual(["+b", "+c", "-c"]));
	});

	it("starts nothing under an element whose children are delayed, and all of it when the delay ends (page-builder #8)", async () => {
		start(
			`<div data-delay-child-handlers="true"><i class="host" id="a"></i></div><i class="host" id="b"></i>`,
			descriptor(),
		);
		await settle();
		expect(log).toEqual(["+b"]);
		document.querySelector("div")!.removeAttribute("data-delay-child-handlers");
		await settle();
		expect(log).toEqual(["+b", "+a"]);
	});

	it("mounts the others when one plugin cannot be loaded, uncloaks its hosts and says so", async () => {
		const errors: GossamerError[] = [];
		const listen = (event: Event) => errors.push((event as CustomEvent<GossamerError>).detail);
		document.addEventListener("gossamer:error", listen);
		const bad = descriptor({ name: "bad", load: () => Promise.reject(new Error("offline")), cloak: "hidden" });
		start(`<i class="host hidden" id="a"></i>`, bad, descriptor());
		await settle();
		expect(log).toEqual(["+a"]);
		expect(document.getElementById("a")!.className).toBe("host");
		expect(errors).toMatchObject([{ code: "load", plugin: "bad", error: { name: "ChunkLoadError" } }]);
		document.removeEventListener("gossamer:error", listen);
	});

	it("takes the cloak off a form whose control is named like a member of it, and adds a class to one", async () => {
		const form = (id: string) => `<form class="host hidden" id="${id}"><input name="classList"></form>`;
		start(form("a"), descriptor({ load: () => Promise.reject(new Error("offline")), cloak: "hidden" }));
		await settle();
		expect(document.getElementById("a")!.getAttribute("class")).toBe("host");
		controller.abort();
		start(form("b"), descriptor({ adds: "more" }));
		await settle();
		expect(document.getElementById("b")!.getAttribute("class")).toBe("host hidden more");
	});

	it("tears everything down and hears nothing more", async () => {
		start(`<i class="host" id="a"></i>`, descriptor());
		await settle();
		controller.abort();
		document.body.insertAdjacentHTML("beforeend", `<i class="host" id="b"></i>`);
		await settle();
		expect(log).toEqual(["+a", "-a"]);
	});

	it("mounts nothing before the gate opens", async () => {
		let open!: () => void;
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		const hosts = createHosts(() => [completeRow(descriptor())], {
			page: readPage(),
			files: filesInTests(),
			kit: () => import("../../../src/kit"),
			gate: new Promise<void>((resolve) => (open = resolve)),
		});
		hosts.search();
		await settle();
		expect(log).toEqual([]);
		open();
		await settle();
		expect(log).toEqual(["+a"]);
	});
});
