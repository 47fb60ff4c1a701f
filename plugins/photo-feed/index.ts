// Photo feed: finds the feeds of the page, starts them and keeps the globals that other scripts call.
import type { MountablePlugin } from "../../src/base/descriptor";
import { setAttribute } from "../../src/base/dom";
import { watchPermission } from "../../src/kit/permission";
import { definePlugin, type Plugin } from "../../src/kit/plugin";

import { type LoadPosts, need, type PhotoFeed } from "./context";
import { createFeed, loadServer } from "./feed";
import { settings } from "./settings";
import { tell } from "./tell";

declare global {
	interface Window {
		sbi?: { feeds: Record<number, PhotoFeed>; options?: object; triggeredTest?: boolean };
		/** Finds feeds added later. */
		sbi_init?(): void;
	}
}

export const loadConsent = () => import("./consent");
const loadLightbox = () => import("./open-lightbox");

/** The feeds of the page, in the order in which they were started. */
const feeds = new Map<Element, PhotoFeed>();

/** Writes the globals again: feeds are counted in the order of the page. */
const publish = () => {
	const all: Record<number, PhotoFeed> = {};
	for (const [index, el] of document.querySelectorAll(".sbi").entries()) {
		const feed = feeds.get(el);
		if (!feed) continue;
		all[index] = feed;
		feed.index = index;
		setAttribute.call(el, "data-sbi-index", `${index + 1}`);
	}
	window.sbi = { ...window.sbi, feeds: all, options: window.sb_instagram_js_options };
	window.sbi_init = () => window.gossamer?.start();
};

/** @param load gives more posts instead of the server */
export const createPhotoFeed = (load?: LoadPosts): Plugin<typeof settings> & MountablePlugin =>
	definePlugin({
		settings,
		setup(el, { announcement, lightbox }, scope) {
			for (const message of document.querySelectorAll(".sbi_no_js_error_message")) message.remove();
			for (const marked of document.querySelectorAll(".sbi_no_js")) marked.classList.remove("sbi_no_js");
			const { context, start } = createFeed(el, scope, { announcement, load });
			const { feed } = context;
			feeds.set(el, feed);
			publish();
			scope.add(() => {
				feeds.delete(el);
				publish();
			});
			if (feed.settings.testAjax) scope.part(loadServer, ({ testServer }) => testServer(scope));
			if (lightbox) scope.part(loadLightbox, ({ openInLightbox }) => openInLightbox(context), true);
			const run = () => {
				start();
				tell(scope, "sbiafterfeedcreate", "feed", feed);
			};
			const follow = () => scope.part(loadConsent, ({ followConsent }) => followConsent(context));
			if (!feed.settings.gdpr) {
				// A tool that loads later, or a refusal.
				watchPermission(scope, need, (isPermitted) => {
					if (isPermitted || feed.settings.gdpr) return;
					feed.settings.gdpr = true;
					return follow();
				});
				return run();
			}
			return follow().then((isFollowed) => {
				if (!isFollowed) scope.on(window, "online", follow);
				scope.run(run);
			});
		},
	});

export default createPhotoFeed();
