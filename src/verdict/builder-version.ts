// Which versions of the page builder a page is printed by.
import type { PageScript } from "./read-scripts";

/** Versions of the page builder and its second half; empty if unknown. */
export const versionsOf = (scripts: readonly PageScript[]): { builder: string; pro: string } => {
	const versions = { builder: "", pro: "" };
	for (const { address, text } of scripts) {
		versions.builder ||= /elementorFrontendConfig\s*=[\s\S]*?"version":\s*"(\d[\w.-]*)"/.exec(text)?.[1] ?? "";
		const [, folder, version] =
			/\/(elementor|elementor-pro|pro-elements)\/assets\/js\/frontend(?:\.min)?\.js\?.*?\bver=(\d[\w.-]*)/.exec(
				address,
			) ?? [];
		if (folder) versions[folder === "elementor" ? "builder" : "pro"] ||= version!;
	}
	return versions;
};

/** Compares the parts between the dots, as numbers. */
export const isBelow = (version: string, other: string): boolean => {
	const [a, b] = [version, other].map((text) => text.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0));
	for (let at = 0; at < Math.max(a!.length, b!.length); at++)
		if ((a![at] ?? 0) !== (b![at] ?? 0)) return (a![at] ?? 0) < (b![at] ?? 0);
	return false;
};
