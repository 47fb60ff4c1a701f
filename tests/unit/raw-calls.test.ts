// What plugins and parts start on the page: frames, listeners, timers and observers go through a scope, which undoes them.
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { sourcesIn } from "../helpers/sources";

/** By file, or folder: why it may do without the scope. */
const exceptions: Record<string, string> = {
	"plugins/elementor-frontend/":
		"the builder's public classes and events, which other scripts use for as long as the page lives",
	"plugins/interactions/cloak.ts": "a script in the page's head, before the kit",
	"plugins/tracking/gate.ts": "a script in the page, before the kit",
	"plugins/countdown/clock.ts": "one timer for all countdowns, which ends with the last",
	"plugins/counter/index.ts": "one timer for all counters, which ends with the last that counts",
	"plugins/facebook-widget/sdk.ts": "Facebook's script is the page's: it stays when the widget goes",
	"plugins/tracking/delivery/": "a request that has begun outlives the plugin",
	"plugins/tracking/events/reading.ts": "a listener ten times a second: the scope's signal would keep each",
	"plugins/accessibility-panel/effects.ts": "ends with its mode, which may be before or after the panel",
	"plugins/interactions/play.ts": "an observer of one animation, which ends with it",
	"plugins/loop-filter/content.ts": "a listener that ends with a view transition",
	"plugins/popups/page.ts": "a listener for the time of one dispatch",
	"plugins/motion/by-frames.ts": "end with a movement, which a device or the preference ends before its host",
	"plugins/sticky/": "end when the device unsticks the element, before its host",
	"plugins/lightbox/app-slides.ts": "called in a component's effect, which undoes it",
	"plugins/nav-menu/react.tsx": "called in a component's effect, which undoes it",
	"plugins/chat/react.tsx": "ends when the chat starts, or with the component's effect that calls it",
	"plugins/carousel/use-position.ts": "called in a component's effect, which undoes it",
	"src/parts/after-frame.ts": "the frame or the timer, whichever comes first, cancels the other",
	"src/parts/overlays/": "one listener for all overlays, which ends with the last",
	"src/parts/players.ts": "a provider's script is the page's: it stays when the player goes",
};

const raw = new Set(["requestAnimationFrame", "addEventListener", "setTimeout", "setInterval"]);
const observers = /^(Intersection|Resize|Mutation)Observer$/;

/** @returns each frame, listener, timer and observer that neither a scope nor a component's effect undoes, as `line: name` */
const findRaw = (file: string, code: string): string[] => {
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	const each = (node: ts.Node, run: (node: ts.Node) => unknown): void => {
		run(node);
		ts.forEachChild(node, (child) => each(child, run));
	};
	const isInEffect = (node: ts.Node): boolean =>
		!!node &&
		((ts.isCallExpression(node) && /^use(Layout)?Effect$/.test(node.expression.getText())) || isInEffect(node.parent));
	each(source, (node) => {
		const isRaw = ts.isIdentifier(node) && raw.has(node.text) && !ts.isTypeQueryNode(node.parent) && !isDeclared(node);
		const isObserver = ts.isNewExpression(node) && observers.test(node.expression.getText());
		if (!(isRaw || isObserver) || isInEffect(node)) return;
		const { line } = source.getLineAndCharacterOfPosition(node.getStart());
		found.push(`${line + 1}: ${isRaw ? node.text : (node as ts.NewExpression).expression.getText()}`);
	});
	return found;
};

/** A member that is named so, and a method of an interface, start nothing. */
const isDeclared = ({ parent }: ts.Node) =>
	ts.isPropertyAssignment(parent) || ts.isMethodSignature(parent) || ts.isMethodDeclaration(parent);

it("media queries are asked by `mediaQuery` of src/base, as a page may have none", () => {
	const rooms = [
		"plugins",
		...["base", "copied", "core", "kit", "parts", "react", "stores"].map((name) => `src/${name}`),
	];
	const asking = rooms.flatMap(sourcesIn).filter((file) => /\bmatchMedia(?:\?\.)?\(/.test(readFileSync(file, "utf8")));
	expect(asking).toEqual([]);
});

describe("frames, listeners, timers and observers", () => {
	const found = [...sourcesIn("plugins"), ...sourcesIn("src/parts"), ...sourcesIn("src/copied")].flatMap((file) =>
		findRaw(file, readFileSync(file, "utf8")).map((one) => ({ file, text: `${file}:${one}` })),
	);
	const names = Object.keys(exceptions);

	it("of plugins and parts go through the scope", () => {
		expect(
			found.filter(({ file }) => !names.some((name) => file.startsWith(name))).map(({ text }) => text),
			"Use `scope.frame`, `scope.on`, `scope.timeout`, `scope.observe`, `scope.connect(…Observer, …)`, or for all hosts together `shared` of src/copied: teardown undoes these, and what throws in them is reported.",
		).toEqual([]);
	});

	it("that do not are all needed", () => {
		expect(
			names.filter((name) => !found.some(({ file }) => file.startsWith(name))),
			"These have become unnecessary: take them out of the list.",
		).toEqual([]);
	});

	it("are found wherever they hide", () => {
		const of = (code: string) => findRaw("a.ts", code).map((one) => one.replace(/.* /, ""));
		expect(
			of("(isOn ? addEventListener : removeEventListener)('a', b); window.setTimeout(c); node.addEventListener(d)"),
		).toEqual(["addEventListener", "setTimeout", "addEventListener"]);
		expect(of("const a = new ResizeObserver(b); a.observe(c)")).toEqual(["ResizeObserver"]);
		expect(of("scope.connect(new MutationObserver(b))")).toEqual(["MutationObserver"]);
		expect(of("scope.connect(ResizeObserver, b).observe(c)")).toEqual([]);
		expect(of("useEffect(() => { addEventListener('a', b); return () => {}; })")).toEqual([]);
	});
});
