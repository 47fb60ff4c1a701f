// React's additions to the DOM's events.
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
	// After the handler's updates are rendered, or nothing.
	if (/^(input|change)$/.test(event.type)) queueMicrotask(() => queueMicrotask(() => restore(event.target as Element)));
	return event;
};
