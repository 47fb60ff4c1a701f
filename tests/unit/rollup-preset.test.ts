// The rollup preset: builds a plugin that lies outside this project, and loads what comes out.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { gossamer, type PresetOptions } from "../../src/rollup";

let folder: string;

beforeAll(() => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), "gossamer-outside-")));
	mkdirSync(join(folder, "node_modules"));
	symlinkSync(process.cwd(), join(folder, "node_modules/gossamer"));
	writeFileSync(
		join(folder, "index.js"),
		`import { createElement, useState } from "react";
import { signal } from "@preact/signals-react";
const state = { privateCount_: 1, publicCount: 2 };
export const View = () => createElement("b", null, useState(state.privateCount_)[0]);
export const mode = process.env.NODE_ENV;
export const count = signal(state.publicCount);
export default { settings: {}, mount(host) { host.drawn = createElement(View); host.state = state; } };
`,
	);
	writeFileSync(join(folder, "plain.js"), "export default {\n\tmount(host) {\n\t\thost.isOn_ = true;\n\t},\n};\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

const build = async (options: PresetOptions, input: string | Record<string, string> = join(folder, "index.js")) => {
	const bundle = await rollup({ input, plugins: [nodeResolve(), gossamer(options)], onwarn: () => {} });
	const { output } = await bundle.generate({ format: "es" });
	await bundle.close();
	return output;
};

describe("gossamer/rollup", () => {
	it("takes part in tests by Vitest, which then renders with the runtime, and not in Vite's server", () => {
		const preset = gossamer({ shared: true });
		expect(preset.apply?.({}, { command: "serve" })).toBe(true);
		expect(preset.config?.()).toEqual({ test: { server: { deps: { inline: ["gossamer"] } } } });
		// In production stores would keep their listeners, and the test would find them left.
		const transform = () => (preset.transform as (code: string) => unknown)("process.env.NODE_ENV");
		expect(transform()).toBeNull();
		expect(preset.apply?.({}, { command: "build" })).toBe(true);
		expect(preset.config?.()).toBeUndefined();
		expect(transform()).toMatchObject({ code: '"production"' });
		vi.stubEnv("VITEST", undefined);
		expect(preset.apply?.({}, { command: "serve" })).toBe(false);
		vi.unstubAllEnvs();
	});

	it("builds a plugin from outside on the runtime instead of React, and the result runs", async () => {
		const [chunk] = await build({});
		expect(chunk.imports).toEqual([]);
		expect(Object.keys(chunk.modules).filter((id) => /node_modules\/react/.test(id))).toEqual([]);
		const built = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(chunk.code)}`);
		const host: Record<string, Record<string, unknown>> = {};
		built.default.mount(host);
		expect(host.drawn!.type).toBe(built.View);
		expect(built.count.value).toBe(2);
		expect(built.mode).toBe("production");
	});

	it("with `shared` fails on what would bring a second runtime, by its name", async () => {
		for (const source of ["@preact/signals-react", "react-dom", "react-dom/client"]) {
			writeFileSync(join(folder, "second.js"), `import ${JSON.stringify(source)};\nexport default 1;\n`);
			await expect(build({ shared: true }, join(folder, "second.js"))).rejects.toThrow(`The page has no ${source}`);
		}
	});

	it("shortens the names that end in _ and no others", async () => {
		const [{ code }] = await build({});
		expect(code).not.toContain("privateCount_");
		expect(code).toContain("publicCount");
	});

	it("lets Chromium compile all functions of a file at the same time, in the background", async () => {
		const [{ code }] = await build({});
		expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n[^\n]/);
		expect((await build({ minify: false }))[0].code).not.toContain("allFunctionsCalledOnLoad");
	});

	it("leaves names and lines alone when it is not to minify", async () => {
		const [{ code }] = await build({ minify: false }, join(folder, "plain.js"));
		expect(code).toContain("\t\thost.isOn_ = true;\n");
	});

	it("fails above the budget, with the sizes and the largest modules", async () => {
		const failure = await build({ budget: 300 }).catch((error: Error) => error);
		expect(failure).toBeInstanceOf(Error);
		const { message } = failure as Error;
		const [, size, above] = /index\.js is (\d+) B \(brotli\), (\d+) B above its budget of 300 B\./.exec(message)!;
		expect(Number(size) - Number(above)).toBe(300);
		expect(message).toMatch(/B before minifying: .*runtime\/signals/);
	});

	it("weighs each entry by its own budget, with the chunks that it imports", async () => {
		const input = { large: join(folder, "index.js"), small: join(folder, "plain.js") };
		const output = await build({ budget: { large: 20_000, small: 80 } }, input);
		expect(output.length).toBeGreaterThan(1);
		await expect(build({ budget: { large: 20_000, small: 10 } }, input)).rejects.toThrow("budget of 10 B");
	});

	it("fails for a budget that no file has, with the names that there are", async () => {
		const input = { large: join(folder, "index.js"), small: join(folder, "plain.js") };
		await expect(build({ budget: { large: 20_000, smal: 80 } }, input)).rejects.toThrow(
			"budget.smal: nothing of that name is built; there is large, small.",
		);
	});

	it("says what is missing where the runtime cannot be found", async () => {
		await expect(build({ runtime: "no-such-runtime" })).rejects.toThrow(
			"react should be imported from no-such-runtime, which cannot be found.",
		);
	});

	it("leaves React to itself when it is told to", async () => {
		const bundle = await rollup({
			input: join(folder, "index.js"),
			external: ["react", "@preact/signals-react"],
			plugins: [gossamer({ runtime: false })],
		});
		const { output } = await bundle.generate({ format: "es" });
		expect(output[0].imports.toSorted()).toEqual(["@preact/signals-react", "react"]);
	});
});
