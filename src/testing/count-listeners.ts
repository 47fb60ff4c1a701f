// Counts the listeners attached to the page while a test runs: event listeners, resize observers and broadcast channels.

/** A count that continues until `stop`. */
export interface ListenerCount {
	/**
	 * Listeners that were attached after the count began and are still attached to the page, sorted: `"document scroll"`,
	 * `"ResizeObserver"`. Those on elements that have left the page do not count.
	 */
	attached(): string[];
	/** Options of the listeners now attached for an event type. */
	options(type: string): (AddEventListenerOptions | undefined)[];
	/** Ends the count and puts everything it replaced back. */
	stop(): void;
}

/**
 * Begins to count. Needs nothing outside itself, so that it also runs in a page:
 * `await page.addInitScript(`window.listeners = (${countListeners})()`)`.
 */
export const countListeners = (): ListenerCount => {
	interface Entry {
		target: unknown;
		type: string;
		listener: unknown;
		options?: AddEventListenerOptions;
		isCapture: boolean;
	}
	const entries = new Set<Entry>();
	const others: string[] = [];
	const undo: (() => void)[] = [];

	const nameOf = (target: unknown) => {
		if (target === document) return "document";
		if (target === globalThis || target === window) return "window";
		const { localName, media } = target as Partial<Element & MediaQueryList>;
		const name = media === undefined ? (target as object).constructor?.name : `matchMedia${media}`;
		return localName ?? name ?? "unknown";
	};
	const toOptions = (options?: boolean | AddEventListenerOptions) =>
		typeof options === "object" ? options : options ? { capture: true } : undefined;
	/** Signals are polled, not listened to: jsdom's window accepts those of another realm. */
	const live = () => [...entries].filter(({ options }) => !options?.signal?.aborted);
	const textOf = ({ target, type }: Entry) => `${nameOf(target)} ${type}`;
	/** React listens where it has a root, once, and leaves these listeners there; in production they have no names. */
	const isReacts = ({ target, listener }: Entry) =>
		/,_reactListening/.test(`,${Object.keys(target as object)}`) &&
		/^bound dispatch/.test((listener as () => void).name);
	/** A listener goes with an element that has left the page. */
	const counts = (entry: Entry) => !(entry.target instanceof Element && !entry.target.isConnected) && !isReacts(entry);
	const find = (target: unknown, type: string, listener: unknown, isCapture: boolean) =>
		live().find(
			(entry) =>
				entry.target === target && entry.type === type && entry.listener === listener && entry.isCapture === isCapture,
		);

	type Owner = Record<"addEventListener" | "removeEventListener", (...args: unknown[]) => unknown>;
	const patch = (owner: Owner) => {
		const { addEventListener: add, removeEventListener: remove } = owner;
		owner.addEventListener = function (this: unknown, ...args) {
			const [type, listener] = args as [string, unknown];
			const options = toOptions(args[2] as boolean | AddEventListenerOptions);
			const target = !this || this === globalThis ? window : this;
			const isCapture = !!options?.capture;
			if (listener && !options?.signal?.aborted && !find(target, type, listener, isCapture)) {
				const entry: Entry = { target, type, listener, options, isCapture };
				entries.add(entry);
				if (options?.once)
					add.call(this ?? globalThis, type, () => entries.delete(entry), { once: true, capture: isCapture });
			}
			return add.apply(this ?? globalThis, args);
		};
		owner.removeEventListener = function (this: unknown, ...args) {
			const target = !this || this === globalThis ? window : this;
			const entry = find(target, args[0] as string, args[1], !!toOptions(args[2] as boolean)?.capture);
			if (entry) entries.delete(entry);
			return remove.apply(this ?? globalThis, args);
		};
		undo.push(() => Object.assign(owner, { addEventListener: add, removeEventListener: remove }));
	};
	/** Every object on the way that has the methods itself: jsdom's window, for one, has its own. */
	const owners = new Set<object>();
	for (const target of [globalThis, window, document, EventTarget.prototype, window.cookieStore]) {
		for (let owner: object | null = target ?? null; owner; owner = Object.getPrototypeOf(owner))
			if (Object.hasOwn(owner, "addEventListener")) owners.add(owner);
	}
	for (const owner of owners) patch(owner as Owner);

	const drop = (name: string) => {
		const at = others.indexOf(name);
		if (at >= 0) others.splice(at, 1);
	};
	const { BroadcastChannel: Channel, ResizeObserver: Observer } = globalThis;
	if (Channel) {
		globalThis.BroadcastChannel = class extends Channel {
			#isOpen = true;
			constructor(name: string) {
				super(name);
				others.push(`BroadcastChannel ${name}`);
			}
			override close() {
				if (this.#isOpen) drop(`BroadcastChannel ${this.name}`);
				this.#isOpen = false;
				super.close();
			}
		};
		undo.push(() => Object.assign(globalThis, { BroadcastChannel: Channel }));
	}
	if (Observer) {
		globalThis.ResizeObserver = class extends Observer {
			#targets = new Set<Element>();
			override observe(target: Element, options?: ResizeObserverOptions) {
				if (!this.#targets.size) others.push("ResizeObserver");
				this.#targets.add(target);
				super.observe(target, options);
			}
			override unobserve(target: Element) {
				if (this.#targets.delete(target) && !this.#targets.size) drop("ResizeObserver");
				super.unobserve(target);
			}
			override disconnect() {
				if (this.#targets.size) drop("ResizeObserver");
				this.#targets.clear();
				super.disconnect();
			}
		};
		undo.push(() => Object.assign(globalThis, { ResizeObserver: Observer }));
	}

	return {
		attached: () => [...live().filter(counts).map(textOf), ...others].sort(),
		options: (type) =>
			live()
				.filter((entry) => entry.type === type)
				.map(({ options }) => options),
		stop() {
			for (const put of undo.splice(0).reverse()) put();
		},
	};
};
