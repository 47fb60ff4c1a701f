// More posts: the button, the request, the new items and the focus.
import { closestTo, matches, memberOf, parentOf, toggleAttribute } from "../../src/base/dom";
import { isObject } from "../../src/base/is-object";
import { parseMarkup } from "../../src/kit/trusted-address";
import { fieldsOf, offset, post } from "./calls";
import type { Context, LoadPosts, Posts } from "./context";

/** Milliseconds for which the spinner stays after a response. */
const settleMs = 500;

export interface PostsOptions {
	/** Instead of the server's call. */
	load?: LoadPosts;
	/** Said when posts have come; `{count}` is how many. */
	announcement: string;
	/** Posts have come, or extras that were hidden are to be shown. */
	onArrival(): void;
	/** The spinner is hidden. */
	onSettled(): void;
}

/** @returns loads the next page */
export const createPosts = (context: Context, options: PostsOptions): (() => Promise<void>) => {
	const { feed, scope, find, findAll } = context;
	const { el } = feed;
	const own = new Set(findAll(".sbi_item"));
	let isLoading = false;
	let stopSettling = () => {};
	let status: HTMLElement | undefined;

	scope.add(() => {
		for (const item of findAll(".sbi_item")) if (!own.has(item)) item.remove();
		status?.remove();
	});
	for (const selector of ["#sbi_images", ".sbi_load_btn"]) {
		const element = find(selector);
		if (element) scope.keep(element, "aria-busy", "aria-disabled", "style");
	}
	for (const text of findAll(".sbi_btn_text")) scope.keep(text, "class");

	const showLoader = (isShown: boolean) => {
		const loader = find(".sbi_loader");
		if (loader) {
			loader.classList.toggle("sbi_hidden", !isShown);
			loader.hidden = !isShown;
		}
		find(".sbi_btn_text")?.classList.toggle("sbi_hidden", isShown);
	};
	const setBusy = (isBusy: boolean) => {
		isLoading = isBusy;
		for (const [selector, name] of [
			["#sbi_images", "aria-busy"],
			[".sbi_load_btn", "aria-disabled"],
		] as const) {
			const element = find(selector);
			if (isBusy) element?.setAttribute(name, "true");
			else element?.removeAttribute(name);
		}
	};
	/** Text in a new live region is not announced. */
	const openRegion = () => {
		if (status) return;
		status = Object.assign(document.createElement("div"), { role: "status" });
		status.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
		el.append(status);
	};

	const insert = (html: unknown): HTMLElement[] => {
		const present = findAll(".sbi_item");
		const ids = new Set(present.map(({ id }) => id));
		const items = itemsIn(html).filter(({ id }) => !id || (!ids.has(id) && ids.add(id)));
		const last = present.at(-1);
		if (last) last.after(...items);
		else (find("#sbi_images") ?? el).append(...items);
		return items;
	};

	const load = async () => {
		if (isLoading) return;
		const button = find(".sbi_load_btn");
		stopSettling();
		showLoader(true);
		setBusy(true);
		openRegion();
		const extras = findAll(".sbi_num_diff_hide");
		for (const extra of extras) extra.classList.replace("sbi_num_diff_hide", "sbi_transition");
		feed.page++;
		const posts = await (options.load?.(feed.page) ?? ask(context)).catch((error) => scope.report("request", error));
		if (scope.signal.aborted) return;
		setBusy(false);
		const items = insert(posts?.html);
		const isOver = posts?.feedStatus?.shouldPaginate === false;
		if (!items[0] && !isKnown(posts?.html) && !isOver) {
			feed.page--;
			showLoader(false);
			if (extras[0]) options.onArrival();
			return;
		}
		if (isObject(posts?.resizedImages)) Object.assign(feed.resizedImages, posts.resizedImages);
		if (items[0]) status!.textContent = options.announcement.replace("{count}", `${items.length}`);
		if (!posts?.feedStatus?.shouldPaginate) {
			feed.outOfPages = true;
			const hadFocus = button && document.activeElement === button;
			button?.style.setProperty("display", "none");
			if (hadFocus) (items[0] ?? extras[0])?.querySelector<HTMLElement>(".sbi_photo")?.focus();
		}
		options.onArrival();
		stopSettling = scope.timeout(settleMs, () => {
			showLoader(false);
			options.onSettled();
		});
	};

	return load;
};

const ask = (context: Context): Promise<Posts | undefined> => {
	const { page, imageResolution } = context.feed;
	const [feedId, ...more] = fieldsOf(context, ["current_resolution", imageResolution]);
	return post(context.scope, "sbi_load_more_clicked", [offset(context), ["page", page], feedId!, ...more]);
};

const isKnown = (html: unknown) => !!itemsIn(html)[0];

/** The items of a markup, without anything that runs. */
const itemsIn = (html: unknown): HTMLElement[] => {
	if (!html || typeof html !== "string") return [];
	const { body } = parseMarkup(html);
	for (const element of body.querySelectorAll("*")) {
		if (matches.call(element, "script,iframe,object,embed,base,meta,link,animate,set,form"))
			Element.prototype.remove.call(element);
		for (const { name, value } of [...memberOf(element, "attributes")])
			if (/^on|^srcdoc$/i.test(name) || /^javascript:/i.test(value.replace(/[^!-~]+/g, "")))
				toggleAttribute.call(element, name, false);
	}
	return [...body.querySelectorAll<HTMLElement>(".sbi_item")].filter((item) => !closestTo(parentOf(item), ".sbi_item"));
};
