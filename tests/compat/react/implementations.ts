// The implementations of React's names that the suites here run on: preact/compat, which is the oracle, and ours.
import { existsSync } from "node:fs";
import * as signals from "@preact/signals";
import * as compat from "preact/compat";
import * as client from "preact/compat/client";
import * as jsxRuntime from "preact/jsx-runtime";
import * as testUtils from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

// biome-ignore lint/suspicious/noExplicitAny: both implementations are handed whatever a page might hold
export type Any = any;

export interface Tools {
	name: string;
	/** Every name of `preact/compat`, `/client`, `/test-utils`, jsx-runtime and signals. */
	api: Record<string, Any>;
	draw: (vnode: Any) => void;
	box: () => HTMLElement;
	html: (markup?: string) => string;
	$: (selector: string) => Any;
	/** Runs the renders that are queued. */
	rerender: () => void;
}

/** `RUNTIME` names another directory or build than the sources. */
const folder = process.env.RUNTIME ?? `${process.cwd()}/src/runtime`;
const load = (name: string) =>
	import(/* @vite-ignore */ existsSync(`${folder}/${name}.ts`) ? `${folder}/${name}.ts` : `${folder}/${name}.js`);

const ours = Object.assign(
	{},
	...(await Promise.all(["index", "react/index", "react/client", "react/jsx-runtime", "react/test-utils"].map(load))),
);

export const implementations = [
	{ name: "preact/compat", api: { ...signals, ...compat, ...client, ...jsxRuntime, ...testUtils } },
	{ name: "runtime", api: ours },
];

/** Defines the cases once for each implementation, each case with a container of its own. */
export const suite = (title: string, define: (tools: Tools) => void): void => suiteOf(implementations, title, define);

/** Cases where React is followed and preact/compat does otherwise. */
export const ownSuite = (title: string, define: (tools: Tools) => void): void =>
	suiteOf(implementations.slice(1), title, define);

const suiteOf = (which: typeof implementations, title: string, define: (tools: Tools) => void): void =>
	describe.each(which)(`${title} ($name)`, ({ name, api }: { name: string; api: Tools["api"] }) => {
		let scratch: HTMLElement;
		let flush: () => void;
		beforeEach(() => {
			scratch = document.body.appendChild(document.createElement("main"));
			flush = api.setupRerender!();
		});
		afterEach(() => {
			try {
				api.render!(null, scratch);
			} finally {
				scratch.remove();
				api.teardown!();
			}
		});
		define({
			name,
			api,
			draw: (vnode) => api.render!(vnode, scratch),
			box: () => scratch,
			html(markup) {
				if (markup !== undefined) scratch.innerHTML = markup;
				return scratch.innerHTML;
			},
			$: (selector) => scratch.querySelector(selector),
			rerender: () => flush(),
		});
	});

/** A promise with what settles it; `await` of `settle` waits until those who wait for it have been told. */
export const defer = <T = Any>() => {
	let resolve!: (value: T) => void;
	let reject!: (reason: unknown) => void;
	const promise = new Promise<T>((yes, no) => {
		resolve = yes;
		reject = no;
	});
	const told = () =>
		promise
			.then(
				() => {},
				() => {},
			)
			.then(() => {})
			.then(() => {});
	return {
		promise,
		resolve(value?: T) {
			resolve(value as T);
			return told();
		},
		reject(reason: unknown) {
			reject(reason);
			return told();
		},
	};
};

/** A case whose record, whatever it holds, must be the same on every implementation. */
export const same = (title: string, scenario: (tools: Tools) => unknown): void =>
	it(`${title} (as the oracle)`, async () => {
		const records: unknown[] = [];
		for (const { name, api } of implementations) {
			const scratch = document.body.appendChild(document.createElement("main"));
			const flush = api.setupRerender!();
			try {
				const record = await scenario({
					name,
					api,
					draw: (vnode) => api.render!(vnode, scratch),
					box: () => scratch,
					html(markup) {
						if (markup !== undefined) scratch.innerHTML = markup;
						return scratch.innerHTML;
					},
					$: (selector) => scratch.querySelector(selector),
					rerender: () => flush(),
				});
				// A record may be added to later.
				records.push(JSON.parse(JSON.stringify(record)));
			} finally {
				try {
					api.render!(null, scratch);
				} catch {}
				scratch.remove();
				api.teardown!();
			}
		}
		expect(records[0]).toBeDefined();
		for (const record of records.slice(1)) expect(record).toEqual(records[0]);
	});

/** Lets what waits for promises come. */
export const settle = async () => {
	for (let turn = 0; turn < 5; turn++) await null;
};
