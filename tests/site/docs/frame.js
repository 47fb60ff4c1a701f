// In an example, before its modules: tells the page around it what happens, takes settings from there, and answers for the server.
{
	const { host: selector } = document.currentScript.dataset;
	const page = window.parent;
	/** The last entries, for a page whose own scripts come later. */
	const told = [];
	const tell = (message) => {
		const entry = { at: performance.now(), detail: "", ...message };
		told.push(entry);
		if (told.length > 200) told.shift();
		if (page !== window) page.postMessage({ docs: "entry", ...entry }, "*");
	};

	// Events that scripts send; those of the browser are no news.
	const { dispatchEvent } = EventTarget.prototype;
	EventTarget.prototype.dispatchEvent = function (event) {
		if (event instanceof CustomEvent || /[/:]/.test(event.type)) {
			const error = event.type === "gossamer:error";
			const target = this === window ? "window" : this === document ? "document" : `<${this.localName ?? "?"}>`;
			tell({
				kind: error ? "error" : "event",
				name: event.type,
				detail: error
					? `${event.detail?.code}: ${event.detail?.error?.message ?? event.detail?.error}`
					: `on ${target}`,
			});
		}
		return dispatchEvent.call(this, event);
	};

	new PerformanceObserver((list) => {
		for (const { name, startTime } of list.getEntries()) {
			const [, file] = /\/gossamer\/(.+\.(?:js|css))$/.exec(new URL(name).pathname) ?? [];
			if (file) tell({ kind: "file", name: file, at: startTime });
		}
	}).observe({ type: "resource", buffered: true });

	// A folder of files has nobody to answer what is posted: the example says itself that all went well.
	const answer = (address, method, body) => {
		const { pathname } = new URL(address, location.href);
		tell({
			kind: "request",
			name: `${method} ${pathname.split("/").slice(-2).join("/")}`,
			detail: body ? `${body.length} characters` : "",
		});
		return Response.json({ status: true, success: true, data: [] });
	};

	/** Products and posts come from the demo's own templates, once they are requested. */
	const { src } = document.currentScript;
	const hasService = (address, method, body) =>
		method === "GET"
			? address.pathname === location.pathname && /\b(paged|e-page-|e-filter-)/.test(address.search)
			: address.pathname.endsWith("/refresh-loop") || /\bsbi_/.test(body);
	const serve = async (address, method, body) =>
		(await import(new URL("service.js", src))).answer(address, method, body);
	// What the plugin takes for whole addresses.
	for (const { dataset } of document.querySelectorAll("[data-base-url],[data-next-page]"))
		for (const name of ["baseUrl", "nextPage"])
			if (dataset[name]) dataset[name] = new URL(dataset[name], location.href).href;
	const { fetch } = window;
	window.fetch = async (input, options = {}) => {
		const { method = "GET", body: sent } = input instanceof Request ? input : options;
		const address = new URL(input instanceof Request ? input.url : input, location.href);
		const body = `${sent ?? ""}`;
		const served = hasService(address, method, body) && (await serve(address, method, body));
		if (method.toUpperCase() === "GET") return served || fetch(input, options);
		const answered = answer(address, method, body);
		return served || answered;
	};
	navigator.sendBeacon = (address, body) => !!answer(address, "beacon", `${body ?? ""}`);
	addEventListener("submit", (event) => {
		if (event.defaultPrevented || event.target.getAttribute("method")?.toLowerCase() !== "post") return;
		event.preventDefault();
		tell({ kind: "request", name: "POST by the browser itself" });
	});

	const sameSettings = (one, other) =>
		JSON.stringify(JSON.parse(one ?? "{}")) === JSON.stringify(JSON.parse(other ?? "{}"));

	// A host is mounted again with other settings: taken out, it becomes what the server printed.
	let host;
	addEventListener("message", ({ data, source }) => {
		if (source !== page) return;
		if (data?.docs === "hello") page.postMessage({ docs: "ready", told }, "*");
		if (data?.docs !== "settings" || !selector) return;
		host ??= document.querySelector(selector);
		if (!host) return;
		const settings = Object.keys(data.settings).length ? JSON.stringify(data.settings) : undefined;
		const attributes = data.attributes.map(({ on, ...attribute }) => ({
			...attribute,
			element: host.matches(on) ? host : host.querySelector(on),
		}));
		const isSame = attributes.every(({ element, name, value }) => (element?.getAttribute(name) ?? "") === value);
		if (isSame && sameSettings(host.dataset.settings, settings)) return;
		const place = document.createComment("");
		host.replaceWith(place);
		setTimeout(() => {
			if (settings) host.dataset.settings = settings;
			for (const { element, name, value } of attributes) element?.setAttribute(name, value);
			place.replaceWith(host);
		}, 60);
	});
	addEventListener("load", () => page.postMessage({ docs: "ready" }, "*"));
}
