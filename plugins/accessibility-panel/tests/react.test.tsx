// The accessibility panel where the page, or an app, has only settings, and its state in a component.
import { act, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import { errors, renderView } from "../../../tests/helpers/react";
import plugin from "../index";
import { AccessibilityPanel, useDisplayPreferences } from "../react";

const $ = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const press = (selector: string) => act(async () => $(selector).click());
const { body } = document;
let test: TestMount | undefined;

beforeEach(() => {
	body.className = "wah_fstype_zoom";
	vi.stubGlobal("CSS", { supports: (_: string, value: string) => /\(#/.test(value) });
});
afterEach(() => {
	test?.unmount();
	test = undefined;
	body.removeAttribute("class");
	vi.unstubAllGlobals();
});

describe("a page with settings alone", () => {
	// It draws when its chunk arrives, in a root of its own.
	beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

	const open = async (panel: object) => {
		test = await mountPlugin(
			plugin,
			"#wp_access_helper_container",
			`<p>Oak</p><div id="wp_access_helper_container" data-settings='${JSON.stringify({ panel })}'><i>Loading</i></div>`,
		);
		await vi.waitFor(() => expect($("#access_container[inert]")).not.toBe(null), { timeout: 20_000 });
	};

	it("gets the panel, which works, counts what is changed, and is as before at the end", async () => {
		await open({ texts: { open: "Display" } });
		expect($(".aicon_link").ariaLabel).toBe("Display");
		$(".aicon_link").click();
		expect(document.activeElement).toBe($(".close_container"));
		for (const name of ["larger", "wah-call-underline-links", "convar"]) $(`.${name}`).click();
		expect(body.className).toBe("wah_fstype_zoom is_underline");
		expect(body.style.getPropertyValue("zoom")).toBe("105%");
		await vi.waitFor(() => expect($(".gossamer-reset").textContent).toBe("Reset everything (3)"));
		$(".gossamer-reset").click();
		expect(body.className).toBe("wah_fstype_zoom");
		await vi.waitFor(() => expect($(".gossamer-reset").textContent).toBe("Reset everything"));
		expect(errors).toEqual([]);
		test!.unmount();
		test = undefined;
		expect(body.innerHTML).toContain("<i>Loading</i></div>");
	});

	it("shows what the settings name, whatever else they hold", async () => {
		await open({ controls: ["invert", "invert", "nothing", 7], colours: "red", texts: null, position: "left" });
		expect([...document.querySelectorAll(".a_module")].map(({ textContent }) => textContent)).toEqual([
			"Invert colours",
		]);
		expect($("#wp_access_helper_container").classList.contains("gossamer-panel--left")).toBe(true);
	});
});

describe("<AccessibilityPanel>", () => {
	it("stays where the app has put it, works, and leaves the page as it was", async () => {
		const view = await renderView(
			<StrictMode>
				<main>Oak</main>
				<AccessibilityPanel settings={{ controls: ["colours", "invert"], theme: "dark" }} className="mine" />
			</StrictMode>,
		);
		const host = $("#wp_access_helper_container");
		expect(host.parentElement).toBe(view.container);
		expect(host.className).toBe("accessability_container dark_theme gossamer-panel mine");
		await press(".aicon_link");
		await press(".wah-call-invert");
		expect(body.classList.contains("invert_mode_on")).toBe(true);
		await view.unmount();
		expect(body.className).toBe("wah_fstype_zoom");
		expect(errors).toEqual([]);
	});
});

describe("useDisplayPreferences", () => {
	const Controls = () => {
		const { modes, colours, zoom, setMode, setColours, resizeText, reset } = useDisplayPreferences();
		return (
			<>
				<output>{JSON.stringify([modes, colours ?? null, zoom])}</output>
				<button type="button" id="invert" onClick={() => setMode("invert")} />
				<button type="button" id="dark" onClick={() => setColours({ background: "#000", text: "#FFF" })} />
				<button type="button" id="plain" onClick={() => setColours(undefined)} />
				<button type="button" id="larger" onClick={() => resizeText(1)} />
				<button type="button" id="reset" onClick={reset} />
			</>
		);
	};
	const shown = () => JSON.parse($("output").textContent!);

	it("tells what is set, changes it, and takes it back with the last component", async () => {
		const view = await renderView(<Controls />);
		expect(shown()).toEqual([[], null, 1]);
		await press("#invert");
		await press("#dark");
		await press("#larger");
		expect(shown()).toEqual([["invert"], { background: "#000", text: "#FFF" }, 1.05]);
		expect(body.classList.contains("invert_mode_on")).toBe(true);
		expect(document.cookie).toContain("wahBgColor=#000");
		await press("#plain");
		expect(shown()[1]).toBe(null);
		expect(document.cookie).not.toContain("wahBgColor");
		await press("#reset");
		expect(shown()).toEqual([[], null, 1]);
		await press("#invert");
		await view.unmount();
		expect(body.className).toBe("wah_fstype_zoom");
	});

	it("shares its state with a panel", async () => {
		await renderView(
			<>
				<Controls />
				<AccessibilityPanel />
			</>,
		);
		await press("#invert");
		// Its controls come to life at the first interaction.
		$(".aicon_link").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
		await vi.waitFor(() => expect($(".wah-call-invert").ariaPressed).toBe("true"));
		await press(".wah-call-invert");
		expect(shown()[0]).toEqual([]);
	});
});
