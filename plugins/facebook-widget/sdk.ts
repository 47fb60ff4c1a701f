// Facebook's script: requested once a page, and not at all if the page already has it.
import type { Scope } from "../../src/kit/scope";
import { trustedAddress } from "../../src/kit/trusted-address";
import { sdkAddress } from "./model";

interface Sdk {
	init(options: object): void;
	XFBML: { parse(node: Element): void };
}

/** Milliseconds after which a script that says nothing counts as blocked. */
const timeoutMs = 20_000;

let request: Promise<Sdk> | undefined;

/**
 * A failed script may be requested again.
 * @throws (rejects) when it is blocked
 */
export const loadSdk = (appId: string, lang: string, scope: Scope): Promise<Sdk> => {
	request ??= load(appId, lang).then((sdk) => {
		scope.emit(document, "fb:sdk:loaded");
		return sdk;
	});
	request.catch(() => {
		request = undefined;
	});
	return request;
};

const sdkNow = () => {
	const { FB } = window as { FB?: Sdk };
	return typeof FB?.XFBML?.parse === "function" ? FB : undefined;
};

const load = async (appId: string, lang: string): Promise<Sdk> => {
	const present = sdkNow();
	if (present) return present;
	const address = sdkAddress(lang);
	const other = document.querySelector<HTMLScriptElement>('script[src*="//connect.facebook.net/"][src*="/sdk.js"]');
	const script = other ?? document.createElement("script");
	try {
		await new Promise((resolve, reject) => {
			script.addEventListener("load", resolve);
			script.addEventListener("error", reject);
			setTimeout(reject, timeoutMs);
			if (other) return;
			script.src = trustedAddress(address);
			document.head.append(script);
		});
		const sdk = sdkNow();
		// The script that loaded it has also initialised it.
		if (!other) sdk!.init({ appId, version: "v2.10", xfbml: false });
		return sdk!;
	} catch {
		if (!other) script.remove();
		throw new Error(address);
	}
};
