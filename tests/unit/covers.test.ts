// What the plugins say they stand in for: complete, and nothing twice. Installer and inspector rely on it.
import { describe, expect, it } from "vitest";
import { rows } from "../../plugins";
import { type Covers, completeRow } from "../../src/base/descriptor";
import { inert } from "../../src/rollup/inert";
import { plugins } from "../helpers/sources";

const covers: Record<string, Covers> = {};
for (const name of plugins) covers[name] = (await import(`../../plugins/${name}/plugin.ts`)).covers ?? {};
const covered = Object.values(covers).flatMap(({ widgets = [] }) => widgets);
const isIn = (types: readonly string[], type: string) =>
	types.some((known) => (known.endsWith("*") ? type.startsWith(known.slice(0, -1)) : known === type));

describe("covers", () => {
	it("name every widget type that a row looks for, unless the type needs no script", () => {
		// Their paging is the loop filter's, the rest the posts plugin's.
		const inPart = ["posts", "archive-posts"];
		const missing = rows.map(completeRow).flatMap(({ name, selector }) =>
			[...selector.matchAll(/\[data-widget_type\^="([\w-]+)\."\]/g)]
				.map(([, type]) => type!)
				.filter((type) => !isIn([...(covers[name]!.widgets ?? []), ...inert, ...inPart], type))
				.map((type) => `plugins/${name}/plugin.ts: add "${type}" to covers.widgets`),
		);
		expect(missing).toEqual([]);
	});

	it("name no type twice, and none that needs no script", () => {
		expect(covered.filter((type, at) => covered.indexOf(type) !== at || isIn(inert, type))).toEqual([]);
	});

	it("name no script twice", () => {
		const handles = Object.values(covers).flatMap(({ scripts = [], libraries = [] }) => [...scripts, ...libraries]);
		expect(handles.filter((handle, at) => handles.indexOf(handle) !== at)).toEqual([]);
	});
});
