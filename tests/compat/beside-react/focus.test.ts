// Alongside React: what a render changes in the document is heard by no handler, and what the handlers of the focus hear.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { type Any, same } from "./same";

/** Speaks from within the change of the document. */
const createNoisy = (name: string) => {
	if (!customElements.get(name))
		customElements.define(
			name,
			class extends HTMLElement {
				#parent: Node | null = null;
				connectedCallback() {
					this.#parent = this.parentNode;
					this.#parent!.dispatchEvent(new Event("input", { bubbles: true }));
				}
				disconnectedCallback() {
					this.#parent!.dispatchEvent(new Event("input", { bubbles: true }));
				}
			},
		);
	return name;
};

same("what a render changes in the document calls no handler", async ({ api, draw, box, log }) => {
	const { createElement: h, createPortal, useState, useEffect, useLayoutEffect } = api;
	const noisy = createNoisy("noisy-part");
	let show: Any;
	const App = () => {
		const [step, set] = useState(0);
		show = set;
		useLayoutEffect(() => {
			log.push(`layout ${step}`);
			box.querySelector("p")!.dispatchEvent(new Event("input", { bubbles: true }));
			return () => {
				log.push(`end ${step}`);
				box.querySelector("p")!.dispatchEvent(new Event("input", { bubbles: true }));
			};
		}, [step]);
		useEffect(() => {
			log.push(`passive ${step}`);
			box.querySelector("p")!.dispatchEvent(new Event("input", { bubbles: true }));
			if (step === 1) set(2);
		}, [step]);
		return h(
			"section",
			{ onInput: () => log.push(`input ${step}`) },
			h("p", null, step % 2 ? h(noisy) : null),
			createPortal(step % 2 ? h(noisy) : null, box.ownerDocument.body),
		);
	};
	await draw(h(App));
	for (const step of [1, 2, 3]) await api.act(async () => show(step));
	await draw(null);
});

same("the focus stays with what is moved", async ({ api, draw, box, log }) => {
	const { createElement: h } = api;
	const List = ({ keys }: Any) =>
		h(
			"ul",
			{ onFocus: ({ target }: Any) => log.push(`focus ${target.id}`), onBlur: () => log.push("blur") },
			[...keys].map((key) => h("li", { key }, h("input", { id: key }))),
		);
	for (const key of "abc")
		for (const keys of ["bca", "cab", "cba", "acb"]) {
			await draw(h(List, { keys: "abc" }));
			box.querySelector<HTMLElement>(`#${key}`)!.focus();
			await draw(h(List, { keys }));
			log.push(document.activeElement!.id);
		}
	await draw(h(List, { keys: "" }));
	log.push(document.activeElement!.localName);
});

same("what the handlers of the focus hear, in either phase", async ({ api, draw, box, log }) => {
	const { createElement: h } = api;
	const hear =
		(name: string) =>
		({ type, target, currentTarget, relatedTarget }: Any) =>
			log.push([name, type, target.id, currentTarget.id, relatedTarget?.id]);
	const names = ["onFocus", "onFocusCapture", "onBlur", "onBlurCapture", "onDoubleClick", "onDoubleClickCapture"];
	const handlers = Object.fromEntries(names.map((name) => [name, hear(name)]));
	await draw(h("p", { id: "outer", ...handlers }, h("input", { id: "a", ...handlers }), h("input", { id: "b" })));
	const [a, b] = box.querySelectorAll("input");
	const hearNative = ({ type }: Event) => log.push(type);
	document.addEventListener("focusin", hearNative);
	a!.focus();
	b!.focus();
	a!.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
	const stop = (event: Event) => event.stopPropagation();
	document.removeEventListener("focusin", hearNative);
	await draw(h("p", { id: "outer", ...handlers, onFocusCapture: stop, onBlurCapture: stop }, h("input", { id: "a" })));
	box.querySelector("input")!.focus();
	box.querySelector("input")!.blur();
});

same("a prevented default is known to the next handler, though the event has none", async ({ api, draw, box, log }) => {
	const { createElement: h } = api;
	const prevent = (event: Any) => event.preventDefault();
	const tell = (event: Any) => log.push([event.type, event.defaultPrevented, event.isDefaultPrevented()]);
	await draw(
		h(
			"p",
			{ onFocus: tell, onClick: tell, onInput: tell },
			h("input", { id: "a", onFocus: prevent, onClick: prevent, onInput: prevent }),
			h("input", { id: "b" }),
		),
	);
	for (const field of box.querySelectorAll("input")) {
		field.focus();
		field.click();
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}
});
