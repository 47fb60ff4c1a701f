// React's additions to the DOM's events.
import { options } from "../vnode";

interface ReactEvent extends Event {
	persist?(): void;
	isPropagationStopped?(): boolean;
	isDefaultPrevented?(): boolean;
	nativeEvent?: Event;
}

const outer = options.event;

/** It can be set, as React's can, until the next handler is called. A portal sets one of its own. */
const letSetCurrent = (event: Event) => {
	if (Object.getOwnPropertyDescriptor(event, "currentTarget")?.writable) return;
	let given: { current: unknown } | undefined;
	Object.defineProperty(event, "currentTarget", {
		configurable: true,
		get: () => (given ? given.current : Reflect.get(Object.getPrototypeOf(event), "currentTarget", event)),
		set: (current) => {
			given = { current };
		},
	});
};

options.event = (given) => {
	const event = (outer?.(given) ?? given) as ReactEvent;
	event.persist ??= () => {};
	event.isPropagationStopped ??= () => event.cancelBubble;
	event.isDefaultPrevented ??= () => event.defaultPrevented;
	event.nativeEvent = event;
	letSetCurrent(event);
	return event;
};
