// `utils.youtube`, `utils.vimeo` and `utils.baseVideoLoader`: addresses of videos, and the providers' APIs on first need.
import { attempt, type Callback } from "./attempt";
import type { Connection } from "./connection";

/** Looser than those of the players, which are a part: callers need the result synchronously, and know the provider. */
const ids = {
	youtube: /(?:\.be\/|[?&]vi?=|\/(?:embed|vi?|shorts|live)\/)([\w-]+)/,
	vimeo: /vimeo\.com\/(?:\D*\/)?(\d+)/,
};

/** @param provider without one it knows no API and no ids */
export const createVideoLoader = ({ ask }: Connection, provider?: keyof typeof ids) => ({
	getVideoIDFromURL: (address: string): string | undefined => provider && ids[provider].exec(address)?.[1],
	/** The address of a player that starts automatically. Vimeo wants `#t=` at the end. */
	getAutoplayURL: (address: string): string =>
		address.replace(/(#.*)?$/, (hash) => `${address.includes("?") ? "&" : "?"}autoplay=1${hash}`),
	/** Calls back with the provider's API; a blocked one is reported as `player`. */
	onApiReady(callback: Callback): void {
		if (provider) ask((link) => link.loadApi(provider, (api) => void attempt(() => callback(api))));
	},
});
