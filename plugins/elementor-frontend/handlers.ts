// Elements of the page and what scripts of others attach to them: `Base`, `Document` and `elementsHandler`.

import { closest, getAttribute, matches, querySelectorAll } from "../../src/base/dom";
import { getJQuery } from "../../src/base/jquery";
import { parseObject } from "../../src/base/page";
import type { Scope } from "../../src/kit/scope";
import { attempt } from "./attempt";
import type { Hooks } from "./hooks";
import { unwrap, type Wrapped, wrap } from "./jquery";
import { loadClasses } from "./late";
import { getItem, type Values } from "./model";
import { ViewModule } from "./modules";
import { isUnlinked } from "./stand-in";

/** `elementorModules.frontend.handlers.Base`: the handler of one element. */
export class Base extends ViewModule {
	declare $element: Wrapped;
	/** On the canvas of the page builder. */
	declare isEdit: boolean;

	override __construct(settings: Values): void {
		if (!this.isActive(settings)) return;
		this.$element = settings.$element;
		this.isEdit = matches.call(unwrap(this.$element)!, ".elementor-element-edit-mode");
	}

	override onInit(...args: unknown[]): void {
		if (this.isActive(this.getSettings() as Values)) super.onInit(...args);
	}

	isActive(_settings: Values): boolean {
		return true;
	}

	getID(): string | undefined {
		return attributeOf(this.$element, "id");
	}

	getElementType(): string | undefined {
		return attributeOf(this.$element, "element_type");
	}

	/** Without the skin. */
	getWidgetType(): string | undefined {
		return attributeOf(this.$element, "widget_type")?.split(".")[0];
	}

	/** One setting that the server printed on the element, or all. */
	getElementSettings(path?: string): unknown {
		return getItem(parseObject(attributeOf(this.$element, "settings")), path);
	}

	getCurrentDeviceSetting(key: string): unknown {
		return window.elementorFrontend?.getCurrentDeviceSetting(this.getElementSettings() as Values, key);
	}

	/** Nodes of this element, without those of widgets in it. */
	findElement(selector: string): Wrapped {
		const host = unwrap(this.$element)!;
		const isOwn = (node: Element) => closest.call(node, ".elementor-element") === host;
		return getJQuery()
			? wrap(host)
					.find(selector)
					.filter((_: number, node: Element) => isOwn(node))
			: [...querySelectorAll.call(host, selector)].filter(isOwn);
	}

	onElementChange(): void {}

	unbindEvents(): void {}

	onDestroy(): void {
		this.unbindEvents();
	}
}

/** `elementorModules.frontend.Document`: one `.elementor` root. */
export class FrontendDocument extends ViewModule {
	declare $element: Wrapped;

	override __construct(settings: Values): void {
		this.$element = settings.$element;
	}

	/** Its own elements, without those of documents in it. */
	override getDefaultElements(): Values {
		const root = unwrap(this.$element)!;
		const elements = [...querySelectorAll.call(root, ".elementor-element")];
		return { $elements: wrap(elements.filter((element) => closest.call(element, ".elementor") === root)) };
	}

	getDocumentSettings(path?: string): unknown {
		return getItem(parseObject(attributeOf(this.$element, "elementor-settings")), path);
	}
}

export type HandlerClass = new (options: Values) => { onDestroy?(): void };

export interface HandlerOptions extends Values {
	$element: Wrapped;
	/** With the skin; that of the element unless given. */
	elementName?: string;
}

/** `elementorFrontend.elementsHandler` */
export const createElementsHandler = (hooks: Hooks, scope: Scope) => {
	const attached = new Map<string, HandlerClass | HandlerClass[]>();
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
	 * Builds a handler on an element; an earlier one of that class on it is destroyed. One that extends a class of a part
	 * is built, and returned as a promise, when the part is there.
	 */
	const addHandler = (Handler: HandlerClass, options: HandlerOptions) =>
		isUnlinked(Handler)
			? scope.part(loadClasses, () => attempt(() => build(Handler, options)))
			: build(Handler, options);

	return {
		addHandler,
		/** Builds handlers on each element of a type as it gets ready. @param skin none for element types */
		attachHandler(name: string, handlers: HandlerClass | HandlerClass[], skin: string | null = "default") {
			const elementName = skin ? `${name}.${skin}` : name;
			attached.set(elementName, handlers);
			for (const Handler of [handlers].flat()) {
				hooks.addAction(`frontend/element_ready/${elementName}`, ($element: Wrapped) =>
					addHandler(Handler, { $element, elementName }),
				);
			}
		},
		/** What was attached to `name.skin`. */
		getHandler: (elementName: string) => attached.get(elementName),
		/** Tells handlers that an element is ready. Content whose start is delayed is left alone. */
		runReadyTrigger(target: Wrapped) {
			const element = unwrap(target);
			const type = element && attributeOf(element, "element_type");
			if (scope.page.isStatic || !type || closest.call(element, '[data-delay-child-handlers="true"]')) return;
			for (const name of ["global", type, type === "widget" && attributeOf(element, "widget_type")]) {
				if (name) hooks.doAction(`frontend/element_ready/${name}`, wrap(element), getJQuery());
			}
		},
		/** Destroys the handlers of all elements on the page. */
		destroyAll() {
			for (const element of document.querySelectorAll(".elementor-element")) built.get(element)?.forEach(destroy);
		},
	};
};

/** A `data-` attribute; a form may have a field named `dataset`. */
export const attributeOf = ($element: Wrapped, name: string): string | undefined =>
	getAttribute.call(unwrap($element)!, `data-${name}`) ?? undefined;
