// Small stand-ins for providers, in the browser: videos' pictures and frames, what is public of their player APIs and of Facebook's.
const hosts =
	/^https:\/\/(connect\.facebook\.net\/\w+\/sdk\.js|www\.facebook\.com\/plugins\/|(i\.ytimg\.com|(www|player|geo)?\.?(youtube|youtube-nocookie|vimeo|dailymotion|videopress)\.com)\/)/;

/**
 * Answers every request to a provider: none is ever reached.
 * @param {import("playwright-core").BrowserContext} context
 */
export const standInForProviders = (context) => context.route(hosts, answer);

const answer = (route) => {
	const { host, pathname } = new URL(route.request().url());
	if (host === "i.ytimg.com") return route.fulfill({ contentType: "image/svg+xml", body: thumbnail });
	if (pathname === "/iframe_api") return route.fulfill({ contentType: "text/javascript", body: script(youtubeApi) });
	if (pathname === "/api/player.js") return route.fulfill({ contentType: "text/javascript", body: script(vimeoApi) });
	if (host === "connect.facebook.net")
		return route.fulfill({ contentType: "text/javascript", body: script(facebookSdk) });
	return route.fulfill({ contentType: "text/html", body: frame });
};

const script = (api) => `(${api})()`;

const thumbnail =
	'<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360"/><rect y="45" width="480" height="270" fill="#7d9a6a"/><circle cx="240" cy="210" r="80" fill="#efe6d5"/></svg>';

const frame = `<!doctype html><title>A player</title><style>body{margin:0;height:100vh;display:grid;place-content:center;background:linear-gradient(#22384a,#0d1a24);color:#fff;font:16px sans-serif}</style><body>A film is playing`;

/** What every player was told is in `window.told`: `["play", "mute"]`. Runs in the page. */
function youtubeApi() {
	const told = (window.told ??= []);
	class Player {
		frame = document.createElement("iframe");
		constructor(element, { videoId, host = "https://www.youtube.com", events }) {
			this.element = element;
			this.frame.src = `${host}/embed/${videoId}`;
			this.frame.title = "A film";
			this.frame.className = element.className;
			element.replaceWith(this.frame);
			const say = (name) => told.push(name);
			const methods = {
				playVideo: () => {
					say("play");
					setTimeout(() => events.onStateChange?.({ data: 1 }));
				},
				pauseVideo: () => say("pause"),
				stopVideo: () => say("stop"),
				mute: () => say("mute"),
				seekTo: (seconds) => say(`seek ${seconds}`),
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

/** As above. `window.vimeo` is the last player; `fire(event, data)` is what only a stand-in has. */
function vimeoApi() {
	const told = (window.told ??= []);
	class Player {
		listeners = {};
		frame = document.createElement("iframe");
		constructor(element, options) {
			told.push(`new ${JSON.stringify(options)}`);
			this.frame.src = options.url ?? `https://player.vimeo.com/video/${options.id}`;
			this.frame.title = "A film";
			element.append(this.frame);
			this.frame.onload = () => this.fire("play", { seconds: 0 });
			window.vimeo = this;
		}
		on(event, listener) {
			this.listeners[event] = [...(this.listeners[event] ?? []), listener];
		}
		fire(event, data) {
			for (const listener of this.listeners[event] ?? []) listener(data);
		}
		ready = async () => {};
		getVideoWidth = async () => 400;
		getVideoHeight = async () => 300;
		say = (name) => Promise.resolve(void told.push(name));
		play = () => this.say("play");
		pause = () => this.say("pause");
		setCurrentTime = (seconds) => this.say(`seek ${seconds}`);
		destroy = async () => {
			this.frame.remove();
			await this.say("destroy");
		};
	}
	Object.assign(window, { Vimeo: { Player } });
}

/** As above. What is parsed gets a frame. */
function facebookSdk() {
	const told = (window.told ??= []);
	const draw = (node) => {
		const frame = document.createElement("iframe");
		frame.src = "https://www.facebook.com/plugins/page.php";
		frame.title = "Facebook";
		frame.style.cssText = `width: 100%; height: ${node.dataset.height ?? 28}px; border: 0`;
		node.replaceChildren(frame);
		node.setAttribute("fb-xfbml-state", "rendered");
	};
	const init = (options) => told.push(`init ${JSON.stringify(options)}`);
	const parse = (root) => root.querySelectorAll("[class*=' fb-']").forEach(draw);
	Object.assign(window, { FB: { init, XFBML: { parse } } });
}
