// Starts the browsers: Chromium and Firefox by WebDriver BiDi and DevTools (Puppeteer), WebKit by WebDriver (Selenium) on a screen of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import puppeteer from "puppeteer-core";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";
import { chromiumFlags, shellPath } from "../helpers/chromium.mjs";
import { programPath } from "../helpers/programs.mjs";

const size = { width: 1280, height: 800 };
const middle = [640, 400];
/** Nothing beyond this machine is ever asked: a proxy that nobody runs. */
const nowhere = "127.0.0.1:9";

/**
 * @typedef {[x: number, y: number] | "down" | "up" | number} Step goes to a place of the window, presses, lets go, rests for milliseconds
 *
 * @typedef {object} Page what the suites do, in every browser
 * @property {(url: string) => Promise<unknown>} goto
 * @property {(selector: string) => Promise<unknown>} click at its middle, scrolled into view
 * @property {(selector: string, text: string) => Promise<unknown>} type
 * @property {(key: string) => Promise<unknown>} press `"Enter"`, `"Tab"`, `"ArrowDown"`, …
 * @property {(...steps: Step[]) => Promise<unknown>} mouse does the steps in one go
 * @property {(...steps: Step[]) => Promise<unknown>} finger the same by touch
 * @property {(y: number) => Promise<unknown>} wheel turns the wheel, in WebKit in the middle of the window, else where the mouse is
 * @property {<A extends unknown[], T>(run: (...args: A) => T, ...args: A) => Promise<Awaited<T>>} evaluate
 * @property {(isOffline: boolean) => Promise<unknown>} [setOffline] where the browser can be taken off the network
 * @property {() => Promise<unknown>} close
 *
 * @typedef {object} Browser
 * @property {string} version
 * @property {() => Promise<Page>} newPage as a new visitor, 1280 × 800
 * @property {() => Promise<unknown>} close
 * @property {() => void} kill ends its processes, for one that no longer answers
 */

/** @type {Record<"chromium" | "firefox" | "webkit", () => Promise<Browser>>} */
export const browsers = {
	chromium: () =>
		startPuppeteer({
			browser: "chrome",
			executablePath: shellPath(),
			headless: "shell",
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
				// On a busy machine a finger is down for longer than a tap may take, 300 ms.
				"apz.max_tap_time": 20_000,
			},
		}),
	webkit: startWebKit,
};

/** @param {import("puppeteer-core").LaunchOptions} options @returns {Promise<Browser>} */
async function startPuppeteer(options) {
	const browser = await puppeteer.launch({ ...options, timeout: 120_000, protocolTimeout: 120_000 });
	/** The page that is used again, when no test has it open. @type {Page | undefined} */
	let kept;
	let isTaken = false;
	const createPage = async () => {
		const context = await browser.createBrowserContext();
		const page = await context.newPage();
		await page.setViewport(size);
		/** @type {Page} */
		const created = {
			goto: (url) => page.goto(url),
			click: (selector) => page.click(selector),
			type: (selector, text) => page.type(selector, text),
			press: (key) => page.keyboard.press(key === "Space" ? " " : key),
			mouse: (...steps) =>
				inOneGo(steps, {
					down: () => page.mouse.down(),
					go: (x, y) => page.mouse.move(x, y),
					up: () => page.mouse.up(),
				}),
			async finger(...steps) {
				let [x, y] = [0, 0];
				let touch;
				for (const step of steps) {
					if (step === "down") touch = await page.touchscreen.touchStart(x, y);
					else if (step === "up") await touch.end();
					else if (typeof step === "number") await rest(step);
					else {
						[x, y] = step;
						await touch?.move(x, y);
					}
				}
			},
			wheel: (deltaY) => page.mouse.wheel({ deltaY }),
			evaluate: (run, ...args) => page.evaluate(run, ...args),
			...(options.browser === "chrome" && { setOffline: (isOffline) => page.setOfflineMode(isOffline) }),
			/** Left without what it stored, or closed where that cannot be, or where another one is kept. */
			async close() {
				const isKept = created === kept;
				if (isKept) isTaken = false;
				try {
					if (!isKept || (await context.pages()).length !== 1) throw new Error("not to be used again");
					await created.setOffline?.(false);
					await page.mouse.reset();
					await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()));
					await page.goto("about:blank");
					await context.deleteCookie(...(await context.cookies()));
				} catch {
					if (isKept) kept = undefined;
					await context.close();
				}
			},
		};
		return created;
	};
	return {
		version: await browser.version(),
		async newPage() {
			if (isTaken) return createPage();
			isTaken = true;
			return (kept ??= await createPage());
		},
		close: () => browser.close(),
		kill() {
			try {
				process.kill(-(/** @type {number} */ (browser.process()?.pid)), "SIGKILL");
			} catch {
				// It has ended already.
			}
		},
	};
}

/**
 * Sends all steps without waiting, as a slow drag means something else than a fast one.
 * @param {Step[]} steps
 * @param {{ down(): Promise<unknown>, go(x: number, y: number): Promise<unknown> | undefined, up(): Promise<unknown> }} pointer
 */
async function inOneGo(steps, pointer) {
	let sent = [];
	for (const step of steps)
		if (typeof step === "number") {
			await Promise.all(sent);
			sent = [];
			await rest(step);
		} else sent.push(Array.isArray(step) ? pointer.go(...step) : pointer[step]());
	await Promise.all(sent);
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
			mouse(...steps) {
				const actions = session.actions({ async: true });
				for (const step of steps) {
					if (step === "down") actions.press();
					else if (step === "up") actions.release();
					else if (typeof step === "number") actions.pause(step);
					else actions.move({ x: Math.round(step[0]), y: Math.round(step[1]), duration: 10 });
				}
				return actions.perform();
			},
			finger: (...steps) => session.executeScript(`return (${touch})(arguments[0])`, steps),
			wheel: (y) =>
				session
					.actions({ async: true })
					.scroll(...middle, 0, y)
					.perform(),
			evaluate: (run, ...args) => session.executeScript(`return (${run})(...arguments)`, ...args),
			// The one window serves all tests, left without what they stored.
			async close() {
				await session.actions({ async: true }).clear();
				await session.executeScript("localStorage.clear(); sessionStorage.clear()").catch(() => {});
				await session.manage().deleteAllCookies();
				await session.get("about:blank");
			},
		};
		return {
			version: `WebKitGTK/${(await session.getCapabilities()).get("browserVersion")}`,
			newPage: async () => page,
			close: () => session.quit().finally(stop),
			kill: stop,
		};
	} catch (error) {
		stop();
		throw error;
	}
}

/** A finger of WebKit, whose driver makes a mouse of it: the page's own events, so the browser itself scrolls nothing. */
const touch = async (steps) => {
	let [x, y] = [0, 0];
	let target;
	let isPress;
	const send = (type) =>
		target.dispatchEvent(
			new PointerEvent(type, {
				detail: Number(type === "click"),
				pointerType: "touch",
				pointerId: 7,
				isPrimary: true,
				buttons: Number(type === "pointerdown" || type === "pointermove"),
				clientX: x,
				clientY: y,
				bubbles: true,
				cancelable: true,
				composed: true,
			}),
		);
	for (const step of steps) {
		if (step === "down") {
			target = document.elementFromPoint(x, y);
			isPress = true;
			send("pointerover");
			send("pointerdown");
		} else if (step === "up") {
			send("pointerup");
			send("pointerout");
			if (isPress) send("click");
		} else if (typeof step === "number") await new Promise((resolve) => setTimeout(resolve, step));
		else {
			[x, y] = step;
			if (target) {
				isPress = false;
				// Each in a frame of its own, as from a screen.
				await new Promise(requestAnimationFrame);
				send("pointermove");
			}
		}
	}
};

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

const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

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
