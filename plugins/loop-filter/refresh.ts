// Shows the filtered items of a loop, by the endpoint.
import { closest, parentOf } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";
import { consolidate, filteredAddress, isLaterPath } from "./address";
import { firstElement } from "./content";
import { push, replace } from "./load";
import { type Loop, loopHost, loops, type Outcome } from "./loops";
import type { Filters } from "./model";
import type { Question } from "./requests";

export const loadApi = () => import("./api");

const controlOf = (loop: Loop, filterId?: string) => [...loop.controls].find(({ id }) => id === filterId);

/** How the endpoint is asked for the first page of a loop. */
export const questionOf = (
	loop: Loop,
	filterId: string | undefined,
	scope: Scope,
	filters: Filters = loop.filters,
): Question => {
	const parent = parentOf(loopHost(loop.id) ?? document);
	const root = parent && (closest.call(parent, "[data-elementor-id]") as HTMLElement | null);
	const { post } = scope.page.builder as { post?: { id?: unknown } };
	const body = {
		post_id: `${root?.dataset.elementorId ?? post?.id}`,
		widget_filters: consolidate(filters),
		widget_id: loop.id,
		pagination_base_url: controlOf(loop, filterId)?.place().base || location.href,
	};
	return [
		`${window.ElementorProFrontendConfig?.urls?.rest ?? "/wp-json/"}elementor-pro/v1/refresh-loop`,
		{ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
	];
};

export const request = async (loop: Loop, filterId: string | undefined, scope: Scope, filters?: Filters) => {
	const question = questionOf(loop, filterId, scope, filters);
	const asked = scope.page.edit && (await scope.part(loadApi, ({ inEditor }) => inEditor(question, loop.id)));
	return replace(loop, scope, asked || question, contentIn);
};

/** Writes the filters into the address and shows the filtered items. @param filterId of the filter that has changed */
export const refresh = async (
	loop: Loop,
	filterId: string,
	scope: Scope,
	filters: Filters = loop.filters,
): Promise<Outcome> => {
	const { base, page } = controlOf(loop, filterId)?.place() ?? { base: "", page: 1 };
	const all = { ...loops, [loop.id]: { filters } };
	const first = URL.canParse(base) ? new URL(base) : undefined;
	// The paging may have led to a later page since that was printed.
	const isLater = first && (page > 1 || isLaterPath(location.pathname, first.pathname));
	push(filteredAddress(location, all, loop.id, isLater ? first : undefined));
	return request(loop, filterId, scope, filters);
};

/** Retries a failed request. */
export const retry = (loop: Loop, scope: Scope): Promise<Outcome> => request(loop, [...loop.controls][0]?.id, scope);

/** The markup in a response of the endpoint; without any the loop is empty. */
const contentIn = (text: string): Element | null | undefined => {
	const data = (JSON.parse(text) as { data?: unknown } | null)?.data;
	if (typeof data !== "string") return;
	return data.trim() ? firstElement(data) : firstElement('<div class="elementor-widget-container"></div>');
};
