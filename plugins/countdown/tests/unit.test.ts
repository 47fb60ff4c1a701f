// Countdown: what it writes second by second, what it does at the end, and when its timer rests.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { intersect } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const start = Date.UTC(2027, 0, 1);
const names = ["days", "hours", "minutes", "seconds"];
const widget = (attributes: string, parts = names) => `
<div class="elementor-element elementor-widget elementor-widget-countdown" data-id="0012345" data-widget_type="countdown.default">
	<div class="elementor-countdown-wrapper" ${attributes}>${parts
		.map(
			(name) =>
				`<div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-${name}"></span> <span class="elementor-countdown-label">${name}</span></div>`,
		)
		.join("")}</div>
	<div class="elementor-countdown-expire--message" style="color: red">It is over</div>
</div>`;
const inSeconds = (seconds: number) => `data-date="${start / 1000 + seconds}"`;
const actions = (...list: object[]) => `data-expire-actions='${JSON.stringify(list)}'`;
const hideAndTell = actions({ type: "message" }, { type: "hide" });

let mounted: TestMount | undefined;
const heard = vi.fn();
const open = async (...markup: string[]) => {
	mounted = await mountPlugin(plugin, selectorOf(descriptor), markup.join(""));
	const wrapper = document.querySelector<HTMLElement>(".elementor-countdown-wrapper")!;
	const digits = (host: Element = mounted!.host) =>
		[...host.querySelectorAll(".elementor-countdown-digits")].map((node) => node.textContent).join(" ");
	return { ...mounted, wrapper, digits, message: wrapper.nextElementSibling as HTMLElement };
};
const setHidden = (isHidden: boolean) => {
	vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
	document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	heard.mockClear();
	document.addEventListener("countdown_expire", heard);
});
afterEach(() => {
	mounted?.unmount();
	document.removeEventListener("countdown_expire", heard);
	vi.restoreAllMocks();
	vi.useRealTimers();
	localStorage.clear();
	location.hash = "";
	delete (window as { jQuery?: unknown }).jQuery;
});

it("writes the first digits immediately and the next a second later (more-widgets #1)", async () => {
	const { digits, wrapper } = await open(widget(inSeconds(90_061)));
	expect(digits()).toBe("01 01 01 01");
	vi.advanceTimersByTime(1000);
	expect(digits()).toBe("01 01 01 00");
	vi.advanceTimersByTime(1000);
	expect(digits()).toBe("01 01 00 59");
	expect(wrapper.getAttribute("role")).toBe("timer");
	expect(wrapper.hasAttribute("aria-live")).toBe(false);
});

it("does not carry a part that is not there over to the next", async () => {
	const { digits } = await open(widget(inSeconds(90_061), ["hours", "seconds"]));
	expect(digits()).toBe("01 01");
});

it("writes only the digits that change", async () => {
	const { host } = await open(widget(inSeconds(90_061)));
	const written: string[] = [];
	const observer = new MutationObserver((records) => {
		for (const { target } of records) written.push((target as Element).className);
	});
	observer.observe(host, { childList: true, subtree: true, characterData: true });
	await vi.advanceTimersByTimeAsync(1000);
	expect(written).toEqual(["elementor-countdown-digits elementor-countdown-seconds"]);
	observer.disconnect();
});

describe("at the end", () => {
	it("of a date in the past fires once, hides the clock and shows the message (more-widgets #2)", async () => {
		const { wrapper, message, digits, host } = await open(widget(`data-date="1000" ${hideAndTell}`));
		vi.advanceTimersByTime(5000);
		expect(heard).toHaveBeenCalledOnce();
		expect(heard.mock.lastCall![0].target).toBe(host);
		expect(wrapper.style.display).toBe("none");
		expect(message.style.display).toBe("block");
		expect(digits()).toBe("00 00 00 00");
		expect(vi.getTimerCount()).toBe(0);
	});

	it("fires once when the time has come, not a moment before", async () => {
		const { wrapper, digits } = await open(widget(inSeconds(3) + hideAndTell));
		vi.advanceTimersByTime(2999);
		expect([digits(), heard.mock.calls.length]).toEqual(["00 00 00 00", 0]);
		vi.advanceTimersByTime(1);
		expect([wrapper.style.display, heard.mock.calls.length]).toEqual(["none", 1]);
		vi.advanceTimersByTime(5000);
		expect(heard).toHaveBeenCalledOnce();
	});

	it("is heard by jQuery's handlers once, with the widget, and by native ones though one of them throws", async () => {
		const onEnd = vi.fn();
		const trigger = (node: Element, [widget]: unknown[]) => {
			onEnd(node, widget);
			throw new Error("a handler");
		};
		// As jQuery has it: a native listener a type, which skips the type that jQuery is just triggering.
		const jQuery = Object.assign(
			(node: Element) => ({ 0: node, trigger: (_: string, args: unknown[]) => trigger(node, args) }),
			{ event: { triggered: undefined as string | undefined } },
		);
		Object.assign(window, { jQuery });
		const skipped: unknown[] = [];
		document.addEventListener("countdown_expire", () => skipped.push(jQuery.event.triggered), { once: true });
		const mounted = await mountPlugin(plugin, selectorOf(descriptor), widget(inSeconds(1)));
		vi.advanceTimersByTime(1000);
		expect(onEnd).toHaveBeenCalledOnce();
		expect(onEnd).toHaveBeenCalledWith(mounted.host, expect.objectContaining({ 0: mounted.host }));
		expect([skipped, jQuery.event.triggered]).toEqual([["countdown_expire"], undefined]);
		expect(heard).toHaveBeenCalledOnce();
		expect(mounted.errors.map(({ code }) => code)).toEqual(["listener"]);
		mounted.unmount();
	});

	it("goes to a web address alone, and never in the builder or to itself (more-widgets #4)", async () => {
		const here = location.href.replace(/#.*/, "");
		const to = async (redirect_url: string) => {
			location.hash = "#before";
			const { errors } = await open(widget(`data-date="1" ${actions({ type: "redirect", redirect_url })}`));
			mounted!.unmount();
			expect(errors).toEqual([]);
			return location.hash;
		};
		expect(await to("javascript:location.hash='ran'")).toBe("#before");
		expect(await to("#relative")).toBe("#before");
		expect(await to(`${here}#over`)).toBe("#over");
		expect(await to(`${here}#before`)).toBe("#before");
		window.elementorFrontendConfig = { environmentMode: { edit: true } };
		expect(await to(`${here}#over`)).toBe("#before");
	});

	it("stops where a listener takes the widget away", async () => {
		const { wrapper } = await open(widget(inSeconds(1) + hideAndTell));
		document.addEventListener("countdown_expire", () => mounted!.unmount(), { once: true });
		vi.advanceTimersByTime(1000);
		expect(wrapper.style.display).toBe("");
	});
});

it("keeps an evergreen end under the id, digits only as it may be (more-widgets #3)", async () => {
	const { digits } = await open(widget('data-date="" data-evergreen-interval="60"'));
	expect(digits()).toBe("00 00 01 00");
	expect(localStorage.getItem("0012345-evergreen_due_date")).toBe(`${start + 60_000}`);
	expect(localStorage.getItem("0012345-evergreen_interval")).toBe("60");
	mounted!.unmount();
	vi.setSystemTime(start + 30_000);
	expect((await open(widget('data-date="" data-evergreen-interval="60"'))).digits()).toBe("00 00 00 30");
});

it("shows zeros and does nothing without a date", async () => {
	const { digits } = await open(widget(`data-date="soon" ${hideAndTell}`));
	expect([digits(), heard.mock.calls.length, vi.getTimerCount()]).toEqual(["00 00 00 00", 0, 0]);
});

describe("the timer", () => {
	it("is one for all, and wakes once a minute when nobody sees a countdown", async () => {
		const { hosts, digits } = await open(widget(inSeconds(3600)), widget(inSeconds(7200.5)), "<p></p>");
		expect(vi.getTimerCount()).toBe(1);
		for (const host of hosts) intersect(host.firstElementChild!, false);
		const before = digits();
		vi.advanceTimersByTime(59_000);
		expect(digits()).toBe(before);
		intersect(hosts[0]!.firstElementChild!);
		expect(digits()).toBe("00 00 59 01");
		expect(vi.getTimerCount()).toBe(1);
		mounted!.unmount();
		expect(vi.getTimerCount()).toBe(0);
	});

	it("rests in a hidden tab; the clock is right as soon as the tab is seen again", async () => {
		const { digits } = await open(widget(inSeconds(3600)));
		setHidden(true);
		const before = digits();
		vi.advanceTimersByTime(50_000);
		expect(digits()).toBe(before);
		setHidden(false);
		expect(digits()).toBe("00 00 59 10");
	});

	it("is right after sleep, in which no timer ran", async () => {
		const { digits } = await open(widget(inSeconds(90_061)));
		vi.setSystemTime(start + 61_000);
		vi.advanceTimersByTime(2);
		expect(digits()).toBe("01 00 59 59");
	});

	it("does not put an end out of view off", async () => {
		const { wrapper } = await open(widget(inSeconds(90) + hideAndTell));
		intersect(wrapper, false);
		vi.advanceTimersByTime(89_999);
		expect(heard).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(heard).toHaveBeenCalledOnce();
	});

	it("continues for the others when a widget comes or goes at an end", async () => {
		const { hosts, digits } = await open(widget(inSeconds(1)), widget(inSeconds(100)));
		document.addEventListener(
			"countdown_expire",
			() => document.querySelector(".elementor-countdown-digits")?.remove(),
			{
				once: true,
			},
		);
		vi.advanceTimersByTime(40_000);
		expect(digits(hosts[1])).toBe("00 00 01 00");
		expect(vi.getTimerCount()).toBe(1);
	});
});

it("leaves nothing behind", async () => {
	const markup = widget(inSeconds(1) + hideAndTell);
	const { host, errors } = await open(markup);
	const before = document.createElement("div");
	before.innerHTML = markup;
	vi.advanceTimersByTime(1500);
	mounted!.unmount();
	expect(host.outerHTML).toBe(before.firstElementChild!.outerHTML);
	expect(errors).toEqual([]);
	expect(vi.getTimerCount()).toBe(0);
});

it("says what is missing without its parts, and does nothing", async () => {
	const { host, errors } = await mountPlugin(
		plugin,
		selectorOf(descriptor),
		'<div data-widget_type="countdown.default"></div>',
	);
	expect(host.outerHTML).toBe('<div data-widget_type="countdown.default"></div>');
	expect(errors).toMatchObject([{ code: "markup", error: ".elementor-countdown-wrapper" }]);
});
