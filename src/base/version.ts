// Which version of the page builder printed a page: the signs of it, the most reliable first, and how versions compare.

/** The signs of a page's version, for any reader: the browser in the document, the verdict in the markup. */
export interface VersionMarks {
	/** `elementorFrontendConfig.version`. */
	config?: unknown;
	/** Content of `<meta name="generator">`. */
	generators?: readonly string[];
	/** Addresses of scripts and style sheets. */
	addresses?: readonly string[];
}

/** Sources of the regular expressions that find a version in those: data, which the server's verdict reads as well. */
export const versionPatterns = {
	config: "^(\\d+\\.\\d+)",
	generator: "^Elementor (\\d+\\.\\d+)",
	address: "/elementor/assets/(?:js|css)/frontend[^?]*[?&](?:.*&)?ver=(\\d+\\.\\d+)",
} as const;

/** Major and minor, as printed: `3.21`; undefined if nothing says it. */
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
 * @param version as printed; an unknown one is not older
 */
export const isOlder = (version: unknown, than: string): boolean => numberOf(version) < numberOf(than);

/** 3.11 → 3011; NaN if it is not a version. */
const numberOf = (version: unknown) => {
	const [major, minor] = `${version}`.split(".");
	return +major! * 1000 + +minor!;
};
