// Actions: async transitions, forms that call functions, and pending states.
import { useCallback, useInsertionEffect, useLayoutEffect, useRef, useState } from "../hooks";
import type { Instance } from "../instance";
import { current, fail } from "../render";
import { isFunction, isThenable } from "../vnode";
import { formAction, ownerOf, propsOf, restore } from "./controlled";
import { report } from "./report";

// biome-ignore lint/suspicious/noExplicitAny: states and payloads are the author's
type Any = any;
type Start = (action: () => unknown) => void;

/** Number of running actions, and the work after the last one. */
let count = 0;
let ends: (() => void)[] = [];
/** Now, if there are none. */
const atEnd = (work: () => void): unknown => (count ? ends.push(work) : work());

/** Runs an action to its end. @param tell called if it turns out to be async, and at the end of an async or failed one */
const follow = (
	action: () => unknown,
	tell: (change: 1 | -1 | 0, failure?: [unknown], value?: unknown) => void,
): void => {
	count++;
	const end = () => {
		if (--count) return;
		const all = ends;
		ends = [];
		for (const work of all) work();
	};
	try {
		const result = action();
		if (isThenable(result)) {
			tell(1);
			const settle = (failure?: [unknown], value?: unknown) => {
				tell(-1, failure, value);
				end();
			};
			result.then(
				(value) => settle(undefined, value),
				(error) => settle([error]),
			);
			return;
		}
	} catch (error) {
		tell(0, [error]);
	}
	end();
};

/** An update that may wait; renders are never interrupted, so it is like others, except for async actions. */
export const startTransition: Start = (action) =>
	follow(action, (_, failure) => {
		if (failure) report(failure[0]);
	});

interface Progress {
	running: number;
	failure?: [unknown] | undefined;
}

/** Whether an action that was started here is under way; its error is thrown to the nearest boundary. */
export const useTransition = (): [isPending: boolean, start: Start] => {
	const [{ running, failure }, update] = useState<Progress>({ running: 0 });
	if (failure) throw failure[0];
	const start = useCallback<Start>(
		(action) => follow(action, (change, failure) => update(({ running }) => ({ running: running + change, failure }))),
		[],
	);
	return [running > 0, start];
};

const none: unknown[] = [];
const nothing = () => {};
const replace = (state: unknown, update: unknown) => (isFunction(update) ? update(state) : update);

/** A value that is taken for another until all actions have ended. */
export const useOptimistic = <S, U = S>(
	value: S,
	reduce: (state: S, update: U) => S = replace as Any,
): [S, (update: U) => void] => {
	const [updates, setUpdates] = useState<Any[]>(none);
	const add = useCallback((update: U) => {
		setUpdates((list) => [...list, update]);
		const reset = () => setUpdates(none);
		if (count) ends.push(reset);
		else queueMicrotask(reset);
	}, []);
	return [updates.reduce(reduce, value), add];
};

/** An action's result for the previous state; actions run one after another. */
export const useActionState = <S, P>(
	action: (state: S, payload: P) => S | PromiseLike<S>,
	initial: S,
): [S, (payload: P) => unknown, boolean] => {
	const [{ value, running, failure }, update] = useState<Progress & { value: S }>({ value: initial, running: 0 });
	const latest = useRef(action);
	const last = useRef<S | PromiseLike<S>>(initial);
	useInsertionEffect(() => {
		latest.current = action;
	});
	const dispatch = useCallback((payload: P) => {
		if (current) throw new Error("Cannot update action state while rendering.");
		let result: S | PromiseLike<S> | undefined;
		follow(
			() => {
				const step = (state: S) => latest.current(state, payload);
				const before = last.current;
				result = isThenable(before) ? (before as PromiseLike<S>).then(step) : step(before as S);
				last.current = result;
				if (isThenable(result)) return result;
				update((known) => ({ ...known, value: result as S }));
			},
			(change, failure, value) => {
				const isOver = change < 0 && !failure;
				if (isOver && last.current === result) last.current = value as S;
				update((known) => ({
					running: known.running + change,
					failure,
					value: isOver ? (value as S) : known.value,
				}));
			},
		);
		// A transition around it takes as long, and this state tells the error.
		return isThenable(result) ? result.then(nothing, nothing) : result;
	}, []);
	if (failure) throw failure[0];
	return [value, dispatch, running > 0];
};

// Forms

export interface FormStatus {
	readonly pending: boolean;
	readonly data: FormData | null;
	readonly method: string | null;
	readonly action: unknown;
}
const idle: FormStatus = { pending: false, data: null, method: null, action: null };

/** The instance of a form. */
interface Form extends Instance {
	status_?: FormStatus;
	/** Told of a new status. */
	listeners_?: Set<() => void>;
}

/** The status of the form around a component. */
export const useFormStatus = (): FormStatus => {
	let form: Form | undefined = current!.parent_;
	while (form && form.type_ !== "form") form = form.parent_;
	const [, update] = useState<unknown>();
	useLayoutEffect(() => {
		if (!form) return;
		const tell = () => update({});
		form.listeners_ ??= new Set();
		const { listeners_: listeners } = form;
		listeners.add(tell);
		return () => {
			listeners.delete(tell);
		};
	}, [form]);
	return form?.status_ ?? idle;
};

/** Resets a form; fields controlled by React keep their values. */
export const requestFormReset = (form: HTMLFormElement): void => {
	atEnd(() => {
		form.reset();
		for (const field of form.elements) restore(field);
	});
};

const raise = (error: unknown, owner: Instance) => {
	try {
		fail(error, owner);
	} catch (uncaught) {
		report(uncaught);
	}
};

/** A form's own handler, after the author's: calls the function that is its action. */
export const submit = (event: SubmitEvent, own: unknown): void => {
	const { target, submitter } = event;
	const form = target as HTMLFormElement;
	const ofButton = submitter && propsOf(submitter)[formAction];
	// An address that the button has is left to the browser.
	const action = ofButton ?? (submitter?.hasAttribute("formaction") ? undefined : own);
	if (event.defaultPrevented || !isFunction(action)) return;
	event.preventDefault();
	const owner: Form = ownerOf(form)!;
	const data = new FormData(form, ofButton ? undefined : submitter);
	const say = (status: FormStatus) => {
		owner.status_ = status;
		for (const tell of owner.listeners_ ?? []) tell();
	};
	let hasFailed: unknown;
	follow(
		() => action(data),
		(change, failure) => {
			if (change > 0) say({ pending: true, data, method: form.method, action });
			else {
				if (change) say(idle);
				hasFailed = failure;
				if (failure) raise(failure[0], owner);
			}
		},
	);
	atEnd(() => {
		if (!hasFailed) requestFormReset(form);
	});
};
