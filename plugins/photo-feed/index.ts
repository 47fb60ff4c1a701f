// Photo feed: finds the feeds of the page, starts them and keeps the globals that other scripts call.
import { closest } from "../../src/base/closest";
import type { MountablePlugin } from "../../src/base/descriptor";
import { definePlugin, type Plugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";
import { text, toggle } from "../../src/kit/settings";
import { $consent, consentFor } from "../../src/stores/consent";
import { post } from "./calls";
import type { LoadPosts, PhotoFeed } from "./context";
import { createFeed } from "./feed";
import { tell } from "./tell";

declare global {
	interface Window {
		sbi?: { feeds: Record<number, PhotoFeed>; options?: object; triggeredTest?: boolean };
		/** Finds feeds that came later. */
		sbi_init?(): void;
	}
}

const settings = {
	/** A photo opens in the lightbox; its post is one click away from there. */
	lightbox: toggle(),
	announcement: text("{count} new photos"),
};

const loadConsent = () => import("./consent");
const loadLightbox = () => import("./open-lightbox");

/** The feeds of the page, in the order in which they were started. */
const feeds = new Map<Element, PhotoFeed>();

/** Writes the globals anew: feeds are counted in the order of the page. */
const publish = () => {
	const all: Record<number, PhotoFeed> = {};
	for (const [index, el] of document.querySelectorAll(".sbi").entries()) {
		const feed = feeds.get(el);
		if (!feed) continue;
		all[index] = feed;
		feed.index = index;
		Element.prototype.setAttribute.call(el, "data-sbi-index", `${index + 1}`);
	}
	window.sbi = { ...window.sbi, feeds: all, options: window.sb_instagram_js_options };
	window.sbi_init = () => window.gossamer?.start();
};

const stateNow = () => consentFor("instagram", "marketing");

/** @param load gives more posts in place of the server */
export const createPhotoFeed = (load?: LoadPosts): Plugin<typeof settings> & MountablePlugin =>
	definePlugin({
		settings,
		setup(el, { announcement, lightbox }, scope) {
			for (const message of document.querySelectorAll(".sbi_no_js_error_message")) message.remove();
			for (const marked of document.querySelectorAll(".sbi_no_js")) marked.classList.remove("sbi_no_js");
			let ask: (() => unknown) | undefined;
			const { feed, start, largestOf } = createFeed(el, scope, {
				announcement,
				load,
				isGated: scope.page.config.consent === "denied",
				isGranted: () => stateNow() === "granted" || !!ask?.(),
			});
			const { settings } = feed;
			feeds.set(el, feed);
			publish();
			scope.add(() => {
				feeds.delete(el);
				publish();
			});
			if (settings.testAjax && !window.sbi!.triggeredTest) {
				window.sbi!.triggeredTest = true;
				post(scope, "sbi_on_ajax_test_trigger");
			}
			if (lightbox) openInLightbox(feed, scope, largestOf);
			const run = () => {
				start();
				tell(scope, "sbiafterfeedcreate", "feed", feed);
			};
			if (!settings.gdpr) return run();

			let state = stateNow();
			const onChange = (isGiven: boolean | undefined) => {
				settings.consentGiven = isGiven ?? settings.consentGiven;
				feed.afterConsentToggled();
			};
			scope.add(
				$consent.listen(() => {
					if (state !== stateNow())
						onChange({ granted: true, denied: false, unknown: undefined }[(state = stateNow())]);
				}),
			);
			const follow = () =>
				scope.part(loadConsent, ({ followConsent }) => {
					ask ??= followConsent(scope, onChange);
				});
			return follow().then(() => {
				if (!ask) scope.on(window, "online", follow);
				scope.run(run);
			});
		},
	});

const openInLightbox = (feed: PhotoFeed, scope: Scope, largestOf: (item: Element) => string | undefined) =>
	scope.on(feed.el, "click", (event) => {
		const photo = closest<HTMLAnchorElement>(event.target, ".sbi_photo");
		const item = closest(photo, ".sbi_item");
		const { ctrlKey, metaKey, shiftKey } = event;
		// Films are played where they were posted.
		if (!item || ctrlKey || metaKey || shiftKey || item.matches(".sbi_type_video") || !largestOf(item)) return;
		event.preventDefault();
		return scope
			.part(loadLightbox, ({ openLightbox }) => openLightbox(item, event, feed, scope, largestOf))
			.then((isOpen) => isOpen || location.assign(photo!.href));
	});

export default createPhotoFeed();
