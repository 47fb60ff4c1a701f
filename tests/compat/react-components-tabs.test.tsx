// Accordions, tabs and version 4's widgets as components: the markup that each plugin looks for, and the plugin at work on it.
import { act, StrictMode } from "react";
import { describe, expect, it, vi } from "vitest";
import * as components from "../../plugins/react";
import { setFeature } from "../helpers/jsdom";
import { errors, renderView } from "../helpers/react";
import { selectorOf } from "./at-rest";

const { Accordion, AtomicForm, AtomicTabs, AtomicVideo, Interactions, NestedAccordion, NestedTabs, Tabs, Toggle } =
	components;
const items = [
	{ title: "One", content: <p>First</p> },
	{ title: "Two", content: <p>Second</p> },
];

describe("Accordion, Toggle, Tabs", () => {
	it.each([
		["accordion", Accordion, "true"],
		["toggle", Toggle, "false"],
		["tabs", Tabs, "true"],
	])("%s opens what is clicked and survives a render", async (kind, Component, first) => {
		const view = await renderView(
			<StrictMode>
				<Component items={items} className="mine" />
			</StrictMode>,
		);
		expect(view.get(selectorOf("accordion"))).toBe(view.get(`.mine.elementor-widget-${kind}`));
		const title = (at: number) => view.get(`.elementor-tab-title[data-tab="${at}"]`);
		expect(title(1).getAttribute("aria-expanded")).toBe(first);
		await act(async () => title(2).click());
		expect(title(2).getAttribute("aria-expanded")).toBe("true");
		await view.render(
			<StrictMode>
				<Component items={items.map((item) => ({ ...item }))} className="mine" />
			</StrictMode>,
		);
		expect(title(2).getAttribute("aria-expanded")).toBe("true");
		expect(view.get('.elementor-tab-content[data-tab="2"]').hidden).toBe(false);
		expect(errors).toEqual([]);
	});

	it.each([
		["accordion", Accordion],
		["toggle", Toggle],
	])("Up, Down, Home and End lead from title to title of an %s", async (_, Component) => {
		const onKeyDown = vi.fn();
		const view = await renderView(
			<Component items={[...items, { title: "Three", content: "3" }]} onKeyDown={onKeyDown} />,
		);
		const titles = [...view.container.querySelectorAll<HTMLElement>(".elementor-tab-title")];
		const stop = "[tabindex='0']";
		const press = async (key: string, more = {}) => {
			const { activeElement } = document;
			const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
			await act(async () => activeElement!.dispatchEvent(event));
			return [titles.findIndex((title) => title.contains(document.activeElement)), event.defaultPrevented];
		};
		(titles[0]!.matches(stop) ? titles[0]! : titles[0]!.querySelector<HTMLElement>(stop)!).focus();
		expect(await press("ArrowDown")).toEqual([1, true]);
		expect(await press("End")).toEqual([2, true]);
		expect(await press("ArrowDown")).toEqual([0, true]);
		expect(await press("ArrowUp")).toEqual([2, true]);
		expect(await press("Home")).toEqual([0, true]);
		expect(await press("ArrowDown", { ctrlKey: true })).toEqual([0, false]);
		expect(await press("ArrowRight")).toEqual([0, false]);
		expect(onKeyDown).toHaveBeenCalledTimes(7);
		expect(errors).toEqual([]);
	});

	it("the rows of Tabs and NestedTabs have the name that the app gives them", async () => {
		const view = await renderView(
			<>
				<Tabs items={items} label="Sizes" />
				<NestedTabs items={items} label="Colours" />
				<NestedTabs items={items} />
			</>,
		);
		const names = [...view.container.querySelectorAll("[role=tablist]")].map(({ ariaLabel }) => ariaLabel);
		expect(names).toEqual(["Sizes", "Sizes", "Colours", "Tabs"]);
	});
});

describe("AtomicTabs, AtomicForm, AtomicVideo, Interactions", () => {
	it("AtomicTabs opens what is clicked and survives a render", async () => {
		const view = await renderView(<AtomicTabs items={items} active={1} label="Cups" />);
		expect(view.get(selectorOf("atomic-tabs")).matches(".e-tabs-base")).toBe(true);
		const states = () => [...document.querySelectorAll("[role=tab]")].map((tab) => tab.ariaSelected).join();
		expect([states(), view.get("[role=tablist]").ariaLabel]).toEqual(["false,true", "Cups"]);
		await act(async () => view.get("[role=tab]").click());
		await view.render(<AtomicTabs items={[...items]} active={1} label="Cups" />);
		expect([states(), view.get("[role=tabpanel]").hidden]).toEqual(["true,false", false]);
		expect(errors).toEqual([]);
	});

	it("AtomicForm sends what is typed and shows its message", async () => {
		const send = vi.fn(async (_address: string, _request: RequestInit) => Response.json({ success: true, data: {} }));
		vi.stubGlobal("fetch", send);
		const view = await renderView(
			<AtomicForm
				formId="f1"
				name="Contact"
				button="Send"
				success="Thank you."
				failure="Sorry."
				settings={{ ajaxurl: "/ajax", nonce: "n", post_id: "42" }}
				fields={[
					{ type: "email", name: "mail", label: "Mail", required: true },
					{ type: "radio", name: "size", label: "Size", options: [{ value: "S", label: "Small" }] },
				]}
			/>,
		);
		const form = view.get("form") as HTMLFormElement;
		expect(view.get("[type=email]").closest(".e-form-row,fieldset")!.querySelector("label")!.textContent).toBe("Mail");
		expect(view.get("[type=radio]").closest("fieldset")!.querySelector("legend")!.textContent).toBe("Size");
		(view.get("[type=email]") as HTMLInputElement).value = "dana@acme.test";
		view.get("[type=radio]").click();
		await act(async () => form.requestSubmit());
		await vi.waitFor(() => expect(form.className).toContain("form-state-success"));
		const body = send.mock.calls[0]![1].body as FormData;
		expect([send.mock.calls[0]![0], body.get("post_id"), body.get("form_id")]).toEqual(["/ajax", "42", "f1"]);
		expect([0, 1].map((at) => body.get(`form_fields[${at}][value]`))).toEqual(["dana@acme.test", "S"]);
		expect(body.get("form_fields[0][label]")).toBe("Mail");
		vi.unstubAllGlobals();
		expect(errors).toEqual([]);
	});

	it("AtomicVideo offers a film of YouTube, and plays a file", async () => {
		const view = await renderView(<AtomicVideo youtube="https://youtu.be/aqz-KE-bpKQ" />);
		await vi.waitFor(() => expect(view.get("[role=button]")).toBeTruthy());
		await view.render(<AtomicVideo file="/wheel.webm#t=5,20" controls loop />);
		const video = view.get("video") as HTMLVideoElement;
		expect([video.loop, video.controls, video.querySelector("source")!.getAttribute("src")]).toEqual([
			true,
			true,
			"/wheel.webm#t=5,20",
		]);
		expect(errors).toEqual([]);
	});

	it("Interactions play what they are given, and are gone with their element", async () => {
		setFeature("prefers-reduced-motion");
		const cancel = vi.fn();
		const animate = vi.fn((_frames: unknown, _timing: unknown) => ({ cancel, pause() {}, play() {} }));
		Object.assign(Element.prototype, { animate });
		const view = await renderView(
			<Interactions items={[{ trigger: "load", effect: "fade", duration: 300 }]} as="section">
				Tea
			</Interactions>,
		);
		await vi.waitFor(() => expect(animate).toHaveBeenCalled());
		expect(animate.mock.calls[0]![1]).toMatchObject({ duration: 300 });
		expect(view.get("section").textContent).toBe("Tea");
		await view.unmount();
		expect(cancel).toHaveBeenCalled();
		Reflect.deleteProperty(Element.prototype, "animate");
		expect(errors).toEqual([]);
	});
});

describe("NestedAccordion and NestedTabs", () => {
	it("an accordion closes the others unless it is told not to", async () => {
		const App = ({ max }: { max: "one" | "multiple" }) => (
			<NestedAccordion items={items} settings={{ max_items_expended: max }} />
		);
		const view = await renderView(<App max="one" />);
		const details = () => [...view.container.querySelectorAll("details")];
		const press = (at: number) => act(async () => details()[at]!.querySelector("summary")!.click());
		expect(details().map(({ open }) => open)).toEqual([true, false]);
		await press(1);
		expect(details().map(({ open }) => open)).toEqual([false, true]);
		await view.render(<App max="multiple" />);
		expect(details().map(({ open }) => open)).toEqual([false, true]);
		await press(0);
		expect(details().every(({ open }) => open)).toBe(true);
	});

	it("tabs show the panel of the title that is clicked, and keep it in the next render", async () => {
		const view = await renderView(<NestedTabs items={items} className="mine" />);
		const panels = () => [...view.container.querySelectorAll(".e-con")].map((panel) => panel.matches(".e-active"));
		expect(view.get(selectorOf("nested-tabs"))).not.toBeNull();
		await act(async () => view.get('[data-tab-index="2"][role=tab]').click());
		expect(panels()).toEqual([false, true]);
		await view.render(<NestedTabs items={[...items]} className="mine" />);
		expect(panels()).toEqual([false, true]);
		expect(view.get('[data-tab-index="2"][role=tab]').ariaSelected).toBe("true");
	});
});
