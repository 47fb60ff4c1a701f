// Menus, searches and forms as components: the markup that each plugin looks for, and the plugin at work on it.
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import * as components from "../../plugins/react";
import { errors, renderView } from "../helpers/react";
import { selectorOf } from "./at-rest";

const { Form, LeadForm, MegaMenu, NavMenu, Search, SearchForm, WoocommerceMenuCart } = components;

describe("WoocommerceMenuCart", () => {
	it("opens what is in the cart, and stays open in the next render", async () => {
		const cart = () => (
			<WoocommerceMenuCart count={2} subtotal="€ 50" settings={{ cart_type: "mini-cart" }}>
				<p>Two mugs</p>
			</WoocommerceMenuCart>
		);
		const view = await renderView(cart());
		await act(async () => view.get(".elementor-menu-cart__toggle_button").click());
		await view.render(cart());
		expect(view.get(".elementor-menu-cart--shown .elementor-menu-cart__main[aria-hidden=false]").textContent).toBe(
			"Two mugs",
		);
		expect(view.get("[aria-expanded=true] [data-counter]").textContent).toBe("2");
	});
});

describe("MegaMenu", () => {
	it("opens the panel whose button is pressed, and keeps it open in the next render", async () => {
		const items = [
			{ title: "Shop", href: "/shop/", panel: <p>Bowls</p> },
			{ title: "Help", panel: <p>Washing</p> },
			{ title: "Team", href: "#team" },
		];
		const view = await renderView(<MegaMenu items={items} settings={{ open_on: "click" }} />);
		await act(async () => view.get("[data-tab-index='2'].e-n-menu-dropdown-icon").click());
		await view.render(<MegaMenu items={items} settings={{ open_on: "click" }} />);
		expect(view.get(".e-n-menu-dropdown-icon[aria-expanded=true]").getAttribute("data-tab-index")).toBe("2");
		expect(view.get(".e-n-menu-content.e-active .e-active").textContent).toBe("Washing");
		expect(view.get(".e-anchor a").getAttribute("href")).toBe("#team");
	});
});

describe("Search, SearchForm", () => {
	it("is a field that knows its results, without them until they are requested", async () => {
		const view = await renderView(
			<Search action="/search" label="Search" resultsLabel="Results" id="5ea4c01" post={42}>
				Go
			</Search>,
		);
		const input = view.get("input.e-search-input");
		expect(view.get(`#${input.getAttribute("aria-controls")}`).getAttribute("aria-label")).toBe("Results");
		expect(view.get<HTMLInputElement>("[name=e_search_props]").value).toBe("5ea4c01-42");
	});

	it("takes the screen, through the next render", async () => {
		const form = () => (
			<SearchForm action="/search" label="Search" skin="full_screen">
				?
			</SearchForm>
		);
		const view = await renderView(form());
		await act(async () => view.get(".elementor-search-form__toggle").click());
		await view.render(form());
		expect(view.get(".elementor-search-form__toggle").ariaExpanded).toBe("true");
		expect(document.activeElement).toBe(view.get("input"));
		await act(async () => view.get(".dialog-close-button").click());
		await expect.poll(() => document.activeElement).toBe(view.get(".elementor-search-form__toggle"));
	});
});

describe("NavMenu", () => {
	const entries = [
		{ title: "Home", href: "/", isCurrent: true },
		{ title: <b>Shop</b>, href: "#", items: [{ title: "Mugs", href: "/mugs" }] },
	];

	it("opens with its button and stays open in the next render; a list opens at a press", async () => {
		const view = await renderView(<NavMenu items={entries} stretch className="mine" />);
		const nav = () => view.get("nav.elementor-nav-menu--dropdown");
		expect(view.get(selectorOf("nav-menu")).className).toContain("elementor-nav-menu--stretch");
		expect(nav().inert).toBe(true);
		await act(async () => view.get(".elementor-menu-toggle").click());
		await view.render(<NavMenu items={[...entries]} stretch className="mine" />);
		expect(nav().inert).toBe(false);
		const shop = view.get("nav.elementor-nav-menu--dropdown .menu-item-has-children > a");
		// The lists come at the first interaction.
		await vi.waitFor(() => expect(shop.ariaExpanded).toBe("false"));
		await act(async () => shop.click());
		expect(shop.ariaExpanded).toBe("true");
		expect(shop.querySelector(".sub-arrow i")!.className).toBe("fas fa-caret-down");
		expect(view.get("[aria-current=page]").textContent).toBe("Home");
		await view.render(<NavMenu items={entries.slice(0, 1)} layout="dropdown" toggle={null} />);
		expect(nav().ariaHidden).toBe("false");
		expect(view.container.querySelectorAll("a")).toHaveLength(1);
	});
});

describe("LeadForm", () => {
	it("checks its fields before it sends", async () => {
		const view = await renderView(
			<LeadForm
				formId="k3x"
				fields={[
					{ type: "hidden", name: "field_9", uri: "campaign", value: "spring" },
					{ type: "email", name: "field_mail", label: "Mail", required: true },
					{ type: "choice", name: "field_size", label: "Size", options: ["S", "M"] },
				]}
				button={{ idle: "Join", busy: "Sending" }}
				messages={{ required: "Please fill" }}
				sent="Thanks"
			/>,
		);
		const form = view.get<HTMLFormElement>(selectorOf("lead-form"));
		expect(form.dataset.form_id).toBe("k3x");
		expect([...new FormData(form).keys()]).toEqual(["field_9", "field_mail", "field_size"]);
		await act(async () => form.requestSubmit());
		expect(view.get(".responder-message-form-error").textContent).toBe("Please fill Mail");
		expect(view.get("[name=field_mail]").ariaInvalid).toBe("true");
		expect(errors).toEqual([]);
	});

	it("of an app tells the page what it has sent", async () => {
		const heard: unknown[] = [];
		const listen = (event: Event) => heard.push((event as CustomEvent).detail);
		document.addEventListener("rmp:sent", listen);
		const view = await renderView(
			<LeadForm
				formId="k3x"
				fields={[{ type: "hidden", name: "field_9", uri: "campaign", value: "spring" }]}
				button={{ idle: "Join", busy: "Sending" }}
				sent="Thanks"
				onSubmit={async () => {}}
			/>,
		);
		await act(async () => view.get<HTMLFormElement>(selectorOf("lead-form")).requestSubmit());
		await vi.waitFor(() => expect(heard).toEqual([{ formId: "k3x", fields: [{ name: "field_9", value: "spring" }] }]));
		document.removeEventListener("rmp:sent", listen);
	});
});

describe("Form", () => {
	it("prints every kind of field, and is sent in place", async () => {
		const sent: FormData[] = [];
		vi.stubGlobal("fetch", async (_: string, { body }: { body: FormData }) => {
			sent.push(body);
			return Response.json({ success: true, data: { message: "Thanks", data: [] } });
		});
		const view = await renderView(
			<Form
				formId="0012345"
				postId={42}
				name="Contact"
				button="Send"
				settings={{ ajaxurl: "/ajax" }}
				fields={[
					{ type: "hidden", id: "source", value: "app" },
					{ type: "email", id: "mail", label: "Mail", required: true, value: "a@b.c" },
					{ type: "number", id: "guests", min: 1, value: 2 },
					{ type: "tel", id: "phone", pattern: "[0-9]+", title: "Digits" },
					{ type: "date", id: "day", min: "2027-01-01" },
					{ type: "textarea", id: "note", value: "Hello" },
					{ type: "select", id: "size", options: ["S", "M"] },
					{ type: "select", id: "tags", options: ["a", "b"], multiple: true },
					{ type: "radio", id: "kind", label: "Kind", options: ["x", "y"] },
					{ type: "checkbox", id: "news", options: ["post", "mail"] },
					{ type: "acceptance", id: "terms", text: "I agree" },
					{ type: "upload", id: "cv", maxMb: 1, maxMessage: "Too large" },
				]}
			/>,
		);
		const host = view.get(selectorOf("form"));
		expect(host.querySelectorAll(".elementor-field-group").length).toBe(12);
		for (const label of host.querySelectorAll("label"))
			expect(document.getElementById(label.htmlFor), label.textContent!).not.toBeNull();
		const form = view.get<HTMLFormElement>("form");
		await act(async () => form.requestSubmit());
		await vi.waitFor(() => expect(view.get(".elementor-message").textContent).toBe("Thanks"));
		const { "form_fields[cv]": cv, referrer, ...fields } = Object.fromEntries(sent[0]!);
		expect(fields).toEqual({
			post_id: "42",
			form_id: "0012345",
			"form_fields[source]": "app",
			"form_fields[mail]": "a@b.c",
			"form_fields[guests]": "2",
			"form_fields[phone]": "",
			"form_fields[day]": "",
			"form_fields[note]": "Hello",
			"form_fields[size]": "S",
			action: "elementor_pro_forms_send_form",
		});
		expect(errors).toEqual([]);
		vi.unstubAllGlobals();
	});

	it("walks through steps", async () => {
		const view = await renderView(
			<Form
				formId="f0f0f0f"
				postId={42}
				button="Send"
				fields={[
					{ type: "step", id: "one", label: "You" },
					{ type: "text", id: "name" },
					{ type: "step", id: "two", label: "Order", previous: "Back" },
					{ type: "text", id: "dish" },
				]}
			/>,
		);
		await vi.waitFor(() => expect(view.get("[data-direction=next]").textContent).toBe("Next"));
		await act(async () => view.get("[data-direction=next]").click());
		expect(view.get("[aria-current=step]").textContent).toBe("2Order");
		expect(view.get("[data-direction=previous]").textContent).toBe("Back");
		await view.render(null);
		expect([view.container.innerHTML, errors]).toEqual(["", []]);
	});
});
