// Gives `document` its members back, which a form or a picture of that name hides from every script: `<form name="cookie">`.
import { getAttribute, setAttribute } from "../base/dom";

/** By the attribute that names them. Frames are left out: links name them as their targets. */
const named = { name: "form,img,embed,object", id: "object" };

/**
 * Removes such names from printed elements. There is no other way: they take precedence even over an own property.
 * @see https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
 */
export const freeDocument = (): void => {
	const { prototype } = Document;
	for (const [attribute, selector] of Object.entries(named))
		for (const node of prototype.querySelectorAll.call(document, selector))
			if (getAttribute.call(node, attribute)! in prototype) setAttribute.call(node, attribute, "");
};
