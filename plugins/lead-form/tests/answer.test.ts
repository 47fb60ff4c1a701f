// The lead form in jsdom: while a call is under way, what comes of its answer, where it leads.
import { describe, expect, it, vi } from "vitest";
import { emailField, type FormFixture, leadForm, nameField } from "./markup";
import {
	answer,
	answers,
	body,
	button,
	calls,
	cut,
	errorArea,
	expectFailed,
	expectIdle,
	expectSent,
	hang,
	holdAnswer,
	mounted,
	only,
	part,
	sentArea,
	start,
	submit,
} from "./mount";

describe("while working", () => {
	it("locks the button with the submitting text and marks the form as busy (lead-form #11)", async () => {
		const settle = holdAnswer();
		const form = await start();
		form.requestSubmit();
		expect(button(form).disabled).toBe(true);
		expect(button(form).value).toBe("Sending");
		expect(form.getAttribute("aria-busy")).toBe("true");
		settle();
		await vi.waitFor(() => expectSent(form));
	});

	it("sends once however often it is submitted in the meantime, and twice after a failure (lead-form #40, #42)", async () => {
		const settle = holdAnswer();
		const form = await start();
		form.requestSubmit();
		form.requestSubmit();
		await Promise.resolve();
		const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
		form.dispatchEvent(event);
		expect(event.defaultPrevented).toBe(true);
		expect(calls.length).toBe(1);
		settle(500);
		await vi.waitFor(() => expectFailed(form));
		await submit(form);
		expect(calls.length).toBe(2);
		expect(body(1)).toBe(body(0));
		expectSent(form);
	});

	it("gives up after 30 seconds without an answer, keeps what was typed, and can be sent again", async () => {
		vi.useFakeTimers();
		hang();
		const form = await start();
		const input = part<HTMLInputElement>(form, "[name=field_name]");
		input.value = "Typed by hand";
		form.requestSubmit();
		await vi.advanceTimersByTimeAsync(29_999);
		expect(form.getAttribute("aria-busy")).toBe("true");
		await vi.advanceTimersByTimeAsync(1);
		expectFailed(form);
		expect(input.value).toBe("Typed by hand");
		form.requestSubmit();
		await vi.advanceTimersByTimeAsync(0);
		expectSent(form);
		await vi.advanceTimersByTimeAsync(60_000);
		expectSent(form);
		expect([calls.length, body(1)]).toEqual([2, body(0)]);
	});

	it("is sent on when the form goes, as a popup that closes, and the page is told", async () => {
		vi.useFakeTimers();
		const settle = holdAnswer();
		const form = await start();
		const heard = vi.fn();
		document.addEventListener("rmp:sent", heard);
		form.requestSubmit();
		// Nothing can abort it.
		expect(calls[0]!.init).toMatchObject({ keepalive: true });
		expect(calls[0]!.init.signal).toBeUndefined();
		form.remove();
		mounted().unmount();
		await vi.advanceTimersByTimeAsync(60_000);
		settle();
		await vi.advanceTimersByTimeAsync(0);
		expect(heard.mock.calls[0]![0]).toMatchObject({ target: document, detail: { formId: "k3x9qpz" } });
		document.removeEventListener("rmp:sent", heard);
	});

	it("outlives the page only with what browsers keep alive", async () => {
		const form = await start(only(nameField));
		for (const [length, keepalive] of [
			[10_000, true],
			[40_000, false],
		] as const) {
			part<HTMLInputElement>(form, "input").value = "x".repeat(length);
			await submit(form);
			expect(calls.at(-1)!.init.keepalive).toBe(keepalive);
		}
	});

	it("touches nothing when the answer comes after teardown", async () => {
		const settle = holdAnswer();
		const form = await start({ action: "redirect_to_thankyou_page", url: "#thanks" });
		const before = leadForm({ action: "redirect_to_thankyou_page", url: "#thanks" });
		form.requestSubmit();
		mounted().unmount();
		settle();
		await new Promise((resolve) => setTimeout(resolve));
		expect(document.body.innerHTML).toBe(new DOMParser().parseFromString(before, "text/html").body.innerHTML);
		expect(location.hash).toBe("");
	});

	it("leaves the button's text alone where texts are missing", async () => {
		const settle = holdAnswer();
		const form = await start({ submitting: null, original: null });
		form.requestSubmit();
		expect(button(form).value).toBe("Join");
		settle();
		await vi.waitFor(() => expectSent(form));
		mounted().unmount();
		const other = await start({ original: null });
		await submit(other);
		expectSent(other);
	});
});

describe("answer", () => {
	it("hides the fields and shows the sent message after HTTP 200 (lead-form #12)", async () => {
		const form = await start();
		await submit(form);
		expectSent(form);
		expect(document.activeElement).toBe(sentArea(form));
		expect(part<HTMLInputElement>(form, "[name=field_name]").value).toBe("Dana Levi");
	});

	it("shows the server's message and keeps the fields after HTTP 400 (lead-form #13)", async () => {
		answer(400, '{"success":false,"data":[]}');
		const form = await start();
		const input = part<HTMLInputElement>(form, "[name=field_name]");
		input.value = "Typed by hand";
		await submit(form);
		expectFailed(form);
		expect(input.value).toBe("Typed by hand");
	});

	it("does the same when the network fails, immediately or halfway (lead-form #14)", async () => {
		answers.push(() => Promise.reject(new TypeError("Failed to fetch")));
		const form = await start();
		await submit(form);
		expectFailed(form);
		cut();
		await submit(form);
		expectFailed(form);
	});

	it("takes HTTP 200 with success false as success (lead-form #15)", async () => {
		answer(200, '{"success":false}');
		const form = await start();
		await submit(form);
		expectSent(form);
	});

	it("takes a broken body declared as JSON as failure (lead-form #16)", async () => {
		for (const [text, type] of [
			['{"status":tr', "application/json; charset=UTF-8"],
			["<p>Fatal error</p>", "application/problem+json"],
			["", "application/json"],
			["<p>Fatal error</p>", "Text/JSON"],
		]) {
			answer(200, text, type);
			const form = await start();
			await submit(form);
			expectFailed(form);
			mounted().unmount();
		}
	});

	it("takes any other 2xx, and 304, as success", async () => {
		const noBody = { status: 204, body: null, type: "application/json" };
		const text = { status: 200, body: "<p>Hello", type: "text/html" };
		const none = { status: 304, body: null, type: "application/json" };
		for (const { status, body, type } of [noBody, text, none, { status: 201, body: "ok", type: "text/plain" }]) {
			answer(status, body, type);
			const form = await start();
			await submit(form);
			expectSent(form);
			mounted().unmount();
		}
	});

	it.each(["-1", "0", " -1\n", "<!DOCTYPE html><title>Blocked</title>", "<html><body>Log in"])(
		"takes %j for no answer of the form's server: WordPress' refusal, the page of a firewall",
		async (body) => {
			answer(200, body, "text/html");
			const form = await start();
			await submit(form);
			expectFailed(form);
		},
	);

	it("takes every other status as failure", async () => {
		for (const status of [404, 500, 503]) {
			answer(status, "<h1>Error</h1>", "text/html");
			const form = await start();
			await submit(form);
			expectFailed(form);
			mounted().unmount();
		}
	});

	it("treats missing addresses of the server as a failed call", async () => {
		for (const locals of [undefined, {}, { ajaxUrl: "" }, null]) {
			window.RMP_AJAX_LOCALS = locals as typeof window.RMP_AJAX_LOCALS;
			const form = await start();
			await submit(form);
			expectFailed(form);
			expect(calls).toEqual([]);
			expect(mounted().errors).toEqual([]);
			mounted().unmount();
		}
	});

	it.each<[string, () => void]>([
		["an error of the server", () => answer(500, "<h1>Fatal error</h1>", "text/html")],
		["a page in place of JSON", () => answer(200, "<!doctype html>", "application/json")],
		["an empty answer that should be JSON", () => answer(200, "", "application/json")],
		["an answer that is cut", () => cut()],
		["no network", () => answers.push(() => Promise.reject(new TypeError("Failed to fetch")))],
		[
			"a call that cannot be made",
			() =>
				answers.push(() => {
					throw new TypeError("Invalid URL");
				}),
		],
	])("keeps every value at %s, says so, and is sent again", async (_, fault) => {
		const fields = [nameField, emailField, { type: "textarea", id: "8", value: "" }];
		const form = await start({ fields });
		const controls = [...form.querySelectorAll<HTMLInputElement>("[name]")];
		for (const [index, control] of controls.entries()) control.value = `typed${index}@acme.test`;
		for (let times = 0; times < 2; times++) {
			fault();
			await submit(form);
			expectFailed(form);
			expect(document.activeElement).toBe(button(form));
		}
		expect(controls.map(({ value }) => value)).toEqual(["typed0@acme.test", "typed1@acme.test", "typed2@acme.test"]);
		await submit(form);
		expectSent(form);
		expect(calls).toHaveLength(3);
	});

	it("shows nothing, but restores the button, when there is no message for a failed call", async () => {
		for (const errors of [{ required: "x" }, "not JSON", null, "null", "[]", '{"server_error":5}']) {
			answer(500);
			const form = await start({ errors });
			await submit(form);
			expect(errorArea(form).style.display).toBe("none");
			expect(errorArea(form).textContent).toBe("");
			expectIdle(form);
			mounted().unmount();
		}
	});

	it("tells the page what was sent or failed through an event that bubbles", async () => {
		const heard: unknown[] = [];
		const listen = (event: Event) => heard.push([event.type, event.target, (event as CustomEvent).detail]);
		for (const type of ["rmp:sent", "rmp:failed"]) document.addEventListener(type, listen);
		const form = await start(only(nameField));
		const detail = { formId: "k3x9qpz", fields: [{ name: "field_name", value: "Dana Levi" }] };
		answer(500);
		await submit(form);
		expect(heard).toEqual([["rmp:failed", form, detail]]);
		await submit(form);
		expect(heard.slice(1)).toEqual([["rmp:sent", form, detail]]);
		for (const type of ["rmp:sent", "rmp:failed"]) document.removeEventListener(type, listen);
	});
});

describe("redirect", () => {
	const leaving: FormFixture = { action: "redirect_to_thankyou_page", url: "#thanks" };

	it("goes to the thank-you address once the sent message is shown (lead-form #33)", async () => {
		const form = await start(leaving);
		let shown = "";
		form.addEventListener("rmp:sent", () => {
			shown = `${sentArea(form).style.display} ${location.hash}`;
		});
		await submit(form);
		expect(shown).toBe("block ");
		expect(location.hash).toBe("#thanks");
		expectSent(form);
	});

	it("opens a new window without an opener and stays on the page (lead-form #36)", async () => {
		const open = vi.spyOn(window, "open").mockReturnValue(null);
		const form = await start({ ...leaving, url: "https://acme.test/thanks?x=1", openNew: "yes", addParams: "yes" });
		await submit(form);
		expect(open.mock.calls).toEqual([
			["https://acme.test/thanks?x=1&name=Dana%20Levi&email=dana%40acme.test", "_blank", "noopener"],
		]);
		expect(location.hash).toBe("");
		expectSent(form);
	});

	it("adds unchecked yes/no boxes as off, and skips entries without a name (lead-form #34, #49)", async () => {
		const open = vi.spyOn(window, "open").mockReturnValue(null);
		const fields = [{ type: "bool", id: "771", uri: "terms" }, nameField, { ...emailField, uri: null }];
		await submit(await start({ ...leaving, fields, url: "https://acme.test/a#b", openNew: "yes", addParams: "yes" }));
		expect(open.mock.calls[0]![0]).toBe("https://acme.test/a?name=Dana%20Levi&terms=off#b");
	});

	it("stays when only a message is configured (lead-form #37)", async () => {
		for (const action of ["show_confirm_message", ""]) {
			const form = await start({ ...leaving, action });
			await submit(form);
			expect(location.hash).toBe("");
			expectSent(form);
			mounted().unmount();
		}
	});

	it("stays when the address is empty, in a new window too (lead-form #38)", async () => {
		const open = vi.spyOn(window, "open").mockReturnValue(null);
		for (const url of ["", "  "]) {
			const form = await start({ ...leaving, url, openNew: "yes", addParams: "yes" });
			await submit(form);
			expectSent(form);
			mounted().unmount();
		}
		const form = await start({ ...leaving, url: "" });
		form.removeAttribute("data-urlthankyou");
		await submit(form);
		expectSent(form);
		expect(open).not.toHaveBeenCalled();
		expect(mounted().errors).toEqual([]);
	});

	it("refuses addresses that are neither http nor https", async () => {
		const open = vi.spyOn(window, "open").mockReturnValue(null);
		const scripts = [
			"javascript:void(0)",
			" JaVaScRiPt:void(0)",
			"java\nscript:void(0)",
			"data:text/html,x",
			"http://",
		];
		for (const url of scripts) {
			const form = await start({ ...leaving, url, openNew: "yes", addParams: "yes" });
			await submit(form);
			expectSent(form);
			expect(mounted().errors).toEqual([]);
			mounted().unmount();
		}
		expect(open).not.toHaveBeenCalled();
	});

	it("stays after a failure", async () => {
		answer(500);
		const form = await start(leaving);
		await submit(form);
		expect(location.hash).toBe("");
		expectFailed(form);
	});
});
