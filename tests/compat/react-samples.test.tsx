// The TSX of READMEs and guides, rendered as it is printed, and pressed where it has something to press.
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import ts from "typescript";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as zod from "zod";
import * as components from "../../plugins/react";
import { fillIn } from "../../src/testing/fill-in";
import { setFeature } from "../helpers/jsdom";
import { errors, expectedOnConsole, renderView } from "../helpers/react";
import { isRendered, samples } from "../helpers/samples";

const { createElement } = react;
const tsx = samples.filter(isRendered);

/** What samples import. */
const modules: Record<string, unknown> = {
	react,
	"react/jsx-runtime": jsxRuntime,
	"gossamer/react": components,
	"gossamer/react.css": {},
	zod,
	"react-router": { Link: ({ to, ...more }: { to: string }) => createElement("a", { href: to, ...more }) },
};

/** @returns the component that a sample exports, or one that renders the elements which it ends with */
const componentOf = (code: string): react.FunctionComponent<object> => {
	const source = ts.createSourceFile("sample.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
	const shown = source.statements.find((node) => ts.isExpressionStatement(node) && /^</.test(node.getText()));
	const module = shown
		? `${code.slice(0, shown.getStart())}export default () => ${code.slice(shown.getStart())}`
		: code;
	const { outputText } = ts.transpileModule(module, {
		fileName: "sample.tsx",
		compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
	});
	const exported: Record<string, react.FunctionComponent<object>> = {};
	const require = (name: string) => {
		if (!(name in modules)) throw new Error(`No ${name} here.`);
		return modules[name];
	};
	new Function("require", "exports", outputText)(require, exported);
	return exported.default ?? Object.values(exported)[0]!;
};

/** Props of those that take some. */
const props = { photos: [1, 2, 3, 4, 5].map((at) => `/${at}.jpg`) };
const pressable = "button,[type=submit],[role=button],[role=tab],summary,a[href='#']";
/** What a press brings has to come first: the visitor's consent, or a player of YouTube's, which another file may have asked for. */
const isSilent = (code: string) => /requireConsent|youtube=/.test(code);

/** What a press asks of the browser or the network, which jsdom lacks. */
const asked: string[] = [];
const answers: [RegExp, string][] = [
	[/\.svg$/, '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'],
	[/\.json$/, '{"v":"5.7.0","fr":30,"ip":0,"op":60,"w":90,"h":90,"layers":[]}'],
	[/./, '{"success":true,"data":{},"products":[],"items":[],"pages":1}'],
];

beforeEach(() => {
	setFeature("prefers-reduced-motion", "reduce");
	fillIn();
	asked.length = 0;
	vi.spyOn(console, "log").mockImplementation(() => {});
	expectedOnConsole.push(/^Not implemented: /);
	const page = document.documentElement;
	page.addEventListener("submit", () => asked.push("submit"), { once: true });
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(`${address}`);
		return new Response(answers.find(([pattern]) => pattern.test(address))![1]);
	});
	vi.stubGlobal("CSS", { supports: () => true, escape: (text: string) => text });
	vi.spyOn(window, "open").mockImplementation((address) => {
		asked.push(`${address}`);
		return null;
	});
	vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async () => void asked.push("play"));
});
afterEach(() => {
	vi.unstubAllGlobals();
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

const state = () => document.documentElement.innerHTML + asked;

const press = (target: HTMLElement) => {
	const fields = "input[required],textarea[required]";
	for (const input of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields))
		input.value = input.type === "email" ? "ada@example.com" : "Ada";
	target.click();
};

it.each(tsx.map(({ at, code }) => ({ at, code })))("$at", async ({ code }) => {
	const { container } = await renderView(createElement(componentOf(code), props));
	expect(container.innerHTML).not.toBe("");
	const pressables = () => [...container.querySelectorAll<HTMLElement>(pressable)];
	// From here on as in a page.
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
	if (pressables().length && !isSilent(code)) {
		const before = state();
		// The first of them may be one that has nothing to do yet.
		for (const target of pressables()) press(target);
		await vi.waitFor(() => expect(state()).not.toBe(before));
	}
	// jsdom's getComputedStyle fails at some selectors of our styles.
	expect(errors.filter(({ error }) => !`${error}`.includes("Specificity.max"))).toEqual([]);
});
