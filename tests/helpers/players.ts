// Small stand-ins for the players of video providers, for tests in jsdom: nothing is fetched, everything is noted.

interface Options {
	videoId?: string;
	playerVars: Record<string, number>;
	events: {
		onReady(): void;
		onStateChange(event: { data: number }): void;
		onAutoplayBlocked(): void;
		onError(event: { data: number }): void;
	};
}

export interface FakePlayer {
	options: Options & Record<string, unknown>;
	/** Methods that were called, with their first argument. */
	calls: string[];
	ready(): void;
	/** Tells a state by its number: 0 ended, 1 playing, 2 paused. */
	state(data: number): void;
	/** Tells an error by its number: 150 not to be shown on other sites. */
	fail(data: number): void;
}

export const fakeYouTube: { players: FakePlayer[]; fails: boolean } = { players: [], fails: false };

/** From now on YouTube's API is on the page. */
export const allowYouTube = (): void => {
	Object.assign(window, { YT: { loaded: 1, Player: createPlayer } });
};

/** The page has no API again, and no players. */
export const forbidYouTube = (): void => {
	Object.assign(window, { YT: undefined });
	Object.assign(fakeYouTube, { players: [], fails: false });
	for (const script of document.querySelectorAll("script[src*=youtube]")) script.remove();
};

/** Addresses of the API scripts on the page. */
export const apiScripts = (): string[] =>
	Array.from(
		document.querySelectorAll<HTMLScriptElement>('script[src*="youtube"],script[src*="vimeo"]'),
		({ src }) => src,
	);

function createPlayer(element: Element, options: FakePlayer["options"]): object {
	if (fakeYouTube.fails) throw new Error("no player");
	const frame = document.createElement("iframe");
	frame.className = element.className;
	element.replaceWith(frame);
	const player: FakePlayer = {
		options,
		calls: [],
		ready: () => options.events.onReady(),
		state: (data) => options.events.onStateChange({ data }),
		fail: (data) => options.events.onError({ data }),
	};
	fakeYouTube.players.push(player);
	const note = (name: string) => (value?: unknown) => {
		player.calls.push(value === undefined ? name : `${name} ${value}`);
		if (name === "destroy") frame.replaceWith(element);
	};
	return Object.fromEntries(
		["playVideo", "pauseVideo", "stopVideo", "mute", "seekTo", "destroy"].map((name) => [name, note(name)]),
	);
}
