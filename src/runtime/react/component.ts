// React's additions to class components.
import { Component } from "../component";
import { differ } from "../memo";
import { isFunction, type Props, refs } from "../vnode";

const prototype = Component.prototype as Component & Props;
prototype.isReactComponent = true;

// React's names for what it discourages; the renderer calls the plain ones.
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

/** A class component that is rendered again only when its props or state have changed. */
export class PureComponent extends Component {
	declare isPureReactComponent: boolean;
	shouldComponentUpdate(props: Props, state: Props): boolean {
		return differ(this.props, props) || differ(this.state, state);
	}
}

PureComponent.prototype.isPureReactComponent = true;

// In React the ref of a class component gets its object.
refs.areTaken_ = (type) => !isFunction(type) || type.prototype?.render;

// A name of this module's own, so that whoever imports the class gets the additions.
const ReactComponent = Component;
type ReactComponent = Component;

export { ReactComponent as Component };
