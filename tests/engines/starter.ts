// The starter of a page that needs no core: what it mounts, and that the core takes over once the page needs more.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import dropCap from "../../plugins/drop-cap/plugin";
import lazyBackground from "../../plugins/lazy-background/plugin";
import stickyAnchors from "../../plugins/sticky-anchors/plugin";
import { release } from "../site/release.mjs";
import type { Engine } from "./engine";

/** A chunk as the WordPress plugin puts it into a page's file. */
const member = (file: string) => {
	const code = readFileSync(join(release, `${file}.js`), "utf8");
	const [exports = "", names = ""] = /export\{([^{}]*)\};?\s*$/.exec(code) ?? [];
	const returned = names.replace(/(\S+) as (\S+)/g, "$2:$1");
	return `{"${file}":()=>{${code.slice(0, -exports.length)}return{${returned}}}}`;
};

const starter = () =>
	readFileSync(join(release, "starter.js"), "utf8")
		.replace("__ROWS__", () => JSON.stringify([dropCap, ...stickyAnchors, ...lazyBackground]))
		.replace("__BUNDLE__", () => member("plugins/drop-cap"));

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Starter</title><link rel="icon" href="data:,"><script src="/watch.js"></script>
<script type="module" src="/gossamer/bundle-starter.js"></script></head><body class="elementor-default">
<div class="elementor-element elementor-widget elementor-widget-text-editor" data-id="a1" data-element_type="widget" data-widget_type="text-editor.default" data-settings='{"drop_cap":"yes"}'><p>First words of a text.</p></div>
<p><a href="#below">Below</a></p><div style="height:2000px"></div><div id="below">Here</div>
<div class="elementor"><div class="e-con e-parent" id="far" style="margin-top:3000px">Far below</div></div></body></html>`;

export default ({ open, answer }: Engine): void => {
	const openPage = () => {
		answer(
			/^\/gossamer\/bundle-starter\.js/,
			() => new Response(starter(), { headers: { "Content-Type": "text/javascript" } }),
		);
		answer(/^\/starter/, () => new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } }));
		return open("/starter");
	};

	it("mounts its plugins without the core", async () => {
		const tab = await openPage();
		await tab.until(() => document.querySelector(".elementor-drop-cap-letter")?.textContent === "F");
		await tab.until(() => document.body.hasAttribute("data-elementor-device-mode"));
		expect(await tab.evaluate(() => "gossamer" in window)).toBe(false);
	});

	it("loads the core when a link is pressed, which leads to its place, and when an element comes; the cap stays one", async () => {
		const tab = await openPage();
		await tab.until(() => !!document.querySelector(".elementor-drop-cap-letter"));
		await tab.click("a[href='#below']");
		await tab.until(() => location.hash === "#below" && scrollY > 500);
		await tab.until(() => !!window.gossamer);
		await tab.evaluate(() => {
			const { cloneNode } = Node.prototype;
			const text = cloneNode.call(document.querySelector("[data-id=a1]"), true) as HTMLElement;
			text.innerHTML = "<p>Second text.</p>";
			document.body.append(text);
		});
		await tab.until(
			() =>
				[...document.querySelectorAll(".elementor-drop-cap-letter")].map(({ textContent }) => textContent).join() ===
				"F,S",
		);
	});

	it("serves nothing once the core has been loaded and stopped: not what comes near, nor in print", async () => {
		const tab = await openPage();
		await tab.until(() => !!document.querySelector(".elementor-drop-cap-letter"));
		await tab.evaluate(() => document.body.append(document.createElement("p")));
		await tab.until(() => !!window.gossamer);
		await tab.evaluate(() => {
			window.gossamer!.ready.then(() => {
				window.gossamer!.stop();
				document.body.dataset.isStopped = "";
			});
		});
		await tab.until(() => "isStopped" in document.body.dataset);
		await tab.evaluate(() => {
			dispatchEvent(new Event("beforeprint"));
			const far = document.querySelector("#far")!;
			// Observers are told in the order in which they were made: the starter's before this one.
			new IntersectionObserver(
				(changes) => {
					for (const { isIntersecting } of changes) if (isIntersecting) document.body.dataset.isNear = "";
				},
				{ rootMargin: "200px 0px" },
			).observe(far);
			far.scrollIntoView();
		});
		await tab.until(() => "isNear" in document.body.dataset);
		expect(await tab.evaluate(() => document.querySelector("#far")!.className)).toBe("e-con e-parent");
	});
};
