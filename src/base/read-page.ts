// Reads the printed data about the page.
import { type Page, type PageConfig, parseObject } from "./page";

export const readPage = (): Page => {
	const builder = window.elementorFrontendConfig ?? {};
	return {
		edit: !!builder.environmentMode?.edit,
		isStatic: !!builder.is_static,
		rtl: builder.is_rtl ?? document.dir === "rtl",
		builder,
		config: parseObject(document.getElementById("gossamer-config")?.textContent) as PageConfig,
	};
};
