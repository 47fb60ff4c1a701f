// Forms: submits other than those of shops and searches, comments, and success events of form plugins.
import { closestTo, getAttribute, matches, querySelector } from "../../../src/base/dom";
import { getJQuery } from "../../../src/base/jquery";
import type { Params } from "../options";
import type { Tracker } from "../types";

const ignored =
	".comment-form,.search-form,.woocommerce-product-search,.cart,.woocommerce-cart-form,.woocommerce-shipping-calculator,.checkout,.checkout_coupon,.edd_form,.edd_download_purchase_form,.wpcf7-form,.forminator-custom-form,.forminator_ajax,.wpforms-form,.wpforms-ajax-form,.frm-fluent-form,#adminbarsearch,.nf-form-layout>*,.woocommerce-ordering,.elementor-widget-form form,.elementor-widget-subscribe form,[class*=search],[class*=add-to-cart],[role=search]";
const submitters = "input[type=submit],.forminator-button-submit,[type=submit],button:not([type])";

export const watchForms = (tracker: Tracker): void => {
	const { options, scope, later } = tracker;
	const { automatic_event_form: map, automatic_event_comment: comment } = options.dynamicEvents;
	const comments = Object.keys(options.triggerEventTypes.comment ?? {});
	const fire = (params: Params) => later(() => tracker.fire(map, "onFormEvent", params));
	/** Texts of the buttons that were pressed, as they were before the page's own listeners. */
	const texts = new WeakMap<Event, string>();

	scope.on(document, "submit", (event) => texts.set(event, textOf(event.target, event.submitter)), { capture: true });
	// Bubbling: a listener that stops the event at the form keeps it from being counted.
	scope.on(document, "submit", (event) => {
		const form = closestTo(event.target, "*");
		if (!form) return;
		if (matches.call(form, "form.comment-form"))
			later(() => {
				tracker.fire(comment, "onCommentEvent");
				comments.forEach(tracker.fireTrigger);
			});
		if (!map || options.enable_success_send_form || matches.call(form, ignored) || isRefused(event, form)) return;
		fire({ form_id: attributeOf(form, "id"), form_class: attributeOf(form, "class"), text: texts.get(event) });
	});

	if (!map) return;
	watchSuccess(tracker, fire);
	// The page builder's forms are counted when the server has accepted them: a submit may be refused and repeated.
	scope.onBoth(document, "submit_success", ({ target }) =>
		fire({ form_id: inputOf(target as Element, "form_id"), text: textOf(target) }),
	);
};

/** The page's validation has rejected the form. Lead forms have their own rules: submits that these reject do not arrive here. */
const isRefused = (event: Event, form: Element) =>
	event.defaultPrevented && matches.call(form, ":invalid:not(.responder-form-main-wrapper *)");

/** jQuery events of form plugins: name, where, and how the form's id is found. */
const successes: [type: string, selector: string | undefined, id: (form: Element, data: unknown) => unknown][] = [
	["forminator:form:submit:success", undefined, (form) => inputOf(form, "form_id")],
	["wpformsAjaxSubmitSuccess", "form.wpforms-form", (form) => attributeOf(form, "data-formid")],
	["frmFormComplete", undefined, (form) => inputOf(form, "form_id")],
	["nfFormSubmitResponse", undefined, (_, data) => ninjaIdOf(data)],
	["fluentform_submission_success", "form.frm-fluent-form", (form) => attributeOf(form, "data-form_id")],
];

const watchSuccess = (tracker: Tracker, fire: (params: Params) => void) => {
	const { scope } = tracker;
	scope.on(document, "wpcf7mailsent", ({ target, detail }: CustomEventInit & Event) =>
		fire({ form_id: detail?.contactFormId, text: textOf(target) }),
	);
	let isBound: unknown;
	const listen = () => {
		if (!isBound) isBound = watchTriggered(tracker, fire);
	};
	listen();
	// A script that is deferred, or delayed until the first press, runs after this one.
	scope.on(document, "load", listen, { capture: true });
};

/** @returns whether the page has jQuery */
const watchTriggered = ({ scope }: Tracker, fire: (params: Params) => void) => {
	const jQuery = getJQuery();
	if (!jQuery) return;
	for (const [type, selector, idOf] of successes) {
		const listener = ({ target }: Event, data: unknown) => {
			try {
				const node = (data as [Element] | undefined)?.[0] ?? data ?? target;
				const ninja = ninjaIdOf(data);
				const found =
					ninja === undefined ? closestTo(node as EventTarget, "*") : document.getElementById(`nf-form-${ninja}-cont`);
				const form = found ?? closestTo(target, "*") ?? document.body;
				fire({ form_id: idOf(form, data), text: textOf(form) });
			} catch (error) {
				scope.report("tracking", error);
			}
		};
		const args = [type, ...(selector ? [selector] : []), listener];
		jQuery(document).on(...args);
		scope.add(() => jQuery(document).off(...args));
	}
	return true;
};

const ninjaIdOf = (data: unknown) =>
	(data as { response?: { data?: { form_id?: unknown } } } | undefined)?.response?.data?.form_id;

/** Value of an input, else the unmodified text; of the pressed button, else of the first submit button. */
const textOf = (form: EventTarget | null, pressed?: Element | null): string => {
	const button = pressed ?? find(form, submitters);
	return (button instanceof HTMLInputElement ? button.value : button?.textContent) ?? "";
};

const inputOf = (form: EventTarget | null, name: string) =>
	(find(form, `input[name="${name}"]`) as HTMLInputElement | null)?.value;

const attributeOf = (form: Element, name: string) => getAttribute.call(form, name) ?? undefined;
const find = (form: EventTarget | null, selector: string) =>
	form instanceof Element ? querySelector.call(form, selector) : null;
