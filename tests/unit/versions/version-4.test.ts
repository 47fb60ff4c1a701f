// Version 4 as the core meets it: what is loaded for its elements, what is not, and hosts that come late.
import { afterEach, describe, expect, it, vi } from "vitest";
import { rows } from "../../../plugins";
import formRow from "../../../plugins/atomic-form/plugin";
import tabsPlugin from "../../../plugins/atomic-tabs";
import tabsRow from "../../../plugins/atomic-tabs/plugin";
import type { GossamerError } from "../../../src/base/errors";
import { versionOf } from "../../../src/base/version";
import { createCore, type Gossamer } from "../../../src/core/gossamer";
import { rules } from "../../../src/verdict/rules";
import { atomicForm, atomicTabs } from "../../helpers/atomic";
import { filesInTests } from "../../helpers/files";
import { builderBefore, versions } from "../../versions";

let running: Gossamer | undefined;
const errors: GossamerError[] = [];
const hear = (event: Event) => errors.push((event as CustomEvent<GossamerError>).detail);

/** Starts all rows on a page. @returns the names of the chunks that it asks for */
const loadedFor = async (markup: string): Promise<string[]> => {
	document.body.innerHTML = markup;
	const asked = new Set<string>();
	const mount = { mount: () => {} };
	// What hangs on the address is not for this page.
	const ofPage = rows.filter(({ when }) => !when?.startsWith("query:"));
	const all = ofPage.map((row) => ({
		...row,
		when: "now" as const,
		load: () => {
			asked.add(row.name);
			return { default: mount };
		},
	}));
	running = createCore(all, filesInTests()).gossamer;
	running.start();
	await running.ready;
	return [...asked];
};
const ofVersion4 = (names: string[]) => names.filter((name) => /^(atomic-|interactions$)/.test(name));

document.addEventListener("gossamer:error", hear);
afterEach(() => {
	running?.stop();
	running = undefined;
	vi.useRealTimers();
	vi.unstubAllGlobals();
	expect(errors.splice(0)).toEqual([]);
});

describe("what is loaded", () => {
	it("for containers and widgets of 3.35 with their `data-e-type` is nothing of version 4 (atomic #1)", async () => {
		const names = await loadedFor(
			'<div class="elementor-element e-con" data-id="a1" data-element_type="container" data-e-type="container"><div class="elementor-element elementor-widget" data-id="a2" data-element_type="widget" data-e-type="widget" data-widget_type="counter.default"></div></div>',
		);
		expect(names).toEqual(["counter"]);
	});

	it("for headings of version 4 is nothing, licensed or not (atomic #4, #82)", async () => {
		const names = await loadedFor(
			'<section class="elementor-element elementor-element-s1 e-con e-atomic-element e-div-block-base" data-id="s1" data-element_type="e-div-block" data-e-type="e-div-block" data-interaction-id="s1"><h2 data-interaction-id="h1" class="e-h1 e-heading-base" data-e-type="widget" data-id="h1">Tea</h2><h3 data-interaction-id="h2" class="e-heading-base">Cake</h3></section>',
		);
		expect(names).toEqual([]);
	});

	it("for tabs, a form and interactions is one chunk each", async () => {
		const names = await loadedFor(
			`${atomicTabs(["A", "B"])}${atomicForm("")}<script type="application/json" id="elementor-interactions-data">[]</script>`,
		);
		expect(ofVersion4(names).sort()).toEqual(["atomic-form", "atomic-tabs", "interactions"]);
	});
});

it("the version is told from the configuration or the generator (atomic #3)", () => {
	const generators = ["Elementor 4.2.3; features: e_atomic_elements; settings: css_print_method-external"];
	expect([versionOf({ config: "4.2.3" }), versionOf({ generators })]).toEqual(["4.2.3", "4.2.3"]);
});

it("tabs that are inserted late, by a chunk that comes late, work (atomic #16, #17)", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	document.body.innerHTML = "";
	const load = () =>
		new Promise<{ default: typeof tabsPlugin }>((resolve) => setTimeout(resolve, 5000, { default: tabsPlugin }));
	running = createCore([{ ...tabsRow, load }], filesInTests()).gossamer;
	running.start();
	document.body.innerHTML = atomicTabs(["A", "B"]);
	const tab = document.querySelector<HTMLElement>(".e-tab-base")!;
	await vi.advanceTimersByTimeAsync(4000);
	expect(tab.ariaSelected).toBe("false");
	await vi.advanceTimersByTimeAsync(2000);
	tab.click();
	expect([tab.ariaSelected, document.querySelector<HTMLElement>("[role=tabpanel]")!.hidden]).toEqual(["true", false]);
});

it("a form that is sent before its chunk is there leaves nothing in the address, and is sent once it is (atomic #46)", async () => {
	document.body.innerHTML = atomicForm('<input name="mail" data-interaction-id="i1" value="a@b.test">');
	const form = document.querySelector("form")!;
	const sent = vi.fn((event: Event) => event.preventDefault());
	let arrive!: (module: object) => void;
	const load = () => new Promise<never>((resolve) => (arrive = resolve as never));
	running = createCore([{ ...formRow, when: "now", load }], filesInTests()).gossamer;
	running.start();
	await vi.waitFor(() => expect(arrive).toBeTruthy());
	const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
	form.dispatchEvent(event);
	expect([event.defaultPrevented, location.search]).toEqual([true, ""]);
	arrive({ default: { mount: (host: HTMLElement) => void host.addEventListener("submit", sent) } });
	await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
	expect(form.querySelector("input")!.value).toBe("a@b.test");
});

it("the newest version that the verdict knows is the newest that was looked at, of both halves", () => {
	const { builder, pro } = versions.at(-1)!;
	expect(rules.newest, "a new line of tests/versions/list.mjs is told to src/verdict/rules").toEqual({ builder, pro });
	expect(builderBefore(versions.at(-1)!, "4.0")).toBe(false);
});
