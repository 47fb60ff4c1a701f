// Elements of the page and the handlers that other scripts attach to them: `Base`, `Document` and `elementsHandler`.

import { closest, getAttribute, matches, querySelectorAll } from "../../src/base/dom";
import { getJQuery } from "../../src/base/jquery";
import { parseObject } from "../../src/base/page";
import { unwrap, type Wrapped, wrap } from "./jquery";
import { getItem, type Values } from "./model";
import { ViewModule } from "./modules";
import { callable } from "./stand-in";

class Handler extends ViewModule {
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

	/** Nodes of this element, without those of nested widgets. */
	findElement(selector: string): Wrapped {
		const host = unwrap(this.$element)!;
		const isOwn = (node: Element) => closest.call(node, ".elementor-element") === host;
		return getJQuery()
			? wrap(host)
					.find(selector)
					.filter((_: number, node: Element) => isOwn(node))
			: [...querySelectorAll.call(host, selector)].filter(isOwn);
	}

	/** For the builder's canvas; there are no models on a page. */
	getModelCID(): string | undefined {
		return attributeOf(this.$element, "model-cid");
	}

	getEditSettings(): unknown {
		return {};
	}

	getUniqueHandlerID(cid: unknown = this.getModelCID(), $element: Wrapped = this.$element): string {
		return `${cid}${attributeOf($element, "element_type")}${this.getConstructorID()}`;
	}

	isElementInTheCurrentDocument(): boolean {
		return false;
	}

	// Called on the canvas only, also by subclasses through `super`.
	onElementChange(): void {}
	initEditorListeners(): void {}
	getEditorListeners(): unknown {
		return [];
	}
	addEditorListeners(): void {}
	removeEditorListeners(): void {}

	unbindEvents(): void {}

	onDestroy(): void {
		this.unbindEvents();
	}
}

/** `elementorModules.frontend.handlers.Base`: the handler of one element. */
export type Base = Handler;
export const Base = callable(Handler);

class BuilderDocument extends ViewModule {
	declare $element: Wrapped;

	override __construct(settings: Values): void {
		this.$element = settings.$element;
	}

	/** Its own elements, without those of nested documents. */
	override getDefaultElements(): Values {
		const root = unwrap(this.$element)!;
		const elements = [...querySelectorAll.call(root, ".elementor-element")];
		return { $elements: wrap(elements.filter((element) => closest.call(element, ".elementor") === root)) };
	}

	getDocumentSettings(path?: string): unknown {
		return getItem(parseObject(attributeOf(this.$element, "elementor-settings")), path);
	}
}

/** `elementorModules.frontend.Document`: one `.elementor` root. */
export type FrontendDocument = BuilderDocument;
export const FrontendDocument = callable(BuilderDocument);

/** A `data-` attribute; a form may have a field named `dataset`. */
export const attributeOf = ($element: Wrapped, name: string): string | undefined =>
	getAttribute.call(unwrap($element)!, `data-${name}`) ?? undefined;
