// Forms: submits that are no shop's or search's, comments, success as form plugins tell it, and what our own plugins tell.
import { isObject, type Params, type Slug } from "../options";
import { slugs } from "../pixels";
import type { Tracker } from "../tracker";

const ignored =
	".comment-form,.search-form,.woocommerce-product-search,.cart,.woocommerce-cart-form,.woocommerce-shipping-calculator,.checkout,.checkout_coupon,.edd_form,.edd_download_purchase_form,.wpcf7-form,.forminator-custom-form,.forminator_ajax,.wpforms-form,.wpforms-ajax-form,.frm-fluent-form,#adminbarsearch,.nf-form-layout>*,.woocommerce-ordering,[class*=search],[class*=add-to-cart],[role=search]";

/** jQuery events of form plugins: name, where, and how the form's id is found. */
const successes: [type: string, selector: string | null, id: (form: Element, data: unknown) => unknown][] = [
	["forminator:form:submit:success", null, (form) => inputOf(form, "form_id")],
	["wpformsAjaxSubmitSuccess", "form.wpforms-form", (form) => form.getAttribute("data-formid")],
	["frmFormComplete", null, (form) => inputOf(form, "form_id")],
	["nfFormSubmitResponse", null, (_, data) => (data as { response: Data }).response.data.form_id],
	["fluentform_submission_success", "form.frm-fluent-form", (form) => form.getAttribute("data-form_id")],
];

interface Data {
	data: { form_id: unknown };
}

export default (tracker: Tracker): void => {
	const { options, scope, later } = tracker;
	const { automatic_event_form: map, automatic_event_comment: comment } = options.dynamicEvents;
	const comments = Object.keys(options.triggerEventTypes.comment ?? {});
	const fire = (params: Params) => later(() => tracker.fire(map, "onFormEvent", params));

	scope.on(document, "submit", ({ target }) => {
		const form = target as Element;
		if (form.matches("form.comment-form"))
			later(() => {
				tracker.fire(comment, "onCommentEvent");
				comments.forEach(tracker.fireTrigger);
			});
		if (!map || options.enable_success_send_form || form.matches(ignored)) return;
		const attribute = (name: string) => form.getAttribute(name) ?? undefined;
		fire({ form_id: attribute("id"), form_class: attribute("class"), text: textOf(form) });
	});

	watchOwn(tracker);
	if (!map) return;

	scope.on(document, "wpcf7mailsent", ({ target, detail }: CustomEventInit & Event) =>
		fire({ form_id: detail?.contactFormId, text: textOf(target as Element) }),
	);
	const { jQuery } = window;
	if (!jQuery) return;
	for (const [type, selector, idOf] of successes) {
		const listener = ({ target }: Event, data: unknown) => {
			const node = (data as [Element] | undefined)?.[0] ?? data ?? target;
			const element = node instanceof Element ? node : (target as Element);
			const ninja = (data as { response?: Data } | undefined)?.response?.data?.form_id;
			const form = ninja === undefined ? element : (document.getElementById(`nf-form-${ninja}-cont`) ?? document.body);
			fire({ form_id: idOf(form, data), text: textOf(form) });
		};
		const args = [type, ...(selector ? [selector] : []), listener];
		jQuery(document).on(...args);
		scope.add(() => jQuery(document).off(...args));
	}
};

/** Value of an input, else the text, as it stands; of the button that submits the form. */
const textOf = (form: Element): string => {
	const button = form.querySelector<HTMLInputElement>(
		"input[type=submit],.forminator-button-submit,[type=submit],button:not([type])",
	);
	return (button?.matches("input") ? button.value : button?.textContent) ?? "";
};

const inputOf = (form: Element, name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

/** By destination: Facebook's name, the names of the others. */
const ownEvents: [type: string, facebook: string, other: string, params: (detail: Params) => Params][] = [
	["rmp:sent", "Lead", "generate_lead", ({ formId }) => ({ form_id: formId })],
	["elementor/popup/show", "PopupView", "popup_view", ({ id }) => ({ popup_id: id })],
	["joinchat:open", "Contact", "contact", ({ chat_channel }) => ({ chat_channel })],
];

/** Success of our own lead form, popups that are shown and chats that are opened, for every destination that is on. */
const watchOwn = ({ options, scope, later, fire }: Tracker) => {
	for (const [type, facebook, other, paramsOf] of ownEvents)
		scope.on(
			window,
			type,
			(event) =>
				later(() => {
					// A chat that somebody stopped was not opened.
					if (event.defaultPrevented) return;
					const { detail } = event as CustomEvent;
					const params = paramsOf(isObject(detail) ? detail : {});
					const eventFor = (slug: Slug) => ({
						...idsOf(options[slug]),
						name: slug === "facebook" ? facebook : other,
						type: "dyn",
						e_id: `gossamer_${other}`,
						params,
					});
					fire(Object.fromEntries(slugs.map((slug) => [slug, eventFor(slug)])));
				}),
			{ capture: true },
		);
};

const idsOf = ({ pixelIds, trackingIds }: { pixelIds?: string[]; trackingIds?: string[] } = {}) => ({
	pixelIds,
	trackingIds,
});
