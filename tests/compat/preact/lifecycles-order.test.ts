// The order of lifecycle methods through a mixed tree that moves, updates and goes.
import { type Any, same } from "./implementations";

same(
	"mixed trees call their lifecycle methods in the same order",
	({ draw, html, rerender, api: { h, Component, Fragment } }) => {
		const log: string[] = [];
		const at: Any = {};
		class C extends Component {
			constructor(props: Any) {
				super(props);
				log.push(`${props.n} new`);
				this.state = { s: 0 };
			}
			componentWillMount() {
				log.push(`${this.props.n} will mount`);
			}
			componentDidMount() {
				log.push(`${this.props.n} did mount ${html().length > 0}`);
				if (this.props.set) this.setState({ s: 1 }, () => log.push(`${this.props.n} callback`));
			}
			componentWillReceiveProps() {
				log.push(`${this.props.n} receive`);
			}
			shouldComponentUpdate() {
				log.push(`${this.props.n} should`);
				return !this.props.no;
			}
			componentWillUpdate() {
				log.push(`${this.props.n} will update`);
			}
			getSnapshotBeforeUpdate() {
				log.push(`${this.props.n} snapshot ${html().length}`);
				return this.props.n;
			}
			componentDidUpdate(_p: Any, _s: Any, snap: Any) {
				log.push(`${this.props.n} did update ${snap}`);
			}
			componentWillUnmount() {
				log.push(`${this.props.n} will unmount ${html().length}`);
			}
			render({ n, children }: Any, { s }: Any) {
				at[n] = this;
				log.push(`${n} render ${s}`);
				return h("p", null, n, s, children);
			}
		}
		const trees = [
			h(
				C,
				{ n: "a", set: 1 },
				h(C, { n: "b", key: "b" }),
				h(Fragment, null, h(C, { n: "c", set: 1 }, h(C, { n: "d" }))),
			),
			h(
				C,
				{ n: "a" },
				h(Fragment, null, h(C, { n: "c", no: 1 }, h(C, { n: "d" }))),
				h(C, { n: "b", key: "b" }, h(C, { n: "e" })),
			),
			h(C, { n: "a" }, h(C, { n: "b", key: "b" }, h(C, { n: "f", key: 1 }), h(C, { n: "e" })), h(C, { n: "c" })),
			h("div", null, h(C, { n: "a" }, h(C, { n: "b", key: "b" }))),
			null,
		];
		for (const tree of trees) {
			draw(tree);
			log.push("rerender");
			rerender();
			at.b?.setState({ s: 5 });
			at.a?.forceUpdate(() => log.push("forced"));
			rerender();
			log.push(html(), "----");
		}
		return log;
	},
);
