// Elements of the page and what scripts of others attach to them: `Base`, `Document` and `elementsHandler`.
import { parseObject } from "../../src/base/page";
import { attempt } from "./attempt";
import type { Hooks } from "./hooks";
import { unwrap, type Wrapped, wrap } from "./jquery";
import { getItem, type Values } from "./model";
import { ViewModule } from "./modules";

/** `elementorModules.frontend.handlers.Base`: the handler of one element. */
export class Base extends ViewModule {
	declare $element: Wrapped;
	/** On the canvas of the page builder. */
	declare isEdit: boolean;

	override __construct(settings: Values): void {
		if (!this.isActive(settings)) return;
		this.$element = settings.$element;
		this.isEdit = nodeOf(this).classList.contains("elementor-element-edit-mode");
	}

	override onInit(...args: unknown[]): void {
		if (this.isActive(this.getSettings() as Values)) super.onInit(...args);
	}

	isActive(_settings: Values): boolean {
		return true;
	}

	getID(): string | undefined {
		return nodeOf(this).dataset.id;
	}

	getElementType(): string | undefined {
		return nodeOf(this).dataset.element_type;
	}

	/** Without the skin. */
	getWidgetType(): string | undefined {
		return nodeOf(this).dataset.widget_type?.split(".")[0];
	}

	/** One setting that the server printed on the element, or all. */
	getElementSettings(path?: string): unknown {
		return getItem(parseObject(nodeOf(this).dataset.settings), path);
	}

	getCurrentDeviceSetting(key: string): unknown {
		return window.elementorFrontend?.getCurrentDeviceSetting(this.getElementSettings() as Values, key);
	}

	/** Nodes of this element, without those of widgets in it. */
	findElement(selector: string): Wrapped {
		const host = nodeOf(this);
		const isOwn = (node: Element) => node.closest(".elementor-element") === host;
		return window.jQuery
			? wrap(host)
					.find(selector)
					.filter((_: number, node: Element) => isOwn(node))
			: [...host.querySelectorAll(selector)].filter(isOwn);
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
		const root = nodeOf(this);
		const elements = [...root.querySelectorAll(".elementor-element")];
		return { $elements: wrap(elements.filter((element) => element.closest(".elementor") === root)) };
	}

	getDocumentSettings(path?: string): unknown {
		return getItem(parseObject(nodeOf(this).dataset.elementorSettings), path);
	}
}

export type HandlerClass = new (options: Values) => { onDestroy?(): void };

/** `elementorFrontend.elementsHandler` */
export const createElementsHandler = (hooks: Hooks, isStatic: boolean) => {
	const attached = new Map<string, HandlerClass | HandlerClass[]>();
	const built = new WeakMap<Element, Map<HandlerClass, InstanceType<HandlerClass>>>();

	const destroy = (instance?: InstanceType<HandlerClass>) => attempt(() => instance?.onDestroy?.());

	/** Builds a handler on an element; an earlier one of that class on it is destroyed. */
	const addHandler = (Handler: HandlerClass, options: { $element: Wrapped; elementName?: string }) => {
		const element = unwrap(options.$element)!;
		const known = built.get(element) ?? new Map<HandlerClass, InstanceType<HandlerClass>>();
		destroy(known.get(Handler));
		const handler = new Handler(options);
		built.set(element, known.set(Handler, handler));
		const name = options.elementName ?? element.dataset.widget_type;
		hooks.doAction(`frontend/element_handler_ready/${name}`, options.$element, window.jQuery);
		return handler;
	};

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
			const { element_type: type, widget_type: widget } = element?.dataset ?? {};
			if (isStatic || !type || element!.closest('[data-delay-child-handlers="true"]')) return;
			for (const name of ["global", type, type === "widget" && widget]) {
				if (name) hooks.doAction(`frontend/element_ready/${name}`, wrap(element), window.jQuery);
			}
		},
		/** Destroys the handlers of all elements on the page. */
		destroyAll() {
			for (const element of document.querySelectorAll(".elementor-element")) built.get(element)?.forEach(destroy);
		},
	};
};

const nodeOf = ({ $element }: { $element: Wrapped }): HTMLElement => unwrap($element)!;
