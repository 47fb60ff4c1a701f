// Search: opens and marks search forms, and loads live results with the first focus.
import { zoomOf } from "../../src/kit/inline-styles";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";

import { startForm } from "./form";
import { type Settings, settings } from "./settings";

const loadLive = () => import("./live");

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		if (host.dataset.widget_type?.startsWith("search-form")) startForm(host, settings.skin, scope);
		else startSearch(host, settings, scope);
	},
});

const startSearch = (host: HTMLElement, settings: Settings, scope: Scope): void => {
	const [search] = queryOwn(host, ".e-search:not(form)");
	const [input] = queryOwn<HTMLInputElement>(host, "input.e-search-input");
	if (!search || !input) return void scope.report("markup", ".e-search-input");
	const [clear] = queryOwn(host, ".e-search-input-wrapper > :is(svg,i)");
	const [label] = queryOwn(host, ".e-search-label > :is(svg,i)");
	for (const node of [host, search, input, clear]) if (node) scope.keep(node, "class");
	scope.keep(host, "style");
	search.classList.remove("hidden");
	watchWidth(host, input, "label", label, scope);
	watchWidth(host, input, "clear", clear, scope);

	const showClear = () => clear?.classList.toggle("hidden", !input.value);
	showClear();
	scope.on(input, "input", showClear);
	scope.on(input, "focus", () => host.classList.add("e-focus"));
	scope.on(input, "blur", () => host.classList.remove("e-focus"));
	if (clear)
		scope.on(clear, "click", () => {
			input.value = "";
			input.dispatchEvent(new Event("input", { bubbles: true }));
			input.focus();
		});

	if (!settings.live_results || !settings.template_id || scope.page.edit) return;
	let isAsked = false;
	const begin = async () => {
		if (isAsked) return;
		isAsked = true;
		isAsked = !!(await scope.part(loadLive, ({ startLive }) => startLive(host, input, settings, scope), true));
	};
	for (const type of ["focus", "input"]) scope.on(input, type, begin);
	if (document.activeElement === input) return void begin();
};

/** Keeps a variable of the style sheet as wide as an icon, which fonts and style sheets may change. */
const watchWidth = (host: HTMLElement, input: HTMLElement, name: string, icon: Element | undefined, scope: Scope) => {
	const write = (width: number) => {
		host.style.setProperty(`--e-search-icon-${name}-absolute-width`, `${width}px`);
		input.classList.toggle(`no-icon-${name}`, !width);
	};
	write(0);
	if (!icon) return;
	// Reports sizes before the first paint, without an own layout.
	const follow = () => write(icon.getBoundingClientRect().width / zoomOf(icon));
	scope.connect(ResizeObserver, follow).observe(icon);
};
