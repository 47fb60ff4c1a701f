// Classes that scripts of any age can extend: by `class`, by `extend`, by constructor functions; and stand-ins for classes that load later.

// biome-ignore lint/suspicious/noExplicitAny: whatever others construct
export type Class = (new (...args: any[]) => object) & { isStandIn?: boolean };

/**
 * A class that may also be called on an object of another one: `Base.apply(this, arguments)`.
 * @param construct initialises an object of this class; by default as the parent does
 */
export const callable = <C extends Class>(
	Class: C,
	construct = (self: object, args: unknown[]) => Reflect.apply(Object.getPrototypeOf(Class), self, args),
): C => {
	const Callable = new Proxy(Class, { apply: (_, self, args) => construct(self, args) });
	Class.prototype.constructor = Callable;
	return Callable;
};

/** A subclass by old style, as the member `extend` of a class: `Base.extend({ onInit() {…} })`. */
export function extend<C extends Class>(this: C, members: object = {}): C {
	const Child = class extends this {};
	Object.assign(Child.prototype, members);
	return Object.assign(callable(Child), { __super__: this.prototype });
}

export const standIn = (): Class => {
	class StandIn {
		static isStandIn = true;
		static extend = extend;

		constructor(...args: unknown[]) {
			// The real class is its parent, once there is one.
			// biome-ignore lint/correctness/noConstructorReturn: the instance of the real class
			return Reflect.construct(Object.getPrototypeOf(StandIn), args, new.target);
		}
	}
	return callable(StandIn);
};

/** From now on the real class constructs subclasses of its stand-in. */
export const link = (StandIn: Class, Real: Class): void => {
	Object.setPrototypeOf(StandIn, Real);
	Object.setPrototypeOf(StandIn.prototype, Real.prototype);
};

/** Whether a class extends a stand-in that is not linked yet. */
export const isUnlinked = (Child: Class): boolean => {
	let prototype = Child.prototype;
	let parent = Object.getPrototypeOf(prototype);
	for (; parent && parent !== Object.prototype; parent = Object.getPrototypeOf(prototype)) prototype = parent;
	return !!(prototype.constructor as Class | undefined)?.isStandIn;
};
