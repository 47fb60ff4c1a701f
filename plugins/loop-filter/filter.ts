// A filter widget: its buttons show and change the loop's filters.
import { closestTo } from "../../src/base/dom";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { type Control, holdFilters, loopHost, prepare, useLoop, work } from "./loops";
import { everything, hasTerm, joinOf, press, readTerms, withTerms } from "./model";
import type { Settings } from "./settings";

const item = ".e-filter-item";

const loadScroll = () => import("./scroll");

export const startFilter = (host: HTMLElement, settings: Settings, scope: Scope): void => {
	const { selected_element: loopId, taxonomy } = settings;
	if (!loopId || !taxonomy) return;
	// The builder's canvas draws them late, and again.
	const box = () => queryOwn(host, ".e-filter")[0];
	if (!box() && !scope.page.edit) return void scope.report("markup", ".e-filter");
	const id = host.dataset.id ?? "";
	const join = joinOf(settings.multiple_selection, settings.logical_combination);
	const loop = useLoop(loopId, scope, settings);

	const buttons = () => queryOwn(host, item);
	const slugOf = (button: HTMLElement) => button.dataset.filter ?? "";
	const pressed = () =>
		new Set(
			buttons()
				.filter(({ ariaPressed }) => ariaPressed === "true")
				.map(slugOf),
		);
	const set = (isPressed: (slug: string) => boolean) => {
		for (const button of buttons()) button.ariaPressed = `${isPressed(slugOf(button))}`;
	};
	const terms = () => loop.filters[id]?.filterData.terms ?? [];
	const withNew = (terms: string[]) => withTerms(loop.filters, id, taxonomy, terms, join);
	const read = () => {
		loop.filters = withNew(readTerms(location.search, loopId, taxonomy));
	};

	const control: Control = {
		id,
		place: () => ({ base: box()?.dataset.baseUrl ?? "", page: Number(box()?.dataset.pageNum) }),
		read,
		show: () => set((slug) => (slug === everything ? !terms().length : hasTerm(terms(), slug))),
	};
	read();
	const loopElement = loopHost(loopId);
	if (loopElement && terms().length) holdFilters(loopElement, (link) => scope.keep(link, "href"));
	loop.controls.add(control);
	scope.add(() => {
		loop.controls.delete(control);
		loop.filters = withNew([]);
	});

	const nextOf = (button: HTMLElement) => press(slugOf(button), pressed(), terms(), join);
	scope.on(host, "click", (event) => {
		const button = closestTo(event.target, item);
		// Printed as links, they open elsewhere as links do.
		if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		const next = nextOf(button);
		if (!next) return;
		loopHost(loopId)?.classList.remove("e-load-more-pagination-end");
		// Another click may come before the requesting part has loaded.
		const filters = withNew(next.terms);
		loop.filters = filters;
		set((slug) => next.pressed.has(slug));
		return work(loop, scope, button, ({ refresh }) => refresh(loop, id, scope, filters)).then((outcome) => {
			// Without the requesting part, the buttons show the state of the visible items.
			if (outcome !== undefined) return;
			read();
			control.show();
		});
	});
	prepare(host, scope, ({ prepareAhead, questionOf }, first) =>
		prepareAhead(host, item, scope, first, (button) => {
			const next = loopHost(loopId) && nextOf(button);
			return next && questionOf(loop, id, scope, withNew(next.terms));
		}),
	);
	if (scope.page.edit || usesScroll(host))
		scope.part(loadScroll, ({ makeScrollable }) => makeScrollable(box, settings, scope));
};

/** Whether the buttons are in one row on some device. */
const usesScroll = ({ dataset }: HTMLElement) => /"horizontal_scroll\w*":"enable"/.test(dataset.settings ?? "");
