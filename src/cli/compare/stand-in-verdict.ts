// Stands in for the verdict until it is there: what the builder's own files are is told by their paths.
import type { Manifest } from "../release";

export interface PageToJudge {
	html: string;
	address: string;
	/** Texts of files that were to be read, by address. */
	files: Readonly<Record<string, string>>;
}

export interface Verdict {
	level: "whole" | "with-jquery" | "add-ons" | "left";
	reasons: string[];
	go: string[];
	stay: string[];
	plugins: string[];
}

const script = /<script\b[^>]*>[\s\S]*?<\/script>\s?/gi;
const builders =
	/\/plugins\/(elementor|elementor-pro|pro-elements|pixelyoursite|creame-whatsapp-me|instagram-feed|wp-accessibility-helper|responder)\/|\/(jquery|jquery-migrate|core|imagesloaded|underscore|wp-util|i18n|hooks)(\.min)?\.js/;

export const addressesToRead = (_html: string, _address: string): string[] => [];

export const judge = ({ html }: PageToJudge, _manifest: Manifest, { force = false } = {}): Verdict => {
	const own = /gossamer\.js/.test(html);
	const scripts = [...html.matchAll(script)].map(([text]) => text);
	const go = scripts.filter((text) => builders.test(/^<script[^>]*\ssrc=["']([^"']+)/i.exec(text)?.[1] ?? ""));
	const isCovered = go.some((text) => /elementor/.test(text)) && !own;
	return {
		level: isCovered || force ? "whole" : "left",
		reasons: own ? ["has Gossamer already"] : [],
		go,
		stay: [],
		plugins: [],
	};
};

export const swap = ({ html }: PageToJudge, { go }: Verdict, { base }: { base: string }): string => {
	let swapped = html;
	for (const text of go) swapped = swapped.replace(text, "");
	return swapped.replace(/<\/head/i, `<script type="module" src="${base}gossamer.js"></script></head`);
};
