// What React's events have alongside the DOM's.
import { options } from "../vnode";
import { restore } from "./controlled";

interface ReactEvent extends Event {
	persist?(): void;
	isPropagationStopped?(): boolean;
	isDefaultPrevented?(): boolean;
	nativeEvent?: Event;
}

const outer = options.event;

options.event = (given) => {
	const event = (outer?.(given) ?? given) as ReactEvent;
	event.persist ??= () => {};
	event.isPropagationStopped ??= () => event.cancelBubble;
	event.isDefaultPrevented ??= () => event.defaultPrevented;
	event.nativeEvent = event;
	// After what the handler has asked for is drawn, or nothing.
	if (/^(input|change)$/.test(event.type)) queueMicrotask(() => queueMicrotask(() => restore(event.target as Element)));
	return event;
};
