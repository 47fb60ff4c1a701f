// Small stand-ins for video providers, in the browser: their pictures, their frames, and what is public of their player APIs.
import type { BrowserContext, Route } from "playwright-core";

const hosts =
	/^https:\/\/(i\.ytimg\.com|(www|player|geo)?\.?(youtube|youtube-nocookie|vimeo|dailymotion|videopress)\.com)\//;

/** Answers every request to a provider: none is ever reached. */
export const standInForProviders = (context: BrowserContext): Promise<unknown> => context.route(hosts, answer);

const answer = (route: Route) => {
	const { host, pathname } = new URL(route.request().url());
	if (host === "i.ytimg.com") return route.fulfill({ contentType: "image/svg+xml", body: thumbnail });
	if (pathname === "/iframe_api") return route.fulfill({ contentType: "text/javascript", body: script(youtubeApi) });
	if (pathname === "/api/player.js") return route.fulfill({ contentType: "text/javascript", body: script(vimeoApi) });
	return route.fulfill({ contentType: "text/html", body: frame });
};

const script = (api: () => void) => `(${api})()`;

const thumbnail =
	'<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360"/><rect y="45" width="480" height="270" fill="#7d9a6a"/><circle cx="240" cy="210" r="80" fill="#efe6d5"/></svg>';

const frame = `<!doctype html><title>A player</title><style>body{margin:0;height:100vh;display:grid;place-content:center;background:linear-gradient(#22384a,#0d1a24);color:#fff;font:16px sans-serif}</style><body>A film is playing`;

/** What every player was told is in `window.told`: `["play", "mute"]`. Runs in the page. */
function youtubeApi() {
	const told: string[] = ((window as unknown as { told: string[] }).told ??= []);
	class Player {
		element: Element;
		frame = document.createElement("iframe");
		constructor(element: Element, { videoId, host = "https://www.youtube.com", events }: YouTubeOptions) {
			this.element = element;
			this.frame.src = `${host}/embed/${videoId}`;
			this.frame.title = "A film";
			this.frame.className = element.className;
			element.replaceWith(this.frame);
			const say = (name: string) => told.push(name);
			const methods: Record<string, unknown> = {
				playVideo: () => {
					say("play");
					setTimeout(() => events.onStateChange?.({ data: 1 }));
				},
				pauseVideo: () => say("pause"),
				stopVideo: () => say("stop"),
				mute: () => say("mute"),
				seekTo: (seconds: number) => say(`seek ${seconds}`),
				getCurrentTime: () => 0,
			};
			this.frame.onload = () => {
				// As the real one: until it is ready it has none of them.
				Object.assign(this, methods);
				events.onReady?.();
			};
		}
		destroy() {
			told.push("destroy");
			this.frame.replaceWith(this.element);
		}
	}
	Object.assign(window, { YT: { loaded: 1, Player } });
}

interface YouTubeOptions {
	videoId: string;
	host?: string;
	events: { onReady?(): void; onStateChange?(event: { data: number }): void };
}

/** As above. `window.vimeo` is the last player; `fire(event, data)` is what only a stand-in has. */
function vimeoApi() {
	const told: string[] = ((window as unknown as { told: string[] }).told ??= []);
	class Player {
		listeners: Record<string, ((data: unknown) => void)[]> = {};
		frame = document.createElement("iframe");
		constructor(element: Element, options: { id: number }) {
			told.push(`new ${JSON.stringify(options)}`);
			this.frame.src = `https://player.vimeo.com/video/${options.id}`;
			this.frame.title = "A film";
			element.append(this.frame);
			this.frame.onload = () => this.fire("play", { seconds: 0 });
			(window as unknown as { vimeo: Player }).vimeo = this;
		}
		on(event: string, listener: (data: unknown) => void) {
			(this.listeners[event] ??= []).push(listener);
		}
		fire(event: string, data: unknown) {
			for (const listener of this.listeners[event] ?? []) listener(data);
		}
		ready = async () => {};
		getVideoWidth = async () => 400;
		getVideoHeight = async () => 300;
		say = (name: string) => Promise.resolve(void told.push(name));
		play = () => this.say("play");
		pause = () => this.say("pause");
		setCurrentTime = (seconds: number) => this.say(`seek ${seconds}`);
		destroy = async () => {
			this.frame.remove();
			await this.say("destroy");
		};
	}
	Object.assign(window, { Vimeo: { Player } });
}
