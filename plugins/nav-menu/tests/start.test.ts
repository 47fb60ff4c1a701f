// Navigation menu on a page that arrives with its icons: they are not drawn again, and all ends as it does on a plain page.
import { expect, it } from "vitest";
import { arrive, onPage, writesOf } from "../../../tests/helpers/started";
import plugin from "..";
import descriptor from "../plugin";
import { start } from "../start";
import { menu } from "./markup";

const { mount, unmount } = onPage(plugin, descriptor);

it.each(["horizontal", "vertical", "dropdown"] as const)(
	"%s: the same page with the icons and without them, and none is drawn on the started one",
	async (layout) => {
		document.body.innerHTML = menu({ layout });
		await mount();
		const plain = document.body.innerHTML;
		unmount();
		expect(document.querySelector(".sub-arrow")).toBeNull();
		const arrived = arrive(menu({ layout }), start);
		expect(arrived.match(/sub-arrow/g)?.length).toBe(layout === "dropdown" ? 3 : 6);
		document.body.innerHTML = arrived;
		const writes = await writesOf(mount);
		expect(writes.filter(({ type }) => type === "childList")).toEqual([]);
		expect(document.body.innerHTML.replace(/sm-\d+/g, "sm")).toBe(plain.replace(/sm-\d+/g, "sm"));
		unmount();
		expect(document.body.innerHTML).toBe(arrived);
	},
);
