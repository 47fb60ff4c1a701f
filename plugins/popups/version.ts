// Which version of the page builder's second half, which popups belong to, printed the page.
import type { Page } from "../../src/base/page";
import { findVersion, proPattern } from "../../src/base/version";

/**
 * By the addresses of its scripts and style sheets, as the verdict reads it; else the page builder's, which its
 * configuration names. The generator exists since 3.11, so that it answers no question about older pages.
 */
export const versionOfPopups = ({ builder }: Page): unknown =>
	findVersion(
		proPattern,
		[...document.querySelectorAll("script[src],link[href]")].map(
			(node) => node.getAttribute("src") ?? node.getAttribute("href"),
		),
	) ?? builder.version;
