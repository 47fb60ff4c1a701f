// Classes that stand in for others: scripts extend them at once, and make instances as soon as they are linked to the real ones.

// biome-ignore lint/suspicious/noExplicitAny: whatever others construct
export type Class = (new (...args: any[]) => object) & { isStandIn?: boolean };

/** A subclass by old style, as the member `extend` of a class: `Base.extend({ onInit() {…} })`. */
export function extend<C extends Class>(this: C, members: object): C {
	const Child = class extends this {};
	Object.assign(Child.prototype, members);
	return Child;
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
	return StandIn;
};

/** From now on the real class constructs what extends the other. */
export const link = (StandIn: Class, Real: Class): void => {
	Object.setPrototypeOf(StandIn, Real);
	Object.setPrototypeOf(StandIn.prototype, Real.prototype);
};

/** Links what stands in anywhere in a tree of classes to the class of that name in another tree. */
export const linkAll = (tree: object | undefined, real: object): void => {
	for (const [name, member] of Object.entries(tree ?? {})) {
		const target = (real as Record<string, Class & object>)[name];
		if (member?.isStandIn) link(member, target!);
		else if (target && typeof member === "object") linkAll(member, target);
	}
};

/** Whether a class extends one that stands in and is not linked yet. */
export const isUnlinked = (Child: Class): boolean => {
	const Parent = Object.getPrototypeOf(Child);
	return Parent === Function.prototype ? !!Child.isStandIn : isUnlinked(Parent);
};
