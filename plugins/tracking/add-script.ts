// Vendors' scripts: each is inserted once a page, before the first script.
import { trustedAddress } from "../../src/kit/trusted-address";

const added = new Set<string>();

/** @param address built here, which Trusted Types may pass */
export const addScript = (address: string, onLoad?: () => void): void => {
	if (added.has(address)) return;
	added.add(address);
	const script = document.createElement("script");
	Object.assign(script, { async: true, src: trustedAddress(address), onload: onLoad ?? null });
	const [first] = document.scripts;
	if (first) first.before(script);
	else document.head.append(script);
};
