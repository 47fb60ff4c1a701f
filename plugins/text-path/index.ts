// Text path: shows the text immediately, plain, and along its path once the file has loaded.
import { setStyles } from "../../src/kit/inline-styles";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import { linkOf, startOffset, svgAddress } from "./model";
import { settings } from "./settings";
import { namespace, readDrawing } from "./svg";

let count = 0;

export default definePlugin({
	settings,
	async setup(host, settings, scope) {
		const [element] = queryOwn(host, ".e-text-path");
		if (!element) return scope.report("markup", ".e-text-path");
		const { text = settings.text, url, linkUrl = settings.link.url } = element.dataset;
		const address = svgAddress(url, location.href);
		const link = linkOf(linkUrl, settings.link, location.href);
		// Until 3.4 the server prints the drawing itself.
		const printed = url === undefined && element.querySelector("svg")?.outerHTML;

		/** The text, or the link that holds it, in the drawing or alongside it. */
		const textNode = (space: string) => {
			if (!link) return new Text(text);
			const node = document.createElementNS(space, "a");
			for (const [name, value] of Object.entries(link)) if (value) node.setAttribute(name, value);
			node.append(text);
			return node;
		};
		const before = [...element.childNodes];
		scope.add(() => element.replaceChildren(...before));
		if (!printed) element.replaceChildren(textNode("http://www.w3.org/1999/xhtml"));
		if (!address && !printed) return;

		scope.keep(element, "style");
		// Of the element until the file has loaded or failed.
		const styles = setStyles(element, settings.ratio > 0 ? { "aspect-ratio": `${settings.ratio}` } : {});
		const response = printed ? new Response(printed) : await scope.fetch(address!);
		try {
			if (!response?.ok) throw new Error(`${address}: ${response?.status}`);
			const [svg, path] = readDrawing(await response.text());
			if (scope.signal.aborted) return;
			const id = host.dataset.id || `made-${++count}`;
			const line = document.createElementNS(namespace, "text");
			const textPath = document.createElementNS(namespace, "textPath");
			path.id = `e-path-${id}`;
			textPath.id = `e-text-path-${id}`;
			textPath.setAttribute("href", `#${path.id}`);
			textPath.append(textNode(namespace));
			line.append(textPath);
			svg.append(line);
			scope.frame(() => {
				const isRtl = getComputedStyle(element).direction === "rtl";
				return () => {
					textPath.setAttribute("startOffset", startOffset(settings.start_point.size, isRtl));
					element.replaceChildren(svg);
					setStyles(element, styles);
				};
			});
		} catch (error) {
			if (scope.signal.aborted) return;
			// A failed request has been reported.
			if (response) scope.report("request", error);
			setStyles(element, styles);
		}
	},
});
