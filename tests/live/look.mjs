// What runs in the page alongside compare's own look: every element of the body with its box, visibility, classes, attributes and text. Sent as text.

/** @typedef {{ owner: string, isNear: boolean, isBuilders: boolean, box?: number[], isShown: boolean, facts: Record<string, string> }} Seen */

export const liveLook = () => {
	const builder = ".elementor-element[data-id],.elementor[data-elementor-id],[data-id][data-e-type]";
	const foreign =
		"script,style,link,template,noscript,meta,title,br,wbr,source,svg *,[data-gossamer-dev],[data-gossamer-dev] *";
	const copies = ".swiper-slide-duplicate,.slick-cloned";
	const attributes =
		/^(role|aria-(?!labelledby|controls|describedby|owns|activedescendant|details)|tabindex$|hidden$|inert$|disabled$|href$|src$|alt$|title$|dir$|lang$|target$|open$|name$|placeholder$|required$|for$)/;
	const state =
		/active|highlight|hidden|visible|open|close|load|swiper-slide-|swiper-(initialized|horizontal|vertical|pointer|watch|backface|autoheight|css-mode|android|ios|rtl|centered|grid|free)|animat|invisible|sticky|is-|has-|e-con-|lazy|focus|hover|sm-|error|success|selected|current|checked|playing/;
	const keys = new Map();
	const counts = new Map();
	const number = (key) => {
		const count = counts.get(key) ?? 0;
		counts.set(key, count + 1);
		return count ? `${key} #${count + 1}` : key;
	};
	const label = (element) => {
		const { id, elementorId, widget_type: widget } = element.dataset;
		return number(
			id
				? `${widget?.split(".")[0] ?? element.dataset.element_type ?? "element"} ${element.id || id}`
				: `document ${elementorId}`,
		);
	};
	for (const element of document.querySelectorAll(builder))
		if (!element.closest(copies)) keys.set(element, label(element));
	const ownerOf = (element) => {
		for (let at = element; at; at = at.parentElement) if (keys.has(at)) return keys.get(at);
		return "page";
	};
	/** What of a box its parents' bounds leave; undefined where nothing is left. */
	const seenBox = (element, { x, y, right, bottom }) => {
		let [left, top, end, low] = [x, y, right, bottom];
		let { position } = getComputedStyle(element);
		for (let at = element.parentElement; at && at !== document.body && position !== "fixed"; at = at.parentElement) {
			const style = getComputedStyle(at);
			if (position === "absolute" && style.position === "static") continue;
			({ position } = style);
			if (style.overflowX === "visible" && style.overflowY === "visible") continue;
			const bounds = at.getBoundingClientRect();
			if (style.overflowX !== "visible") [left, end] = [Math.max(left, bounds.x), Math.min(end, bounds.right)];
			if (style.overflowY !== "visible") [top, low] = [Math.max(top, bounds.y), Math.min(low, bounds.bottom)];
		}
		return end - left > 0.5 && low - top > 0.5 ? [left, top, end - left, low - top] : undefined;
	};
	const round = (value) => Math.round(value * 10) / 10;
	const short = (value) => {
		try {
			const { pathname, search, hash, protocol } = new URL(value, location.href);
			if (/^(data|blob|javascript):$/.test(protocol)) return `${protocol}…`;
			return (
				pathname +
				search
					.replace(/%26m%3D\w/g, "")
					.replace(/([?&])(m|refmode|ver|_wpnonce)=[^&]*/g, "")
					.replace(/^&/, "?") +
				hash
			);
		} catch {
			return value;
		}
	};
	/** @type {Record<string, Seen>} */
	const seen = {};
	for (const element of [document.documentElement, document.body, ...document.body.querySelectorAll("*")]) {
		if (element.matches(foreign) || element.closest(copies)) continue;
		const owner = ownerOf(element);
		const names = [...element.classList];
		const stableOf = ({ classList }) => [...classList].find((name) => !state.test(name));
		const stable = stableOf(element);
		const tag = element.localName;
		// Many that are in no element of the builder's have no class of their own.
		const above =
			!stable && owner === "page" && element !== document.body && stableOf(element.parentElement ?? element);
		const key = keys.get(element) ?? number(`${owner} <${tag}${stable ? ` ${stable}` : above ? ` in ${above}` : ""}>`);
		const bounds = element.getBoundingClientRect();
		const { y, width, height } = bounds;
		// A row of slides is moved about: its slides tell what is seen.
		const isRow = element.matches(".swiper-wrapper");
		const box = width * height > 0 && !isRow ? seenBox(element, bounds) : undefined;
		const isShown =
			!!box &&
			element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
		const facts = {
			class: names
				.map((name) => name.replace("-duplicate-", "-"))
				.sort()
				.join(" "),
		};
		for (const { name, value } of element.attributes)
			if (attributes.test(name))
				facts[name] = /^(href|src)$/.test(name) ? short(value) : /^(hidden|inert)$/.test(name) ? "" : value;
		if ("value" in element && /^(input|select|textarea)$/.test(tag) && element.type !== "hidden")
			facts.value = element.value;
		if (element.type === "checkbox" || element.type === "radio") facts.checked = `${element.checked}`;
		const text = [...element.childNodes]
			.filter(({ nodeType }) => nodeType === 3)
			.map(({ data }) => data.replace(/\s+/g, " ").trim())
			.filter(Boolean)
			.join(" | ");
		if (text) facts.text = text.slice(0, 120);
		const { top, bottom } = keys.has(element)
			? { top: y, bottom: y + height }
			: (element.closest(builder) ?? element).getBoundingClientRect();
		const isNear = (top < innerHeight && bottom > 0) || (isShown && y < innerHeight && y + height > 0);
		if (document.activeElement === element && element !== document.body) facts.focus = "here";
		seen[key] = {
			owner,
			isNear,
			isBuilders: keys.has(element),
			isShown,
			facts,
			...(isShown && { box: box.map(round) }),
		};
	}
	return {
		seen,
		scroll: [round(scrollX), round(scrollY)],
		size: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
	};
};

/** Before the page's own scripts: what compare notes of a state has these facts as well; layout shifts are added up. */
export const liveScript = `(() => {
const look = ${liveLook};
const usual = __comparing.look;
__comparing.look = () => ({ ...usual(), live: { ...look(), shift, shifts: [...new Set(shifts)].slice(0, 6) } });
let shift = 0;
const shifts = [];
try {
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
			shift += entry.value;
			shifts.push(...entry.sources.map(({ node }) => node?.nodeType === 1 ? node.localName + "." + node.className : "?"));
		}
	}).observe({ type: "layout-shift", buffered: true });
} catch {}
})();`;
