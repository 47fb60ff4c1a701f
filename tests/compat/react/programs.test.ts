// React's names in unusual combinations: programs whose markup and logs must be those of the oracle.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { vi } from "vitest";
import { type Any, defer, same } from "./implementations";

vi.setConfig({ testTimeout: 60_000 });

const attempt = (log: Any[], run: () => void) => {
	try {
		run();
	} catch (error) {
		log.push(`thrown ${(error as Error)?.constructor?.name}`);
	}
};

same("props of every kind on several elements", ({ api: { createElement: h }, draw, html }) => {
	const log: Any[] = [];
	// Without `true`, `false` and functions, without props that are gone, without attributes that have no value, and without an SVG's `tabIndex`, `value`, `checked`, `contentEditable`, `spellCheck`, `htmlFor`, `size`, `rows`, `muted` and the defaults of a field that others have: there React is followed, in `beside-react.test.ts`.
	const values: Any[] = [0, "", "a"];
	const names =
		"id title class className width height src href tabIndex tabindex maxLength minLength max min step type colSpan selected draggable autoFocus autoComplete list role popover download target data-x aria-x aria-hidden acceptCharset httpEquiv crossOrigin srcSet lang dir translate is slot accessKey enterKeyHint inputMode itemProp xlinkHref xmlnsXlink xmlLang strokeWidth strokeLinecap fillOpacity clipPath fontSize textAnchor viewBox preserveAspectRatio stopColor suppressHydrationWarning customProp encType dateTime frameBorder".split(
			" ",
		);
	for (const type of ["div", "input", "a", "select", "x-el", "svg"])
		for (const name of names)
			for (const value of values) {
				if (type === "svg" && name === "tabIndex") continue;
				if (name.startsWith("class") && (value === "" || value === 0)) continue;
				if (/^(src|href)$/.test(name) && value === "") continue;
				const row: Any[] = [];
				attempt(row, () => draw(h(type, { [name]: value })));
				row.push(html());
				attempt(row, () => draw(h(type, { [name]: "b" })));
				row.push(html());
				attempt(row, () => draw(h(type, { [name]: value })));
				row.push(html());
				attempt(row, () => draw(null));
				log.push([type, name, JSON.stringify(value), ...row].join(" | "));
			}
	return log;
});
same("styles of every kind", ({ api: { createElement: h }, draw, $ }) => {
	const log: Any[] = [];
	const styles: Any[] = [
		null,
		"",
		"color: red",
		{ color: "red" },
		{ color: "red", width: 5 },
		{ width: 0 },
		{ color: null },
		{ color: undefined },
		{ "--a": 1 },
		{ "--a": null },
		{ "line-height": 2 },
		{ "z-index": 3 },
		{ "tab-size": 4 },
		{ "margin-top": 5 },
		{ "font-weight": 700 },
		{ "grid-row": 2, "grid-row-gap": 2 },
		{ "flex-grow": 1, "flex-basis": 5 },
		{ "column-count": 3 },
		{ "fill-opacity": 0.5, "stroke-width": 2 },
		{ "animation-iteration-count": 2 },
		{ "-webkit-line-clamp": 2 },
		{ lineHeight: 2, zIndex: 3, opacity: 0.5, flex: 1, fontWeight: 700 },
		{ marginTop: -5 },
		{ gridRow: 1, gridRowGap: 2, columnCount: 2, columns: 2, order: 1 },
		{ WebkitLineClamp: 2, WebkitFlex: 1, MozBoxFlex: 1, msFlex: 1 },
		{ animationIterationCount: 2 },
		{ strokeWidth: 2, fillOpacity: 0.5 },
		{ width: "5" },
		{ aspectRatio: 2, scale: 2, zoom: 2, rotate: 5, tabSize: 2, orphans: 2, widows: 2 },
	];
	for (const before of styles)
		for (const after of styles) {
			const row: Any[] = [];
			attempt(row, () => draw(h("div", { style: before })));
			row.push($("div")?.style.cssText);
			attempt(row, () => draw(h("div", { style: after })));
			row.push($("div")?.style.cssText);
			attempt(row, () => draw(null));
			log.push(row.join(" | "));
		}
	return log;
});
same("events by React's names", ({ api: { createElement: h }, draw, $ }) => {
	const log: Any[] = [];
	const names =
		"onClick onDoubleClick onDblClick onFocus onBlur onFocusIn onFocusOut onChange onInput onBeforeInput onChangeCapture onInputCapture onFocusCapture onMouseEnter onMouseLeave onPointerEnter onTransitionEnd onAnimationStart onCompositionStart onSelect onInvalid onReset onScroll onWheel onTouchStart onGotPointerCapture onCancel onToggle onSubmit onKeyDown onDragStart onCopy onMyEvent onLoad onError".split(
			" ",
		);
	const types =
		"click dblclick focus blur focusin focusout change input beforeinput mouseenter mouseleave mouseover mouseout pointerenter transitionend animationstart compositionstart select invalid reset scroll wheel touchstart gotpointercapture cancel toggle submit keydown dragstart copy MyEvent myevent load error".split(
			" ",
		);
	for (const name of names)
		for (const [tag, props] of [
			["input", {}],
			["input", { type: "checkbox" }],
			["input", { type: "file" }],
			["input", { type: "radio" }],
			["input", { type: "range" }],
			["input", { type: "CHECKBOX" }],
			["textarea", {}],
			["select", {}],
			["div", {}],
			["x-el", {}],
			["form", {}],
		] as Any) {
			// As in React, which has changes of fields alone.
			if (name.startsWith("onChange") && /^(div|form)$/.test(tag)) continue;
			const heard: Any[] = [];
			attempt(heard, () =>
				draw(
					h("p", null, h(tag, { ...props, [name]: (event: Any) => heard.push(`${event.type}${event.eventPhase}`) })),
				),
			);
			for (const type of types) $(tag)?.dispatchEvent(new Event(type, { bubbles: true }));
			log.push(`${name} ${tag} ${JSON.stringify(props)} ${heard}`);
			draw(null);
		}
	return log;
});
same("several handlers for one thing", ({ api: { createElement: h }, draw, $ }) => {
	const log: Any[] = [];
	for (const props of [
		["onChange", "onInput"],
		["onInput", "onChange"],
		["oninput", "onChange"],
		["onchange", "onChange"],
		["onFocus", "onfocus"],
		["onDoubleClick", "ondblclick"],
		["onChange", "onChangeCapture"],
	]) {
		draw(h("p", null, h("input", Object.fromEntries(props.map((name) => [name, () => log.push(name)])))));
		for (const type of ["change", "input", "click", "focus", "focusin", "dblclick"])
			$("input").dispatchEvent(new Event(type, { bubbles: true }));
		log.push("-");
		draw(null);
	}
	return log;
});
same("Children on odd input", ({ api: { Children, createElement: h, Fragment }, draw, html }) => {
	const log: Any[] = [];
	const C = () => null;
	for (const children of [
		null,
		undefined,
		true,
		false,
		0,
		"",
		"a",
		[],
		[null],
		[undefined, "a", [1, [h("i", { key: "k" })]]],
		h("p"),
		[h("p"), h("b")],
		h(Fragment, null, "a", "b"),
		C,
		[C],
		[[], [[]]],
		[h("i", { key: 1 }), h("i", { key: 1 })],
	]) {
		for (const name of ["count", "toArray", "only", "map", "forEach"]) {
			const row: Any[] = [name];
			attempt(row, () => {
				const calls: Any[] = [];
				const result =
					name === "toArray"
						? Children.toArray(children)
						: Children[name](children, function (this: Any, child: Any, index: number) {
								calls.push(typeof (child?.type ?? child), index, this === undefined ? "u" : typeof this);
								return child;
							});
				row.push(calls, Array.isArray(result) ? result.map((one: Any) => [one?.key, typeof one]) : typeof result);
				if (name === "map") draw(h("div", null, result)), row.push(html());
			});
			log.push(row);
		}
	}
	attempt(log, () => Children.map("a", undefined));
	log.push(Children.map([1, 2], (x: Any) => [x, [x]]));
	log.push(Children.map([1, 2], () => null));
	return log;
});
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
same("useSyncExternalStore: every way a store changes", ({ api, draw, html, rerender }) => {
	const { createElement: h, useSyncExternalStore, act, useLayoutEffect } = api;
	const log: Any[] = [];
	let value: Any = "a";
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => (
		log.push("subscribe"), listeners.add(listener), () => (log.push("unsubscribe"), listeners.delete(listener))
	);
	const change = (next: Any) => {
		value = next;
		for (const listener of listeners) listener();
	};
	const App = ({ p, inline }: Any) => {
		const got = useSyncExternalStore(inline ? (l: Any) => subscribe(l) : subscribe, inline ? () => value : get);
		log.push(`render ${p} ${got}`);
		useLayoutEffect(() => {
			if (p === 2 && value === "b") value = "in layout";
		});
		return h("p", null, String(got));
	};
	const get = () => value;
	for (const [p, inline] of [[1], [2], [3, true], [4, true], [5]] as Any) {
		act(() => draw(h(App, { p, inline })));
		log.push(html());
		act(() => change("b"));
		log.push(html());
		act(() => (change("c"), change("b")));
		log.push(html());
		act(() => change(Number.NaN));
		act(() => change(Number.NaN));
		log.push(html());
	}
	act(() => draw(null));
	change("z");
	rerender();
	log.push(listeners.size);
	return log;
});
same("useSyncExternalStore: what the server said, while hydrating", ({ api, html, box, rerender }) => {
	const { createElement: h, useSyncExternalStore, act, hydrate } = api;
	const log: Any[] = [];
	html("<p>server</p>");
	const App = () => {
		const got = useSyncExternalStore(
			() => () => {},
			() => "client",
			() => "server",
		);
		log.push(got);
		return h("p", null, got);
	};
	act(() => hydrate(h(App), box()));
	act(() => rerender());
	return [log[0], log.at(-1), html()];
});
same("setState of what waits, and of what is next to it", async ({ api, draw, html, rerender }) => {
	const { createElement: h, Suspense, useState, Component } = api;
	const log: Any[] = [];
	const sets: Any = {};
	let now: Any = defer();
	let isWaiting = false;
	const Waiting = () => {
		const [n, set] = useState(0);
		sets.waiting = set;
		log.push(`waiting ${n} ${isWaiting}`);
		if (isWaiting) throw now.promise;
		return h("p", null, n);
	};
	const Beside = () => {
		const [n, set] = useState(0);
		sets.beside = set;
		log.push(`beside ${n}`);
		return h("b", null, n);
	};
	class ClassBeside extends Component {
		state = { n: 0 };
		render() {
			sets.class = (n: number) => this.setState({ n });
			log.push(`class ${this.state.n}`);
			return h("u", null, this.state.n);
		}
	}
	const Fallback = () => {
		const [n, set] = useState(0);
		sets.fallback = set;
		log.push(`fallback ${n}`);
		return h("i", null, n);
	};
	draw(h("div", null, h(Suspense, { fallback: h(Fallback) }, h(Waiting), h(Beside), h(ClassBeside)), h("hr")));
	rerender();
	log.push(html());
	isWaiting = true;
	sets.waiting(1);
	rerender();
	log.push(html());
	rerender();
	log.push(html());
	for (const name of ["waiting", "beside", "class", "fallback"]) {
		log.push(`- ${name}`);
		sets[name](7);
		rerender();
		log.push(html());
	}
	isWaiting = false;
	await now.resolve();
	rerender();
	log.push(html());
	rerender();
	log.push(html());
	now = defer();
	isWaiting = true;
	sets.waiting(8);
	rerender();
	log.push(html());
	isWaiting = false;
	await now.resolve();
	rerender();
	log.push(html());
	return log;
});
same("a parent that renders again while something below waits", async ({ api, draw, html, rerender }) => {
	const { createElement: h, Suspense } = api;
	const log: Any[] = [];
	const now: Any = defer();
	let isWaiting = true;
	const Waiting = ({ p }: Any) => {
		if (isWaiting) throw now.promise;
		return h("p", null, p);
	};
	const view = (p: Any) =>
		h("div", null, h(Suspense, { fallback: h("i", null, "wait ", p) }, h(Waiting, { p }), h("b", null, p)), h("hr"));
	for (const p of [1, 2, 3]) {
		draw(view(p));
		rerender();
		log.push(html());
	}
	isWaiting = false;
	await now.resolve();
	rerender();
	log.push(html());
	draw(view(4));
	log.push(html());
	return log;
});
same("a class and effects next to something that waits", async ({ api, draw, html, rerender }) => {
	const { createElement: h, Suspense, useState, useEffect, useLayoutEffect, Component, act } = api;
	const log: Any[] = [];
	const now: Any = defer();
	let isWaiting = true;
	let again: Any;
	const Waiting = () => {
		again = api.useState(0)[1];
		if (isWaiting) throw now.promise;
		return h("p");
	};
	class C extends Component {
		render() {
			return h("b");
		}
	}
	const Hooked = () => {
		const [, update] = useState(0);
		useLayoutEffect(() => update(1), []);
		useEffect(() => update(2), []);
		return h("u");
	};
	act(() => draw(h(Suspense, { fallback: "wait" }, h(C), h(Hooked), h(Waiting))));
	log.push(html());
	isWaiting = false;
	await now.resolve();
	act(() => rerender());
	log.push(html());
	isWaiting = true;
	act(() => again(1));
	log.push(html());
	return log;
});
same("a boundary that is removed, moves and comes back while it waits", async ({ api, draw, html, rerender }) => {
	const { createElement: h, Suspense } = api;
	const log: Any[] = [];
	const now: Any = defer();
	let isWaiting = true;
	const Waiting = ({ name }: Any) => {
		if (isWaiting) throw now.promise;
		return h("p", null, name);
	};
	const one = (name: string) =>
		h(Suspense, { key: name, fallback: h("i", null, name) }, h(Waiting, { name }), h("b", null, name));
	for (const order of ["abc", "cab", "ac", "acb", "b", "bca"]) {
		draw(h("div", null, [...order].map(one)));
		rerender();
		log.push(html());
	}
	isWaiting = false;
	await now.resolve();
	rerender();
	log.push(html());
	draw(h("div", null, [..."abc"].map(one)));
	log.push(html());
	return log;
});
same(
	"an error after waiting, a rejected promise, and what is thrown next to them",
	async ({ api, draw, html, rerender }) => {
		const { createElement: h, Suspense, Component, lazy, use } = api;
		const log: Any[] = [];
		class Boundary extends Component {
			state: Any = {};
			componentDidCatch(error: Any) {
				log.push(`caught ${error.message}`);
				this.setState({ error });
			}
			render({ children }: Any) {
				return this.state.error ? h("b", null, this.state.error.message) : children;
			}
		}
		for (const kind of ["lazy", "throws", "use"]) {
			const now: Any = defer();
			const Lazy = lazy(() => now.promise);
			let isOver = false;
			const Waiting = () => {
				if (kind === "use") return use(now.promise);
				if (isOver) throw new Error("after");
				throw now.promise;
			};
			draw(h(Boundary, { key: kind }, h(Suspense, { fallback: "wait" }, h("u"), h(kind === "lazy" ? Lazy : Waiting))));
			rerender();
			log.push(html());
			isOver = true;
			await now.reject(new Error("rejected"));
			await null;
			attempt(log, rerender);
			log.push(html());
			attempt(log, rerender);
			log.push(html());
		}
		return log;
	},
);
same("portals: events, contexts, moves, changes of container", ({ api, draw, html, rerender }) => {
	const { createElement: h, createPortal, createContext, useContext, useState } = api;
	const log: Any[] = [];
	const [one, two] = [document.createElement("aside"), document.createElement("aside")];
	const Context = createContext("none");
	const Inner = () => {
		const [n] = useState(() => Math.random());
		const kept = useState(n)[0];
		return h("p", { onClick: () => log.push("inner") }, useContext(Context), kept === n ? "same" : "other");
	};
	const view = (where: Any, extra?: Any) =>
		h(
			Context.Provider,
			{ value: "given" },
			h("div", null, extra, where && createPortal([h(Inner, { key: 1 }), extra], where), h("u")),
		);
	for (const [where, extra] of [[one], [one, "x"], [two, "x"], [two, h("b")], [null], [one], [null, "y"]] as Any) {
		draw(view(where, extra));
		log.push(html(), one.innerHTML, two.innerHTML);
		for (const node of [one, two]) (node.querySelector("p") as Any)?.click();
	}
	rerender();
	draw(null);
	log.push(one.innerHTML, two.innerHTML);
	return log;
});
same("the top-level functions with odd input", ({ api, box, html }) => {
	const {
		createElement: h,
		render,
		hydrate,
		unmountComponentAtNode,
		createRoot,
		hydrateRoot,
		flushSync,
		findDOMNode,
		cloneElement,
		isValidElement,
		createPortal,
		act,
		startTransition,
		useTransition,
	} = api;
	const log: Any[] = [];
	attempt(log, () => log.push(render(h("p"), box(), () => log.push("callback")) === null, html()));
	attempt(log, () => log.push(unmountComponentAtNode(box()), unmountComponentAtNode(box()), html()));
	attempt(log, () => log.push(hydrate(h("p"), box(), () => log.push("callback")) === null, html()));
	attempt(log, () => render(null, box()));
	const root = createRoot(box());
	attempt(log, () => root.render(h("b")));
	log.push(html());
	attempt(log, () => root.unmount());
	attempt(log, () => root.unmount());
	log.push(html());
	attempt(log, () => root.render(h("i")));
	log.push(html());
	attempt(log, () => root.unmount());
	html("<u>1</u>");
	const hydrated = hydrateRoot(box(), h("u", null, "1"));
	log.push(html());
	hydrated.unmount();
	log.push(html());
	attempt(log, () =>
		log.push(
			flushSync(() => 5),
			flushSync((x: Any) => x, 6),
		),
	);
	for (const value of [null, undefined, box()]) attempt(log, () => log.push(!!findDOMNode(value)));
	for (const value of [null, undefined, "a", 5, {}])
		attempt(log, () => log.push(typeof cloneElement(value), isValidElement(value)));
	attempt(log, () => startTransition(() => log.push("transition")));
	log.push(typeof createPortal(null, box()), typeof act, typeof useTransition);
	return log;
});
