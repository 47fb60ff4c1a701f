// React's additions to the DOM's events.
import { isFunction, options } from "../vnode";

interface ReactEvent extends Event {
	persist?(): void;
	isPropagationStopped?(): boolean;
	isDefaultPrevented?(): boolean;
	nativeEvent?: Event;
}

const outer = options.event;

/** What of the DOM's events is no field of React's: constants, what says the same as another, and what needs the layout. */
const isLeftOut = /^([A-Z_\d]+|(offset|layer)[XY]|currentTarget|cancelBubble|returnValue|srcElement)$/;
/** React's name for a type; listeners of the whole document are not React's. */
const typeIn = (at: Node | null, type: string) =>
	(!at || at.nodeType === Node.ELEMENT_NODE) && { focusin: "focus", focusout: "blur" }[type];
/** By the prototype of the events. */
const known = new WeakMap<object, PropertyDescriptorMap>();

/** An event has its fields as its own, so that a copy of it has them too. Each reads the DOM's until it is set. */
const fieldsOf = (event: Event): PropertyDescriptorMap => {
	const prototype = Object.getPrototypeOf(event);
	let result = known.get(prototype);
	if (!result) {
		known.set(prototype, (result = {}));
		for (const name in event) {
			if (Object.hasOwn(event, name) || isLeftOut.test(name) || isFunction(event[name as keyof Event])) continue;
			result[name] = {
				configurable: true,
				enumerable: true,
				get() {
					const value = Reflect.get(prototype, name, this);
					return (name === "type" && typeIn(Reflect.get(prototype, "currentTarget", this), value)) || value;
				},
				set(value) {
					Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
				},
			};
		}
	}
	return result;
};

/** It can be set, as React's can, until the next handler is called. A portal sets one of its own. */
const letSetCurrent = (event: Event) => {
	if (Object.getOwnPropertyDescriptor(event, "currentTarget")?.writable) return;
	let given: { current: unknown } | undefined;
	Object.defineProperty(event, "currentTarget", {
		configurable: true,
		enumerable: true,
		get: () => (given ? given.current : Reflect.get(Object.getPrototypeOf(event), "currentTarget", event)),
		set: (current) => {
			given = { current };
		},
	});
};

/** Handlers tell one another by it that they have dealt with an event, though it has no default, as that of the focus. */
function preventDefault(this: { defaultPrevented: boolean } & Event) {
	Event.prototype.preventDefault.call(this);
	this.defaultPrevented = true;
}

options.event = (given) => {
	const event = (outer?.(given) ?? given) as ReactEvent;
	if (!event.nativeEvent) {
		Object.defineProperties(event, fieldsOf(event));
		event.preventDefault = preventDefault;
	}
	event.persist ??= () => {};
	event.isPropagationStopped ??= () => event.cancelBubble;
	event.isDefaultPrevented ??= () => event.defaultPrevented;
	event.nativeEvent = event;
	letSetCurrent(event);
	return event;
};
