// What a visitor presses while a chunk never comes, or the network is away: the controls of each plugin, on the pages of the demo.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rows } from "../../../plugins";
import { completeRow, type PluginDescriptor, type PluginRow } from "../../../src/base/descriptor";
import { readPage } from "../../../src/base/read-page";
import { createHosts } from "../../../src/core/hosts";
import { definePlugin } from "../../../src/kit/plugin";
import { filesInTests } from "../../helpers/files";
import { createContext } from "../../site/context.mjs";
import { pages } from "../../site/pages/index.mjs";

/** What the browser answers itself: links to pictures, buttons in a plain form, titles of `<details>`. */
const native = 'a[href]:not([href="#"]) *,form button,summary *,summary';

/** What the demo prints outside the content of its pages. */
const elsewhere: Record<string, string> = {
	"accessibility-panel":
		'<div id="wp_access_helper_container"><button class="aicon_link" type="button">Open</button></div>',
};

/** What a visitor of the row's own page presses first. */
const findControl = async ({ name, selector, intent }: PluginDescriptor): Promise<HTMLElement> => {
	const own = pages.filter(({ path }) => path === `/${name}`);
	const controlIn = (markup: string) => {
		document.body.innerHTML = markup;
		const hosts = [...document.querySelectorAll(selector!)];
		const controls = intent === "*" ? "img" : intent!;
		return hosts.flatMap((host) =>
			host.matches(controls) ? (host as HTMLElement) : [...host.querySelectorAll<HTMLElement>(controls)],
		)[0];
	};
	const known = elsewhere[name];
	if (known) return controlIn(known)!;
	for (const page of [...own, ...pages]) {
		if (/inbox|bench|scale/.test(page.path)) continue;
		const control = controlIn([await page.body(createContext({ page }))].flat(9).join(""));
		if (control) return control;
	}
	throw new Error(`no page has a control of ${name}`);
};

let controller = new AbortController();
beforeEach(() => {
	vi.useFakeTimers();
	controller = new AbortController();
});
afterEach(() => {
	controller.abort();
	vi.useRealTimers();
});

/** Rows with controls; those with the same selector and controls once. */
const pressed = rows.map(completeRow).filter(({ intent }) => intent) as (PluginRow & { intent: string })[];

it.each(pressed.map((row) => [row.name, row] as const))("%s", async (_, row) => {
	const log: string[] = [];
	let isMended = false;
	const plugin = definePlugin({
		setup(host, _, scope) {
			for (const type of ["click", "submit"])
				scope.on(host, type, (event) => {
					event.preventDefault();
					log.push(type);
				});
		},
	});
	const load = async () => {
		if (!isMended) throw new Error("404");
		return { default: plugin };
	};
	const control = await findControl(row);
	if (control instanceof HTMLFormElement) control.noValidate = true;
	// What the browser would answer, nobody having prevented it.
	const answer = (event: Event) => {
		if (!event.defaultPrevented) log.push(`native ${event.type}`);
		event.preventDefault();
	};
	for (const type of ["click", "submit"]) document.addEventListener(type, answer, { signal: controller.signal });
	const hosts = createHosts(() => [completeRow({ ...row, when: "now", text: "", load } as PluginDescriptor)], {
		page: readPage(),
		files: filesInTests(),
		kit: () => import("../../../src/kit"),
		gate: Promise.resolve(),
		signal: controller.signal,
	});
	hosts.search();
	const press = () => {
		if (control instanceof HTMLFormElement)
			control.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
		else control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
	};
	press();
	expect(control.getAttribute("aria-busy")).toBe("true");
	await vi.advanceTimersByTimeAsync(10_000);
	// It failed for good, and says so: nothing is busy any longer, a form has its message.
	expect(document.querySelector("[aria-busy]")).toBe(null);
	if (control.matches(native)) return expect(log).toEqual(["native click"]);
	expect(log).toEqual([]);
	if (row.unsent) expect(control.closest("body")!.querySelector(`${row.unsent[2]}[role=alert]`)).not.toBe(null);

	// The next press says immediately that it is tried, and that it failed again.
	press();
	expect(control.getAttribute("aria-busy")).toBe("true");
	await vi.advanceTimersByTimeAsync(0);
	expect(document.querySelector("[aria-busy]")).toBe(null);

	// Once the network is back it is answered, once.
	isMended = true;
	dispatchEvent(new Event("online"));
	await vi.advanceTimersByTimeAsync(0);
	await vi.waitFor(() => expect(new Set(log).size).toBe(1));
	const type = row.unsent ? "submit" : "click";
	expect([...new Set(log)]).toEqual([type]);
	expect(document.querySelector("[aria-busy]")).toBe(null);
});
