// What a visitor without a mouse, or without eyes, needs of each widget: by roles and names alone, so that it holds for any library.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {[what: string, holds: (page: Page) => Promise<unknown>]} Check */

const soon = { timeout: 2000 };
const button = (page, name) => page.getByRole("button", { name, exact: true });
const shows = (page, text) =>
	page
		.getByText(text, { exact: true })
		.first()
		.waitFor({ state: "visible", ...soon });
const hides = (page, text) =>
	page
		.getByText(text, { exact: true })
		.first()
		.waitFor({ state: "hidden", ...soon });
const isFocused = (page, locator) => holds(page, () => locator.evaluate((node) => node === document.activeElement));
const holds = async (page, check) => {
	const end = Date.now() + soon.timeout;
	while (!(await check().catch(() => false))) {
		if (Date.now() > end) throw new Error("It does not.");
		await page.evaluate(() => new Promise(requestAnimationFrame));
	}
};
const dialog = (page) => page.locator("[role=dialog]:visible").first();
const focusIsIn = (page) => holds(page, () => dialog(page).evaluate((node) => node.contains(document.activeElement)));
const open = async (page) => {
	if (await dialog(page).count()) return;
	await button(page, "Open").press("Enter");
	await dialog(page).waitFor(soon);
	await focusIsIn(page).catch(() => {});
};
/** Each key is tried from within, so that a focus that has got out counts once. */
const enter = async (page) => {
	await open(page);
	await focusIsIn(page).catch(() => dialog(page).getByRole("button").first().focus());
};
/** Checks of whatever lies over the page. */
const overlay = [
	["Enter opens", open],
	[
		"the focus goes in",
		async (page) => {
			await open(page);
			await focusIsIn(page);
		},
	],
	[
		"Tab stays in",
		async (page) => {
			await open(page);
			for (let step = 0; step < 12; step++) await page.keyboard.press("Tab");
			await focusIsIn(page);
		},
	],
	[
		"Escape closes",
		async (page) => {
			await enter(page);
			await page.keyboard.press("Escape");
			await dialog(page).waitFor({ state: "hidden", ...soon });
		},
	],
	["the focus goes back", (page) => isFocused(page, button(page, "Open"))],
];
const isBehind = [
	"the page behind is out of reach",
	(page) =>
		holds(page, () =>
			page.evaluate(() => {
				const opener = [...document.querySelectorAll("main button")].find(({ textContent }) => textContent === "Open");
				return !!opener.closest("[inert],[aria-hidden=true]");
			}),
		),
];
/** By Tab, as a visitor comes there. */
const reach = async (page, text) => {
	for (let step = 0; step < 30; step++) {
		await page.keyboard.press("Tab");
		const at = await page.evaluate(() => {
			const { activeElement: node } = document;
			return (node.closest("[role=button],[role=tab],summary,button") ?? node).textContent.trim();
		});
		// A mark may stand before the text.
		if (at.endsWith(text)) return;
	}
	throw new Error(`Tab does not reach ${text}.`);
};
const tab = (page) => page.evaluate(() => document.activeElement.closest("[role=tab]")?.textContent);
const reachTab = async (page) => {
	for (let step = 0; step < 10; step++) {
		await page.keyboard.press("Tab");
		if (await tab(page)) return;
	}
	throw new Error("Tab reaches no tab.");
};
const pressOn = async (page, text, key) => {
	await page.evaluate(() => document.activeElement.blur());
	await reach(page, text);
	await page.keyboard.press(key);
};
/** Some choose a tab that has the focus, others wait for Enter; both are patterns of ARIA. */
const tabBy = async (page, key, text) => {
	await page.evaluate(() => document.activeElement.blur());
	await reachTab(page);
	await page.keyboard.press(key);
	await page.keyboard.press("Enter");
	await shows(page, text);
};
const hasRole = (role, name) => [
	`${role} “${name}”`,
	(page) => page.getByRole(role, { name, exact: true }).first().waitFor(soon),
];
const photo = (page, at) =>
	holds(page, () =>
		page.locator(`img[src$="/${at}.svg"]:visible`).evaluateAll((images) =>
			images.some((image) => {
				const { left, right } = image.getBoundingClientRect();
				return left >= -2 && left < innerWidth / 2 && right > 50;
			}),
		),
	);

/** @type {Record<string, { press: (page: Page) => Promise<unknown>, keys: Check[], names: Check[] }>} */
export const checks = {
	carousel: {
		press: (page) => button(page, "Next slide").click(),
		keys: [
			[
				"Enter on an arrow",
				async (page) => {
					await button(page, "Next slide").press("Enter");
					await photo(page, 2);
				},
			],
			[
				"Enter on a dot",
				async (page) => {
					await button(page, "Go to slide 3").press("Enter");
					await photo(page, 3);
				},
			],
			[
				"an arrow key",
				async (page) => {
					await button(page, "Next slide").press("ArrowRight");
					await photo(page, 4);
				},
			],
		],
		names: [
			hasRole("region", "Photos"),
			["“carousel”", (page) => page.locator("[aria-roledescription=carousel i]").first().waitFor(soon)],
			["“1 of 5” on a slide", (page) => page.locator("[role=group][aria-label^='1']").first().waitFor(soon)],
			hasRole("button", "Next slide"),
			hasRole("button", "Go to slide 2"),
		],
	},
	dialog: {
		press: (page) => button(page, "Open").click(),
		keys: overlay,
		names: [
			[
				"dialog “Ask us”",
				async (page) => {
					await open(page);
					await page.getByRole("dialog", { name: "Ask us" }).first().waitFor(soon);
				},
			],
			[
				"a named button that closes",
				(page) => dialog(page).getByRole("button", { name: /close/i }).first().waitFor(soon),
			],
			isBehind,
		],
	},
	lightbox: {
		press: (page) => button(page, "Open").click(),
		keys: [
			...overlay,
			[
				"an arrow key shows the next",
				async (page) => {
					await enter(page);
					await page.keyboard.press("ArrowRight");
					await photo(page, 2);
				},
			],
		],
		names: [
			[
				"a named dialog",
				async (page) => {
					await open(page);
					await page.getByRole("dialog", { name: /\w/ }).first().waitFor(soon);
				},
			],
			[
				"a named button that closes",
				(page) => dialog(page).getByRole("button", { name: /close/i }).first().waitFor(soon),
			],
			[
				"a named button for the next",
				(page) => dialog(page).getByRole("button", { name: /next/i }).first().waitFor(soon),
			],
			["what the picture shows", (page) => dialog(page).getByRole("img", { name: "Hills" }).first().waitFor(soon)],
			isBehind,
		],
	},
	tabs: {
		press: (page) => page.getByRole("tab", { name: "Returns" }).click(),
		keys: [
			["Right, and Enter", (page) => tabBy(page, "ArrowRight", "Thirty days.")],
			["End, and Enter", (page) => tabBy(page, "End", "Wrapped.")],
			["Home, and Enter", (page) => tabBy(page, "Home", "Two days.")],
			[
				"one stop for Tab",
				async (page) => {
					await page.evaluate(() => document.activeElement.blur());
					await reachTab(page);
					await page.keyboard.press("Tab");
					if (await tab(page)) throw new Error("Tab goes on to the next tab.");
				},
			],
		],
		names: [
			hasRole("tab", "Returns"),
			["a named tablist", (page) => page.getByRole("tablist", { name: /\w/ }).first().waitFor(soon)],
			hasRole("tabpanel", "Shipping"),
		],
	},
	accordion: {
		press: (page) => button(page, "Returns").click(),
		keys: [
			[
				"Enter",
				async (page) => {
					await pressOn(page, "Returns", "Enter");
					await shows(page, "Thirty days.");
				},
			],
			[
				"Space",
				async (page) => {
					await pressOn(page, "Gifts", " ");
					await shows(page, "Wrapped.");
				},
			],
			[
				"Down to the next title",
				async (page) => {
					await pressOn(page, "Shipping", "ArrowDown");
					await holds(page, () => page.evaluate(() => document.activeElement.textContent.trim().endsWith("Returns")));
				},
			],
		],
		names: [
			hasRole("button", "Returns"),
			["a title says that it is open", (page) => page.locator("[aria-expanded=true]").first().waitFor(soon)],
			["a panel is named by its title", (page) => page.getByRole("region", { name: /\w/ }).first().waitFor(soon)],
		],
	},
	menu: {
		press: (page) => page.locator("main").getByText("Shop", { exact: true }).first().click(),
		keys: [
			[
				"Enter or Space opens",
				async (page) => {
					const title = page.locator("main").getByText("Shop", { exact: true }).first();
					await title.press(" ");
					await shows(page, "Mugs");
				},
			],
			[
				"Down goes into the list",
				async (page) => {
					await page.keyboard.press("ArrowDown");
					await holds(page, () => page.evaluate(() => document.activeElement.textContent === "Mugs"));
				},
			],
			[
				"Escape closes",
				async (page) => {
					await page.keyboard.press("Escape");
					await hides(page, "Mugs");
				},
			],
			[
				"the focus goes back",
				(page) => holds(page, () => page.evaluate(() => document.activeElement.textContent.startsWith("Shop"))),
			],
		],
		names: [
			hasRole("navigation", "Main"),
			["a title says that it is closed", (page) => page.locator("[aria-expanded=false]:visible").first().waitFor(soon)],
			["a closed list is out of reach", (page) => hides(page, "Mugs")],
		],
	},
};
