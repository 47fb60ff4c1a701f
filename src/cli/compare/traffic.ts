// Counts a page's requests: files, bytes, hosts, failures, and whether any is still pending.
import type { CDPSession } from "playwright-core";

export interface Asked {
	address: string;
	type: string;
	/** Bytes as they were sent, and unpacked. */
	sent: number;
	unpacked: number;
	status: number;
	problem?: string;
	isDone: boolean;
}

export interface Traffic {
	readonly asked: Asked[];
	/** Settles once a request for data or for a page follows the first `count` of `asked`, or after `maxMs`. */
	asksForData(count: number, maxMs: number): Promise<void>;
	/** Settles once no request was pending for `quietMs`, or after `maxMs`. @returns whether it is quiet */
	quiet(quietMs: number, maxMs: number): Promise<boolean>;
	/** Text of a script or style sheet of the page; one that the page has not asked for yet is loaded, as an optimiser may hold it back. */
	textOf(address: string): Promise<string | undefined>;
}

/** Maximum milliseconds for a file that the page has not asked for. */
const loadMs = 5000;

/** Requests that never end, or need not be waited for. */
const endless = /^(Media|EventSource|WebSocket|Ping|Manifest)$/;
const data = /^(XHR|Fetch|Document)$/;

export const watchTraffic = async (session: CDPSession): Promise<Traffic> => {
	const requests = new Map<string, Asked>();
	/** Those that the page did not make. */
	const own = new Map<string, Asked>();
	const loading = new Set<string>();
	let changed = Date.now();
	const at = (id: string, use: (asked: Asked) => void) => {
		const asked = requests.get(id) ?? own.get(id);
		if (asked) use(asked);
		changed = Date.now();
	};
	session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
		if (/^(data|blob):/.test(request.url)) return;
		const list = loading.has(request.url) ? own : requests;
		list.set(requestId, { address: request.url, type, sent: 0, unpacked: 0, status: 0, isDone: false });
		changed = Date.now();
	});
	session.on("Network.responseReceived", ({ requestId, response: { status } }) =>
		at(requestId, (asked) => {
			asked.status = status;
		}),
	);
	session.on("Network.dataReceived", ({ requestId, dataLength }) =>
		at(requestId, (asked) => {
			asked.unpacked += dataLength;
		}),
	);
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
		at(requestId, (asked) => {
			asked.sent = encodedDataLength;
			asked.isDone = true;
		}),
	);
	session.on("Network.loadingFailed", ({ requestId, errorText, canceled, blockedReason }) =>
		at(requestId, (asked) => {
			asked.isDone = true;
			if (!canceled && errorText !== "net::ERR_ABORTED") asked.problem = blockedReason ?? errorText;
		}),
	);
	await session.send("Network.enable", { maxTotalBufferSize: 60e6, maxResourceBufferSize: 10e6 });
	const idOf = (address: string) =>
		[...requests, ...own].find(([, asked]) => asked.address === address && asked.isDone && asked.status < 400)?.[0];
	/** As a script loads: from any host that the page's policy allows, and through the gate. */
	const load = async (address: string) => {
		loading.add(address);
		const expression = `new Promise((end) => {
			const link = document.createElement("link");
			const done = () => end(link.remove());
			Object.assign(link, { rel: "preload", as: "script", href: ${JSON.stringify(address)}, onload: done, onerror: done });
			document.head.append(link);
			setTimeout(done, ${loadMs});
		})`;
		await session.send("Runtime.evaluate", { expression, awaitPromise: true }).catch(() => {});
		loading.delete(address);
	};
	const isBusy = () => [...requests.values()].some(({ isDone, type }) => !isDone && !endless.test(type));
	return {
		get asked() {
			return [...requests.values()];
		},
		async asksForData(count, maxMs) {
			const end = Date.now() + maxMs;
			const isSent = () => [...requests.values()].slice(count).some(({ type }) => data.test(type));
			while (!isSent() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 25));
		},
		async quiet(quietMs, maxMs) {
			const end = Date.now() + maxMs;
			while (Date.now() < end) {
				if (!isBusy() && Date.now() - changed >= quietMs) return true;
				await new Promise((resolve) => setTimeout(resolve, 25));
			}
			return false;
		},
		async textOf(address) {
			const isAsked = [...requests.values()].some((asked) => asked.address === address);
			if (!isAsked && !idOf(address)) await load(address);
			const id = idOf(address);
			if (!id) return;
			const answer = await session.send("Network.getResponseBody", { requestId: id }).catch(() => undefined);
			return answer && (answer.base64Encoded ? Buffer.from(answer.body, "base64").toString() : answer.body);
		},
	};
};

/** A request without parts that change from visit to visit. */
export const plainAddress = (address: string): string => {
	const { host, pathname } = new URL(address);
	return `${host}${pathname.replace(/\d{6,}/g, "N")}`;
};

/** Whether a request to another host than the page's failed before any server answered. */
export const isUnreached = (problem: string | undefined, address: string, page: string): boolean =>
	/^net::ERR_(NAME_|INTERNET_DISCONNECTED|NETWORK_|ADDRESS_|CONNECTION_|PROXY_|TUNNEL_|TIMED_OUT)/.test(
		problem ?? "",
	) &&
	URL.canParse(address) &&
	new URL(address).host !== new URL(page).host;
