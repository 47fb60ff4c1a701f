// Atomic video: keeps a film in the part that its address names, and still where the visitor wants less motion; what YouTube needs is a part of its own.
import { parseObject } from "../../src/base/page";
import { definePlugin } from "../../src/kit/plugin";
import { number, type SettingsOf, text, toggle } from "../../src/kit/settings";
import { serveBackground } from "./background";
import { serveFile } from "./file";

const settings = {
	source: text(),
	/** Seconds. */
	start: number(Number.NaN),
	end: number(Number.NaN),
	autoplay: toggle(),
	mute: toggle(),
	loop: toggle(),
	controls: toggle(true),
	cc_load_policy: toggle(),
	rel: toggle(true),
	privacy: toggle(),
	lazyload: toggle(),
	/** Of the page configuration: whose picture stands for a YouTube video; `none`, or an address of the site's own with `{id}`. */
	preview: text("youtube"),
};

export type VideoSettings = SettingsOf<typeof settings>;

const loadYouTube = () => import("./youtube");

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		if (host instanceof HTMLVideoElement) return serveFile(host, scope);
		if (host.classList.contains("e-background-video")) {
			const printed = parseObject(host.dataset.eSettings, (error) => scope.report("settings", error));
			return serveBackground(host, printed, scope);
		}
		return scope.part(loadYouTube, ({ serveYouTube }) => serveYouTube(host, settings, scope));
	},
});
