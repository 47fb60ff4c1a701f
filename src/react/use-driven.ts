// State that a plugin keeps in the page, as a component's state: controlled, initial, reported, and kept when the plugin is remounted.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { afterRender, ask, type ChangeDetails, type ChangeReason, detailsNow, followVisitor } from "./change";
import { flushSync } from "./portal";

export interface Driven<V> {
	/** If you set it, update it in `onChange`. */
	value?: V | undefined;
	/** The initial state; the plugin's own by default. */
	defaultValue?: V | undefined;
	/** The state of a plugin that has only just been mounted, unless something has already changed it; unknown by default. */
	initial?: V | undefined;
	onChange?: ((next: V, details: ChangeDetails) => void) | undefined;
	/** The state that the page shows now; undefined while it shows none that counts. */
	read(host: HTMLElement): V | undefined;
	/** Has the plugin show it. @param isAtOnce nothing is to move */
	write(host: HTMLElement, value: V, isAtOnce: boolean): void;
	/** Whether a press there is one on the component; any is by default. */
	isInside?(target: Node): boolean;
	/** The reason of a change without an event of the visitor; `script` by default. */
	otherwise?: ChangeReason | undefined;
}

export interface DrivenState {
	/** To be called when the plugin may have changed it. */
	note(): void;
	/** For the island: restores the state, and follows it by the attributes named. */
	whileMounted(host: HTMLElement): () => void;
	host: RefObject<HTMLElement | null>;
}

export const same = (one: unknown, other: unknown): boolean =>
	Object.is(one, other) ||
	(Array.isArray(one) &&
		Array.isArray(other) &&
		one.length === other.length &&
		one.every((item, at) => item === other[at]));

/** Runs tasks one after another, and their clean-ups as well: a component may have more than one state. */
export const whileAll =
	(...tasks: DrivenState["whileMounted"][]): DrivenState["whileMounted"] =>
	(host) => {
		const ends = tasks.map((task) => task(host));
		return () => {
			for (const end of ends) end();
		};
	};

/** @param attributes those by which the plugin shows it; none if `note` is called */
export const useDriven = <V>(driven: Driven<V>, attributes: string[]): DrivenState => {
	const { value } = driven;
	const latest = useRef(driven);
	const held = useRef<V | undefined>(value === undefined ? driven.defaultValue : value);
	const host = useRef<HTMLElement>(null);
	const observer = useRef<MutationObserver>(undefined);
	const isWriting = useRef(false);

	const write = (next: V, isAtOnce = false) => {
		if (!host.current) return;
		held.current = next;
		isWriting.current = true;
		try {
			latest.current.write(host.current, next, isAtOnce);
		} finally {
			isWriting.current = false;
		}
		observer.current?.takeRecords();
	};
	const note = useCallback(() => {
		// The app need not be notified of its own change.
		const next = host.current && !isWriting.current ? latest.current.read(host.current) : undefined;
		const before = held.current;
		if (next === undefined || same(next, before)) return;
		held.current = next;
		const { details, isPrevented } = detailsNow(latest.current.isInside, latest.current.otherwise);
		afterRender(() => {
			const { onChange } = latest.current;
			// The app's decision has to be known before the change becomes visible.
			if (onChange) flushSync(() => onChange(next, details));
			// Another change has followed, which the app decides on separately.
			if (!same(next, held.current)) return;
			const { value } = latest.current;
			const wanted = value !== undefined ? value : isPrevented() ? before : next;
			if (wanted !== undefined && !same(wanted, next)) write(wanted);
		});
	}, []);

	useLayoutEffect(() => {
		latest.current = driven;
		if (value !== undefined && !same(value, held.current)) write(value);
	});
	useEffect(followVisitor, []);

	const whileMounted = useCallback((node: HTMLElement) => {
		host.current = node;
		const { value } = latest.current;
		const start = value === undefined ? held.current : value;
		if (start !== undefined) write(start, true);
		else {
			const now = latest.current.read(node);
			const { initial = now } = latest.current;
			held.current = initial;
			// React is rendering, so the app is notified afterwards.
			if (!same(now, initial)) ask(note);
		}
		observer.current = new MutationObserver(note);
		if (attributes[0]) observer.current.observe(node, { attributes: true, attributeFilter: attributes, subtree: true });
		return () => {
			observer.current?.disconnect();
			host.current = null;
		};
	}, []);
	return { note, whileMounted, host };
};
