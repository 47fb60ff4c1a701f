// A form that the app submits: its handler and the result replace the request.
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";
import { report } from "../base/errors";

export type FormStatus = "idle" | "sending" | "sent" | "error";

/** Result of a handler, or of its promise: the messages of the form. */
export interface SubmitAnswer {
	/** Shown below the form. */
	message?: string;
	/** By the name of a field: shown at it. With one the form counts as not sent. */
	errors?: Record<string, string>;
	/** Whether it was sent; it was unless there are errors. */
	ok?: boolean;
}

/** The values of the fields by their names; several of one name are a list. */
export type FormValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>;

export interface SubmitProps {
	/**
	 * Called when the fields are valid. If it returns a promise, that replaces the request: the form is busy until it
	 * settles, and then shows success or the errors. After `preventDefault()` nothing is sent, and `status` controls
	 * what the form shows.
	 */
	onSubmit?(
		event: SyntheticEvent<HTMLFormElement, SubmitEvent>,
		sent: { data: FormData; values: FormValues },
	): void | SubmitAnswer | Promise<void | SubmitAnswer | undefined>;
	/** Shows the form as sending, sent or failed, if the app knows that from elsewhere. */
	status?: FormStatus;
}

export interface OwnForm {
	/** Whether the fields are valid; the plugin shows the invalid ones. */
	isValid(form: HTMLFormElement): boolean;
	/** The app's name of a field; undefined for other controls. */
	nameOf(name: string): string | undefined;
	show(form: HTMLFormElement, status: FormStatus, answer: SubmitAnswer): void;
}

/** @returns for the form, or an element around it */
export const useSubmit = (
	{ onSubmit, status }: SubmitProps,
	{ isValid, nameOf, show }: OwnForm,
	find: () => HTMLFormElement | null | undefined,
) => {
	const isBusy = useRef(false);
	const isThere = useRef(true);
	useLayoutEffect(() => {
		isThere.current = true;
		return () => {
			isThere.current = false;
		};
	}, []);
	const before = useRef<FormStatus>("idle");
	useEffect(() => {
		const form = find();
		if (!form || status === undefined || status === before.current) return;
		before.current = status;
		isBusy.current = status === "sending";
		show(form, status, {});
	});

	return (event: SyntheticEvent<HTMLElement, SubmitEvent>): void => {
		const form = find();
		if (!onSubmit || !form || event.target !== form) return;
		const stop = () => {
			event.preventDefault();
			event.stopPropagation();
		};
		if (isBusy.current) stop();
		if (isBusy.current || !isValid(form)) return;
		const data = new FormData(form);
		const answer = onSubmit(event as SyntheticEvent<HTMLFormElement, SubmitEvent>, {
			data,
			values: valuesOf(data, nameOf),
		});
		const isOwn = typeof answer === "object";
		if (!isOwn && !event.defaultPrevented && !event.isDefaultPrevented?.()) return;
		stop();
		if (!isOwn) return;
		isBusy.current = true;
		show(form, "sending", {});
		const end = (status: FormStatus, answer: SubmitAnswer) => {
			isBusy.current = false;
			if (isThere.current) show(form, status, answer);
		};
		Promise.resolve(answer).then(
			(answer) => {
				const { errors, ok = !Object.keys(errors ?? {}).length } = answer ?? {};
				end(ok ? "sent" : "error", answer ?? {});
			},
			(error) => {
				end("error", { message: error instanceof Error ? error.message : `${error}` });
				report("listener", error);
			},
		);
	};
};

const valuesOf = (data: FormData, nameOf: OwnForm["nameOf"]): FormValues => {
	const values: FormValues = {};
	for (const [key, value] of data) {
		const name = nameOf(key);
		if (!name) continue;
		const before = Object.hasOwn(values, name) ? values[name]! : undefined;
		values[name] = before === undefined ? value : [before, value].flat();
	}
	return values;
};
