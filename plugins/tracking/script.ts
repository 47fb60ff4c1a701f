// Vendors' scripts: after the first paint, when the page is idle, once.
import { report } from "../../src/base/errors";

const added = new Set<string>();

/** Under a policy that asks for it; only addresses that are built here pass. */
const trust = (address: string): string => {
	const { trustedTypes } = window as unknown as {
		trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(text: string): string } };
	};
	policy ??= trustedTypes?.createPolicy("gossamer-tracking", { createScriptURL: (text: string) => text });
	return policy?.createScriptURL(address) ?? address;
};
let policy: { createScriptURL(text: string): string } | undefined;

export const addScript = (address: string, onLoad?: () => void): void => {
	if (added.has(address)) return;
	added.add(address);
	const add = () => {
		try {
			const src = trust(address);
			const script = Object.assign(document.createElement("script"), { async: true, src, onload: onLoad ?? null });
			const [first] = document.scripts;
			if (first) first.before(script);
			else document.head.append(script);
		} catch (error) {
			report("tracking", error);
		}
	};
	requestAnimationFrame(() => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(add)));
};
