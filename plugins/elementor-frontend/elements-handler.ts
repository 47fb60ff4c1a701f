// `elementorFrontend.elementsHandler`: which handlers belong to which elements, and notifying them that an element is ready.
import { closest } from "../../src/base/dom";
import { getJQuery } from "../../src/base/jquery";
import { attempt } from "./attempt";
import type { Connection } from "./connection";
import { attributeOf } from "./handlers";
import type { Hooks } from "./hooks";
import { unwrap, type Wrapped, wrap } from "./jquery";
import type { Values } from "./model";
import { type Class, isUnlinked } from "./stand-in";

export type HandlerClass = new (options: Values) => { onDestroy?(): void };
/** A function without a prototype loads the class later: `() => import("…")`. */
type Handler = HandlerClass | (() => Promise<HandlerClass | { default: HandlerClass }>);

export interface HandlerOptions extends Values {
	$element: Wrapped;
	/** With the skin; that of the element unless given. */
	elementName?: string;
}

/** @param isStatic whether the page is a static rendering, which starts no element */
export const createElementsHandler = (hooks: Hooks, { ask }: Connection, isStatic: () => boolean) => {
	const attached = new Map<string, Handler | Handler[]>();
	const built = new WeakMap<Element, Map<HandlerClass, InstanceType<HandlerClass>>>();

	const destroy = (instance?: InstanceType<HandlerClass>) => attempt(() => instance?.onDestroy?.());

	const build = (Handler: HandlerClass, options: HandlerOptions) => {
		const element = unwrap(options.$element)!;
		const known = built.get(element) ?? new Map<HandlerClass, InstanceType<HandlerClass>>();
		destroy(known.get(Handler));
		const handler = new Handler(options);
		built.set(element, known.set(Handler, handler));
		const name = options.elementName ?? attributeOf(element, "widget_type");
		hooks.doAction(`frontend/element_handler_ready/${name}`, options.$element, getJQuery());
		return handler;
	};

	/**
	 * Creates a handler on an element; an earlier one of that class on it is destroyed. If the class has to load first,
	 * or extends a class of a part, the handler is created after that, and returned as a promise.
	 */
	const addHandler = (Handler: Handler, options: HandlerOptions): unknown => {
		if (!isClass(Handler))
			return Handler().then((found) => attempt(() => addHandler("default" in found ? found.default : found, options)));
		return isUnlinked(Handler as Class)
			? ask((link) => link.classes(() => attempt(() => build(Handler, options))))
			: build(Handler, options);
	};

	const elementsHandler = {
		addHandler,
		/** Builds handlers on each element of a type as it gets ready. @param skin none for element types */
		attachHandler(name: string, handlers: Handler | Handler[], skin: string | null = "default") {
			const elementName = skin ? `${name}.${skin}` : name;
			attached.set(elementName, handlers);
			for (const Handler of [handlers].flat()) {
				hooks.addAction(`frontend/element_ready/${elementName}`, ($element: Wrapped) =>
					addHandler(Handler, { $element, elementName }),
				);
			}
		},
		/** The handlers attached to `name.skin`. */
		getHandler: (elementName: string) => attached.get(elementName),
		/** The same by its older name; without one all of them. */
		getHandlers: (elementName?: string) => (elementName ? attached.get(elementName) : Object.fromEntries(attached)),
		/** Notifies handlers that an element is ready. Content whose start is delayed is left alone. */
		runReadyTrigger(target: Wrapped) {
			const element = unwrap(target);
			const type = element && attributeOf(element, "element_type");
			if (isStatic() || !type || closest.call(element, '[data-delay-child-handlers="true"]')) return;
			for (const name of ["global", type, type === "widget" && attributeOf(element, "widget_type")]) {
				if (name) hooks.doAction(`frontend/element_ready/${name}`, wrap(element), getJQuery());
			}
		},
	};

	/** Destroys the handlers of all elements on the page. */
	const destroyAll = () => {
		for (const element of document.querySelectorAll(".elementor-element")) built.get(element)?.forEach(destroy);
	};
	return { elementsHandler, destroyAll };
};

const isClass = (handler: Handler): handler is HandlerClass => !!handler.prototype;
