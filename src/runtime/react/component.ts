// React's additions to class components.
import { Component } from "../component";
import { differ } from "../memo";
import { isFunction, type Props, refs } from "../vnode";

// biome-ignore lint/suspicious/noExplicitAny: as in the base
type Any = any;

/** The base of class components with React's additions. */
const ReactComponent = /* @__PURE__ */ (() => {
	const { prototype } = Component as Any;
	prototype.isReactComponent = true;
	// React's names for discouraged methods; the renderer calls the plain ones.
	for (const name of ["componentWillMount", "componentWillReceiveProps", "componentWillUpdate"])
		Object.defineProperty(prototype, name, {
			configurable: true,
			get() {
				return this[`UNSAFE_${name}`];
			},
			set(value) {
				Object.defineProperty(this, name, { value, configurable: true, writable: true });
			},
		});
	// In React the ref of a class component gets its object.
	refs.areTaken_ = (type) => !isFunction(type) || type.prototype?.render;
	return Component;
})();
type ReactComponent = Component;

export { ReactComponent as Component };

export interface PureComponent extends Component {
	isPureReactComponent: boolean;
}

/** A class component that is rendered again only when its props or state have changed. */
export const PureComponent = /* @__PURE__ */ (() => {
	function PureComponent(this: Any, props?: Props, context?: unknown) {
		(ReactComponent as Any).call(this, props, context);
	}
	const prototype = (PureComponent.prototype = Object.create(ReactComponent.prototype));
	prototype.constructor = PureComponent;
	prototype.isPureReactComponent = true;
	prototype.shouldComponentUpdate = function (this: Any, props: Props, state: Props) {
		return differ(this.props, props) || differ(this.state, state);
	};
	return PureComponent;
})() as unknown as { new (props?: Props, context?: unknown): PureComponent; prototype: PureComponent };
