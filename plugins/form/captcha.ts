// The captcha of Google, once the page has its script: that is the page's, or its consent tool's, to load.
import { isPermitted } from "../../src/kit/permission";
import type { Scope } from "../../src/kit/scope";
import { membersOf } from "../../src/parts/forms";

/** The used part of Google's script. */
interface Grecaptcha {
	render?(node: Element, options: object): number;
	execute(id: number, options: { action?: string }): PromiseLike<string>;
	reset(id: number): void;
}
declare global {
	var grecaptcha: Grecaptcha | undefined;
}

export interface Captcha {
	/** Before the form is sent: gets its token if the visitor has nothing to solve. */
	fill(): Promise<void>;
}

/** Milliseconds between two checks for Google's script. */
const lookMs = 350;
/** Milliseconds until the form is sent without a token: the server then responds with its own message. */
const tokenMs = 10_000;
/** A form cannot be sent without it: a visitor has to refuse it by its name. */
const need = { service: "recaptcha", category: "necessary" };
const tokenName = "g-recaptcha-response";

export const serve = (form: HTMLFormElement, scope: Scope): Captcha => {
	const members = membersOf(form);
	const node = [...members.querySelectorAll<HTMLElement>(".elementor-g-recaptcha")].at(-1)!;
	const { type, action, ...options } = node.dataset;
	let id: number | undefined;

	const look = () => {
		if (!window.grecaptcha?.render || !isPermitted(scope, need)) return scope.timeout(lookMs, look);
		try {
			id = window.grecaptcha.render(node, options);
		} catch (error) {
			scope.report("request", error);
		}
	};
	const reset = () => {
		if (id !== undefined) window.grecaptcha?.reset(id);
	};
	look();
	for (const event of ["reset", "error"]) scope.on(form, event, reset);
	scope.add(() => node.replaceChildren());

	const setToken = (token: string) => {
		let field = members.querySelector<HTMLInputElement>(`[name=${tokenName}]`);
		if (!field) {
			field = document.createElement("input");
			field.type = "hidden";
			field.name = tokenName;
			members.append(field);
			scope.add(() => field!.remove());
		}
		field.value = token;
	};

	return {
		async fill() {
			if (type !== "v3" || id === undefined) return;
			try {
				const late = new Promise<undefined>((resolve) => scope.timeout(tokenMs, () => resolve(undefined)));
				const token = await Promise.race([window.grecaptcha!.execute(id, { action }), late]);
				if (token) setToken(token);
			} catch (error) {
				scope.report("request", error);
			}
		},
	};
};
