// What the islands of a page share: how the example is shown, which of its settings were changed, what it said.
import { batch, computed, effect, signal } from "@preact/signals-react";

/** A setting that the panel offers; values are texts, as fields have them. */
export interface Control {
	name: string;
	type: "switch" | "number" | "text" | "choice";
	value: string;
	options?: string[];
	/** How the server prints it: a number, a slider with this unit, a list, or a text. */
	shape?: "number" | "list" | { unit: string };
	/** No setting but an attribute: of the first match in the host. */
	on?: string;
}

/** One line of the log. */
export interface Entry {
	id: number;
	/** Milliseconds since the example began to load. */
	at: number;
	kind: "event" | "file" | "request" | "error";
	name: string;
	detail: string;
}

/** The conditions of the example, by their names in the address. */
export const conditions = { rtl: signal(false), noscript: signal(false), phone: signal(false) };
/** Values that differ from the printed ones, by setting. */
export const changes = signal<Readonly<Record<string, string>>>({});
export const entries = signal<readonly Entry[]>([]);
/** Counts the loads of the example. */
export const loads = signal(0);

/** What the build knows of the page, from the moment that its islands are hydrated. */
const example = signal<{ controls: readonly Control[]; printed: Readonly<Record<string, unknown>> }>({
	controls: [],
	printed: {},
});
/** Where messages go to; the example is a window of its own. */
let frame: Window | null = null;

const printedValue = ({ shape }: Control, value: string): unknown => {
	if (shape === "number") return Number(value);
	if (shape === "list") return value.split(/\s*,\s*/).filter(Boolean);
	return shape ? { unit: shape.unit, size: Number(value), sizes: [] } : value;
};

/** The host's settings with the changes in them. */
export const settingsNow = computed(() => {
	const { controls, printed } = example.value;
	const changed = controls.filter(({ name, on }) => !on && name in changes.value);
	const values = changed.map((control) => [control.name, printedValue(control, changes.value[control.name]!)]);
	return { ...printed, ...Object.fromEntries(values) };
});

/** What is changed, as a developer writes it: source of the value, by setting or attribute. */
export const sourcesNow = computed(() =>
	example.value.controls.flatMap((control) => {
		const value = changes.value[control.name];
		return value === undefined ? [] : [{ ...control, source: sourceOf(control, value) }];
	}),
);

const sourceOf = ({ type, shape }: Control, value: string): string => {
	if (type === "switch") return `${value === "yes"}`;
	if (shape === "list") return JSON.stringify(value.split(/\s*,\s*/).filter(Boolean));
	if (typeof shape === "object") return `{ size: ${Number(value)}, unit: ${JSON.stringify(shape.unit)} }`;
	return /^-?\d+(\.\d+)?$/.test(value) ? value : JSON.stringify(value);
};

/** The attributes that can be changed, with their values of now. */
export const attributesNow = computed(() =>
	example.value.controls.flatMap(({ name, on, value }) =>
		on ? [{ name, on, value: changes.value[name] ?? value }] : [],
	),
);

const tellExample = () =>
	frame?.postMessage({ docs: "settings", settings: settingsNow.value, attributes: attributesNow.value }, "*");

export const changeSetting = ({ name, value: printedValue }: Control, value: string): void => {
	const { [name]: _, ...others } = changes.value;
	changes.value = value === printedValue ? others : { ...others, [name]: value };
};

export const reload = (): void => {
	batch(() => {
		entries.value = [];
		loads.value++;
	});
};

const hasChanges = computed(() => Object.keys(changes.value).length > 0);

const readAddress = () =>
	batch(() => {
		const query = new URLSearchParams(location.search);
		for (const [name, condition] of Object.entries(conditions)) condition.value = query.has(name);
		const given = example.value.controls.filter(({ name, value }) => query.has(name) && query.get(name) !== value);
		changes.value = Object.fromEntries(given.map(({ name }) => [name, query.get(name)!]));
	});

const writeAddress = () => {
	const chosen = Object.entries(conditions).filter(([, { value }]) => value);
	const query = new URLSearchParams([...chosen.map(([name]) => [name, ""]), ...Object.entries(changes.value)]);
	const text = query.toString().replace(/=(?=&|$)/g, "");
	const address = `${location.pathname}${text && `?${text}`}${location.hash}`;
	if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, "", address);
};

/**
 * Follows the address and the example. To be called when the islands are hydrated, since the server knows of no address.
 * @param settings as the server printed them
 */
export const followPage = (controls: readonly Control[], settings: Readonly<Record<string, unknown>>): void => {
	example.value = { controls, printed: settings };
	readAddress();
	effect(writeAddress);
	effect(() => {
		// Read in any case, so that the effect follows them before there is a frame.
		if (settingsNow.value && attributesNow.value) tellExample();
	});
	addEventListener("message", ({ data, source }) => {
		const sender = document.querySelector<HTMLIFrameElement>("iframe[data-example]")?.contentWindow;
		if (!sender || source !== sender || !data) return;
		if (data.docs === "entry") {
			const { at, kind, name, detail } = data;
			entries.value = [
				...entries.value.slice(-199),
				{ id: (entries.value.at(-1)?.id ?? 0) + 1, at, kind, name, detail },
			];
		}
		if (data.docs === "ready") {
			frame = sender;
			if (data.told)
				entries.value = data.told.map((entry: Omit<Entry, "id">, at: number) => ({ id: at + 1, ...entry }));
			if (hasChanges.peek()) tellExample();
		}
	});
	// It may have told its entries before anyone listened.
	document.querySelector<HTMLIFrameElement>("iframe[data-example]")?.contentWindow?.postMessage({ docs: "hello" }, "*");
};
