// Stands in for the vendors: whatever script of theirs is requested, this one answers, and hands what it gets to /record.
let order = 0;
const record = (destination, name, data) => {
	const body = JSON.stringify({ destination, name, data, order: order++ });
	// The vendor's own troubles are not the page's.
	fetch("/record", { method: "POST", keepalive: true, body }).catch(() => {});
};

const takeQueue = (queue, take) => {
	for (const entry of queue.splice(0)) take(entry);
};
const takeLayer = (destination, layer) => {
	const take = (entry) => {
		const isCall = Object.prototype.toString.call(entry) === "[object Arguments]";
		const call = isCall ? Array.from(entry) : entry;
		record(destination, isCall ? call.slice(0, 2).join(" ") : (call.event ?? "push"), call);
	};
	[...layer].forEach(take);
	layer.push = (...entries) => {
		entries.forEach(take);
		return Array.prototype.push.apply(layer, entries);
	};
};

const vendors = {
	"connect.facebook.net": () => {
		window.fbq.callMethod = (...call) => record("facebook", call.slice(0, 2).join(" "), call);
		takeQueue(window.fbq.queue, (call) => window.fbq.callMethod(...call));
	},
	"www.googletagmanager.com": (address) => {
		const name = address.searchParams.get("l") ?? "dataLayer";
		takeLayer(address.pathname.startsWith("/gtag") ? "ga" : "gtm", window[name]);
	},
	"s.pinimg.com": () => {
		const { queue } = window.pintrk;
		queue.push = (call) => record("pinterest", call.slice(0, 2).join(" "), call);
		takeQueue(queue, queue.push);
	},
	"bat.bing.com": () => {
		window.UET = class {
			constructor({ q }) {
				for (let at = 0; at < q.length; at += 3) this.push(q[at], q[at + 1], q[at + 2]);
			}
			push(...call) {
				record("bing", call.slice(0, 2).join(" "), call);
			}
		};
	},
};

const { get, set } = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, "src");
const policy = window.trustedTypes?.createPolicy("demo-vendors", { createScriptURL: (text) => text });
Object.defineProperty(HTMLScriptElement.prototype, "src", {
	configurable: true,
	get,
	set(value) {
		const address = new URL(`${value}`, location.href);
		const start = vendors[address.host];
		if (!start) return set.call(this, value);
		this.addEventListener("load", () => start(address), { once: true, capture: true });
		set.call(this, policy ? policy.createScriptURL("/public/nothing.js") : "/public/nothing.js");
	},
});
