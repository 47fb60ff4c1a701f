// The types of events in JSX: names such as `onMouseDown`, derived from TypeScript's DOM library.

/** An event that is being handled on an element of this type. */
export type TargetedEvent<E, Given = Event> = Given & { readonly currentTarget: E };
/** An event of a field: it happened to the field itself. */
export type FieldEvent<E, Given = Event> = Given & { readonly currentTarget: E; readonly target: E };

export type SyntheticEvent<E = Element, Given = Event> = TargetedEvent<E, Given>;
export type ChangeEvent<E = Element> = FieldEvent<E>;
export type FormEvent<E = Element> = TargetedEvent<E>;
export type MouseEvent<E = Element> = TargetedEvent<E, globalThis.MouseEvent>;
export type KeyboardEvent<E = Element> = TargetedEvent<E, globalThis.KeyboardEvent>;
export type FocusEvent<E = Element> = TargetedEvent<E, globalThis.FocusEvent>;
export type PointerEvent<E = Element> = TargetedEvent<E, globalThis.PointerEvent>;
export type TouchEvent<E = Element> = TargetedEvent<E, globalThis.TouchEvent>;
export type DragEvent<E = Element> = TargetedEvent<E, globalThis.DragEvent>;
export type WheelEvent<E = Element> = TargetedEvent<E, globalThis.WheelEvent>;
export type ClipboardEvent<E = Element> = TargetedEvent<E, globalThis.ClipboardEvent>;
export type EventHandler<Given> = (event: Given) => unknown;
export type ChangeEventHandler<E = Element> = EventHandler<ChangeEvent<E>>;
export type FormEventHandler<E = Element> = EventHandler<FormEvent<E>>;
export type MouseEventHandler<E = Element> = EventHandler<MouseEvent<E>>;
export type KeyboardEventHandler<E = Element> = EventHandler<KeyboardEvent<E>>;
export type FocusEventHandler<E = Element> = EventHandler<FocusEvent<E>>;
export type PointerEventHandler<E = Element> = EventHandler<PointerEvent<E>>;

/** The words that events' names begin with: the DOM writes them in small letters. */
type Word =
	| "animation"
	| "aux"
	| "before"
	| "can"
	| "composition"
	| "context"
	| "cue"
	| "dbl"
	| "drag"
	| "duration"
	| "focus"
	| "form"
	| "got"
	| "key"
	| "load"
	| "loaded"
	| "lost"
	| "mouse"
	| "play"
	| "pointer"
	| "rate"
	| "scroll"
	| "select"
	| "selection"
	| "slot"
	| "time"
	| "touch"
	| "transition"
	| "volume";
type Split<T extends string> = {
	[W in Word]: T extends `${W}${infer Rest}` ? (Rest extends "" ? never : `${Capitalize<W>}${Camel<Rest>}`) : never;
}[Word];
/** `mousedown` as `MouseDown`. */
type Camel<T extends string> = Capitalize<T> | Split<T>;

interface Events extends GlobalEventHandlersEventMap {
	doubleclick: globalThis.MouseEvent;
	copy: globalThis.ClipboardEvent;
	cut: globalThis.ClipboardEvent;
	paste: globalThis.ClipboardEvent;
}
type Names<K extends string> =
	| `on${K | Camel<K>}${"" | "Capture"}`
	| (K extends "doubleclick" ? "onDoubleClick" : never);

export type Handlers<E> = {
	[K in keyof Events as Names<K>]?:
		| ((
				this: void,
				event: K extends "change" | "input" | "beforeinput" ? FieldEvent<E, Events[K]> : TargetedEvent<E, Events[K]>,
		  ) => unknown)
		| null
		| undefined;
};
