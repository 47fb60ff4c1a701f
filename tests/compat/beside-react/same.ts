// A case of React's names on React itself and on ours: the same record, whatever it holds.
import * as react from "react";
import * as reactDom from "react-dom";
import * as reactClient from "react-dom/client";
import * as reactServer from "react-dom/server";
import { expect, it, vi } from "vitest";
import * as client from "../../../src/runtime/react/client";
import * as compat from "../../../src/runtime/react/index";
import * as server from "../../../src/runtime/server";

// biome-ignore lint/suspicious/noExplicitAny: two libraries with types of their own
export type Any = any;
export const sides: Any[] = [
	{ ...react, ...reactDom, ...reactClient, renderToString: reactServer.renderToString },
	{ ...compat, ...client, renderToString: server.renderToString },
];

interface Tools {
	api: Any;
	box: HTMLElement;
	draw(tree: unknown): Promise<void>;
	log: Any[];
}

export const same = (title: string, scenario: (tools: Tools) => Promise<unknown> | unknown) =>
	it(title, async () => {
		const records: unknown[] = [];
		vi.spyOn(console, "error").mockImplementation(() => {});
		(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = true;
		for (const api of sides) {
			const box = document.body.appendChild(document.createElement("main"));
			const root = api.createRoot(box);
			const log: Any[] = [];
			const draw = (tree: unknown) => api.act(async () => root.render(tree));
			records.push((await scenario({ api, box, draw, log })) ?? log);
			await api.act(async () => root.unmount());
			box.remove();
		}
		(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = false;
		vi.restoreAllMocks();
		expect(records[0]).toBeDefined();
		expect(records[1]).toEqual(records[0]);
	});

/** Shows the message of an error below it. */
export const boundaryOf = ({ Component }: Any) =>
	class extends Component {
		state: Any = {};
		static getDerivedStateFromError(error: Error) {
			return { message: error.message };
		}
		render() {
			return this.state.message ?? this.props.children;
		}
	};

export const type = (field: Any, value: string, event = "input") => {
	const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!;
	set!.call(field, value);
	field.dispatchEvent(new Event(event, { bubbles: true }));
};
