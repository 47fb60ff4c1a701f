// Atomic loop: loads the next items of a list in place, and the previous ones when the visitor goes back.
import { closestTo } from "../../src/base/dom";
import { parseObject } from "../../src/base/page";
import { definePlugin } from "../../src/kit/plugin";
import { parseMarkup } from "../../src/kit/trusted-address";
import { isSamePage, makeSafe } from "./model";

const link = "a[data-e-pagination-link]";
const status = "[data-e-pagination-status]";
/** Milliseconds until a request that is not answered counts as failed: the browser follows the link then. */
const timeoutMs = 30_000;

export default definePlugin({
	setup(host, _settings, scope) {
		const { id = "", eSettings } = host.dataset;
		const settings = parseObject(eSettings, (error) => scope.report("settings", error));
		if (settings.pagination_load_type !== "ajax") return;
		/** The address whose items are shown. */
		let shown = location.href;
		let running: AbortController | undefined;
		scope.keep(host, "tabindex", "aria-busy");

		const load = async (address: string) => {
			running?.abort();
			const { signal } = (running = new AbortController());
			host.ariaBusy = "true";
			const response = await scope.fetch(address, {
				signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
			});
			const markup = response?.ok ? await response.text().catch(() => undefined) : undefined;
			if (signal.aborted || scope.signal.aborted) return;
			host.ariaBusy = null;
			const page = markup === undefined ? undefined : parseMarkup(markup);
			const next = [...(page?.querySelectorAll<HTMLElement>("[data-e-type=e-collection-loop]") ?? [])].find(
				({ dataset }) => dataset.id === id,
			);
			if (!next) return location.assign(address);
			makeSafe(next);
			host.replaceChildren(...[...next.childNodes].map((node) => document.importNode(node, true)));
			shown = address;
			// Inserted again, as not every screen reader announces a mere change of text.
			const said = host.querySelector(status);
			const text = said?.textContent ?? "";
			if (said) said.textContent = "";
			scope.timeout(0, () => {
				if (said) said.textContent = text;
			});
			if (host.getBoundingClientRect().top < 0) host.scrollIntoView();
			return true;
		};
		const focus = (direction: string | null) => {
			const others = ["next", "prev"].sort((a) => (a === direction ? -1 : 1));
			const found = others
				.map((name) => host.querySelector<HTMLElement>(`${link}[data-e-pagination=${name}]:not([aria-disabled=true])`))
				.find(Boolean);
			if (!found) host.tabIndex = -1;
			(found ?? host).focus({ preventScroll: true });
		};
		const tellOthers = () => scope.emit(host, "elementor-pro/collection-loop/after-paginate", { element: host });

		scope.on(host, "click", async (event) => {
			const node = closestTo<HTMLAnchorElement>(event.target, link);
			const isOwn = node?.closest("[data-e-type=e-collection-loop]") === host;
			if (!node || !isOwn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button)
				return;
			const address = new URL(node.href, location.href);
			if (!isSamePage(address, location)) return;
			event.preventDefault();
			const direction = node.getAttribute("data-e-pagination");
			if (!(await load(address.href))) return;
			if (location.href !== address.href) history.pushState(history.state, "", address.href);
			focus(direction);
			tellOthers();
		});
		scope.on(window, "popstate", async () => {
			const { href } = location;
			// Another script has navigated to an anchor.
			if (href.split("#")[0] === shown.split("#")[0]) return;
			if (await load(href)) tellOthers();
		});
		scope.add(() => running?.abort());
	},
});
