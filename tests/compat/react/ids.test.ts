// `useId` on the server and on the page, alongside React: the same whatever waits, and never twice.
import { PassThrough } from "node:stream";
import * as react from "react";
import * as reactDom from "react-dom";
import * as reactClient from "react-dom/client";
import * as reactServer from "react-dom/server";
import { expect, it, vi } from "vitest";
import * as client from "../../../src/runtime/react/client";
import * as compat from "../../../src/runtime/react/index";
import * as slim from "../../../src/runtime/react/slim";
import * as server from "../../../src/runtime/server";

// biome-ignore lint/suspicious/noExplicitAny: libraries with types of their own
type Any = any;
const sides: Record<string, Any> = {
	React: { ...react, ...reactDom, ...reactClient, ...reactServer },
	"the runtime": { ...compat, ...client, ...server },
	"the runtime of a site": { ...compat, ...slim, ...server },
};

const idsIn = (markup: string): string[] => [...markup.matchAll(/ (?:id|title|for)="([^"]+)"/g)].map(([, id]) => id!);

/** What a stream has once nothing waits. */
const stream = ({ renderToPipeableStream }: Any, tree: unknown, options: object = {}) =>
	new Promise<string>((resolve, reject) => {
		const { pipe } = renderToPipeableStream(tree, {
			...options,
			onError: reject,
			onAllReady() {
				const through = new PassThrough();
				let markup = "";
				through.on("data", (part) => (markup += part));
				through.on("end", () => resolve(markup));
				pipe(through);
			},
		});
	});

const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Components with ids; those that wait do so once, each its own time. */
const partsOf = ({ createElement: h, use, useId, useState, Component, memo, Suspense }: Any) => {
	const waits = new Map<string, Promise<void>>();
	const Id = ({ children }: Any) => h("b", { id: useId(), title: useId() }, children);
	const Late = ({ name, time, children }: Any) => {
		const before = useId();
		if (!waits.has(name)) waits.set(name, later(time));
		use(waits.get(name));
		return h("i", { id: before, title: useId() }, children);
	};
	let setOrder: Any;
	const List = ({ first }: Any) => {
		const [keys, set] = useState(first);
		setOrder = set;
		return keys.map((key: string) => h(Id, { key }));
	};
	class Old extends Component {
		render() {
			return h("u", null, this.props.children);
		}
	}
	const Kept = memo(Id);
	const tree = () =>
		h(
			"main",
			null,
			h(Id),
			h(Late, { name: "slow", time: 30 }, h(Id, null, h(Late, { name: "within", time: 1 }, [h(Id, { key: 1 })]))),
			h(Late, { name: "fast", time: 5 }, h(Kept), null, h(Id)),
			h(Suspense, { fallback: h(Id) }, h(Late, { name: "last", time: 20 }), h(Old, null, h(Id), h("p", null, h(Id)))),
			false,
			[h(Id, { key: "a" }), h(Id, { key: "b" }, h(Id))],
			h(List, { first: ["x", "y", "z"] }),
		);
	return { Id, Late, tree, reorder: (keys: string[]) => setOrder(keys) };
};

const inBox = async (api: Any, run: (box: HTMLElement) => Promise<void>) => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = true;
	const box = document.body.appendChild(document.createElement("div"));
	try {
		await run(box);
	} finally {
		await api.act(async () => {});
		(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = false;
		vi.restoreAllMocks();
		box.remove();
	}
};

for (const [name, api] of Object.entries(sides)) {
	const { createElement: h, act, hydrateRoot, createRoot, renderToString, useId, Suspense } = api;

	it(`${name}: what a stream printed in any order is hydrated with the same ids`, () =>
		inBox(api, async (box) => {
			const { tree, reorder } = partsOf(api);
			box.innerHTML = await stream(api, tree(), { identifierPrefix: "one" });
			const ids = idsIn(box.innerHTML);
			expect(ids.length).toBe(34);
			expect(new Set(ids).size).toBe(34);
			expect(ids.every((id) => id.includes("one"))).toBe(true);
			const nodes = [...box.querySelectorAll("*")];
			const told: unknown[] = [];
			let root: Any;
			await act(async () => {
				root = hydrateRoot(box, tree(), {
					identifierPrefix: "one",
					onRecoverableError: (error: unknown) => told.push(error),
				});
			});
			await act(() => later(5));
			expect(told).toEqual([]);
			expect(idsIn(box.innerHTML)).toEqual(ids);
			expect([...box.querySelectorAll("*")]).toEqual(nodes);
			// What comes later, and what has moved, has no other's id.
			await act(async () => reorder(["new", "z", "x", "other", "y"]));
			const after = idsIn(box.innerHTML);
			expect(after.length).toBe(38);
			expect(new Set(after).size).toBe(38);
			expect(ids.every((id) => after.includes(id))).toBe(true);
			await act(async () => root.unmount());
		}));

	it(`${name}: what a stream printed is hydrated although the page waits again, in another order`, () =>
		inBox(api, async (box) => {
			// The server's tree, where the page draws the second of two first.
			const two = (parts: Any) =>
				h(
					"main",
					null,
					...["first", "second"].map((key, index) =>
						h(
							Suspense,
							{ key, fallback: "" },
							h(parts.Late, { name: key, time: [15, 3][index] }, h(parts.Id), h(parts.Id)),
						),
					),
					h(parts.Id),
				);
			box.innerHTML = await stream(api, two(partsOf(api)));
			const printed = idsIn(box.innerHTML);
			expect(new Set(printed).size).toBe(14);
			const told: unknown[] = [];
			let root: Any;
			const fresh = partsOf(api);
			await act(async () => {
				root = hydrateRoot(box, two(fresh), { onRecoverableError: (error: unknown) => told.push(error) });
			});
			await act(() => later(40));
			expect(told).toEqual([]);
			expect(idsIn(box.innerHTML)).toEqual(printed);
			await act(async () => root.unmount());
		}));

	it(`${name}: printed as text, with a fallback for what waits`, () =>
		inBox(api, async (box) => {
			const { Id, Late } = partsOf(api);
			const tree = () =>
				h(
					"main",
					null,
					h(Id),
					h(Suspense, { fallback: h(Id) }, h(Late, { name: "late", time: 5 })),
					h("p", null, [h(Id, { key: 1 }), h(Id, { key: 2 })]),
					h(Id, null, h(Id, null, h(Id))),
				);
			const ids = idsIn((box.innerHTML = renderToString(tree())));
			expect(ids.length).toBe(14);
			expect(new Set(ids).size).toBe(14);
			let root: Any;
			await act(async () => {
				root = hydrateRoot(box, tree(), { onRecoverableError() {} });
			});
			await act(() => later(15));
			const after = idsIn(box.innerHTML);
			expect(after.length).toBe(14);
			expect(new Set(after).size).toBe(14);
			expect([...after.slice(0, 2), ...after.slice(4)]).toEqual([...ids.slice(0, 2), ...ids.slice(4)]);
			await act(async () => root.unmount());
		}));

	it(`${name}: roots with a prefix each, and lists as what a root renders`, () =>
		inBox(api, async (box) => {
			const Id = () => h("b", { id: useId() });
			const Row = () => [h(Id, { key: 1 }), h(Id, { key: 2 }), h(Id, { key: 3 })];
			const boxes = ["a", "b", "c"].map(() => box.appendChild(document.createElement("p")));
			for (const [index, identifierPrefix] of ["left", "right"].entries())
				boxes[index]!.innerHTML = renderToString([h(Row, { key: 0 }), h(Id, { key: 1 })], { identifierPrefix });
			const ids = idsIn(box.innerHTML);
			const told: unknown[] = [];
			const roots: Any[] = [];
			await act(async () => {
				for (const [index, identifierPrefix] of ["left", "right"].entries())
					roots.push(
						hydrateRoot(boxes[index], [h(Row, { key: 0 }), h(Id, { key: 1 })], {
							identifierPrefix,
							onRecoverableError: (error: unknown) => told.push(error),
						}),
					);
				const root = createRoot(boxes[2], { identifierPrefix: "new" });
				root.render(h(Row));
				roots.push(root);
			});
			expect(told).toEqual([]);
			const after = idsIn(box.innerHTML);
			expect(after.slice(0, 8)).toEqual(ids);
			expect(after.length).toBe(11);
			expect(new Set(after).size).toBe(11);
			expect(after.slice(8).every((id) => id.includes("new"))).toBe(true);
			await act(async () => roots.map((root) => root.unmount()));
		}));
}
