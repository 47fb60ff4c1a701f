// React's additions to the DOM's events.
import * as plugs from "../plugs";
import { proxyOf } from "../props";
import { isFunction, options } from "../vnode";
import { bubbleFrom, resetCurrent, setCurrent } from "./portal";

interface ReactEvent extends Event {
	persist?(): void;
	isPropagationStopped?(): boolean;
	isDefaultPrevented?(): boolean;
	nativeEvent?: Event;
}

const outer = options.event;

/** What of the DOM's events is no field of React's: constants, what says the same as another, and what needs the layout. */
const isLeftOut = /^([A-Z_\d]+|(offset|layer)[XY]|currentTarget|cancelBubble|returnValue|srcElement)$/;
/** React's name for a type; listeners of the whole document hear the DOM's. */
const typeIn = (at: Node | null, type: string) => {
	if (at && at.nodeType !== Node.ELEMENT_NODE) return type;
	return type === "focusin" ? "focus" : type === "focusout" ? "blur" : type;
};
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
					return name === "type" ? typeIn(Reflect.get(prototype, "currentTarget", this), value) : value;
				},
				set(value) {
					Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
				},
			};
		}
	}
	return result;
};

/** It can be set, as React's can, until the next handler is called. */
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

/** Events whose handlers are called on the way down now. */
const goingDown = new WeakSet<Event>();

/** On the way down it also keeps the element's other listeners from hearing the event, as React's listeners at the root do. */
function stopPropagation(this: Event) {
	Event.prototype.stopPropagation.call(this);
	if (goingDown.has(this)) this.stopImmediatePropagation();
}

options.event = (given, isCapture) => {
	const event = (outer?.(given, isCapture) ?? given) as ReactEvent;
	if (!event.nativeEvent) {
		Object.defineProperties(event, fieldsOf(event));
		// A test may have put its own functions there, to see whether they are called.
		if (!Object.hasOwn(event, "preventDefault")) event.preventDefault = preventDefault;
		if (!Object.hasOwn(event, "stopPropagation")) event.stopPropagation = stopPropagation;
	}
	event.persist ??= () => {};
	event.isPropagationStopped ??= () => event.cancelBubble;
	event.isDefaultPrevented ??= () => event.defaultPrevented;
	event.nativeEvent = event;
	goingDown[isCapture ? "add" : "delete"](event);
	letSetCurrent(event);
	return event;
};

/** Events of pictures, media, fields, dialogs and disclosures that do not bubble; in React they do. */
const passedOn =
	/^(abort|can\w+|close|durationchange|emptied|encrypted|ended|error|invalid|load\w*|pause|play\w*|progress|ratechange|resize|seek\w+|stalled|suspend|timeupdate|(before)?toggle|volumechange|waiting)$/;

/** After the target's own handlers, those of its ancestors are called. */
const passOn = (event: Event) => {
	const target = event.target as Node;
	if (event.bubbles) return;
	const pass = (now: Event) => {
		if (now !== event) return;
		for (let at = target.parentNode; at && !event.cancelBubble; at = at.parentNode) {
			setCurrent(event, at);
			proxyOf(false).call(at, event);
			bubbleFrom(event);
		}
		resetCurrent(event);
	};
	target.addEventListener(event.type, pass, { once: true });
};

plugs.setListen((type, isCapture) => {
	if (!isCapture && passedOn.test(type)) document.addEventListener(type, passOn, true);
});
