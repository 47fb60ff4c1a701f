// The effects of a response: events, the follow-up, messages, and the focus.
import type { Scope } from "../../src/kit/scope";
import { isSafe, membersOf, tell } from "../../src/parts/forms";
import { createMessage, showFieldError } from "./messages";
import type { Answer } from "./model";

/**
 * @param failure message of a failed request, instead of the transport's
 * @param reveal shows a field that is in a hidden step
 */
export const createOutcome = (
	form: HTMLFormElement,
	scope: Scope,
	failure: string,
	reveal: (field: Element) => unknown,
) => {
	const members = membersOf(form);

	const say = (kind: string, markup: string) => {
		const hasIcons = (scope.page.builder.experimentalFeatures as { e_font_icon_svg?: unknown } | undefined)
			?.e_font_icon_svg;
		const message = createMessage(scope, "div", hasIcons ? `${kind} elementor-message-svg` : kind, markup);
		members.append(message);
		return message;
	};

	/** @param isElsewhere whether the visitor is elsewhere by now: nothing takes the focus away then */
	return ({ isSent, data, message, errors, failure: word }: Answer, isElsewhere: () => boolean): void => {
		/** Moves the focus to the first that takes it. */
		const focus = (...nodes: (HTMLElement | null | undefined)[]) =>
			isElsewhere() ||
			nodes.find((node) => {
				node?.focus();
				return node && document.activeElement === node;
			});
		const isGone = scope.signal.aborted;
		if (isSent) {
			const target = isGone ? document : form;
			tell(scope, target, "submit_success", data);
			tell(scope, target, "form_destruct", data);
			if (isGone) return;
			const popup = data.data?.popup as { action?: unknown; id?: unknown } | null | undefined;
			// Popups get it by the event; if the plugin loads later it opens it then.
			if (popup?.action === "open" && (window.elementorProFrontend?.modules?.popup ?? { isLate: true }).isLate)
				scope.runAction(
					`#elementor-action:action=popup:open&settings=${btoa(JSON.stringify({ id: Number(popup.id) }))}`,
				);
			leadOn(scope, data.data?.redirect_url);
			members.reset();
			focus(message ? say("success", message) : members.querySelector<HTMLElement>("[type=submit]"));
			return;
		}
		if (isGone) return;
		/** Messages of fields that are not on the page. */
		const others: string[] = [];
		const groups = errors.flatMap(([key, text]) => {
			const group = key && groupOf(members, key);
			if (group) showFieldError(scope, group, text);
			else others.push(text);
			return group || [];
		});
		// A native event on the window would look like a script error.
		tell(scope, form, "error", data, false);
		const text = message || others.join(" ").trim() || (groups[0] ? "" : failure || word || "error");
		const general = text ? say("danger", text) : null;
		const first = members.querySelector<HTMLElement>("[aria-invalid=true]:not([type=hidden])");
		if (first) reveal(first);
		focus(first, general);
	};
};

/** The group of a field, by its key. Two forms of a page may have the same keys, and so the same ids. */
const groupOf = (form: ParentNode, key: string): Element | undefined => {
	// A JSON string is a CSS string as well.
	const [id, name, many] = [`form-field-${key}`, `form_fields[${key}]`, `form_fields[${key}][]`].map((text) =>
		JSON.stringify(text),
	);
	const node = form.querySelector(`[id=${id}],[name=${name}],[name=${many}]`);
	return node?.closest(".elementor-field-group") ?? node?.parentElement ?? undefined;
};

/** Runs the form's follow-up: another page, or a link action. */
const leadOn = (scope: Scope, address: unknown) => {
	if (typeof address !== "string" || !address.trim()) return;
	if (address.includes("#elementor-action")) return scope.runAction(address);
	const link = document.createElement("a");
	link.href = address;
	if (isSafe(link)) location.href = link.href;
};
