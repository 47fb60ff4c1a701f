// Atomic video: keeps a video in the part that its address names, and stopped under reduced motion; YouTube is a separate part.
import { parseObject } from "../../src/base/page";
import { definePlugin } from "../../src/kit/plugin";

import { serveBackground } from "./background";
import { serveFile } from "./file";
import { settings } from "./settings";

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
