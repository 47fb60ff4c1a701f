// `memo`: a component that is rendered again only when its props have changed.
import { type Instance, SAME } from "./instance";
import { type ComponentType, createElement, type Props } from "./vnode";

/** Whether two objects differ, compared one level deep. */
export const differ = (one: Props, other: Props): boolean => {
	for (const name in one) if (!(name in other)) return true;
	// The source position of an element does not affect its rendering.
	for (const name in other) if (name !== "__source" && !Object.is(one[name], other[name])) return true;
	return false;
};

interface MemoInstance extends Instance {
	shown_?: Props;
}

/**
 * @param equals whether the component would draw the same for both props; by default they hold the same values
 * @example const Row = memo(({ title }) => <li>{title}</li>)
 */
export const memo = <T extends ComponentType | ((props: never) => unknown)>(
	type: T,
	equals?: (before: Props, now: Props) => boolean,
): T => {
	const Memo = function (this: MemoInstance, props: Props) {
		const { shown_: shown } = this;
		this.shown_ = props;
		if (shown && !this.hasFailed_ && (equals ? equals(shown, props) && shown.ref === props.ref : !differ(shown, props)))
			return SAME;
		return createElement(type as ComponentType, props);
	};
	Memo.displayName = `Memo(${(type as ComponentType).displayName || type.name})`;
	Memo.type = type;
	Memo.prototype.isReactComponent = true;
	return Memo as unknown as T;
};
