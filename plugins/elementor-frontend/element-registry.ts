// The registry of add-ons' handlers for elements of version 4: runs each on existing, added and re-rendered elements.

type Unmount = (() => unknown) | undefined | void;
type Listener = (detail: ElementEvent) => unknown;

/** `detail` of the events of an element. */
interface ElementEvent {
	element: Element;
	elementType: string;
	elementId: string;
}

/** A handler's argument. */
interface HandlerInput {
	element: Element;
	/** `data-e-settings`, else an empty object. */
	settings: Record<string, unknown>;
	/** Aborted when the element is re-rendered or removed. */
	signal: AbortSignal;
	/** Reports when elements of these types inside this one are rendered and removed. */
	listenToChildren(types: readonly string[]): { render(listener: Listener): void };
}

interface Handler {
	id: string;
	/** The type of the elements, or a selector. */
	elementType?: string;
	selector?: string;
	callback(input: HandlerInput): Unmount;
}

declare global {
	interface Window {
		elementorV2?: { frontendHandlers?: object; alpinejs?: object };
		registerElementorElement?: (handler: Handler) => void;
	}
}

// An element may be a form whose fields hide its members.
const {
	dispatchEvent,
	addEventListener: listen,
	getAttribute,
	matches,
	querySelectorAll,
	contains,
} = Element.prototype;

const elements = "[data-e-type][data-id]";
const rendered = "elementor/element/rendered";
const destroyed = "elementor/element/destroyed";
const typeOf = (element: Element) => getAttribute.call(element, "data-e-type")!;
const isOnPage = (element: Element) => contains.call(document, element);

/** The handlers and their elements. */
const createMounts = (handlers: readonly Handler[]) => {
	/** The running handlers of an element. */
	const running = new Map<Element, Map<Handler, AbortController>>();
	const attempt = (run: () => unknown) => {
		try {
			run();
		} catch (error) {
			// Third-party handlers must not break each other.
			reportError(error);
		}
	};
	const tell = (element: Element, type: string) => {
		const detail = { element, elementType: typeOf(element), elementId: getAttribute.call(element, "data-id") };
		dispatchEvent.call(element, new CustomEvent(type, { bubbles: true, detail }));
	};
	const fits = ({ elementType, selector }: Handler, element: Element) =>
		selector === undefined ? elementType === typeOf(element) : matches.call(element, selector);
	const settingsOf = (element: Element): Record<string, unknown> => {
		try {
			return JSON.parse(getAttribute.call(element, "data-e-settings") ?? "{}") ?? {};
		} catch {
			return {};
		}
	};
	const run = (element: Element, handler: Handler) => {
		if (!fits(handler, element)) return;
		const own = running.get(element) ?? new Map();
		running.set(element, own);
		if (own.has(handler)) return;
		const controller = new AbortController();
		const { signal } = controller;
		own.set(handler, controller);
		const listenToChildren = (types: readonly string[]) => ({
			render(listener: Listener) {
				const hear = (event: Event) => {
					const { detail, target } = event as CustomEvent<ElementEvent>;
					if (target !== element && types.includes(detail.elementType)) attempt(() => listener(detail));
				};
				for (const type of [rendered, destroyed]) listen.call(element, type, hear, { signal });
			},
		});
		attempt(() => {
			const undo = handler.callback({ element, settings: settingsOf(element), signal, listenToChildren });
			if (typeof undo === "function") signal.addEventListener("abort", () => attempt(undo));
		});
	};
	const unmount = (element: Element) => {
		const own = running.get(element);
		running.delete(element);
		for (const controller of own?.values() ?? []) controller.abort();
	};
	const render = (element: Element) => {
		unmount(element);
		running.set(element, new Map());
		for (const handler of [...handlers]) if (handler.selector !== undefined) run(element, handler);
		tell(element, rendered);
		for (const handler of [...handlers]) if (handler.selector === undefined) run(element, handler);
	};
	return { running, run, unmount, tell, render };
};

/** Puts the registry there, unless the page builder's own is. */
export const installElementHandlers = (): void => {
	if (window.elementorV2?.frontendHandlers) return;
	const handlers: Handler[] = [];
	const { running, run, unmount, tell, render } = createMounts(handlers);
	let isStarted = false;

	const find = (root: Element = document.documentElement) => [
		...(matches.call(root, elements) ? [root] : []),
		...querySelectorAll.call(root, elements),
	];

	const add = (handler: Handler) => {
		const { id, elementType, selector } = handler;
		if (handlers.some((known) => known.id === id && known.elementType === elementType && known.selector === selector))
			return;
		handlers.push(handler);
		// A late handler runs on the existing elements.
		if (isStarted) for (const element of find()) run(element, handler);
	};
	const remove = (isMeant: (handler: Handler) => boolean) => {
		for (const handler of handlers.filter(isMeant)) {
			handlers.splice(handlers.indexOf(handler), 1);
			for (const own of running.values()) {
				own.get(handler)?.abort();
				own.delete(handler);
			}
		}
	};
	const register = ({ elementType, id, callback }: Handler) => add({ elementType, id, callback });
	const start = () => {
		if (isStarted) return;
		isStarted = true;
		for (const element of find()) render(element);
		let added: Node[] = [];
		new MutationObserver((records) => {
			for (const element of running.keys()) if (!isOnPage(element)) unmount(element);
			if (!added[0])
				requestAnimationFrame(() => {
					const nodes = new Set(added.flatMap((node) => (node instanceof Element ? find(node) : [])));
					added = [];
					for (const element of nodes) if (isOnPage(element)) render(element);
				});
			added.push(...records.flatMap(({ addedNodes }) => [...addedNodes]));
		}).observe(document.documentElement, { childList: true, subtree: true });
	};
	const frontendHandlers = {
		register,
		registerBySelector: ({ id, selector, callback }: Handler) => add({ id, selector, callback }),
		unregister: ({ elementType, id }: Partial<Handler>) =>
			remove((handler) => handler.elementType === elementType && (id === undefined || handler.id === id)),
		unregisterBySelector: ({ selector, id }: Partial<Handler>) =>
			remove((handler) => handler.selector === selector && (id === undefined || handler.id === id)),
		init: start,
	};

	addEventListener("elementor/element/render", (event) => {
		const { element } = (event as CustomEvent<{ element?: Element } | null>).detail ?? {};
		if (element) render(element);
	});
	addEventListener("elementor/element/destroy", (event) => {
		const { element, id } = (event as CustomEvent<{ element?: Element; id?: string } | null>).detail ?? {};
		for (const node of element
			? [element]
			: [...running.keys()].filter((one) => getAttribute.call(one, "data-id") === id)) {
			unmount(node);
			tell(node, destroyed);
		}
	});
	window.elementorV2 = { ...window.elementorV2, frontendHandlers };
	Object.defineProperty(window, "registerElementorElement", { value: register, enumerable: true });
	if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
	else start();
};
