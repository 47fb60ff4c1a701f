// Lists what the runtime made this page load, in the panel that the page printed for it.
const panel = document.querySelector("[data-loaded]");
const list = panel?.querySelector(".loaded-files");
const files = new Map();
/** Shown when the browser has nothing else to do: a list that lays out the page again is no part of what a press costs. */
const later = window.requestIdleCallback ?? setTimeout;
let isAsked = false;

if (panel && list) {
	const sizes = JSON.parse(panel.dataset.sizes);
	new PerformanceObserver((entries) => {
		for (const { name } of entries.getEntries()) {
			const [, path] = /^\/gossamer\/(.+\.(?:js|css))$/.exec(new URL(name).pathname) ?? [];
			if (path) files.set(path, sizes[path] ?? 0);
		}
		if (!files.size || isAsked) return;
		isAsked = true;
		later(show);
	}).observe({ type: "resource", buffered: true });
}

function show() {
	isAsked = false;
	const largest = Math.max(...files.values(), 1);
	const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
	const rows = [...files].map(([name, bytes]) => row(name, bytes, bytes / largest));
	list.replaceChildren(...rows, row(panel.dataset.total, total));
	panel.querySelector(".loaded-empty").hidden = true;
}

function row(name, bytes, share) {
	const item = document.createElement("li");
	item.append(part("loaded-name", name), part("loaded-bytes", `${(bytes / 1000).toFixed(2)} kB`));
	if (share !== undefined) item.style.setProperty("--share", share);
	else item.className = "loaded-total";
	return item;
}

function part(className, text) {
	const span = document.createElement("span");
	span.className = className;
	span.textContent = text;
	return span;
}
