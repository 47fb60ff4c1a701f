// What a script uses of the page builder's surface: the cases that PHP has to answer in the same way.
import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { membersUsed } from "../../src/verdict/members";
import { isOffered, membersLacking } from "../../src/verdict/offered";
import cases from "./members.json";
import { membersRead, scopedPrograms } from "./run-programs";

describe("members used", () => {
	it.each(cases as [string, string[]][])("%s", (code, expected) => {
		expect(membersUsed(code)).toEqual(expected);
	});
});

const surface = new Set([
	"elementorFrontend",
	"elementorFrontend.hooks",
	"elementorFrontend.hooks.addAction",
	"elementorFrontend.config",
	"elementorFrontend.config.*",
	"elementorFrontend.isEditMode",
	"elementorModules",
	"elementorModules.Base",
]);

describe("members offered", () => {
	it.each([
		["elementorFrontend.hooks.addAction", true],
		["elementorFrontend.hooks.other", false],
		["elementorFrontend.config.kit.id", true],
		["elementorModules.Base.prototype.constructor.call", true],
		["elementorModules.Base.prototype.onInit", false],
		["elementorProFrontend", false],
	])("%s: %s", (path, expected) => {
		expect(isOffered(path, surface)).toBe(expected);
	});

	it("a value that goes where it cannot be followed lacks nothing only where nothing is left out below it", () => {
		expect(membersLacking("f(elementorFrontend)", surface)).toEqual(["elementorFrontend.?"]);
		expect(membersLacking("f(elementorFrontend.hooks)", surface)).toEqual(["elementorFrontend.hooks.?"]);
		expect(membersLacking("f(elementorFrontend.isEditMode, elementorFrontend.config)", surface)).toEqual([]);
		expect(membersLacking("f(elementorFrontend.other)", surface)).toEqual(["elementorFrontend.other"]);
	});
});

/** Programs of random shape that use `secret`, by a way that is drawn. */
const programs = (count: number, seed: number): string[] => {
	let state = seed;
	const draw = (most: number) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * most);
	};
	const one = <T>(list: readonly T[]): T => list[draw(list.length)]!;
	const roots = [
		"elementorFrontend",
		"window.elementorFrontend",
		'window["elementorFrontend"]',
		"self?.elementorFrontend",
	];
	const names = ["e", "t", "n", "$e", "_a"];
	const noise = [
		"var q=1",
		"if(/[/'\"]/.test(q)){q/2}",
		"/* e.f */",
		// biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
		"q=`a${1}b${`c`}`",
		"function z(e){return e.x}",
		"// x\n",
		"x={e:1,t:[1,2]}",
	];
	const wrap = (code: string) =>
		one([
			(text: string) => text,
			(text: string) => `!function(){${text}}()`,
			(text: string) => `(()=>{${text}})()`,
			(text: string) => `jQuery(function($){${text}})`,
			(text: string) => `if(a){${text}}else{b}`,
			(text: string) => `class A{m(){${text}}}`,
			(text: string) => `x={m(){${text}},k:function(){}}`,
			(text: string) => `try{${text}}catch(err){}`,
		])(code);
	const secret = (value: string) =>
		one([
			`${value}.secret()`,
			`${value}["secret"]`,
			`x=${value}?.secret`,
			`var {secret}=${value}`,
			`q(${value}.secret.deep)`,
			`(${value}).secret()`,
			`(${value}||{}).secret`,
		]);
	const program = () => {
		const root = one(roots);
		const [a, b] = [one(names), one(["k", "w", "zz"])];
		const uses = one([
			() => secret(root),
			() => `var ${a}=${root};${wrap(secret(a))}`,
			() => `let ${b},${a};${a}=${root};${wrap(secret(a))}`,
			() => `const ${a}=${root}||{};var ${b}=${a};${wrap(secret(b))}`,
			() => `!function(${b},${a}){${wrap(secret(a))}}(jQuery,${root})`,
			() => `(function(${a}){${secret(a)}}).call(this,${root})`,
			() => `((${b},${a})=>{${secret(a)}})(1,${root})`,
			() => `g(${root})`,
			() => `x={y:${root}};x.y.secret`,
			() => `x=[1,${root}];x[1].secret`,
			() => `function f(){return ${root}}f().secret`,
			() => `f=()=>${root};f().secret`,
			() => `${a}=w?${root}:0;${secret(a)}`,
			() => `o.p=${root};o.p.secret`,
			() => `${root}[${b}]()`,
			() => `var {secret:${a}}=${root};${a}()`,
			() => `var ${a}=(1,${root});${a}.secret`,
			() => `new Function("${"elementorFrontend"}.secret()")()`,
			() => `const {elementorFrontend:${a}}=window;${wrap(secret(a))}`,
			() => `const {q,elementorFrontend:${a}={}}=self;${wrap(secret(a))}`,
			() => `const {elementorFrontend:{secret}}=window;secret()`,
			() => `let ${a};({elementorFrontend:${a}}=window);${secret(a)}`,
			() => `function f({elementorFrontend:${a}}){${secret(a)}}f(window)`,
			() => `class C{${a}=${root};m(){this.${a}.secret()}}`,
			() => `class C extends D{static ${a}=${root};static m(){C.${a}.secret()}}`,
			() => `class C extends (${root}.secret){}`,
			() => `(function(){arguments[0].secret()})(${root})`,
			() => `(function(${a}){(()=>arguments[0].secret())()})(${root})`,
			() => `(function(${b}){arguments[1].secret()})(1,${root})`,
			() => `(function(...${b}){${b}[1].secret()})(1,${root})`,
			() => `(function(${a}=arguments[1]){${secret(a)}})(void 0,${root})`,
			() => `(function ${b}(){${b}.arguments[0].secret()})(${root})`,
			() => `(function(${b},${a}){${secret(a)}})(...[1],${root})`,
			() => `(function(${b}){eval("arguments[1].secret()")})(1,${root})`,
			() => `(function(){this.secret()}).call(${root})`,
			() => `(${a}=${root}).secret()`,
			() => `(${a}=${root}||{},${a}).secret()`,
			() => `${b}=${a}=${root};${wrap(secret(b))}`,
			() => `f(${a}=${root})`,
			() => `x={y:${a}=${root}};x.y.secret()`,
			() => `function f(){return ${a}=${root}}f().secret()`,
			() => `((${a}=${root})=>{${secret(a)}})()`,
			() => `for(var ${b}=1,${a}=${root};;){${secret(a)}}`,
			() => `if((${a}=${root})&&q){${secret(a)}}`,
			() => `w=window;w.elementorFrontend.secret()`,
		])();
		return [one(noise), wrap(wrap(uses)), one(noise)].join(one([";", ";\n"]));
	};
	return Array.from({ length: count }, program);
};

it("a member that is not offered never passes, however it is come by", () => {
	const offered = new Set(["elementorFrontend", "elementorFrontend.hooks", "elementorFrontend.hooks.addAction"]);
	const passed = programs(100_000, 7).filter((code) => !membersLacking(code, offered).length);
	expect(passed.slice(0, 5)).toEqual([]);
});

it.each([4, 5, 6, 7])(
	"what a program reads as it runs is found, however its names shadow one another: seed %i",
	(seed) => {
		let read = 0;
		const missed: string[] = [];
		for (const code of scopedPrograms(5000, seed)) {
			const used = new Set(membersUsed(code));
			const isFound = (path: string): boolean =>
				used.has(path) || path.split(".").some((_, at, parts) => used.has(`${parts.slice(0, at).join(".")}.?`));
			const paths = membersRead(code);
			read += paths.length;
			if (!paths.every(isFound)) missed.push(code);
		}
		expect(missed).toEqual([]);
		expect(read).toBeGreaterThan(1000);
	},
);

it("a name that gets a longer meaning with each turn has an end", () => {
	expect(membersUsed("var a = elementorFrontend.x; while (a) { a = a.next }").length).toBe(10);
	const names = Array.from("bcdefghij");
	const growing = `var a = elementorFrontend; for (;;) { ${names.map((name) => `a = a.${name};`).join(" ")} }`;
	expect(membersUsed(growing)).toContain("elementorFrontend.?");
});

it.each(["x => ", "for (let a of b) ", "for (let a of b) if (a) b; else "])(
	"a long chain of %j is read to its end, each token of it a few times",
	(link) => {
		expect(membersUsed(`${link.repeat(100_000)} elementorFrontend.a`)).toContain("elementorFrontend.a");
	},
);

describe("PHP", () => {
	const ask = (codes: string[]): string[][] =>
		JSON.parse(
			execFileSync("php", ["tests/verdict/members.php"], {
				input: JSON.stringify(codes),
				maxBuffer: 2 ** 28,
			}).toString(),
		);
	const has = spawnSync("php", ["-v"]).status === 0;

	it.runIf(has)("answers the same, word for word", () => {
		const growing = "var a = elementorFrontend; for (;;) { a = a.b; a = a.c; a = a.d; a = a.e }";
		const circle = Array.from({ length: 90 }, (_, at) => `n${at} = n${(at + 1) % 90}.m${at};`).join("");
		const codes = [
			growing,
			`n0 = elementorFrontend; for (;;) { ${circle} }`,
			...(cases as [string, string[]][]).map(([code]) => code),
			...programs(3000, 11),
			...scopedPrograms(2000, 5),
		];
		expect(ask(codes)).toEqual(codes.map(membersUsed));
	});
});
