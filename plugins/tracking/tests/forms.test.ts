// Forms: which submits are events, with which parameters, and what a form without a submit event tells.
import { describe, expect, it } from "vitest";
import { hideMembers } from "../../../tests/helpers/form-members";
import { dyn, fbqEvents, GATags, ga, gaEvents, options, params, settle, start, trigger } from "./setup";

const submit = (selector: string) =>
	document.querySelector(selector)!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));

describe("forms", () => {
	const map = (slugs = ["facebook"]) =>
		Object.fromEntries(slugs.map((slug) => [slug, dyn("Form", "automatic_event_form")]));

	it("of comments fire the comment, everywhere, and no form (tracking #45)", async () => {
		const comment = (slug: string) => [slug, dyn("Comment", "automatic_event_comment")];
		await start(
			options({
				ga: ga(),
				GATags,
				dynamicEvents: {
					automatic_event_comment: Object.fromEntries(["facebook", "ga"].map(comment)),
					automatic_event_form: map(),
				},
				triggerEvents: { 303: { facebook: trigger(303) } },
				triggerEventTypes: { comment: { 303: [] } },
			}),
			{ body: '<form class="comment-form"></form>' },
		);
		submit("form");
		await settle();
		expect(fbqEvents()).toEqual(["PageView", "Comment", "Lead"]);
		expect(gaEvents()).toEqual(["Comment"]);
	});

	it("tell id, class and the text of their button (tracking #46)", async () => {
		await start(options({ dynamicEvents: { automatic_event_form: map() } }), {
			body: '<form id="f1" class="c1"><input name="id"><button type="submit">Go</button></form><form id="f2"><button>Bare</button></form><form id="f3"><input type="submit" value="Send"></form>',
		});
		for (const id of ["#f1", "#f2", "#f3"]) submit(id);
		await settle();
		expect(params("Form")).toEqual([
			{ page_title: "Home", form_id: "f1", form_class: "c1", text: "Go" },
			{ page_title: "Home", form_id: "f2", form_class: undefined, text: "Bare" },
			{ page_title: "Home", form_id: "f3", form_class: undefined, text: "Send" },
		]);
	});

	it("tell the text of the button that was pressed, as it was then", async () => {
		await start(options({ dynamicEvents: { automatic_event_form: map() } }), {
			body: '<form><button>Save</button><button id="send">Send</button></form>',
		});
		const form = document.querySelector("form")!;
		const send = document.querySelector<HTMLButtonElement>("#send")!;
		form.addEventListener("submit", (event) => {
			event.preventDefault();
			send.textContent = "Sending";
		});
		send.click();
		await settle();
		expect(params("Form").map((sent) => (sent as { text: string }).text)).toEqual(["Send"]);
	});

	it("that their page's validation holds back are not told", async () => {
		await start(options({ dynamicEvents: { automatic_event_form: map() } }), {
			body: "<form novalidate><input required><button>Send</button></form>",
		});
		const form = document.querySelector("form")!;
		form.addEventListener("submit", (event) => event.preventDefault());
		document.querySelector("button")!.click();
		document.querySelector("input")!.value = "x";
		document.querySelector("button")!.click();
		await settle();
		expect(params("Form")).toHaveLength(1);
	});

	it("of the lead widget are told by its own rules, which take an address that the browser would not", async () => {
		await start(options({ dynamicEvents: { automatic_event_form: map() } }), {
			body: '<div class="responder-form-main-wrapper"><form id="f1" novalidate><input type="email" value="דנה@acme.test"><input type="submit" value="Join"></form></div>',
		});
		const form = document.querySelector("form")!;
		form.addEventListener("submit", (event) => event.preventDefault());
		submit("form");
		await settle();
		expect([form.checkValidity(), params("Form")]).toEqual([
			false,
			[{ page_title: "Home", form_id: "f1", text: "Join" }],
		]);
	});

	it("that are not end nothing, nor do forms whose fields hide their members", async () => {
		// jsdom reads the others on its own; plugins/tracking/tests/browser.test.ts takes all.
		const names = "closest matches querySelector querySelectorAll addEventListener dispatchEvent submit action".split(
			" ",
		);
		const { errors } = await start(
			options({
				dynamicEvents: { automatic_event_form: map() },
				triggerEvents: { 301: { facebook: trigger(301) }, 302: { facebook: trigger(302, "Contact") } },
				triggerEventTypes: { css_click: { 301: [".cta"] }, css_mouseover: { 302: ["form"] } },
			}),
			{
				body: `<form id="f1" class="cta">${names
					.map((name) => `<input name="${name}">`)
					.join("")}<button>Go</button></form>`,
			},
		);
		const form = document.querySelector<HTMLFormElement>("form")!;
		const { dispatchEvent } = EventTarget.prototype;
		hideMembers(form);
		document.dispatchEvent(new Event("submit"));
		window.dispatchEvent(new Event("submit"));
		for (const event of [
			new MouseEvent("click", { bubbles: true }),
			new MouseEvent("mouseover", { bubbles: true }),
			new SubmitEvent("submit", { bubbles: true, cancelable: true }),
		])
			dispatchEvent.call(form, event);
		await settle();
		expect(errors).toEqual([]);
		expect(fbqEvents()).toEqual(["PageView", "Lead", "Contact", "Form"]);
		expect(params("Form")).toEqual([
			{ page_title: "Home", form_id: "f1", form_class: "cta pys-mouse-over-302", text: "Go" },
		]);
	});

	it("are not told where only success counts (tracking #46)", async () => {
		await start(options({ enable_success_send_form: "1", dynamicEvents: { automatic_event_form: map() } }), {
			body: '<form id="f1"></form>',
		});
		submit("form");
		await settle();
		expect(fbqEvents()).toEqual(["PageView"]);
	});

	it.each([
		..."comment-form search-form woocommerce-product-search cart woocommerce-cart-form woocommerce-shipping-calculator checkout checkout_coupon edd_form edd_download_purchase_form wpcf7-form forminator-custom-form forminator_ajax wpforms-form wpforms-ajax-form frm-fluent-form"
			.split(" ")
			.map((name) => `<form class="x ${name}"></form>`),
		'<form id="adminbarsearch"></form>',
		'<div class="nf-form-layout"><form></form></div>',
		'<form role="search"></form>',
		'<form class="my-searchform"></form>',
	])("that are a shop's, a search's or another plugin's are not told: %s (tracking #47)", async (body) => {
		await start(options({ dynamicEvents: { automatic_event_form: map() } }), { body });
		submit("form");
		await settle();
		expect(fbqEvents()).toEqual(["PageView"]);
	});

	it("of Contact Form 7 are told on success (tracking #48)", async () => {
		await start(options({ enable_success_send_form: "1", dynamicEvents: { automatic_event_form: map() } }), {
			body: '<form class="wpcf7-form"><input type="submit" value="Send"></form>',
		});
		document
			.querySelector("form")!
			.dispatchEvent(new CustomEvent("wpcf7mailsent", { bubbles: true, detail: { contactFormId: 7 } }));
		await settle();
		expect(params("Form")).toEqual([{ page_title: "Home", form_id: 7, text: "Send" }]);
	});

	it("of the page builder are told once, when the server has taken them (more-widgets #12)", async () => {
		await start(options({ dynamicEvents: { automatic_event_form: map() } }), {
			body: '<div class="elementor-widget-form"><form><input name="form_id" value="f0f0f0f"><button type="submit">Send</button></form></div>',
		});
		submit("form");
		submit("form");
		const form = document.querySelector("form")!;
		form.dispatchEvent(new CustomEvent("submit_success", { bubbles: true, detail: { message: "" } }));
		await settle();
		expect(params("Form")).toEqual([{ page_title: "Home", form_id: "f0f0f0f", text: "Send" }]);
	});

	it("of other plugins are told by their jQuery events", async () => {
		type Listener = (event: { target: Element }, ...data: unknown[]) => void;
		const bound = new Map<string, Listener>();
		window.jQuery = () => ({
			on: (type: string, ...rest: unknown[]) => bound.set(type, rest.at(-1) as Listener),
			off: (type: string) => bound.delete(type),
		});
		const { unmount } = await start(options({ dynamicEvents: { automatic_event_form: map() } }), {
			body: `<form id="a"><input name="form_id" value="5"><button type="submit">A</button></form>
			<form id="b" class="wpforms-form" data-formid="6"><button type="submit">B</button></form>
			<div id="nf-form-8-cont"><form><input type="submit" value="N"></form></div>
			<form id="c" class="frm-fluent-form" data-form_id="9"><button type="submit">C</button></form>`,
		});
		const form = (id: string) => document.querySelector(id)!;
		bound.get("submit_success")!({ target: form("#a") });
		bound.get("forminator:form:submit:success")!({ target: form("#a") });
		bound.get("wpformsAjaxSubmitSuccess")!({ target: form("#b") });
		bound.get("frmFormComplete")!({ target: document.body }, [form("#a")]);
		bound.get("nfFormSubmitResponse")!({ target: document.body }, { response: { data: { form_id: "8" } } });
		bound.get("fluentform_submission_success")!({ target: form("#c") });
		await settle();
		expect(params("Form")).toEqual(
			[
				["5", "A"],
				["5", "A"],
				["6", "B"],
				["5", "A"],
				["8", "N"],
				["9", "C"],
			].map(([form_id, text]) => ({
				page_title: "Home",
				form_id,
				text,
			})),
		);
		unmount();
		expect(bound.size).toBe(0);
	});

	it("of other plugins are told where jQuery comes later than tracking", async () => {
		const bound: string[] = [];
		await start(options({ dynamicEvents: { automatic_event_form: map() } }));
		window.jQuery = () => ({ on: (type: string) => bound.push(type), off() {} });
		for (let scripts = 0; scripts < 2; scripts++)
			document.head.appendChild(document.createElement("script")).dispatchEvent(new Event("load"));
		expect(bound).toEqual([
			"forminator:form:submit:success",
			"wpformsAjaxSubmitSuccess",
			"frmFormComplete",
			"nfFormSubmitResponse",
			"fluentform_submission_success",
			// Of the page builder's forms.
			"submit_success",
		]);
	});
});
