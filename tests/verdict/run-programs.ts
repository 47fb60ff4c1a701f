// Programs of random shape that pass the surface on by a few names which shadow one another, and what each of them reads while it runs.
import { Script } from "node:vm";

const names = ["a", "e", "t"];

/** @returns as many programs; the same ones for the same seed */
export const scopedPrograms = (count: number, seed: number): string[] => {
	let state = seed;
	const draw = (most: number) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * most);
	};
	const one = <T>(list: readonly T[]): T => list[draw(list.length)]!;
	let members = 0;
	const name = () => one(names);
	const member = () => `k${members++}`;
	const value = (): string =>
		one([
			() => "elementorFrontend",
			() => "window.elementorFrontend",
			name,
			name,
			() => `${name()} || {}`,
			() => "1",
			() => "{}",
			() => `(${name()} = ${value()})`,
			() => `(${name()} ? ${name()} : ${value()})`,
			() => `[${name()}][0]`,
			() => `(x(), ${name()})`,
		])();
	const pattern = (): string =>
		one([
			name,
			name,
			name,
			() => `{${name()}}`,
			() => `{q: ${name()}}`,
			() => `{q: {w: ${name()}}}`,
			() => `{q: [${name()}] = []}`,
			() => `{["q"]: ${name()}}`,
			() => `[${name()}]`,
			() => `[, ${name()}]`,
			() => `[{${name()}} = {}]`,
		])();
	const parameters = (): string =>
		one([
			() => "",
			name,
			pattern,
			() => `${name()}, ${pattern()}`,
			() => `${name()} = ${value()}`,
			() => `{${name()} = ${value()}} = {}`,
			() => `...${name()}`,
			() => `q, ${name()}`,
		])();
	const values = () => one([() => "", value, () => `1, ${value()}`, () => `{}, ${value()}`])();
	const use = () => `try { ${name()}?.${member()} } catch {}`;
	const body = (depth: number): string => {
		const list = Array.from({ length: 1 + draw(3) }, () => statement(depth - 1));
		return list.reduce((all, next) => all + one([";", ";", ";", "\n"]) + next, use());
	};
	const statement = (depth: number): string => {
		const simple = [
			use,
			use,
			() => `${one(["var", "let", "const"])} ${name()} = ${value()}`,
			() => `var ${name()} = 1, ${name()} = ${value()}`,
			() => `${one(["var", "const"])} ${pattern()} = [${value()}]`,
			() => `${name()} = ${value()}`,
			() => `x(), ${name()} = ${value()}`,
			() => `x(), ${value()}`,
			() => `${name()}?.${member()}`,
		];
		if (!depth) return one(simple)();
		const inner = () => body(depth);
		return one([
			...simple,
			() => `{${inner()}}`,
			() => `!function(${parameters()}){${inner()}}(${values()})`,
			() => `(function ${name()}(${parameters()}){${inner()}})(${values()})`,
			() => `x(function ${name()}(${parameters()}){${inner()}})`,
			() => `((${parameters()}) => {${inner()}})(${values()})`,
			() => `((${parameters()}) => ${name()}?.${member()})(${values()})`,
			() => `(() => {${inner()}; return x(), ${value()}})()?.${member()}`,
			() => `(() => (x(), ${value()}))()?.${member()}`,
			() => `${name()} => ${name()}?.${member()}`,
			() => `function ${name()}(${parameters()}){${inner()}}`,
			() => `x(class ${name()} {})`,
			() => `try{throw {q: {}}}catch(${one([name, pattern])()}){${inner()}}`,
			() => `for (${one(["const", "let", "var"])} ${pattern()} of [{}]) {${inner()}}`,
			() => `for (${one(["const", "let", "var"])} ${name()} of [{}]) ${use()}`,
			() => `for (let ${name()} = ${value()}, i = 0; i++ < 1;) {${inner()}}`,
			() => `for (let ${name()} = ${value()}, i = 0; i++ < 1;) ${name()}?.${member()}`,
			() => `for (const ${pattern()} of [{}]) x(), ${name()}?.${member()}`,
			() =>
				`for (let ${name()} = ${value()}, i = 0; i++ < 1;) for (const ${name()} of [{}]) if (x) x(); else ${statement(depth - 1)}`,
			() => `if (${name()}) {${inner()}} else ${statement(depth - 1)}`,
			() => `switch (1) { default: ${inner()} }`,
			() => `switch (1) { case 1: {${inner()}} default: ${use()} }`,
			() => `q: {${inner()}}`,
			() => `x(${name()} ? 1 : {${name()}})`,
			() => `x({m(${parameters()}) {${inner()}}}.m(${values()}))`,
			() => `new class { constructor(${parameters()}) {${inner()}} }(${values()})`,
		])();
	};
	return Array.from({ length: count }, () => {
		members = 0;
		return `var ${name()} = elementorFrontend;${body(3)}`;
	});
};

const run = new Set<string>();
const surfaceAt = (path: string): unknown =>
	new Proxy(() => {}, {
		get(_, key) {
			if (typeof key === "symbol") return undefined;
			run.add(`${path}.${key}`);
			return surfaceAt(`${path}.${key}`);
		},
	});

/** @returns the members of the surface that a program reads as it runs: none where it does not compile */
export const membersRead = (code: string): string[] => {
	run.clear();
	const elementorFrontend = surfaceAt("elementorFrontend");
	const call = (value: unknown) => typeof value === "function" && Reflect.apply(value, undefined, []);
	try {
		const start = new Script(`(elementorFrontend, window, x, ${names}, q, w) => function () {\n${code}\n}`);
		start.runInThisContext()(elementorFrontend, { elementorFrontend }, call)();
	} catch {
		// What it read until then counts.
	}
	return [...run];
};
