// Events alongside React: portals, changes of fields inside, what a handler finds.
import { vi } from "vitest";
import { type Any, same, type } from "./same";

same("a click inside a portal goes on to the parents in the tree", async ({ api, draw, log, box }) => {
	const { createElement: h, createPortal } = api;
	const outside = document.body.appendChild(document.createElement("aside"));
	const say = (name: string) => (event: Any) => void log.push(`${name} ${event.currentTarget.localName}`);
	const view = (isOpen: boolean) =>
		h(
			"div",
			{ onClick: say("outer"), onClickCapture: say("capture"), onFocus: say("focus") },
			h("section", { onClick: (event: Any) => event.target.id === "stop" && event.stopPropagation() }),
			isOpen &&
				createPortal(
					[
						h("button", { key: 1, id: "go", onClick: say("inner") }),
						h("button", { key: 2, id: "quiet", onClick: (event: Any) => event.stopPropagation() }),
						createPortal(h("i", { id: "deep", onClick: say("deep") }), outside, "deep"),
					],
					document.body,
				),
			h("input"),
		);
	await draw(view(true));
	for (const id of ["go", "quiet", "deep"]) await api.act(async () => (document.getElementById(id) as Any).click());
	await api.act(async () => document.body.click());
	await api.act(async () => box.querySelector("input")!.focus());
	await draw(view(false));
	await api.act(async () => document.body.click());
	outside.remove();
});

same("onChange around fields is called for changes in them", async ({ api, box, draw, log }) => {
	const { createElement: h, act, cloneElement } = api;
	const say =
		(who: string) =>
		({ target, currentTarget }: Any) =>
			void log.push(`${who} ${target.id} ${currentTarget.localName}`);
	const form = h(
		"form",
		{ onChange: say("form"), onInput: say("entered") },
		h("input", { id: "text", onChange: say("own") }),
		h("input", { id: "controlled", value: "a", onChange: say("controlled") }),
		h("textarea", { id: "area" }),
		h("input", { id: "check", type: "checkbox" }),
		h("input", { id: "radio", type: "radio" }),
		h("select", { id: "list" }, h("option", null, "a"), h("option", null, "b")),
		h("input", { id: "file", type: "file" }),
		h("p", { id: "text-of-page", contentEditable: true }),
	);
	for (const [title, tree] of [
		["as it is", form],
		["a copy", cloneElement(form, { title: "copy" })],
		["a copy with another handler", cloneElement(form, { onChange: say("other") })],
	] as const) {
		await draw(h("div", { key: title, onChange: say("outer"), onChangeCapture: say("capture") }, tree));
		log.push(title);
		const get = (id: string): Any => box.querySelector(`#${id}`);
		const tell = (id: string, event: string) =>
			act(async () => get(id).dispatchEvent(new Event(event, { bubbles: true })));
		const told = log.length;
		for (const id of ["text", "controlled", "area"]) {
			await act(async () => type(get(id), "x"));
			// As a browser does when the field is left.
			if (id !== "controlled") await tell(id, "change");
		}
		for (const id of ["check", "radio"]) await act(async () => get(id).click());
		for (const id of ["list", "file", "text-of-page"]) {
			await tell(id, "input");
			await tell(id, "change");
		}
		// Which of the two events of one entry comes first is left open.
		const entered = log
			.splice(told)
			.filter((line) => !line.startsWith("entered check") && !line.startsWith("entered radio"));
		log.push(...entered.filter((line) => !line.startsWith("entered")));
		log.push(...entered.filter((line) => line.startsWith("entered")));
	}
});

same("a handler may set currentTarget, and the next one finds its own", async ({ api, box, draw, log }) => {
	const { createElement: h, createPortal } = api;
	const say = (name: string) => (event: Any) => {
		log.push(`${name} ${event.currentTarget.localName}`);
		event.currentTarget = event.target;
		log.push(`set ${event.currentTarget.localName}`);
	};
	const outside = document.body.appendChild(document.createElement("aside"));
	await draw(
		h(
			"div",
			{ onClick: say("outer"), onClickCapture: say("capture") },
			h("p", { onClick: say("inner") }, h("b")),
			createPortal(h("i"), outside),
		),
	);
	for (const inside of [box.querySelector("b"), outside.querySelector("i")])
		await api.act(async () => void inside!.dispatchEvent(new MouseEvent("click", { bubbles: true })));
	outside.remove();
});

same("a copy of an event has what the event says", async ({ api, box, draw, log }) => {
	const { createElement: h } = api;
	const note = (event: Any) => {
		const { type, key, code, shiftKey, clientX, bubbles, target, currentTarget, nativeEvent } = { ...event };
		log.push([type, key, code, shiftKey, clientX, bubbles, target?.localName, currentTarget?.localName, !!nativeEvent]);
		event.preventDefault();
		log.push({ ...event, defaultPrevented: event.isDefaultPrevented() }.defaultPrevented);
	};
	await draw(h("div", { onKeyDown: note, onClick: note }, h("b")));
	const inner = box.querySelector("b")!;
	const init = { bubbles: true, cancelable: true, shiftKey: true };
	inner.dispatchEvent(new KeyboardEvent("keydown", { ...init, key: "a", code: "KeyA" }));
	inner.dispatchEvent(new MouseEvent("click", { ...init, clientX: 3 }));
});

same("what does not bubble in the document bubbles from its own elements", async ({ api, draw, box, log }) => {
	const { createElement: h } = api;
	const say = (name: string) => (event: Any) => log.push(`${name} ${event.type} ${event.currentTarget.localName}`);
	const events: Record<string, string[]> = {
		img: ["Load", "Error"],
		video: ["Play", "Pause", "Ended", "TimeUpdate", "CanPlay", "LoadedMetadata", "VolumeChange", "Error"],
		details: ["Toggle"],
		dialog: ["Cancel", "Close", "Toggle", "BeforeToggle"],
		input: ["Invalid"],
		select: ["Invalid"],
		textarea: ["Invalid"],
	};
	for (const [tag, names] of Object.entries(events))
		for (const name of names)
			for (const stops of [false, true]) {
				const on = (where: string, stop?: boolean) => ({
					[`on${name}`]: (event: Any) => {
						say(where)(event);
						if (stop) event.stopPropagation();
					},
					[`on${name}Capture`]: say(`${where} capture`),
				});
				await draw(h("section", on("outer"), h("p", on("inner", stops), h(tag, on("own")))));
				for (const again of [1, 2]) {
					log.push(`${tag} ${name} ${again}`);
					await api.act(async () => box.querySelector(tag)!.dispatchEvent(new Event(name.toLowerCase())));
				}
				await draw(null);
			}
	for (const name of ["Scroll", "MouseEnter", "PointerLeave"]) {
		await draw(h("section", { [`on${name}`]: say("outer") }, h("p")));
		await api.act(async () => box.querySelector("p")!.dispatchEvent(new Event(name.toLowerCase())));
	}
});

same("what does not bubble, stopped on its way down, is heard by nothing below", async ({ api, draw, box, log }) => {
	const { createElement: h } = api;
	let isStopped = true;
	await draw(
		h(
			"form",
			{ onInvalid: () => log.push("form"), onInvalidCapture: (event: Any) => isStopped && event.stopPropagation() },
			h("input", { onInvalid: () => log.push("input") }),
		),
	);
	for (isStopped of [true, false, false])
		await api.act(async () => box.querySelector("input")!.dispatchEvent(new Event("invalid")));
});

same("what does not bubble reaches a portal's parents in the tree", async ({ api, draw, log }) => {
	const { createElement: h, createPortal } = api;
	const outside = document.body.appendChild(document.createElement("aside"));
	const say =
		(name: string, isLast?: boolean) =>
		(event: Any): void => {
			log.push(`${name} ${event.currentTarget.localName}`);
			if (isLast) event.stopPropagation();
		};
	for (const isStopped of [false, true]) {
		await draw(
			h(
				"section",
				{ onInvalid: say("outer") },
				h(
					"p",
					{ onInvalid: say("inner") },
					createPortal(h("form", { onInvalid: say("form", isStopped) }, h("input", { required: true })), outside),
				),
			),
		);
		await api.act(async () => outside.querySelector("form")!.checkValidity());
	}
	await draw(null);
	outside.remove();
});

same("an event may have any name", async ({ api, draw, box, log }) => {
	const { createElement: h } = api;
	const names = ["constructor", "toString", "__proto__", "focusin"];
	const ref = (node: HTMLElement | null) => {
		for (const name of names) node?.addEventListener(name, ({ type }) => log.push(type));
	};
	await draw(h("p", { onFocus: () => {}, ref }));
	for (const name of names.slice(0, 3)) box.querySelector("p")!.dispatchEvent(new Event(name, { bubbles: true }));
	const tell = ({ type }: Any) => log.push(typeof type, type);
	await draw(h("x-part", { onconstructor: tell, onFocus: tell }));
	for (const name of ["constructor", "focusin"])
		box.querySelector("x-part")!.dispatchEvent(new Event(name, { bubbles: true }));
});

same("a test's own preventDefault and stopPropagation of an event are called", async ({ api, draw, log, box }) => {
	const { createElement: h, act } = api;
	await draw(
		h("button", {
			onClick: (event: Any) => {
				event.preventDefault();
				event.stopPropagation();
			},
		}),
	);
	const own = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
	const event = Object.assign(new MouseEvent("click", { bubbles: true, cancelable: true }), own);
	await act(async () => box.querySelector("button")!.dispatchEvent(event));
	for (const name of ["preventDefault", "stopPropagation"] as const)
		log.push(`${name} ${event[name] === own[name]} ${own[name].mock.calls.length}`);
});

same(
	"a handler that stops an event on its way down keeps the element's own listeners from hearing it",
	async ({ api, draw, log, box }) => {
		const { createElement: h, act } = api;
		const stop = (event: Any) => event.stopPropagation();
		await draw(
			h(
				"section",
				{ onClickCapture: (event: Any) => event.target.id === "below" && stop(event) },
				h("button", { id: "own", onClickCapture: stop, onClick: () => log.push("own handler") }),
				h("button", { id: "below" }),
				h("button", { id: "free", onClickCapture: () => {}, onClick: stop }),
			),
		);
		for (const element of box.querySelectorAll("button"))
			for (const isCapture of [true, false])
				element.addEventListener("click", () => void log.push(`${element.id} ${isCapture}`), isCapture);
		for (const id of ["own", "below", "free"]) {
			log.push(id);
			await act(async () => (box.querySelector(`#${id}`) as Any).click());
		}
	},
);
