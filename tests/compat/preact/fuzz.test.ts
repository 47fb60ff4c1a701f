// Seeded random trees, rendered over and over on the oracle and on ours: markup, node identity, state and logs agree.
import { describe, expect, it } from "vitest";
import { domLog } from "./dom-log";
import { type Any, type Api, each } from "./implementations";

const rounds = Number(process.env.FUZZ ?? 60);
const firstSeed = Number(process.env.SEED ?? 1);

const randomOf = (seed: number) => {
	let state = seed * 2654435761;
	return (below: number): number => {
		state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
		return ((state ^ (state >>> 13)) >>> 0) % below;
	};
};

/** A tree as data, so that each implementation builds its own elements of it. */
type Plan = null | boolean | string | number | Plan[] | { type: string; props: Any; children: Plan[] };

const planOf = (random: (below: number) => number, kinds: string[], depth = 0): Plan => {
	const pick = random(depth > 3 ? 5 : 14);
	if (pick < 1) return [null, false, true][random(3)]!;
	if (pick < 3) return "abcdef"[random(6)]!;
	if (pick < 4) return random(10);
	const children = Array.from({ length: random(depth > 3 ? 1 : 5) }, () => planOf(random, kinds, depth + 1));
	if (pick < 6 && pick > 4) return children;
	const type = kinds[random(kinds.length)]!;
	return { type, props: propsOf(random, type), children };
};
const propsOf = (random: (below: number) => number, type: string): Any => {
	const props: Any = {};
	if (random(2)) props.key = random(8);
	if (type === "Fragment") return props;
	if (random(4) === 0) props.title = `t${random(3)}`;
	if (random(6) === 0) props["data-x"] = [true, false, null, 1][random(4)];
	if (random(3) === 0) props.ref = random(3);
	return props;
};
/** Another tree near the given one: children shuffled, left out, put in, wrapped, changed. */
const changed = (plan: Plan, random: (below: number) => number, kinds: string[], depth = 0): Plan => {
	if (random(12) === 0) return planOf(random, kinds, depth);
	if (Array.isArray(plan)) return changedList(plan, random, kinds, depth);
	if (!plan || typeof plan !== "object") return random(4) ? plan : planOf(random, kinds, depth + 2);
	const props = random(4)
		? plan.props
		: { ...propsOf(random, plan.type), ...(plan.props.key === undefined ? {} : { key: plan.props.key }) };
	return {
		type: random(15) ? plan.type : kinds[random(kinds.length)]!,
		props,
		children: changedList(plan.children, random, kinds, depth + 1),
	};
};
const changedList = (list: Plan[], random: (below: number) => number, kinds: string[], depth: number): Plan[] => {
	const next = list.map((child) => (random(3) ? child : changed(child, random, kinds, depth)));
	for (let times = random(4); times--; ) {
		const action = random(4);
		const [from, to] = [random(next.length + 1), random(next.length + 1)];
		if (action === 0) next.splice(to, 0, planOf(random, kinds, depth + 1));
		else if (action === 1) next.splice(from, 1);
		else if (action === 2) next.splice(to, 0, ...next.splice(from, 1));
		else next.sort(() => random(3) - 1);
	}
	return next;
};

/** Keys of one list are made unique: what duplicates do is nobody's promise. */
const unique = (list: Plan[]): Plan[] => {
	const seen = new Set();
	return list.map((child) => {
		if (Array.isArray(child)) return unique(child);
		if (!child || typeof child !== "object") return child;
		const { key, ...rest } = child.props;
		const again = key !== undefined && seen.has(key);
		seen.add(key);
		return { type: child.type, props: again ? rest : child.props, children: unique(child.children) };
	});
};

const subject = ({ h, Fragment, Component, ...api }: Api) => {
	const log: string[] = [];
	const root = document.body.appendChild(document.createElement("main"));
	const rerender = api.setupRerender();
	const live: Any[] = [];
	let count = 0;
	const write = (name: string) => log.push(name);
	class Stateful extends Component {
		constructor(props: Any) {
			super(props);
			this.state = { id: count++, n: 0 };
			write(`new ${this.state.id}`);
		}
		componentDidMount() {
			write(`mount ${this.state.id}`);
			live.push(() => this.setState((s: Any) => ({ n: s.n + 1 })));
		}
		componentDidUpdate() {
			write(`update ${this.state.id}`);
		}
		componentWillUnmount() {
			write(`unmount ${this.state.id}`);
		}
		render({ children }: Any, { id, n }: Any) {
			write(`render ${id}`);
			return n % 3 === 2 ? [children, `${id}.${n}`] : h("s", null, id, ".", n, children);
		}
	}
	const Hooked = ({ children }: Any) => {
		const [id] = api.useState(() => count++);
		const [n, set] = api.useState(0);
		write(`render ${id}`);
		api.useLayoutEffect(() => {
			write(`layout ${id}`);
			return () => write(`layout out ${id}`);
		}, [n]);
		api.useEffect(() => {
			write(`effect ${id}`);
			live.push(() => set((v: number) => v + 1));
			return () => write(`effect out ${id}`);
		}, []);
		return n % 3 === 1 ? children : [h("u", { key: "u" }, id), n % 2 ? null : children];
	};
	const Pass = ({ children }: Any) => children;
	const Still = class extends Component {
		shouldComponentUpdate(next: Any) {
			return next.children !== this.props.children;
		}
		render({ children }: Any) {
			return children;
		}
	};
	const types: Any = { Fragment, Stateful, Hooked, Pass, Still };
	const refs = [0, 1, 2].map((n) => (node: Any) => void write(`ref ${n} ${node && (node.localName ?? "instance")}`));
	const build = (plan: Plan): Any => {
		if (Array.isArray(plan)) return plan.map(build);
		if (!plan || typeof plan !== "object") return plan;
		const { ref, ...props } = plan.props;
		if (ref !== undefined) props.ref = refs[ref];
		return h(types[plan.type] ?? plan.type, props, ...plan.children.map(build));
	};
	const identity = new WeakMap<Node, number>();
	let nodes = 0;
	const identities = () => {
		const found: number[] = [];
		const walk = (node: Node) => {
			for (const child of node.childNodes) {
				if (!identity.has(child)) identity.set(child, nodes++);
				found.push(identity.get(child)!);
				walk(child);
			}
		};
		walk(root);
		return found.join();
	};
	const observe = (run: () => void) => {
		let failure = "";
		const calls = domLog(() => {
			try {
				run();
			} catch (error) {
				failure = String(error);
			}
		});
		return { html: root.innerHTML, identities: identities(), log: log.splice(0), calls, failure };
	};
	return {
		draw: (plan: Plan, hydrating = false) =>
			observe(() => api.act(() => api[hydrating ? "hydrate" : "render"](build(plan), root))),
		poke: (n: number) =>
			observe(() =>
				api.act(() => {
					for (let i = 0; i < 3; i++) live[(n + i * 7) % (live.length || 1)]?.();
					rerender();
				}),
			),
		set: (html: string) => {
			root.innerHTML = html;
		},
		end() {
			const last = observe(() => api.act(() => api.render(null, root)));
			root.remove();
			api.teardown();
			return last;
		},
	};
};

const kindsOf: Record<string, string[]> = {
	"elements and keys": ["p", "b", "i", "div"],
	"elements and fragments": ["p", "b", "Fragment", "div", "Fragment"],
	"components without state": ["p", "b", "Pass", "Fragment", "Still"],
	"class components": ["p", "b", "Stateful", "Fragment"],
	"components with hooks": ["p", "b", "Hooked", "Pass", "Fragment"],
	everything: ["p", "b", "Hooked", "Stateful", "Pass", "Still", "Fragment"],
};

/** Refs, layout effects and lifecycles are React's in their order to one another; each of these kinds is in the oracle's. */
const byKind = (log: string[]) => {
	const kindOf = (line: string) =>
		["ref", "layout", "mount", "update"].indexOf(line.split(" ")[0]!.replace("update", "mount"));
	return log.toSorted((a, b) => kindOf(a) - kindOf(b));
};

/** Markup, identities and logs are the same throughout. Which of two nodes is moved is not. */
const isDifferent = (aspect: string) => aspect === "calls";

describe.each(each.slice(1))("random trees on $name and the oracle", ({ api }) => {
	for (const [what, kinds] of Object.entries(kindsOf))
		for (const aspect of ["html", "identities", "log", "calls"] as const)
			(isDifferent(aspect) ? it.fails : it)(`agree on ${aspect} with ${what}`, () => {
				const differences: string[] = [];
				let worse = 0;
				for (let seed = firstSeed; seed < firstSeed + rounds; seed++) {
					const random = randomOf(seed);
					const [oracle, ours] = [subject(each[0]!.api), subject(api)];
					let plan: Plan = { type: "div", props: {}, children: [planOf(random, kinds), planOf(random, kinds)] };
					for (let step = 0; step < 6; step++) {
						const tree = unique([plan])[0]!;
						const n = random(20);
						const results = [oracle, ours].map((s) => [s.draw(tree), s.poke(n)]);
						for (const [index, name] of [
							[0, "draw"],
							[1, "poke"],
						] as const) {
							const [want, have] = [results[0]![index]!, results[1]![index]!];
							if (have.failure || want.failure) {
								if (have.failure !== want.failure)
									differences.push(
										`seed ${seed} step ${step} ${name}: throws ${have.failure || "nothing"} for ${want.failure || "nothing"}`,
									);
							} else if (aspect === "calls") {
								if (have.calls.length > want.calls.length) worse++;
								if (have.calls.join() !== want.calls.join())
									differences.push(
										`seed ${seed} step ${step} ${name}: ${have.calls.length} calls for ${want.calls.length}:\n  ours   ${have.calls.join(" ; ")}\n  oracle ${want.calls.join(" ; ")}\n  html ${want.html}`,
									);
							} else if (aspect === "log" && String(byKind(have.log)) === String(byKind(want.log))) {
								// As it should be.
							} else if (String(have[aspect]) !== String(want[aspect]))
								differences.push(
									`seed ${seed} step ${step} ${name}:\n  ours   ${have[aspect]}\n  oracle ${want[aspect]}`,
								);
						}
						if (differences.some((d) => d.startsWith(`seed ${seed} `))) break;
						plan = { type: "div", props: {}, children: changedList((plan as Any).children, random, kinds, 0) };
					}
					const [want, have] = [oracle.end(), ours.end()];
					if (have.html !== want.html) differences.push(`seed ${seed}: left behind ${have.html}`);
				}
				const told = `${differences.length} of ${rounds} seeds differ (${worse} with more calls), the first:\n${differences.slice(0, 2).join("\n")}`;
				expect(differences.length, told).toBe(0);
			});

	for (const what of ["elements and keys", "elements and fragments", "components without state"])
		it(`draw what a fresh render draws, with ${what}`, () => {
			for (let seed = firstSeed; seed < firstSeed + rounds; seed++) {
				const random = randomOf(seed);
				const kinds = kindsOf[what]!;
				const ours = subject(api);
				let plan: Plan = { type: "div", props: {}, children: [planOf(random, kinds), planOf(random, kinds)] };
				for (let step = 0; step < 6; step++) {
					const tree = unique([plan])[0]!;
					const fresh = subject(api);
					// Attributes come in another order, and a property that is taken back leaves an empty one.
					const [have, want] = [ours, fresh].map((one) => one.draw(tree).html.replace(/ [\w-]+="[^"]*"/g, ""));
					expect(have, `seed ${seed} step ${step}`).toBe(want);
					fresh.end();
					plan = { type: "div", props: {}, children: changedList((plan as Any).children, random, kinds, 0) };
				}
				ours.end();
			}
		});

	/** An operation on an element, without the texts in it; none for one on a text. */
	const ofElement = (call: string) => {
		const [, on, method, moved] = /^(<\w+>).*?\.(\w+)\((<\w+>|#)?/.exec(call) ?? [];
		return on && moved !== "#" ? [`${on} ${method} ${moved}`] : [];
	};

	it("agree on hydrating the oracle's markup of a random tree, then on a changed tree", () => {
		const differences: string[] = [];
		for (let seed = firstSeed; seed < firstSeed + rounds; seed++) {
			const random = randomOf(seed + 5000);
			const kinds = kindsOf["components without state"]!;
			const plan: Plan = unique([
				{ type: "div", props: {}, children: [planOf(random, kinds), planOf(random, kinds)] },
			])[0]!;
			const next: Plan = unique([changed(plan, random, kinds)])[0]!;
			const server = subject(each[0]!.api);
			const { html } = server.draw(random(3) ? plan : next);
			server.end();
			const logs = [each[0]!.api, api].map((one) => {
				const s = subject(one);
				s.set(html);
				const drawn = [s.draw(plan, true), s.draw(next)].map(({ html, identities, calls, log, failure }, at) =>
					// Texts that the markup joins are adopted in their places; the oracle takes the page's next text for the second one.
					[html, identities, (at ? calls : calls.flatMap(ofElement)).join("; "), log.join(), failure].join("\n  "),
				);
				s.end();
				return drawn;
			});
			for (const n of [0, 1])
				if (logs[0]![n] !== logs[1]![n]) {
					differences.push(
						`seed ${seed} ${n ? "re-render" : "hydrate"} of ${html}\n  ours ${logs[1]![n]}\n  oracle ${logs[0]![n]}`,
					);
					break;
				}
		}
		expect(differences.length, `${differences.length} of ${rounds} differ\n${differences.slice(0, 2).join("\n")}`).toBe(
			0,
		);
	});
});

it("builds the same random tree of the same seed", () => {
	const make = () => JSON.stringify(planOf(randomOf(7), ["p", "b"]));
	expect(make()).toBe(make());
});
