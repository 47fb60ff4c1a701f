// React's additions to the DOM's events.
import { options } from "../vnode";

interface ReactEvent extends Event {
	persist?(): void;
	isPropagationStopped?(): boolean;
	isDefaultPrevented?(): boolean;
	nativeEvent?: Event;
}

const outer = options.event;

/** What an event of React's has as its own, so that a copy of it has them too. Those that need the layout are left out. */
const fields =
	/^(type|target|eventPhase|bubbles|cancelable|timeStamp|defaultPrevented|view|detail|(screen|client|page|movement|tilt)[XY]|(ctrl|shift|alt|meta)Key|buttons?|relatedTarget|pointer(Id|Type)|width|height|(tangentialP|p)ressure|twist|isPrimary|key|code|location|repeat|locale|charCode|keyCode|which|isComposing|touches|(target|changed)Touches|delta([XYZ]|Mode)|dataTransfer|clipboardData|(animation|property)Name|elapsedTime|pseudoElement|data|inputType|submitter)$/;
/** By the prototype of the events. */
const known = new WeakMap<object, PropertyDescriptorMap>();

/** A field reads the DOM's until it is set. */
const fieldOf = (name: string): PropertyDescriptor => ({
	configurable: true,
	enumerable: true,
	get() {
		return Reflect.get(Object.getPrototypeOf(this), name, this);
	},
	set(value) {
		Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
	},
});

const fieldsOf = (event: Event): PropertyDescriptorMap => {
	const prototype = Object.getPrototypeOf(event);
	let result = known.get(prototype);
	if (!result) {
		result = {};
		for (const name in event) if (fields.test(name)) result[name] = fieldOf(name);
		known.set(prototype, result);
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

options.event = (given) => {
	const event = (outer?.(given) ?? given) as ReactEvent;
	if (!event.nativeEvent) Object.defineProperties(event, fieldsOf(event));
	event.persist ??= () => {};
	event.isPropagationStopped ??= () => event.cancelBubble;
	event.isDefaultPrevented ??= () => event.defaultPrevented;
	event.nativeEvent = event;
	letSetCurrent(event);
	return event;
};
