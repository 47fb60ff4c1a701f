// Starts the browsers: Chromium and Firefox by WebDriver BiDi and DevTools (Puppeteer), WebKit by WebDriver (Selenium) on a screen of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import puppeteer from "puppeteer-core";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";
import { chromiumFlags, chromiumPath } from "../helpers/chromium.mjs";
import { programPath } from "../helpers/programs.mjs";

const size = { width: 1280, height: 800 };
/** Nothing beyond this machine is ever asked: a proxy that nobody runs. */
const nowhere = "127.0.0.1:9";

/**
 * @typedef {object} Page what the suites do, in every browser
 * @property {(url: string) => Promise<unknown>} goto
 * @property {(selector: string) => Promise<unknown>} click at its middle, scrolled into view
 * @property {(selector: string, text: string) => Promise<unknown>} type
 * @property {(key: string) => Promise<unknown>} press `"Enter"`, `"Tab"`, `"ArrowDown"`, …
 * @property {<A extends unknown[], T>(run: (...args: A) => T, ...args: A) => Promise<Awaited<T>>} evaluate
 * @property {(isOffline: boolean) => Promise<unknown>} [setOffline] where the browser can be taken off the network
 * @property {() => Promise<unknown>} close
 *
 * @typedef {object} Browser
 * @property {string} version
 * @property {() => Promise<Page>} newPage as a new visitor, 1280 × 800
 * @property {() => Promise<unknown>} close
 */

/** @type {Record<"chromium" | "firefox" | "webkit", () => Promise<Browser>>} */
export const browsers = {
	chromium: () =>
		startPuppeteer({
			browser: "chrome",
			executablePath: chromiumPath(),
			args: [...chromiumFlags, `--host-resolver-rules=MAP * ${nowhere}, EXCLUDE 127.0.0.1`],
		}),
	firefox: () =>
		startPuppeteer({
			browser: "firefox",
			executablePath: programPath({
				title: "Firefox",
				variable: "FIREFOX_PATH",
				places: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
				debian: "firefox-esr",
			}),
			extraPrefsFirefox: {
				"network.proxy.type": 1,
				"network.proxy.ssl": nowhere.split(":")[0],
				"network.proxy.ssl_port": Number(nowhere.split(":")[1]),
				"media.autoplay.default": 0,
			},
		}),
	webkit: startWebKit,
};

/** @param {import("puppeteer-core").LaunchOptions} options @returns {Promise<Browser>} */
async function startPuppeteer(options) {
	const browser = await puppeteer.launch({ ...options, timeout: 120_000, protocolTimeout: 120_000 });
	return {
		version: await browser.version(),
		async newPage() {
			const context = await browser.createBrowserContext();
			const page = await context.newPage();
			await page.setViewport(size);
			return {
				goto: (url) => page.goto(url),
				click: (selector) => page.click(selector),
				type: (selector, text) => page.type(selector, text),
				press: (key) => page.keyboard.press(key),
				evaluate: (run, ...args) => page.evaluate(run, ...args),
				...(options.browser === "chrome" && { setOffline: (isOffline) => page.setOfflineMode(isOffline) }),
				close: () => context.close(),
			};
		},
		close: () => browser.close(),
	};
}

/** @returns {Promise<Browser>} */
async function startWebKit() {
	const driverPath = programPath({
		title: "WebKitGTK's driver",
		variable: "WEBKIT_DRIVER_PATH",
		places: ["/usr/bin/WebKitWebDriver"],
		debian: "webkit2gtk-driver",
	});
	const screenPath = programPath({
		title: "Xvfb",
		variable: "XVFB_PATH",
		places: ["/usr/bin/Xvfb"],
		debian: "xvfb",
	});
	const libraries = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map((machine) => `/usr/lib/${machine}`);
	const binary = programPath({
		title: "WebKitGTK's MiniBrowser",
		variable: "WEBKIT_BROWSER_PATH",
		places: [...libraries, "/usr/libexec"].flatMap((folder) =>
			["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map((name) => `${folder}/${name}/MiniBrowser`),
		),
		debian: "webkit2gtk-driver",
	});
	const screen = spawn(screenPath, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const [display] = await once(/** @type {import("node:stream").Readable} */ (screen.stdio[3]), "data");
	const port = await freePort();
	const driver = spawn(driverPath, ["--host=127.0.0.1", `--port=${port}`], {
		env: { ...process.env, DISPLAY: `:${`${display}`.trim()}`, NO_AT_BRIDGE: "1" },
		stdio: "ignore",
	});
	const stop = () => {
		driver.kill();
		screen.kill();
	};
	process.once("exit", stop);
	try {
		await until(() => fetch(`http://127.0.0.1:${port}/status`));
		const session = await new Builder()
			.usingServer(`http://127.0.0.1:${port}`)
			.withCapabilities(
				new Capabilities({
					browserName: "MiniBrowser",
					proxy: { proxyType: "manual", sslProxy: nowhere },
					"webkitgtk:browserOptions": { binary, args: ["--automation"] },
				}),
			)
			.build();
		await fitWindow(session);
		const page = {
			goto: (url) => session.get(url),
			click: (selector) => session.findElement(By.css(selector)).click(),
			type: (selector, text) => session.findElement(By.css(selector)).sendKeys(text),
			press: (key) =>
				session
					.actions()
					.sendKeys(keys[key] ?? key)
					.perform(),
			evaluate: (run, ...args) => session.executeScript(`return (${run})(...arguments)`, ...args),
			// The one window serves all tests, left without what they stored.
			async close() {
				await session.executeScript("localStorage.clear(); sessionStorage.clear()").catch(() => {});
				await session.manage().deleteAllCookies();
				await session.get("about:blank");
			},
		};
		return {
			version: `WebKitGTK/${(await session.getCapabilities()).get("browserVersion")}`,
			newPage: async () => page,
			close: () => session.quit().finally(stop),
		};
	} catch (error) {
		stop();
		throw error;
	}
}

const keys = {
	Enter: Key.ENTER,
	Escape: Key.ESCAPE,
	Tab: Key.TAB,
	Space: Key.SPACE,
	ArrowUp: Key.ARROW_UP,
	ArrowDown: Key.ARROW_DOWN,
	ArrowLeft: Key.ARROW_LEFT,
	ArrowRight: Key.ARROW_RIGHT,
};

/** Makes what the page sees 1280 × 800: the window has borders. */
const fitWindow = async (session) => {
	const window = session.manage().window();
	await window.setRect({ x: 0, y: 0, ...size });
	const inner = await session.executeScript("return [innerWidth, innerHeight]");
	await window.setRect({ width: 2 * size.width - inner[0], height: 2 * size.height - inner[1] });
};

const freePort = async () => {
	const { createServer } = await import("node:net");
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address();
	server.close();
	await once(server, "close");
	return port;
};

/** Asks until it is answered. */
const until = async (ask, deadline = Date.now() + 60_000) => {
	for (;;)
		try {
			return await ask();
		} catch (error) {
			if (Date.now() > deadline) throw error;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
};
