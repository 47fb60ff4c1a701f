// Mounts one plugin on changed markup, again and again, alongside a healthy neighbour, and counts what must not happen. Runs in the page.
import { createMutator, randomOf } from "/fuzz/mutate.mjs";

/** Milliseconds that the mounting of one host may take. */
const longestMs = 50;
/** What a plugin tells developers of what it was given, or did not get: not its own failures. */
const foreseen = /^(settings|selector|markup|load|request|destination|consent|player|video)$/;
/** As `readPage` finds it on a page without any configuration. */
const pageOf = () => ({ edit: false, isStatic: false, rtl: false, builder: {}, config: {} });
/** Cases that share a turn of the page. */
const batchSize = 20;

/** Settings that plugins read from the page instead of from their host. */
const globals = {
	tracking: "pysOptions",
	chat: "joinchat_obj",
	"lead-form": "RMP_AJAX_LOCALS",
	form: "ElementorProFrontendConfig",
};

const neighbourMarkup = `<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="toggle.default"><div class="elementor-widget-container"><div class="elementor-toggle">
<div class="elementor-toggle-item"><div id="neighbour-title" class="elementor-tab-title" data-tab="1" role="button" aria-controls="neighbour-text" aria-expanded="false"><a class="elementor-toggle-title" tabindex="0">Neighbour</a></div>
<div id="neighbour-text" class="elementor-tab-content elementor-clearfix" data-tab="1" role="region">Text</div></div></div></div></div>`;

/** Hosts and settings of a plugin, from the pages of the demo. */
const collect = async (name, selectors, paths) => {
	const hosts = [];
	const settings = [];
	for (const path of paths) {
		const text = await (await fetch(path)).text();
		const page = new DOMParser().parseFromString(text, "text/html");
		for (const selector of selectors) {
			const found = [...page.querySelectorAll(selector)];
			for (const host of found.slice(0, 6)) {
				if (/^(BODY|HTML)$/.test(host.tagName)) {
					// The plugin serves a whole page: what it holds of the page builder's.
					const parts = page.querySelectorAll("[data-elementor-type],.joinchat,[data-settings]");
					hosts.push(...[...parts].slice(0, 4).map((part) => ({ tree: part, host: host.tagName.toLowerCase() })));
					if (!parts.length) hosts.push({ tree: document.createElement("div"), host: host.tagName.toLowerCase() });
				} else hosts.push({ tree: host });
			}
		}
		const global = globals[name];
		const printed = global && text.match(new RegExp(`\\b${global}\\s*=\\s*(\\{.*?\\})\\s*;?\\s*(\\n|</script>)`, "s"));
		if (printed) settings.push(JSON.parse(printed[1]));
	}
	return { hosts, settings };
};

/**
 * @param {{ name: string, seed: number, rounds: number, paths: string[], isStrict?: boolean }} options `isStrict`: each case, not one
 * in three, has a form whose fields hide all of its members
 * @returns {Promise<Record<string, number> & { examples: string[] }>} what happened, and how to see it again
 */
export const fuzz = async ({ name, seed, rounds, paths, isStrict }) => {
	const { gossamer } = window;
	await gossamer.ready;
	gossamer.stop();
	const counts = {
		cases: 0,
		errors: 0,
		rejections: 0,
		failures: 0,
		ran: 0,
		polluted: 0,
		deadNeighbours: 0,
		slow: 0,
	};
	const examples = new Map();
	let current = seed;
	const note = (kind, text) => {
		counts[kind]++;
		const example = String(text).slice(0, 400);
		if (examples.size < 8 && !examples.has(kind + example))
			examples.set(kind + example, `${kind} (seed ${current}): ${example}`);
	};
	const onError = (event) => event.message && note("errors", `${event.message} ${event.error?.stack ?? ""}`);
	const onRejection = ({ reason }) => note("rejections", reason?.stack ?? reason);
	const onReport = ({ detail: { code, plugin, error } }) => {
		if (!foreseen.test(code)) note("failures", `${code} of ${plugin}: ${error?.stack ?? error}`);
	};
	const keep = (event) => event.preventDefault();
	addEventListener("error", onError);
	addEventListener("unhandledrejection", onRejection);
	document.addEventListener("gossamer:error", onReport);
	for (const type of ["submit", "click"]) addEventListener(type, keep);
	HTMLFormElement.prototype.submit = () => {};
	window.open = () => null;

	const rows = gossamer.plugins.filter((row) => row.name === name);
	const { hosts, settings } = await collect(
		name,
		rows.map(({ selector }) => selector),
		paths,
	);
	if (!hosts.length) throw new Error(`No page of the demo has a host of ${name}.`);
	const mountable = await gossamer.loadPlugin(rows[0]);
	const accordion = await gossamer.loadPlugin(gossamer.plugins.find(({ name }) => name === "accordion"));
	const stage = document.body.appendChild(document.createElement("main"));
	const beside = document.body.appendChild(document.createElement("aside"));
	beside.innerHTML = neighbourMarkup;
	const neighbour = accordion.mount(beside.firstElementChild, "accordion", pageOf());
	const title = beside.querySelector("#neighbour-title");
	const isNeighbourAlive = () => {
		const before = title.getAttribute("aria-expanded");
		title.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
		return title.getAttribute("aria-expanded") !== before;
	};

	const interact = (root, { pick }) => {
		const nodes = [root, ...Element.prototype.querySelectorAll.call(root, "*")];
		for (let turn = 0; turn < 4; turn++) {
			const node = pick(nodes);
			const key = pick(["Enter", " ", "Escape", "Tab", "ArrowRight", "ArrowUp", "Home"]);
			const at = { bubbles: true, cancelable: true, composed: true, clientX: 20, clientY: 20 };
			const event = pick([
				() => new MouseEvent("click", at),
				() => new KeyboardEvent("keydown", { ...at, key }),
				() => new PointerEvent("pointerdown", { ...at, button: 0, pointerType: "touch" }),
				() => new PointerEvent("pointermove", { ...at, clientX: 200 }),
				() => new PointerEvent("pointerup", at),
				() => new FocusEvent("focusin", at),
				() => new Event("submit", at),
				() => new Event("input", at),
				() => new Event("change", at),
			])();
			EventTarget.prototype.dispatchEvent.call(node, event);
		}
		dispatchEvent(new Event(pick(["resize", "scroll", "hashchange", "popstate", "online"])));
	};

	// The first of its kind loads what the plugin needs alongside it; that is not the host's time.
	let isWarm = false;
	for (let done = 0; done < rounds; done += batchSize) {
		const mounted = [];
		for (let i = 0; i < batchSize && done + i < rounds; i++) {
			current = seed + done + i;
			counts.cases++;
			const mutator = createMutator(randomOf(current));
			const { tree, host: outer } = mutator.pick(hosts);
			const node = document.importNode(tree, true);
			mutator.mutateTree(node);
			stage.append(node);
			if (isStrict || current % 3 === 0) mutator.hideMembers(node);
			if (settings[0]) {
				const value = mutator.mutateValue(mutator.pick(settings));
				window[globals[name]] = value;
			}
			const host = outer ? document.querySelector(outer) : node;
			const before = performance.now();
			try {
				const instance = mountable.mount(host, name, pageOf());
				mounted.push(instance);
			} catch (error) {
				note("errors", `mount threw ${error?.stack}`);
			}
			let took = performance.now() - before;
			if (isWarm && took > longestMs) {
				// Again, as the machine has other things to do as well.
				for (let turn = 0; turn < 3 && took > longestMs; turn++) {
					mounted.pop()?.dispose?.();
					const again = performance.now();
					mounted.push(mountable.mount(host, name, pageOf()));
					took = Math.min(took, performance.now() - again);
				}
				if (took > longestMs) note("slow", `${took.toFixed()} ms`);
			}
			isWarm = done > 0;
			try {
				interact(node, mutator);
			} catch (error) {
				note("errors", `an event threw ${error?.stack}`);
			}
			if (!isNeighbourAlive()) note("deadNeighbours", "the neighbour does not open");
			// One of a page at a time.
			if (outer) mounted.pop()?.dispose?.();
		}
		await new Promise((resolve) => setTimeout(resolve));
		for (const instance of mounted) {
			try {
				instance?.dispose?.();
			} catch (error) {
				note("errors", `dispose threw ${error?.stack}`);
			}
		}
		stage.replaceChildren();
		// Whatever the plugin has left alongside its host.
		for (const node of [...document.body.children])
			if (node !== stage && node !== beside && node.tagName !== "SCRIPT") node.remove();
		if (window.ran) note("ran", "a script of the markup ran");
		window.ran = undefined;
		const extra = Object.getOwnPropertyNames(Object.prototype).length - ownNames;
		if (extra || {}.polluted) note("polluted", "Object.prototype");
		delete Object.prototype.polluted;
	}
	await new Promise((resolve) => setTimeout(resolve, 300));
	neighbour?.dispose?.();
	return { ...counts, examples: [...examples.values()] };
};

const ownNames = Object.getOwnPropertyNames(Object.prototype).length;
