// `forwardRef`: a component that takes its ref as a second argument.
import type { ReactNode, Ref } from "../jsx";
import type { Props } from "../vnode";

interface Render<T, P> {
	// biome-ignore lint/suspicious/noExplicitAny: whatever can be drawn, by whichever types
	(props: P, ref: Ref<T>): any;
	displayName?: string;
}

/** @example const Field = forwardRef<HTMLInputElement, Props>((props, ref) => <input ref={ref} {...props} />) */
export const forwardRef = <T = unknown, P = Props>(
	render: Render<T, P>,
): ((props: P & { ref?: Ref<T> | undefined }) => ReactNode) & { displayName?: string } => {
	const Forwarded = function (this: unknown, { ref, ...props }: Props) {
		return render.call(this as never, props as P, (ref ?? null) as never);
	};
	Forwarded.prototype.isReactComponent = true;
	return Object.assign(Forwarded, {
		$$typeof: Symbol.for("react.forward_ref"),
		render,
		displayName: `ForwardRef(${render.displayName || render.name})`,
	}) as unknown as (props: P & { ref?: Ref<T> | undefined }) => ReactNode;
};
