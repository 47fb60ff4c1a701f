// Errors in components, effects and refs: programs whose markup and logs must be those of the oracle.
import { type Any, same, type Tools } from "./implementations";

/** A boundary by each of the three ways, and a log of what it is told. */
const boundariesOf = ({ api: { h, Component, useErrorBoundary } }: Tools, log: string[]) => ({
	didCatch: class extends Component {
		componentDidCatch(error: Any) {
			log.push(`didCatch ${error.message}`);
			this.setState({ error });
		}
		render({ children }: Any, { error }: Any) {
			return error ? h("b", null, error.message) : children;
		}
	},
	derived: class extends Component {
		static getDerivedStateFromError(error: Any) {
			log.push(`derived ${error.message}`);
			return { error };
		}
		render({ children }: Any, { error }: Any) {
			return error ? h("b", null, error.message) : children;
		}
	},
	hook({ children }: Any) {
		const [error] = useErrorBoundary((error: Any) => log.push(`hook ${error.message}`));
		return error ? h("b", null, error.message) : children;
	},
});

const attempt = (log: string[], run: () => void) => {
	try {
		run();
	} catch (error) {
		log.push(`thrown ${(error as Error).message}`);
	}
};

for (const kind of ["didCatch", "derived", "hook"] as const) {
	same(`${kind}: a memo child that threw once is drawn when the boundary recovers`, (tools) => {
		const { api, draw, html, rerender } = tools;
		const { h, Component } = api;
		const log: string[] = [];
		let isBad = true;
		let recover: Any;
		class Still extends Component {
			shouldComponentUpdate() {
				log.push("should?");
				return false;
			}
			render() {
				log.push("render");
				if (isBad) throw new Error("bad");
				return h("i", null, "fine");
			}
		}
		const child = h(Still);
		const Boundary =
			kind === "hook"
				? () => {
						const [error, reset] = api.useErrorBoundary();
						recover = reset;
						return error ? h("b", null, "error") : child;
					}
				: class extends Component {
						state: Any = {};
						static getDerivedStateFromError = kind === "derived" ? (error: Any) => ({ error }) : undefined;
						componentDidCatch(error: Any) {
							if (kind === "didCatch") this.setState({ error });
						}
						render(_: Any, { error }: Any) {
							recover = () => this.setState({ error: null });
							return error ? h("b", null, "error") : child;
						}
					};
		draw(h(Boundary));
		rerender();
		log.push(html());
		isBad = false;
		recover();
		rerender();
		log.push(html());
		return log;
	});

	same(`${kind}: two children that throw in one pass`, (tools) => {
		const { api, draw, html, rerender } = tools;
		const { h } = api;
		const log: string[] = [];
		const Boundary = boundariesOf(tools, log)[kind];
		const Bad = ({ name }: Any) => {
			log.push(`render ${name}`);
			throw new Error(name);
		};
		attempt(log, () => draw(h(Boundary, null, h(Bad, { name: "one" }), h("p", null, h(Bad, { name: "two" })))));
		attempt(log, rerender);
		log.push(html());
		return log;
	});

	same(`${kind}: two children that throw in one update`, (tools) => {
		const { api, draw, html, rerender } = tools;
		const { h } = api;
		const log: string[] = [];
		const Boundary = boundariesOf(tools, log)[kind];
		const Bad = ({ name, isBad }: Any) => {
			log.push(`render ${name}`);
			if (isBad) throw new Error(name);
			return name;
		};
		const view = (isBad: boolean) =>
			h(Boundary, null, h(Bad, { name: "one", isBad }), h("p", null, h(Bad, { name: "two", isBad })));
		draw(view(false));
		attempt(log, () => draw(view(true)));
		attempt(log, rerender);
		log.push(html());
		return log;
	});

	same(`${kind}: hydrating something that throws`, (tools) => {
		const { api, hydrate, html, rerender } = tools;
		const { h } = api;
		const log: string[] = [];
		const Boundary = boundariesOf(tools, log)[kind];
		const Bad = () => {
			throw new Error("bad");
		};
		html("<div><p>from the server</p><i>more</i></div>");
		attempt(log, () => hydrate(h("div", null, h(Boundary, null, h(Bad)))));
		attempt(log, rerender);
		log.push(html());
		return log;
	});

	same(`${kind}: hydrating something that throws, at the root`, (tools) => {
		const { api, hydrate, html, rerender } = tools;
		const { h } = api;
		const log: string[] = [];
		const Boundary = boundariesOf(tools, log)[kind];
		const Bad = () => {
			throw new Error("bad");
		};
		html("<p>from the server</p><i>more</i>");
		attempt(log, () => hydrate(h(Boundary, null, h("p", null, h(Bad)), h("i"))));
		attempt(log, rerender);
		log.push(html());
		return log;
	});

	for (const where of ["useEffect", "useLayoutEffect"])
		for (const when of ["mount", "cleanup of an update", "update", "unmount"])
			same(`${kind}: one of three effects (${where}) throws at ${when}`, (tools) => {
				const { api, draw, html, rerender } = tools;
				const { h, act } = api;
				const log: string[] = [];
				const Boundary = boundariesOf(tools, log)[kind];
				const Effects = ({ n }: Any) => {
					for (const name of ["a", "b", "c"])
						api[where](() => {
							log.push(`effect ${name}${n}`);
							if (name === "b" && (when === "mount" || (when === "update" && n))) throw new Error("bad effect");
							return () => {
								log.push(`cleanup ${name}${n}`);
								if (name === "b" && (when === "unmount" || (when === "cleanup of an update" && n === 0)))
									throw new Error("bad cleanup");
							};
						});
					return h("i", null, n);
				};
				for (const n of [0, 1, 2]) {
					attempt(log, () => act(() => draw(h("div", null, h(Boundary, null, h("p", null, h(Effects, { n })))))));
					log.push(html());
				}
				attempt(log, () => act(() => draw(h("div", null, h(Boundary, null, h("p"))))));
				log.push(html());
				attempt(log, rerender);
				attempt(log, () => act(() => draw(null)));
				log.push(html());
				return log;
			});

	same(`${kind}: a cleanup after the next frame throws when its inner boundary is gone`, (tools) => {
		const { api, draw, html } = tools;
		const { h, act, useEffect } = api;
		const log: string[] = [];
		const Boundary = boundariesOf(tools, log)[kind];
		const Inner = boundariesOf(tools, log)[kind];
		const Effect = () => {
			useEffect(() => () => {
				throw new Error("bad");
			});
			return "x";
		};
		attempt(log, () => act(() => draw(h(Boundary, null, h(Inner, null, h(Effect))))));
		attempt(log, () => act(() => draw(h(Boundary, null, "gone"))));
		log.push(html());
		return log;
	});

	for (const when of ["mount", "unmount", "change", "unmount with its parent"])
		same(`${kind}: a ref that throws at ${when}`, (tools) => {
			const { api, draw, html, rerender } = tools;
			const { h } = api;
			const log: string[] = [];
			const Boundary = boundariesOf(tools, log)[kind];
			const ref = (node: Any) => {
				// Whether one that has thrown is told of the end is nobody's promise.
				if (node || when !== "mount") log.push(`ref ${node?.localName}`);
				if (when === "mount" ? node : !node) throw new Error("bad ref");
			};
			attempt(log, () => draw(h(Boundary, null, h("p", null, h("i", { ref })))));
			log.push(html());
			attempt(log, rerender);
			log.push(html());
			if (when === "unmount") attempt(log, () => draw(h(Boundary, null, h("p"))));
			if (when === "unmount with its parent") attempt(log, () => draw(h(Boundary, null, h("b"))));
			if (when === "change") attempt(log, () => draw(h(Boundary, null, h("p", null, h("i", { ref: () => {} })))));
			attempt(log, rerender);
			log.push(html());
			attempt(log, () => draw(null));
			log.push(html());
			return log;
		});

	// What throws before anything is committed, and updates of several at the same time, are React's in `react/faults.test.ts`.
	for (const where of ["componentDidMount", "componentDidUpdate", "componentWillUnmount"])
		same(`${kind}: siblings of a class whose ${where} throws`, (tools) => {
			const { api, draw, html, rerender } = tools;
			const { h, Component } = api;
			const log: string[] = [];
			const Boundary = boundariesOf(tools, log)[kind];
			const named = (name: string) =>
				class extends Component {
					say(method: string) {
						log.push(`${name} ${method}`);
						if (name === "b" && method === where) throw new Error(`bad ${method}`);
					}
					componentWillMount() {
						this.say("componentWillMount");
					}
					componentDidMount() {
						this.say("componentDidMount");
					}
					componentDidUpdate() {
						this.say("componentDidUpdate");
					}
					componentWillUnmount() {
						this.say("componentWillUnmount");
					}
					render() {
						this.say("render");
						return h("i", null, name);
					}
				};
			const [A, B, C] = ["a", "b", "c"].map(named);
			const view = () => h("div", null, h(Boundary, null, h(A), h("p", null, h(B)), h(C)));
			attempt(log, () => draw(view()));
			log.push(html());
			attempt(log, rerender);
			log.push(html());
			attempt(log, () => draw(view()));
			attempt(log, rerender);
			log.push(html());
			attempt(log, () => draw(h("div", null, h(Boundary, null, "x"))));
			attempt(log, rerender);
			log.push(html());
			attempt(log, () => draw(null));
			log.push(html());
			return log;
		});
}

for (const where of ["layout cleanup", "passive cleanup", "componentWillUnmount", "ref"])
	same(`without a boundary what a ${where} throws reaches the caller`, ({ api, draw }) => {
		const { h, Component, act, useLayoutEffect, useEffect } = api;
		const bad = () => {
			throw new Error(where);
		};
		const kinds: Any = {
			"layout cleanup": () => useLayoutEffect(() => bad, []),
			"passive cleanup": () => useEffect(() => bad, []),
			componentWillUnmount: class extends Component {
				componentWillUnmount() {
					bad();
				}
				render() {
					return "w";
				}
			},
			ref: () => h("b", { ref: (node: Any) => node || bad() }),
		};
		const log: string[] = [];
		attempt(log, () => act(() => draw(h("p", null, h(kinds[where])))));
		attempt(log, () => act(() => draw(h("p"))));
		return log;
	});

same("useErrorBoundary's callback gets the error and an object with it", ({ api: { h, useErrorBoundary }, draw }) => {
	const log: Any[] = [];
	const Bad = () => {
		throw new Error("bad");
	};
	const Boundary = () => {
		const [error] = useErrorBoundary((...args: Any[]) =>
			log.push(args.length, args[0].message, typeof args[1], Object.keys(args[1] ?? {})),
		);
		return error ? "error" : h(Bad);
	};
	draw(h(Boundary));
	return log;
});
same("componentDidCatch gets the error and an object with it", ({ api: { h, Component }, draw }) => {
	const log: Any[] = [];
	const Bad = () => {
		throw new Error("bad");
	};
	class Boundary extends Component {
		componentDidCatch(...args: Any[]) {
			log.push(args.length, args[0].message, typeof args[1], Object.keys(args[1] ?? {}));
			this.setState({ error: true });
		}
		render(_: Any, { error }: Any) {
			return error ? "error" : h(Bad);
		}
	}
	draw(h(Boundary));
	return log;
});

for (const kind of ["didCatch", "hook"] as const)
	same(`${kind}: a name that no element can have, next to a component`, (tools) => {
		const { api, draw, html, rerender } = tools;
		const { h, Component } = api;
		const log: string[] = [];
		const Boundary = boundariesOf(tools, [])[kind];
		class Good extends Component {
			render() {
				return h("i");
			}
		}
		attempt(log, () => draw(h("div", null, h(Boundary, null, h("section", null, h(Good), h("a b"))), h("u"))));
		attempt(log, rerender);
		log.push(html().replace(/<b>.*<\/b>/, "<b>error</b>"));
		return log;
	});
