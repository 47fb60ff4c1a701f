// Opens a page in its own browser context, serves its document and Gossamer's files, and blocks requests that a visitor would not want.
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { CompareError } from "./compare-error";
import { inPageScript } from "./look/page";
import { type Answer, describeFailure, problemOf } from "./page-problem";
import { isUnreached, type Traffic, watchTraffic } from "./traffic";

export interface OpenOptions {
	width: number;
	height: number;
	reducedMotion: boolean;
	/** Sent only to the page's own origin. */
	headers: Record<string, string>;
	/** Hosts whose files another origin has: the saved pages' own. */
	aliases: Record<string, string>;
	/** The response to replay; without it, it is requested and kept. */
	answer?: Answer;
	/** Serves requests below this path of the page's origin. */
	files?: { base: string; read(path: string): { body: Buffer; type: string } | undefined };
	/** How many times slower the processor is. */
	slower?: number;
	timeoutMs: number;
	/** Contexts that are open, for anyone who gives the page up. */
	open: Set<BrowserContext>;
	/** Run before the page's own scripts. */
	script?: string;
}

export interface Tab {
	page: Page;
	context: BrowserContext;
	session: CDPSession;
	traffic: Traffic;
	/** The document's kept or replayed response. */
	answer: Answer;
	errors: string[];
	/** Addresses that the page tried to open since the last call, including new windows. */
	leaves: string[];
	/** Whether the page's load has ended in time. */
	isLoaded: boolean;
	/** While forms are tried: nothing is sent. */
	holdPosts(isHeld: boolean): Promise<void>;
	close(): Promise<void>;
}

type Paused = {
	requestId: string;
	frameId: string;
	resourceType: string;
	request: { url: string; method: string; headers: Record<string, string> };
	responseStatusCode?: number;
	responseErrorReason?: string;
	responseHeaders?: { name: string; value: string }[];
};

/** @throws CompareError in one line if it cannot be opened */
export const openPage = async (browser: Browser, address: string, options: OpenOptions): Promise<Tab> => {
	const { width, height, reducedMotion, slower, timeoutMs } = options;
	const context = await browser.newContext({
		viewport: { width, height },
		reducedMotion: reducedMotion ? "reduce" : "no-preference",
		serviceWorkers: "block",
		ignoreHTTPSErrors: false,
		userAgent: await userAgentOf(browser),
	});
	options.open.add(context);
	const close = async () => {
		options.open.delete(context);
		await context.close().catch(() => {});
	};
	try {
		context.setDefaultTimeout(timeoutMs);
		await context.addInitScript({ content: inPageScript });
		if (options.script) await context.addInitScript({ content: options.script });
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		// Without it the browser measures nothing: its metrics are 0.
		await session.send("Performance.enable");
		const errors: string[] = [];
		const leaves: string[] = [];
		page.on("pageerror", (error) => errors.push(plainError(`${error}`)));
		page.on("console", (message) => {
			const [problem] = /net::\w+/.exec(message.text()) ?? [];
			// Noted by its host, as the request is.
			if (isUnreached(problem, message.location().url, address)) return;
			if (message.type() === "error") errors.push(plainError(message.text()));
		});
		page.on("dialog", (dialog) => dialog.dismiss().catch(() => {}));
		context.on("page", (other) => {
			if (other === page) return;
			leaves.push("opens a window");
			other.close().catch(() => {});
		});
		const traffic = await watchTraffic(session);
		if (slower) await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
		const { frameTree } = await session.send("Page.getFrameTree");
		const gate = createGate(session, address, frameTree.frame.id, options, leaves);
		await gate.open();
		const target = options.answer?.address ?? address;
		const reached = await page
			.goto(target, { waitUntil: "domcontentloaded", timeout: timeoutMs })
			.catch((error: Error) => {
				throw new CompareError(gate.problem() ?? describeFailure(address, error.message, timeoutMs));
			});
		const answer = gate.answer();
		if (!reached || !answer) throw new CompareError(gate.problem() ?? `${address} returned no page.`);
		const isLoaded = await page.waitForLoadState("load", { timeout: timeoutMs / 2 }).then(
			() => true,
			() => false,
		);
		return {
			...{ page, context, session, traffic, answer, errors, leaves, isLoaded },
			holdPosts: gate.holdPosts,
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
};

const createGate = (
	session: CDPSession,
	address: string,
	mainFrame: string,
	{ answer: replayed, files, headers, aliases }: OpenOptions,
	leaves: string[],
) => {
	let answer: Answer | undefined;
	let problem: string | undefined;
	let isHeld = false;
	const { origin } = new URL(replayed?.address ?? address);
	const send = (method: string, params: object) =>
		session.send(method as "Fetch.enable", params as object).catch(() => {});
	const refuse = (requestId: string) => send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
	const goOn = ({ requestId, request }: Paused) => {
		const { url, host } = readAddress(request.url);
		const alias = aliases[host];
		const isOwn = url.startsWith(origin) && Object.keys(headers).length;
		send("Fetch.continueRequest", {
			requestId,
			...(alias && { url: request.url.replace(/^https?:\/\/[^/]+/, alias) }),
			...(isOwn && {
				headers: Object.entries({ ...request.headers, ...headers }).map(([name, value]) => ({ name, value })),
			}),
		});
	};
	const fulfill = (requestId: string, status: number, list: { name: string; value: string }[], body: Buffer) =>
		send("Fetch.fulfillRequest", {
			requestId,
			responseCode: status,
			responseHeaders: list,
			body: body.toString("base64"),
		});

	const onRequest = (paused: Paused) => {
		const { requestId, request, resourceType, frameId } = paused;
		const file = files && request.url.startsWith(`${origin}${files.base}`);
		if (file) {
			const found = files.read(readAddress(request.url).path.slice(files.base.length));
			const type = { name: "Content-Type", value: found?.type ?? "text/plain" };
			return fulfill(
				requestId,
				found ? 200 : 404,
				[type, { name: "Access-Control-Allow-Origin", value: "*" }],
				found?.body ?? Buffer.alloc(0),
			);
		}
		if (isHeld && !/^(GET|HEAD|OPTIONS)$/.test(request.method)) {
			leaves.push(`sends to ${readAddress(request.url).path}`);
			return refuse(requestId);
		}
		if (resourceType !== "Document" || frameId !== mainFrame) return goOn(paused);
		if (answer) {
			leaves.push(`leaves for ${readAddress(request.url).path}`);
			return refuse(requestId);
		}
		if (!replayed) return goOn(paused);
		answer = replayed;
		return fulfill(requestId, replayed.status, replayed.headers, replayed.body);
	};
	const onResponse = async (paused: Paused) => {
		const {
			requestId,
			request,
			responseStatusCode: status = 0,
			responseHeaders: list = [],
			responseErrorReason,
		} = paused;
		const isRedirect = status >= 300 && status < 400 && list.some(({ name }) => /^location$/i.test(name));
		if (paused.frameId !== mainFrame || isRedirect || responseErrorReason)
			return send("Fetch.continueRequest", { requestId });
		const kept = {
			address: request.url,
			asked: address,
			status,
			headers: list.filter(isToReplay),
			body: Buffer.alloc(0),
		};
		problem = problemOf(kept, list);
		if (problem) return refuse(requestId);
		const body = await session.send("Fetch.getResponseBody", { requestId }).catch(() => undefined);
		if (body) kept.body = withoutPrefetching(Buffer.from(body.body, body.base64Encoded ? "base64" : "utf8"));
		problem = problemOf(kept, list);
		if (problem) return refuse(requestId);
		answer = kept;
		return fulfill(requestId, status, kept.headers, kept.body);
	};
	session.on("Fetch.requestPaused", (event) => {
		const paused = event as unknown as Paused;
		const isAnswered = paused.responseStatusCode !== undefined || paused.responseErrorReason !== undefined;
		(isAnswered ? onResponse : onRequest)(paused);
	});
	const open = () => {
		const at = (urlPattern: string, requestStage = "Request", resourceType?: string) => ({
			urlPattern,
			requestStage,
			resourceType,
		});
		const patterns = [
			at("*", "Request", "Document"),
			...(replayed ? [] : [at("*", "Response", "Document")]),
			...(files ? [at(`${origin}${files.base}*`)] : []),
			...(Object.keys(headers).length ? [at(`${origin}/*`)] : []),
			...Object.keys(aliases).map((host) => at(`*://${host}/*`)),
			...(isHeld ? ["XHR", "Fetch", "Ping"].map((type) => at("*", "Request", type)) : []),
		];
		return session.send("Fetch.enable", { patterns: patterns as never });
	};
	return {
		open,
		answer: () => answer,
		problem: () => problem,
		async holdPosts(isToHold: boolean) {
			if (isHeld === isToHold) return;
			isHeld = isToHold;
			await open();
		},
	};
};

/** Headers that the browser computes again; the body is decompressed. */
const isToReplay = ({ name }: { name: string }) =>
	!/^(content-(encoding|length)|transfer-encoding|connection|keep-alive|alt-svc|nel|report-to|speculation-rules)$/i.test(
		name,
	);

/** Takes out the rules by which the browser prefetches pages: a press on a link to such a page makes no request that the gate could refuse. */
const withoutPrefetching = (body: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
	body.includes("speculationrules")
		? Buffer.from(
				body.toString("latin1").replace(/(<script\b[^>]*\btype=["']?)speculationrules\b/gi, "$1text/plain"),
				"latin1",
			)
		: body;

const readAddress = (address: string) => {
	const url = URL.canParse(address) ? new URL(address) : undefined;
	return { url: address, host: url?.host ?? "", path: url?.pathname ?? address };
};

/** An error without parts that change from visit to visit, and without file positions. */
const plainError = (text: string): string =>
	text
		.replace(/https?:\/\/[^\s)'"]+/g, (address) => readAddress(address).path)
		.replace(/:\d+(:\d+)?\b/g, "")
		.replace(/\s+/g, " ")
		.slice(0, 200);

/** Some sites refuse anyone who says that he has no window. */
const userAgentOf = async (browser: Browser): Promise<string> => {
	const major = browser.version().split(".")[0];
	return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
};
