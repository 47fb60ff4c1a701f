// Which version of the page builder printed a page: the signs of it, the most reliable first, and how versions compare.

/** The signs of a page's version, for any reader: the browser in the document, the verdict in the markup. */
export interface VersionMarks {
	/** `elementorFrontendConfig.version`. */
	config?: unknown;
	/** Texts of inline scripts, one of which may print the configuration. */
	texts?: readonly string[];
	/** Content of `<meta name="generator">`. */
	generators?: readonly string[];
	/** Addresses of scripts and style sheets. */
	addresses?: readonly string[];
}

const number = "(\\d+\\.\\d[\\w.-]*)";
const file = "/assets/(?:js|css)/frontend[\\w.-]*\\.(?:js|css)\\?(?:.*&)?ver=";

/** Sources of the regular expressions that find a version in those: data, which the server's verdict reads as well. A bare number is a cache's, not a version. */
export const versionPatterns = {
	config: `^${number}`,
	/** A minifier takes the quotes of the key away. */
	text: `\\belementorFrontendConfig\\s*=[\\s\\S]*?\\bversion["']?\\s*:\\s*["']${number}`,
	generator: `^Elementor ${number}`,
	address: `/elementor${file}${number}`,
} as const;

/** The only sign of the builder's second half. */
export const proPattern = `/(?:elementor-pro|pro-elements)${file}${number}`;

/** As printed: `3.21.4`; undefined if nothing says it. */
export const versionOf = ({ config, texts = [], generators = [], addresses = [] }: VersionMarks): string | undefined =>
	findVersion(versionPatterns.config, [config]) ??
	findVersion(versionPatterns.text, texts) ??
	findVersion(versionPatterns.generator, generators) ??
	findVersion(versionPatterns.address, addresses);

/** In the first text that has one. */
export const findVersion = (pattern: string, texts: readonly unknown[]): string | undefined => {
	for (const text of texts) {
		const [, found] = RegExp(pattern).exec(`${text}`) ?? [];
		if (found) return found;
	}
};

/**
 * Whether a version is known to be older than another one, by its first two numbers: 3.9 is older than 3.11.
 * @param version as printed, with or without a third number or a word such as `-beta1`; an unknown one is not older
 */
export const isOlder = (version: unknown, than: string): boolean => numberOf(version) < numberOf(than);

/** 3.11 → 3011; NaN if it is not a version. */
const numberOf = (version: unknown) => {
	const [major, minor] = `${version}`.split(".");
	return +major! * 1000 + Number.parseInt(minor!, 10);
};
