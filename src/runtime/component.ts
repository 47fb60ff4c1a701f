// Class components, imported by those who need them.
import { readContext } from "./context";
import { firstDom, type Instance, plugs, SAME } from "./instance";
import { enqueue } from "./render";
import { Fragment, isFunction, type Props, type VNode } from "./vnode";

// biome-ignore lint/suspicious/noExplicitAny: props, state and context are the author's
type Any = any;

/** Own to this copy of the runtime. */
const own = Symbol();
const next = Symbol();
const force = Symbol();
const callbacks = Symbol();

/**
 * Base of class components.
 * @example class Clock extends Component { render() { return <time>{this.state.now}</time> } }
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: `render` stands on the prototype, where subclasses find it
export class Component {
	props: Any;
	context: Any;
	state: Any;
	/** The first node that it draws. */
	get base(): ChildNode | undefined {
		return this[own] && firstDom(this[own]);
	}
	[own]?: Instance;
	[next]?: Any;
	[force]?: boolean;
	/** Called after the update that they were given with. */
	[callbacks]?: (() => void)[];

	constructor(props?: Props, context?: unknown) {
		this.props = props;
		this.context = context;
	}

	/** Merges into the state and renders soon. @param update an object, or a function of state and props */
	setState(update: Any, callback?: () => void): void {
		if (!this[next] || this[next] === this.state) this[next] = { ...this.state };
		const change = isFunction(update) ? (update as Any)({ ...this[next] }, this.props) : update;
		if (change == null) return;
		Object.assign(this[next], change);
		const instance = this[own];
		if (!instance) return;
		if (callback) (this[callbacks] ??= []).push(() => callback.call(this));
		enqueue(instance);
	}

	/** Renders soon, whatever `shouldComponentUpdate` says. */
	forceUpdate(callback?: () => void): void {
		const instance = this[own];
		if (!instance) return;
		this[force] = true;
		if (callback) onCommit(instance, () => callback.call(this));
		enqueue(instance);
	}
}
Component.prototype.render = Fragment as Any;
export interface Component {
	render(props?: Any, state?: Any, context?: Any): Any;
}

const onCommit = (instance: Instance, callback: () => void) => {
	(instance.callbacks_ ??= []).push(callback);
};

plugs.renderClass_ = (instance: Instance, vnode: VNode) => {
	const type = vnode.type as Any;
	const { props } = vnode;
	const context = type.contextType ? readContext(instance, type.contextType) : instance.parent_!.context_;
	let component: Any = instance.public_;
	const isNew = !component;
	if (isNew) {
		component = instance.public_ = new type(props, context);
		component.props = props;
		component.state ??= {};
		component.context = context;
		component[own] = instance;
		(instance.cleanups_ ??= []).push(() => {
			component.componentWillUnmount?.();
		});
	}
	component[next] ??= component.state;
	if (type.getDerivedStateFromProps) {
		if (component[next] === component.state) component[next] = { ...component.state };
		Object.assign(component[next], type.getDerivedStateFromProps(props, component[next]));
	}
	const { props: oldProps, state: oldState } = component;
	const release = () => {
		for (const callback of component[callbacks] ?? []) onCommit(instance, callback);
		component[callbacks] = undefined;
	};
	const isForced = component[force] || instance.isForced_;

	if (isNew) {
		if (!type.getDerivedStateFromProps) component.componentWillMount?.();
		if (component.componentDidMount) onCommit(instance, () => component.componentDidMount());
	} else {
		if (!type.getDerivedStateFromProps && props !== oldProps) component.componentWillReceiveProps?.(props, context);
		if (!isForced && component.shouldComponentUpdate?.(props, component[next], context) === false) {
			component.props = props;
			component.state = component[next];
			instance.isDirty_ = false;
			release();
			return SAME;
		}
		component.componentWillUpdate?.(props, component[next], context);
	}
	component.context = context;
	component.props = props;
	component[force] = false;

	let result: Any;
	for (let rounds = 0; rounds < 25; rounds++) {
		instance.isDirty_ = instance.isForced_ = false;
		component.state = component[next];
		plugs.begin_?.(instance, rounds > 0);
		plugs.track_?.(instance);
		try {
			result = component.render(component.props, component.state, component.context);
		} finally {
			plugs.untrack_?.(instance);
		}
		component.state = component[next];
		if (!instance.isDirty_) break;
	}
	if (component.getChildContext) instance.context_ = { ...instance.context_, ...component.getChildContext() };
	if (!isNew) {
		const snapshot = component.getSnapshotBeforeUpdate?.(oldProps, oldState);
		if (component.componentDidUpdate)
			onCommit(instance, () => component.componentDidUpdate(oldProps, oldState, snapshot));
	}
	release();
	return result;
};

plugs.catchers_.push(({ public_: component, type_: type }, error) => {
	if (!component) return;
	const { getDerivedStateFromError } = type as Any;
	if (getDerivedStateFromError) component.setState(getDerivedStateFromError.call(type, error));
	component.componentDidCatch?.(error, {});
	return component[own].isDirty_;
});
