// Class components, imported if needed.
import { about, addCatcher, noteRetry } from "./boundary";
import { readContext } from "./context";
import { firstDom, type Instance, SAME } from "./instance";
import * as plugs from "./plugs";
import { draw } from "./render";
import { enqueue } from "./schedule";
import { Fragment, isFunction, type Props, type VNode } from "./vnode";

// biome-ignore lint/suspicious/noExplicitAny: props, state and context are the author's
type Any = any;

/** Own to this copy of the runtime. */
const own = /* @__PURE__ */ Symbol();
const next = /* @__PURE__ */ Symbol();

export interface Component<P = Any, S = Any> {
	props: P;
	context: Any;
	state: S;
	/** The first node that it draws. */
	readonly base: ChildNode | undefined;
	/** Merges into the state and renders soon. @param update an object, or a function of state and props */
	setState(update: Change<P, S>, callback?: () => void): void;
	/** Renders soon, whatever `shouldComponentUpdate` says. */
	forceUpdate(callback?: () => void): void;
	render(props?: P, state?: S, context?: Any): Any;
}

/** A part of the next state, directly or from the previous state; null for no change. */
type Change<P, S> = Partial<S> | ((state: S, props: P) => Partial<S> | null | undefined) | null;

/**
 * Base of class components; a plain function, so that compiled older classes can call it.
 * @example class Clock extends Component { render() { return <time>{this.state.now}</time> } }
 */
export const Component = /* @__PURE__ */ (() => {
	function Component(this: Any, props?: Props, context?: unknown) {
		this.props = props;
		this.context = context;
	}
	const { prototype } = Component;
	Object.defineProperty(prototype, "base", {
		get() {
			return this[own] && firstDom(this[own]);
		},
	});
	prototype.setState = setState;
	prototype.forceUpdate = forceUpdate;
	prototype.render = Fragment;
	// The base class adds classes to the renderer.
	plugs.setRenderClass(renderClass);
	addCatcher(catchWithClass);
	return Component;
})() as unknown as {
	new <P = Any, S = Any>(props?: P, context?: unknown): Component<P, S>;
	prototype: Component;
};

interface ClassInstance extends Instance {
	/** `forceUpdate` was called. */
	isForcedByClass_?: boolean;
	/** Called after the update that they were given with. */
	afterUpdate_?: (() => void)[];
}

function setState(this: Any, update: Any, callback?: () => void): void {
	if (!this[next] || this[next] === this.state) this[next] = { ...this.state };
	const change = isFunction(update) ? (update as Any)({ ...this[next] }, this.props) : update;
	if (change == null) return;
	Object.assign(this[next], change);
	const instance: ClassInstance | undefined = this[own];
	if (!instance) return;
	if (callback) (instance.afterUpdate_ ??= []).push(() => callback.call(this));
	enqueue(instance);
}

function forceUpdate(this: Any, callback?: () => void): void {
	const instance: ClassInstance | undefined = this[own];
	if (!instance) return;
	instance.isForcedByClass_ = true;
	if (callback) onCommit(instance, [() => callback.call(this)]);
	enqueue(instance);
}

const onCommit = (instance: Instance, callbacks: (() => void)[]) => {
	if (callbacks.length) (instance.callbacks_ ??= []).push(...callbacks);
};

const takeCallbacks = (instance: ClassInstance) => {
	const { afterUpdate_: callbacks = [] } = instance;
	instance.afterUpdate_ = undefined;
	return callbacks;
};

function renderClass(instance: ClassInstance, vnode: VNode): unknown {
	const type = vnode.type as Any;
	const { props } = vnode;
	noteRetry(instance);
	const context = type.contextType ? readContext(instance, type.contextType) : instance.parent_!.context_;
	let component: Any = instance.public_;
	const isNew = !component;
	if (isNew) {
		component = instance.public_ = new type(props, context);
		component.props = props;
		component.state ??= {};
		component.context = context;
	}
	component[next] ??= component.state;
	if (type.getDerivedStateFromProps) {
		if (component[next] === component.state) component[next] = { ...component.state };
		Object.assign(component[next], type.getDerivedStateFromProps(props, component[next]));
	}
	component[own] = instance;
	const { props: oldProps, state: oldState } = component;
	if (isNew) {
		if (!type.getDerivedStateFromProps) component.componentWillMount?.();
		onCommit(instance, [
			() => {
				(instance.cleanups_ ??= []).push(() => component.componentWillUnmount?.());
				component.componentDidMount?.();
			},
		]);
	} else {
		if (!type.getDerivedStateFromProps && props !== oldProps) component.componentWillReceiveProps?.(props, context);
		const isForced = instance.isForcedByClass_ || instance.isForced_ || instance.hasFailed_;
		if (
			!isForced &&
			(component.shouldComponentUpdate
				? component.shouldComponentUpdate(props, component[next], context) === false
				: plugs.isIdle?.(instance, props))
		) {
			component.props = props;
			component.state = component[next];
			instance.isDirty_ = false;
			onCommit(instance, takeCallbacks(instance));
			return SAME;
		}
		component.componentWillUpdate?.(props, component[next], context);
	}
	component.context = context;
	component.props = props;
	instance.isForcedByClass_ = false;

	component.state = component[next];
	const result = draw(instance, component.render, component, props, component.state, context);
	component.state = component[next];
	const callbacks = takeCallbacks(instance);
	if (component.getChildContext) instance.context_ = { ...instance.context_, ...component.getChildContext() };
	if (!isNew) {
		const snapshot = component.getSnapshotBeforeUpdate?.(oldProps, oldState);
		if (component.componentDidUpdate)
			onCommit(instance, [() => component.componentDidUpdate(oldProps, oldState, snapshot)]);
	}
	onCommit(instance, callbacks);
	return result;
}

function catchWithClass({ public_: component, type_: type }: Instance, error: unknown): boolean {
	if (!component) return false;
	const { getDerivedStateFromError } = type as Any;
	if (getDerivedStateFromError) component.setState(getDerivedStateFromError.call(type, error));
	component.componentDidCatch?.(error, about.info_());
	return component[own].isDirty_;
}
