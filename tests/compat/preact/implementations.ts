// The implementations of Preact's interface the parity suites run on: the npm package, which is the oracle, and ours.
import { existsSync } from "node:fs";
import * as preact from "preact";
import * as hooks from "preact/hooks";
import * as jsxRuntime from "preact/jsx-runtime";
import * as testUtils from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// biome-ignore lint/suspicious/noExplicitAny: both implementations are handed whatever a page might hold
export type Any = any;
export type Api = Record<string, Any>;

// Some cases try hundreds of combinations, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

export interface Tools {
	name: string;
	api: Api;
	/** Renders into the test's own container, which is in the document. */
	draw: (vnode: Any) => void;
	hydrate: (vnode: Any) => void;
	box: () => HTMLElement;
	/** The container's markup; with an argument, sets it. */
	html: (markup?: string) => string;
	$: (selector: string) => Any;
	/** Runs the renders that are queued. */
	rerender: () => void;
}

const oracle: Api = { ...preact, ...hooks, ...jsxRuntime, ...testUtils };

/** `RUNTIME` names another directory or build than the sources: the minified chunk is tried with it. */
const folder = process.env.RUNTIME ?? `${process.cwd()}/src/runtime`;
const load = async (name: string): Promise<Api> => {
	for (const ending of [".ts", ".tsx", ".js", ".mjs"])
		if (existsSync(`${folder}/${name}${ending}`)) return import(/* @vite-ignore */ `${folder}/${name}${ending}`);
	return {};
};

/** Used as long as a build has no test-utils of its own. */
const ownTestUtils = (options: Any): Api => {
	const setupRerender = () => {
		let queued: (() => void) | undefined;
		options.debounceRendering = (run: () => void) => {
			queued = run;
		};
		return () => {
			const run = queued;
			queued = undefined;
			run?.();
		};
	};
	const teardown = () => {
		options.debounceRendering = options.requestAnimationFrame = undefined;
	};
	const act = (run: () => void) => {
		const before = [options.debounceRendering, options.requestAnimationFrame];
		const flushRenders = setupRerender();
		let flush: (() => void) | undefined;
		options.requestAnimationFrame = (callback: () => void) => {
			flush = callback;
		};
		try {
			run();
			flushRenders();
			for (let effects = flush; effects; effects = flush) {
				flush = undefined;
				effects();
				flushRenders();
			}
		} finally {
			[options.debounceRendering, options.requestAnimationFrame] = before;
		}
	};
	return { act, setupRerender, teardown };
};

const implementations: { name: string; api: Api }[] = [{ name: "preact", api: oracle }];
const core = await load("index");
if (core.render)
	implementations.push({
		name: "runtime",
		api: {
			...ownTestUtils(core.options),
			...core,
			...(await load("react/jsx-runtime")),
			...(await load("react/test-utils")),
		},
	});

export const each = implementations;

const toolsOf = (name: string, api: Api): Tools & { open: () => void; close: () => void } => {
	let scratch: HTMLElement;
	let flush: () => void;
	return {
		name,
		api,
		draw: (vnode) => api.render(vnode, scratch),
		hydrate: (vnode) => api.hydrate(vnode, scratch),
		box: () => scratch,
		html: (markup) => {
			if (markup !== undefined) scratch.innerHTML = markup;
			return scratch.innerHTML;
		},
		$: (selector) => scratch.querySelector(selector),
		rerender: () => flush(),
		open() {
			scratch = document.body.appendChild(document.createElement("main"));
			flush = api.setupRerender();
		},
		close() {
			try {
				api.render(null, scratch);
			} finally {
				scratch.remove();
				api.teardown();
			}
		},
	};
};

/** Defines the cases once for each implementation, each case with a container of its own. */
export const suite = (title: string, define: (tools: Tools) => void): void =>
	describe.each(each)(`${title} ($name)`, ({ name, api }) => {
		const tools = toolsOf(name, api);
		beforeEach(tools.open);
		afterEach(tools.close);
		define(tools);
	});

/** A case whose record, whatever it holds, must be the same on every implementation. */
export const same = (title: string, scenario: (tools: Tools) => unknown): void =>
	it(`${title} (as the oracle)`, () => {
		const records = each.map(({ name, api }) => {
			const tools = toolsOf(name, api);
			tools.open();
			try {
				return scenario(tools);
			} finally {
				try {
					tools.close();
				} catch {}
			}
		});
		expect(records[0]).toBeDefined();
		for (const record of records.slice(1)) expect(record).toEqual(records[0]);
	});
