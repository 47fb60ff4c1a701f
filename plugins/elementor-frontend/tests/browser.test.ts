// The page builder surface in Chromium: what listeners of a real page see, and when.
import { expect, it } from "vitest";
import { openMarkup, openPage } from "../../../tests/helpers/browser";
import { formMembers } from "../../../tests/helpers/form-members";

const widget = (id: string, type: string, attributes = "") =>
	`<div class="elementor-element elementor-widget" data-id="${id}" data-element_type="widget" data-widget_type="${type}" ${attributes}></div>`;
const page = (content: string, id = 42) =>
	`<div data-gossamer-compat class="elementor elementor-${id}" data-elementor-type="wp-page" data-elementor-id="${id}">${content}</div>`;
const configure = (config: object) => `<script>var elementorFrontendConfig = ${JSON.stringify(config)}</script>`;
/** A script that runs after parsing, after the runtime's own. */
const deferred = (code: string) => `<script type="module">${code}</script>`;
const note = "window.log = []; const note = (text) => log.push(text);";
// biome-ignore lint/suspicious/noExplicitAny: third parties are not typed
type Loose = any;
const logOf = (tab: Awaited<ReturnType<typeof openMarkup>>): Promise<string[]> =>
	tab.evaluate(() => (window as Loose).log);

it("announces the page once to a deferred script, before any element is ready (page-builder #5, #6, #7, #61)", async () => {
	const tab = await openMarkup(
		page(`${widget("a", "counter.default")}${page(widget("n", "tea.green"), 7)}${widget("b", "counter.default")}`) +
			deferred(`${note}
			addEventListener("elementor/frontend/init", () => {
				note("init");
				const { hooks } = elementorFrontend;
				elementorFrontend.on("components:init", () => note("components"));
				for (const name of ["counter.default", "tea.green", "widget", "global"]) {
					hooks.addAction("frontend/element_ready/" + name, (scope) => note(scope.dataset.id + " " + name));
				}
			});`),
	);
	await expect.poll(() => logOf(tab)).toHaveLength(2 + 3 * 3);
	expect(await logOf(tab)).toEqual([
		"init",
		"components",
		...["global", "widget", "counter.default"].map((name) => `a ${name}`),
		...["global", "widget", "counter.default"].map((name) => `b ${name}`),
		...["global", "widget", "tea.green"].map((name) => `n ${name}`),
	]);
	await tab.evaluate(() => window.elementorFrontend!.init());
	expect((await logOf(tab)).filter((text) => text === "init")).toHaveLength(1);
});

it("is there when the first listener of the announcement runs, and runs the action of the address after components:init", async () => {
	const hash = "#elementor-action%3Aaction%3Dx%26settings%3DeyJuIjoxfQ%3D%3D";
	const tab = await openMarkup(
		page(`<a data-e-action-hash="${hash}">Here</a>`) +
			`<script>${note} history.replaceState(0, "", "${hash}");
			addEventListener("elementor/frontend/init", () => {
				note(typeof elementorModules.frontend.handlers.Base);
				elementorFrontend.on("components:init", () => {
					note("components");
					elementorFrontend.utils.urlActions.addAction("x", ({ n }) => note("x " + n));
				});
			})</script>`,
	);
	await expect.poll(() => logOf(tab)).toEqual(["function", "components", "x 1"]);
});

it("runs added actions at a click, encoded or not, and none that is broken (page-builder #10, #11, #12)", async () => {
	const settings = Buffer.from('{"s":"~~?>"}').toString("base64");
	const marker = (text: string) => encodeURIComponent(`elementor-action:action=x&settings=${text}`);
	const tab = await openMarkup(
		page(
			`<a id="a" href="#${marker(settings)}">A</a><a id="b" href="%23${marker(settings)}">B</a><a id="c" href="#${marker("%%%")}">C</a>`,
		) +
			deferred(`${note}
			addEventListener("elementor/frontend/init", () => {
				elementorFrontend.utils.urlActions.addAction("x", ({ s }, event) => note(event.target.id + s));
			})`),
	);
	const address = tab.url();
	for (const id of ["c", "a", "b"]) await tab.click(`#${id}`);
	await expect.poll(() => logOf(tab)).toEqual(["a~~?>", "b~~?>"]);
	expect(tab.url()).toBe(address);
});

it("starts nothing on the builder's canvas before init is called (page-builder #4)", async () => {
	const body =
		configure({ environmentMode: { edit: true } }) +
		page(widget("a", "counter.default")) +
		deferred(`${note} addEventListener("elementor/frontend/init", () => {
			note("init");
			elementorFrontend.hooks.addAction("frontend/element_ready/global", () => note("ready"));
		})`);
	// `gossamer.ready`, which `openMarkup` waits for, does not come on a canvas.
	const tab = await openPage("/canvas", {
		prepare: (tab) =>
			tab.route("**/canvas", (route) =>
				route.fulfill({
					contentType: "text/html",
					body: `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/gossamer/gossamer.js"></script>${body}`,
				}),
			),
	});
	await tab.waitForFunction(() => window.elementorFrontend);
	expect(await tab.evaluate(() => new Promise((resolve) => setTimeout(() => resolve((window as Loose).log))))).toEqual(
		[],
	);
	await tab.evaluate(() => window.elementorFrontend!.init());
	await expect.poll(() => logOf(tab)).toEqual(["init", "ready"]);
});

it("starts delayed widgets when they are triggered after opening (page-builder #8)", async () => {
	const tab = await openMarkup(
		page(
			`<div id="off" data-delay-child-handlers="true">${widget("in", "counter.default")}</div>${widget("out", "counter.default")}`,
		) +
			deferred(`${note} addEventListener("elementor/frontend/init", () => {
				elementorFrontend.hooks.addAction("frontend/element_ready/counter.default", (scope) => note(scope.dataset.id));
			})`),
	);
	await expect.poll(() => logOf(tab)).toEqual(["out"]);
	await tab.evaluate(() => {
		document.getElementById("off")!.removeAttribute("data-delay-child-handlers");
		window.elementorFrontend!.elementsHandler.runReadyTrigger(document.querySelector("[data-id=in]"));
	});
	expect(await logOf(tab)).toEqual(["out", "in"]);
});

it("runs handlers written as classes and in the old style, with broken settings as well (page-builder #9)", async () => {
	const tab = await openMarkup(
		page(widget("a", "tea.green", `data-settings='{"cups":2}'`) + widget("b", "tea.green", "data-settings='{'")) +
			deferred(`${note} addEventListener("elementor/frontend/init", () => {
				const { Base } = elementorModules.frontend.handlers;
				class Cups extends Base {
					getDefaultSettings() { return { least: 1 }; }
					onInit(...args) { super.onInit(...args); note(this.getID() + (this.getElementSettings("cups") ?? this.getSettings("least"))); }
				}
				const Pot = Base.extend({ bindEvents() { this.$element.addEventListener("click", this.pour); }, pour() { note("pour " + this.getID()); } });
				elementorFrontend.elementsHandler.attachHandler("tea", [Cups, Pot], "green");
			})`),
	);
	await expect.poll(() => logOf(tab)).toEqual(["a2", "b1"]);
	await tab.evaluate(() => document.querySelector<HTMLElement>("[data-id=b]")!.click());
	expect(await logOf(tab)).toEqual(["a2", "b1", "pour b"]);
});

it("loads a style once, and settles when it is there (page-builder #19)", async () => {
	const tab = await openMarkup(configure({ version: "3", urls: { assets: "/builder/assets/" } }) + page(""), {
		prepare: (tab) =>
			tab.route("**/builder/assets/**", (route) => route.fulfill({ contentType: "text/css", body: "a{}" })),
	});
	const addresses = await tab.evaluate(async () => {
		const { load } = window.elementorFrontend!.utils.assetsLoader;
		await Promise.all([load("style", "e-lightbox"), load("style", "e-lightbox")]);
		return Array.from(document.styleSheets, ({ href }) => href && new URL(href).pathname + new URL(href).search);
	});
	expect(addresses.filter((address) => address?.includes("lightbox"))).toEqual([
		"/builder/assets/css/conditionals/lightbox.min.css?ver=3",
	]);
});

it("knows the device at each edge (page-builder #1, #2)", async () => {
	const tab = await openMarkup(page(""));
	for (const [width, device, value] of [
		[767, "mobile", 0],
		[768, "tablet", 0],
		[1024, "tablet", 0],
		[1025, "desktop", 1],
	] as const) {
		await tab.setViewportSize({ width, height: 700 });
		await tab.waitForFunction((device) => document.body.dataset.elementorDeviceMode === device, device);
		const read = await tab.evaluate(() => {
			const { getCurrentDeviceMode, getCurrentDeviceSetting } = window.elementorFrontend!;
			return [getCurrentDeviceMode(), getCurrentDeviceSetting({ k: 1, k_tablet: 0 }, "k")];
		});
		expect(read).toEqual([device, value]);
	}
});

it.each([
	[
		"a listener in an inline script",
		`addEventListener("elementor/frontend/init", () => note(typeof elementorFrontend.hooks))`,
	],
	[
		"a jQuery that no address tells of",
		`window.jQuery = Object.assign((target) => [target], { fn: {} });
		window["addEvent" + "Listener"]("elementor/" + "frontend/init", () => note(typeof window["elementor" + "Frontend"].hooks))`,
	],
])("is there for %s", async (_, code) => {
	const tab = await openMarkup(`${page("").replace("data-gossamer-compat", "")}<script>${note} ${code}</script>`);
	await expect.poll(() => logOf(tab)).toEqual(["object"]);
});

it("lets deferred scripts extend its classes while they are evaluated, by early.js, which adds no global alongside the page builder's (page-builder #5, #6)", async () => {
	const addon = `${note}
		const { Base } = elementorModules.frontend.handlers;
		class Cups extends Base {
			onInit(...args) { super.onInit(...args); note("cups " + this.getID() + (this instanceof elementorModules.frontend.handlers.Base)); }
		}
		const Pot = elementorModules.ViewModule.extend({ onInit() { note("pot " + this.getSettings("size")); } });
		addEventListener("elementor/frontend/init", () => {
			elementorFrontend.elementsHandler.attachHandler("tea", Cups, "green");
			new Pot({ size: 3 });
		});`;
	const tab = await openMarkup(page(widget("a", "tea.green")).replace("data-gossamer-compat", ""), {
		head: `<script>window.before = Object.keys(window)</script><script src="/gossamer/early.js"></script>
			<script>window.added = Object.keys(window).filter((name) => !before.includes(name)); try { e } catch (error) { added.push(error.name) }</script>
			<script defer src="/addon.js"></script>`,
		prepare: (tab) =>
			tab.route("**/addon.js", (route) => route.fulfill({ contentType: "text/javascript", body: addon })),
	});
	await expect.poll(() => logOf(tab)).toEqual(["pot 3", "cups atrue"]);
	expect(await tab.evaluate(() => (window as Loose).added)).toEqual([
		"before",
		"elementorModules",
		"elementorFrontend",
		"ReferenceError",
	]);
});

it("loads the classes that few extend when a handler extends one, and builds it then", async () => {
	const requests: string[] = [];
	const slides =
		'<div class="swiper"><div class="swiper-wrapper"><p class="swiper-slide">1</p><p class="swiper-slide">2</p></div></div>';
	const tab = await openMarkup(
		configure({ version: "3", urls: { assets: "/builder/assets/" } }) +
			page(`${widget("c", "tea.row", `data-settings='{"slides_to_show":1}'`).replace("></div>", `>${slides}</div>`)}`) +
			deferred(`${note} addEventListener("elementor/frontend/init", () => {
				const { CarouselBase } = elementorModules.frontend.handlers;
				class Row extends CarouselBase {}
				elementorFrontend.hooks.addAction("frontend/element_handler_ready/tea.row", (scope) => note("ready " + scope.dataset.id));
				elementorFrontend.elementsHandler.attachHandler("tea", Row, "row");
			})`),
		{
			async prepare(tab) {
				tab.on("request", (request) => requests.push(new URL(request.url()).pathname));
				await tab.route("**/builder/assets/**", (route) => route.fulfill({ contentType: "text/css", body: "" }));
			},
		},
	);
	await expect.poll(() => logOf(tab)).toEqual(["ready c"]);
	// Its slider is one of our carousels, whose engine has come for it, and nothing of the page builder's but the style.
	await tab.waitForSelector(".swiper-initialized");
	expect(requests).toContain("/gossamer/plugins/elementor-frontend-classes.js");
	expect(requests.filter((path) => /^.builder.*js$/.test(path))).toEqual([]);
	const shown = () =>
		tab.evaluate(() => {
			const { swiper } = document.querySelector(".swiper") as Loose;
			return [swiper.realIndex, document.querySelectorAll(".swiper-slide:not([inert])").length];
		});
	expect(await shown()).toEqual([0, 1]);
	await tab.evaluate(() => new (window as Loose).Swiper(".swiper").slideNext(0));
	expect(await shown()).toEqual([1, 1]);
});

it("starts elements and finds nodes that are forms whose fields hide their members", async () => {
	const names = await (await openMarkup("")).evaluate(formMembers);
	const fields = names.map((name) => `<input name="${name}">`).join("");
	const tab = await openMarkup(
		`<form class="elementor" data-gossamer-compat data-elementor-id="9">${fields}</form>${page(
			`<form class="elementor-element" data-id="f" data-element_type="container" data-settings='{"cups":2}'>${fields}</form>`,
		)}${deferred(`${note} addEventListener("elementor/frontend/init", () => {
			class Form extends elementorModules.frontend.handlers.Base {
				onInit() { note(this.getID() + this.getElementSettings("cups") + this.findElement("[name=closest]").length); }
			}
			elementorFrontend.elementsHandler.attachHandler("container", Form, null);
			elementorFrontend.on("components:init", () => note(Object.keys(elementorFrontend.documentsManager.documents).join()));
		})`)}`,
	);
	await expect.poll(() => logOf(tab)).toEqual(["9,42", "f21"]);
});

it("costs a page nothing that has no jQuery and does not ask for it", async () => {
	const requests: string[] = [];
	const tab = await openMarkup(
		configure({ version: "3" }) + page(widget("a", "counter.default")).replace("data-gossamer-compat", ""),
		{
			async prepare(tab) {
				tab.on("request", (request) => requests.push(request.url()));
			},
		},
	);
	expect(await tab.evaluate(() => "elementorFrontend" in window)).toBe(false);
	expect(requests.filter((url) => url.includes("elementor-frontend"))).toEqual([]);
	expect(requests.some((url) => url.endsWith("gossamer.js"))).toBe(true);
});

it("waits for scripts that an optimiser holds back, if jQuery is among them", async () => {
	const tab = await openMarkup(
		`<script type="rocketlazyloadscript" id="jquery-core-js" data-rocket-src="/jquery.min.js"></script>
		<script type="rocketlazyloadscript">${note} addEventListener("elementor/frontend/init", () => {
			note("init");
			elementorFrontend.hooks.addAction("frontend/element_ready/tea.green", (scope) => note(scope.dataset.id));
		})</script>${page(widget("n", "tea.green"))}`,
	);
	await tab.evaluate(() => window.gossamer!.ready);
	await tab.evaluate(() => {
		const run = (code: string, held: Element) => {
			const script = document.createElement("script");
			script.text = code;
			held.replaceWith(script);
		};
		const [library, pack] = document.querySelectorAll("script[type=rocketlazyloadscript]");
		run("", library!);
		run(pack!.textContent, pack!);
	});
	await expect.poll(() => logOf(tab)).toEqual(["init", "n"]);
});
