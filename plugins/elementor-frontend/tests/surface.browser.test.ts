// What the manifest says of the surface, against the surface in Chromium.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openMarkup } from "../../../tests/helpers/browser";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const { surface } = JSON.parse(readFileSync(`dist/site/${version}/manifest.json`, "utf8")) as { surface: string[] };

it("has every member that the manifest lists, and each stands below one that is listed", async () => {
	const tab = await openMarkup(`<script>
		var elementorFrontendConfig = {};
		var ElementorProFrontendConfig = {};
	</script><div data-gossamer-compat></div>`);
	await tab.waitForFunction(() => window.elementorFrontend);
	const absent = await tab.evaluate(
		(paths) =>
			paths.filter((path) => {
				const names = path.replace(/\.\*$/, "").split(".");
				const last = names.pop()!;
				const owner = names.reduce((value: Loose, name) => value[name], window);
				return !(last in owner);
			}),
		// A part brings the members of the classes that few scripts extend.
		surface.filter((path) => !/handlers\.(Swiper|Carousel|Stretched)\w+\./.test(path)),
	);
	expect(absent).toEqual([]);
	expect(surface).toEqual([...surface].sort());
	expect(
		surface.filter((path) => path.includes(".") && !surface.includes(path.replace(/(\.prototype)?\.[^.]+$/, ""))),
	).toEqual([]);
	expect(surface).toContain("elementorModules.frontend.handlers.CarouselBase.prototype.getSwiperSettings");
});

// biome-ignore lint/suspicious/noExplicitAny: whatever stands at a path
type Loose = any;
