// Which version of the page builder printed a page: what says so, the most reliable first, and how versions compare.

/** What a page says of its version, as anyone who reads it finds it: the browser in the document, the verdict in the markup. */
export interface VersionMarks {
	/** `elementorFrontendConfig.version`. */
	config?: unknown;
	/** Content of `<meta name="generator">`. */
	generators?: readonly string[];
	/** Addresses of scripts and style sheets. */
	addresses?: readonly string[];
}

/** Sources of the regular expressions that find a version in those: data, which the verdict of the server reads as well. */
export const versionPatterns = {
	config: "^(\\d+\\.\\d+)",
	generator: "^Elementor (\\d+\\.\\d+)",
	address: "/elementor/assets/(?:js|css)/frontend[^?]*[?&](?:.*&)?ver=(\\d+\\.\\d+)",
} as const;

/** Major and minor, as printed: `3.21`; undefined where nothing says it. */
export const versionOf = ({ config, generators = [], addresses = [] }: VersionMarks): string | undefined => {
	const read = (source: string, texts: readonly unknown[]) => {
		for (const text of texts) {
			const [, found] = RegExp(source).exec(`${text}`) ?? [];
			if (found) return found;
		}
	};
	return (
		read(versionPatterns.config, [config]) ??
		read(versionPatterns.generator, generators) ??
		read(versionPatterns.address, addresses)
	);
};

/**
 * Whether a version is known to be older than another one: 3.9 is older than 3.11.
 * @param version as the page says it; one that nobody knows is not older
 */
export const isOlder = (version: unknown, than: string): boolean => numberOf(version) < numberOf(than);

/** 3.11 → 3011; not a number where it is not one. */
const numberOf = (version: unknown) => {
	const [major, minor] = `${version}`.split(".");
	return +major! * 1000 + +minor!;
};
