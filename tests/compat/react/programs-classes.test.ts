// Classes, contexts, memo and forwardRef in unusual combinations: programs whose markup and logs must be those of the oracle.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { vi } from "vitest";
import { attempt } from "../attempt";
import { type Any, same } from "./implementations";

vi.setConfig({ testTimeout: 60_000 });

for (const method of [
	"constructor",
	"componentWillMount",
	"render",
	"componentDidMount",
	"componentWillReceiveProps",
	"shouldComponentUpdate",
	"componentWillUpdate",
	"getSnapshotBeforeUpdate",
	"componentDidUpdate",
	"componentWillUnmount",
	"getDerivedStateFromProps",
])
	for (const how of ["setState", "forceUpdate", "setState twice", "setState of a function", "setState with callback"])
		same(`${how} in ${method}`, ({ api: { createElement: h, Component }, draw, html, rerender }) => {
			const log: Any[] = [];
			let self: Any;
			class C extends Component {
				state = { n: 0 };
				count = 0;
				constructor(props: Any) {
					super(props);
					self = this;
					if (method === "constructor") this.act();
				}
				act() {
					if (this.count++ > 1) return;
					if (how === "setState") this.setState({ n: this.state.n + 1 });
					if (how === "setState of a function") this.setState((s: Any) => ({ n: s.n + 1 }));
					if (how === "forceUpdate") this.forceUpdate();
					if (how === "setState twice") this.setState({ n: this.state.n + 1 }), this.setState({ n: this.state.n + 1 });
					if (how === "setState with callback")
						this.setState({ n: this.state.n + 1 }, () => log.push(`callback ${this.state.n}`));
				}
				say(name: string) {
					log.push(`${name} ${this.state?.n}`);
					if (name === method) this.act();
				}
				componentDidMount() {
					this.say("componentDidMount");
				}
				shouldComponentUpdate(_: Any, next: Any) {
					this.say("shouldComponentUpdate");
					log.push(next.n);
					return true;
				}
				componentDidUpdate(_: Any, before: Any, snapshot: Any) {
					this.say("componentDidUpdate");
					log.push(before.n, snapshot);
				}
				componentWillUnmount() {
					this.say("componentWillUnmount");
				}
				render() {
					this.say("render");
					return h("p", null, this.state.n);
				}
			}
			const more: Any = {
				componentWillMount(this: Any) {
					this.say("componentWillMount");
				},
				componentWillReceiveProps(this: Any) {
					this.say("componentWillReceiveProps");
				},
				componentWillUpdate(this: Any) {
					this.say("componentWillUpdate");
				},
			};
			if (method === "getSnapshotBeforeUpdate")
				(C.prototype as Any).getSnapshotBeforeUpdate = function (this: Any) {
					this.say("getSnapshotBeforeUpdate");
					return "snapshot";
				};
			if (method === "getDerivedStateFromProps")
				(C as Any).getDerivedStateFromProps = (_: Any, state: Any) => {
					log.push(`derive ${state.n}`);
					self.act();
					return null;
				};
			else if (method !== "getSnapshotBeforeUpdate") Object.assign(C.prototype, more);
			for (let turn = 0; turn < 2; turn++) {
				attempt(log, () => draw(h("div", null, h(C, { turn }))));
				log.push(html());
				attempt(log, rerender);
				log.push(html());
				attempt(log, rerender);
				log.push(html());
			}
			attempt(log, () => draw(null));
			attempt(log, rerender);
			return log;
		});
same(
	"ES5 classes, classes without a base, and components by factories",
	({ api: { createElement: h, Component, PureComponent }, draw, html, rerender }) => {
		const log: Any[] = [];
		const inherit = (Base: Any, methods: Any) => {
			function Child(this: Any, ...args: Any[]) {
				const self = Base.call(this, ...args) || this;
				self.state = { n: 1 };
				return self;
			}
			Child.prototype = Object.create(Base.prototype);
			Child.prototype.constructor = Child;
			Object.setPrototypeOf(Child, Base);
			Object.assign(Child.prototype, methods);
			return Child;
		};
		let self: Any;
		const methods = {
			componentDidMount(this: Any) {
				self = this;
				log.push(`mount ${this.props.a} ${this instanceof Component}`);
			},
			render(this: Any) {
				return h("p", null, this.props.a, this.state.n);
			},
		};
		for (const Base of [Component, PureComponent]) {
			const C = inherit(Base, methods);
			draw(h(C, { a: "x" }));
			log.push(html());
			self.setState({ n: 2 });
			rerender();
			log.push(html());
			draw(h(C, { a: "y" }));
			log.push(html());
			draw(null);
			class Grandchild extends (C as Any) {
				render() {
					return ["g", super.render()];
				}
			}
			draw(h(Grandchild, { a: "z" }));
			log.push(html());
			draw(null);
		}
		class Bare {
			props: Any;
			constructor(props: Any) {
				this.props = props;
			}
			render() {
				return h("b", null, this.props.a);
			}
		}
		attempt(log, () => draw(h(Bare, { a: "bare" })));
		log.push(html());
		attempt(log, () => draw(h(Bare, { a: "bare again" })));
		log.push(html());
		return log;
	},
);
same(
	"a class that leaves out super's arguments, changes its state by hand, and has no state",
	({ api: { createElement: h, Component }, draw, html, rerender }) => {
		const log: Any[] = [];
		let self: Any;
		class A extends Component {
			constructor() {
				super();
				self = this;
			}
			render(props: Any, state: Any) {
				log.push(JSON.stringify([props, state, this.props, this.state]));
				return h("p", null, this.props.a, this.state.n);
			}
		}
		draw(h(A, { a: 1 }));
		self.state.n = 5;
		self.setState({});
		rerender();
		self.state = { n: 7 };
		self.forceUpdate();
		rerender();
		self.setState(null);
		rerender();
		self.setState(() => null);
		rerender();
		self.setState(undefined);
		rerender();
		self.setState((state: Any, props: Any) => ({ n: state.n + props.a }));
		rerender();
		log.push(html());
		return log;
	},
);
same(
	"legacy context, context types and consumers",
	({ api: { createElement: h, Component, createContext, useContext, PureComponent }, draw, html, rerender }) => {
		const log: Any[] = [];
		const Theme = createContext("none");
		let set: Any;
		class Provider extends Component {
			state = { v: 1 };
			getChildContext() {
				return { legacy: this.state.v };
			}
			render({ children }: Any) {
				set = (v: Any) => this.setState({ v });
				return h(Theme.Provider, { value: `theme ${this.state.v}` }, children);
			}
		}
		class Wall extends Component {
			shouldComponentUpdate() {
				return false;
			}
			render({ children }: Any) {
				return children;
			}
		}
		class Typed extends Component {
			static contextType = Theme;
			render() {
				log.push("typed");
				return h("i", null, this.context);
			}
		}
		class Legacy extends PureComponent {
			render(_p: Any, _s: Any, context: Any) {
				return h("u", null, JSON.stringify([this.context.legacy, context?.legacy]));
			}
		}
		const Fn = () => h("b", null, useContext(Theme));
		const Old = (_: Any, context: Any) => h("s", null, context?.legacy);
		const view = h(
			"div",
			null,
			h(Typed),
			h(Legacy),
			h(Fn),
			h(Old),
			h(Theme.Consumer, null, (v: Any) => h("em", null, v)),
		);
		draw(h("div", null, view, h(Provider, null, h(Wall, null, view))));
		log.push(html());
		set(2);
		rerender();
		log.push(html());
		draw(h("div", null, view, h(Provider, null, h(Wall, null, view), view)));
		log.push(html());
		draw(h(Theme.Provider, { value: undefined }, h(Fn)));
		log.push(html());
		draw(h(Theme.Provider, { value: null }, h(Theme, { value: "self" }, h(Fn)), h(Fn)));
		log.push(html());
		return log;
	},
);
same("forwardRef and memo in each other, with default props and names", ({ api, draw, html }) => {
	const { createElement: h, memo, forwardRef, createRef, Component } = api;
	const log: Any[] = [];
	const Plain = forwardRef((props: Any, ref: Any) => h("p", { ref, title: props.title }, props.children));
	const named = Object.assign(memo(Plain), { displayName: "Named" });
	(Plain as Any).defaultProps = { title: "default" };
	class C extends Component {
		render() {
			return h("i", null, this.props.title);
		}
	}
	for (const Type of [
		Plain,
		named,
		memo(
			forwardRef((p: Any, ref: Any) => h("b", { ref }, p.title)),
			(a: Any, b: Any) => (log.push(`${a.title} ${b.title}`), a.title === b.title),
		),
		memo(memo(Plain)),
		memo(C),
		forwardRef((p: Any, ref: Any) => h(C, { ...p, ref })),
	] as Any) {
		const [one, two] = [createRef(), createRef()];
		draw(h("div", null, h(Type, { ref: one, title: "a" })));
		log.push(html(), one.current?.localName ?? one.current?.constructor?.name);
		draw(h("div", null, h(Type, { ref: two, title: "a" })));
		log.push(html(), !!one.current, !!two.current);
		draw(h("div", null, h(Type, { title: "b" })));
		log.push(html(), !!two.current, Type.displayName);
		draw(null);
	}
	return log;
});
same(
	"memo: what is compared, and when it is drawn again",
	({ api: { createElement: h, memo, useState, createContext, useContext }, draw, html, rerender }) => {
		const log: Any[] = [];
		const Context = createContext(0);
		let set: Any;
		const Inner = memo(({ a }: Any) => {
			const [n, s] = useState(0);
			set = s;
			log.push(`inner ${a} ${n} ${useContext(Context)}`);
			return h("i", null, a, n);
		});
		const Never = memo(
			({ a }: Any) => (log.push(`never ${a}`), a),
			() => true,
		);
		const Always = memo(
			({ a }: Any) => (log.push(`always ${a}`), a),
			() => false,
		);
		const view = (a: Any, c: Any, extra: Any = {}) =>
			h(Context.Provider, { value: c }, h(Inner, { a, ...extra }), h(Never, { a }), h(Always, { a }));
		for (const [a, c, extra] of [
			[1, 1],
			[1, 1],
			[1, 2],
			[2, 2],
			[3, 2],
			[3, 2],
		] as Any) {
			draw(view(a, c, extra));
			log.push(html());
		}
		set(5);
		rerender();
		log.push(html());
		return log;
	},
);
