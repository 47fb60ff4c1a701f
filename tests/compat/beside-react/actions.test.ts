// Actions, forms that call functions and optimistic values alongside React.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { vi } from "vitest";
import { type Any, boundaryOf, same } from "./same";

same("a form calls its function, tells what is pending and is reset", async ({ api, draw, log, box }) => {
	const { createElement: h, useActionState, useFormStatus } = api;
	let finish: Any;
	const Status = () => {
		const { pending, data } = useFormStatus();
		return h("i", null, pending ? `sending ${data.get("name")}` : "idle");
	};
	const App = () => {
		const [state, dispatch, isPending] = useActionState(
			(before: string, data: FormData) =>
				new Promise((resolve) => {
					finish = () => resolve(`${before}+${data.get("name")}`);
				}),
			"start",
		);
		return h(
			"form",
			{ action: dispatch, onSubmit: () => void log.push("submit") },
			h("input", { name: "name", defaultValue: "" }),
			h(Status),
			h("button", { formAction: (data: FormData) => void log.push(`other ${data.get("name")}`), id: "other" }),
			h("p", null, state, isPending ? " pending" : ""),
		);
	};
	await draw(h(App));
	const [form, input] = [box.querySelector("form")!, box.querySelector("input")!];
	for (const name of ["Ada", "Bob"]) {
		input.value = name;
		await api.act(async () => form.requestSubmit());
		log.push(box.textContent);
		await api.act(async () => finish());
		log.push(box.textContent, input.value);
	}
	input.value = "Eve";
	await api.act(async () => form.requestSubmit(box.querySelector("#other") as Any));
	log.push(input.value);
});

same("optimistic values last as long as the action", async ({ api, draw, log, box }) => {
	const { createElement: h, useOptimistic, useState, useTransition } = api;
	let [add, finish]: Any[] = [];
	const App = () => {
		const [list, setList] = useState(["a"]);
		const [shown, show] = useOptimistic(list, (state: string[], item: string) => [...state, `${item}?`]);
		const [isPending, start] = useTransition();
		add = (item: string) =>
			start(async () => {
				show(item);
				await new Promise((resolve) => {
					finish = resolve;
				});
				start(() => setList((before: string[]) => [...before, item]));
			});
		return h("p", null, shown.join(" "), isPending ? " pending" : "");
	};
	await draw(h(App));
	await api.act(async () => add("b"));
	log.push(box.textContent);
	await api.act(async () => finish());
	log.push(box.textContent);
});

same("an error in an action goes to the boundary", async ({ api, draw, box }) => {
	const { createElement: h, useTransition, useActionState } = api;
	const Boundary = boundaryOf(api);
	let [start, dispatch]: Any[] = [];
	const Transition = () => {
		start = useTransition()[1];
		return "fine";
	};
	const Action = () => {
		dispatch = useActionState(() => Promise.reject(new Error("no action")), 0)[1];
		return "fine";
	};
	await draw([h(Boundary, { key: 1 }, h(Transition)), h("hr", { key: 2 }), h(Boundary, { key: 3 }, h(Action))]);
	await api.act(async () => start(async () => Promise.reject(new Error("no transition"))));
	await api.act(async () => api.startTransition(() => dispatch()));
	return box.innerHTML;
});

same(
	"forms' functions: errors reach the boundary, a button's own wins, a button's address is the browser's",
	async ({ api, draw, log, box }) => {
		const { createElement: h, Component } = api;
		class Boundary extends Component {
			state: Any = {};
			static getDerivedStateFromError(error: Error) {
				return { message: error.message };
			}
			render() {
				return this.state.message ?? this.props.children;
			}
		}
		const fails = [
			() => {
				throw new Error("at once");
			},
			async () => {
				throw new Error("later");
			},
		];
		for (const [key, action] of fails.entries()) {
			await draw(h(Boundary, { key }, h("form", { action }, h("input", { name: "a" }))));
			await api.act(async () => box.querySelector("form")!.requestSubmit());
			log.push(box.textContent);
		}
		const ways = (data: FormData) => void log.push([...data.keys()]);
		const address = { formAction: "https://example.com/", name: "b", value: 1 };
		await draw(
			h("form", { action: ways }, h("button", { name: "c", value: 1, formAction: ways }), h("button", address)),
		);
		const submitted = vi.fn((event: Event) => (log.push(event.defaultPrevented), event.preventDefault()));
		window.addEventListener("submit", submitted);
		for (const button of box.querySelectorAll("button"))
			await api.act(async () => box.querySelector("form")!.requestSubmit(button));
		window.removeEventListener("submit", submitted);
		log.push(submitted.mock.calls.length);
	},
);

same("an action that is dispatched while its component renders is an error", async ({ api, draw, box }) => {
	const { createElement: h, useActionState } = api;
	const App = () => {
		const [state, dispatch] = useActionState(async () => 1, 0);
		dispatch();
		return h("p", null, state);
	};
	await draw(h(boundaryOf(api), null, h(App)));
	return box.innerHTML;
});
