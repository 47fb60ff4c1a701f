// In which order other scripts are notified of the page's elements.
import { closest } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";
import type { createFrontend } from "./frontend";
import { attributeOf, FrontendDocument } from "./handlers";
import { wrap } from "./jquery";

export const boot = ({ frontend }: ReturnType<typeof createFrontend>, scope: Scope): void => {
	if (scope.signal.aborted) return;
	const { documentsManager, elementsHandler, hooks } = frontend;
	frontend.trigger("elementor/modules/init:before elementor/modules/init/before");
	hooks.doAction("elementor/frontend/documents-manager/init-classes", documentsManager);
	for (const root of document.querySelectorAll(".elementor")) {
		const id = attributeOf(root, "elementor-id")!;
		const Class = documentsManager.documentClasses[`${attributeOf(root, "elementor-type")}`] ?? FrontendDocument;
		const { elements } = (documentsManager.documents[id] = new Class({ id, $element: wrap(root) }));
		// Elements of a popup are ready when it is opened.
		if (scope.page.isStatic || closest.call(root, "[data-elementor-type=popup]")) continue;
		for (const element of Array.from(elements.$elements as ArrayLike<Element>)) {
			scope.timeout(0, () => elementsHandler.runReadyTrigger(element));
		}
	}
	frontend.trigger("components:init");
};
