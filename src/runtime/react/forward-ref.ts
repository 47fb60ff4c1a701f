// `forwardRef`: a component that takes its ref as a second argument.
import type { Props } from "../vnode";

type Render<P> = ((props: P, ref: never) => unknown) & { displayName?: string };

/** @example const Field = forwardRef((props, ref) => <input ref={ref} {...props} />) */
export const forwardRef = <P = Props>(render: Render<P>): ((props: P & { ref?: unknown }) => unknown) => {
	const Forwarded = function (this: unknown, { ref, ...props }: Props) {
		return render.call(this as never, props as P, (ref ?? null) as never);
	};
	Forwarded.prototype.isReactComponent = true;
	return Object.assign(Forwarded, {
		$$typeof: Symbol.for("react.forward_ref"),
		render,
		displayName: `ForwardRef(${render.displayName || render.name})`,
	}) as unknown as (props: P & { ref?: unknown }) => unknown;
};
