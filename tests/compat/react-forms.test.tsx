// Forms as an app drives them: handlers, messages, errors of fields, and what a render leaves.
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FormFieldProps } from "../../plugins/form/react";
import { AtomicForm, type AtomicFormProps, Form, LeadForm } from "../../plugins/react";
import { fillIn } from "../../src/testing/fill-in";
import { hideMembers } from "../helpers/form-members";
import { setFeature } from "../helpers/jsdom";
import { errors, renderView, type TestView } from "../helpers/react";

/** A field as an app may draw it. */
const drawField = ({
	field,
	id,
	control,
	error,
	errorId,
}: Omit<FormFieldProps, "field"> & { field: { label?: string } }) => (
	<section>
		<label htmlFor={id}>{field.label}!</label>
		{control}
		{error && <em id={errorId}>{error}</em>}
	</section>
);

beforeEach(() => {
	setFeature("prefers-reduced-motion", "reduce");
	fillIn();
});

describe("Form and LeadForm", () => {
	const fields = [{ type: "email", id: "mail", label: "Mail", required: true }] as const;
	const leadFields = [{ type: "email", name: "mail", label: "Mail", required: true }] as const;
	const settle = () => {
		let resolve!: (answer?: object) => void;
		let reject!: (error: Error) => void;
		const promise = new Promise<object | undefined>((onResolve, onReject) => {
			resolve = onResolve as typeof resolve;
			reject = onReject;
		});
		return { promise, resolve, reject };
	};
	const submit = (view: TestView) => act(async () => view.get<HTMLFormElement>("form").requestSubmit());
	beforeEach(() => vi.stubGlobal("fetch", vi.fn()));

	it("a handler that returns a promise takes the place of the request", async () => {
		const { promise, resolve } = settle();
		const onSubmit = vi.fn((_event, _sent) => promise);
		const view = await renderView(<Form name="Contact" button="Send" fields={fields} onSubmit={onSubmit} />);
		await submit(view);
		expect(onSubmit).not.toHaveBeenCalled();
		view.get<HTMLInputElement>("[type=email]").value = "ada@example.com";
		await submit(view);
		await submit(view);
		expect(onSubmit).toHaveBeenCalledTimes(1);
		expect(onSubmit.mock.calls[0]![1].values).toEqual({ mail: "ada@example.com" });
		const form = view.get("form");
		expect([form.dataset.state, view.get<HTMLButtonElement>("[type=submit]").disabled]).toEqual(["sending", true]);
		await act(async () => resolve());
		expect(form.dataset.state).toBe("sent");
		expect(view.get(".elementor-message-success").textContent).toContain("Thank you");
		expect(fetch).not.toHaveBeenCalled();
		expect(errors).toEqual([]);
	});

	it("its errors stand at their fields, and a promise that rejects is an error", async () => {
		let answer = settle();
		const view = await renderView(
			<Form name="Contact" button="Send" fields={fields} onSubmit={() => answer.promise} />,
		);
		view.get<HTMLInputElement>("[type=email]").value = "ada@example.com";
		await submit(view);
		await act(async () => answer.resolve({ errors: { mail: "Is taken" } }));
		expect(view.get(".elementor-error [role=alert]").textContent).toBe("Is taken");
		expect(document.activeElement).toBe(view.get("[type=email]"));
		answer = settle();
		await submit(view);
		expect(view.container.querySelector("[role=alert]")).toBeNull();
		await act(async () => answer.reject(new Error("no line")));
		expect(view.get(".elementor-message-danger").textContent).toBe("no line");
		expect(errors.map(({ code }) => code)).toEqual(["listener"]);
	});

	it("fields are drawn by the app, with their errors, and keep what is typed", async () => {
		const answers = [{ errors: { mail: "Is taken", plan: "Is full", from: "Is closed" } }, {}];
		const view = await renderView(
			<Form
				button="Send"
				fields={[...fields, { type: "hidden", id: "from", value: "home" }]}
				onSubmit={async () => answers.shift()}
				renderField={drawField}
			/>,
		);
		const input = view.get<HTMLInputElement>("[type=email]");
		expect([input.labels![0]!.textContent, view.container.querySelector("em")]).toEqual(["Mail!", null]);
		input.value = "ada@example.com";
		await submit(view);
		expect([view.get("em").textContent, input.getAttribute("aria-describedby")]).toEqual([
			"Is taken",
			view.get("em").id,
		]);
		expect([document.activeElement, input.value, view.get("[type=email]")]).toEqual([input, "ada@example.com", input]);
		expect(view.get(".elementor-message-danger").textContent).toBe("Is full Is closed");
		await submit(view);
		expect([view.container.querySelector("em"), input.ariaInvalid]).toEqual([null, "false"]);
		expect(view.get("form").dataset.state).toBe("sent");
		expect(errors).toEqual([]);
	});

	it("after preventDefault nothing is sent, and the app says what is shown", async () => {
		const drawn = (status?: "sending" | "sent") => (
			<LeadForm
				fields={leadFields}
				button={{ idle: "Join", busy: "Joining" }}
				sent={<b>Welcome</b>}
				status={status}
				onSubmit={(event) => event.preventDefault()}
			/>
		);
		const view = await renderView(drawn());
		view.get<HTMLInputElement>("[type=email]").value = "ada@example.com";
		await submit(view);
		await view.render(drawn("sending"));
		expect(view.get<HTMLInputElement>("[type=submit]").value).toBe("Joining");
		await view.render(drawn("sent"));
		expect(view.get(".responder-message-sent").style.display).toBe("block");
		expect(view.get(".fields-wrapper").style.display).toBe("none");
		expect(fetch).not.toHaveBeenCalled();
	});

	it("LeadForm shows what was sent, or what was wrong", async () => {
		let answer = settle();
		const view = await renderView(
			<LeadForm
				fields={leadFields}
				button={{ idle: "Join", busy: "Joining" }}
				sent="Welcome"
				onSubmit={() => answer.promise}
			/>,
		);
		view.get<HTMLInputElement>("[type=email]").value = "ada@example.com";
		await submit(view);
		await act(async () => answer.resolve({ errors: { mail: "Is taken" } }));
		expect(view.get(".responder-message-form-error").textContent).toBe("Is taken");
		answer = settle();
		await submit(view);
		await act(async () => answer.resolve());
		expect(view.get(".responder-message-sent").style.display).toBe("block");
	});

	it("LeadForm's fields are drawn by the app, with their errors, and keep what is typed", async () => {
		const answers: { errors?: Record<string, string> }[] = [
			{ errors: { mail: "Is taken", plan: "Is full", from: "Is closed" } },
			{ errors: { mail: "Is gone" } },
			{},
		];
		const view = await renderView(
			<LeadForm
				fields={[...leadFields, { type: "hidden", name: "from", value: "home" }]}
				button={{ idle: "Join", busy: "Joining" }}
				sent="Welcome"
				onSubmit={async () => answers.shift()}
				renderField={drawField}
			/>,
		);
		const area = () => view.get(".responder-message-form-error").textContent;
		const input = view.get<HTMLInputElement>("[type=email]");
		expect(view.container.querySelectorAll("section")).toHaveLength(leadFields.length);
		expect(view.get("[name=from]").closest("section")).toBeNull();
		expect(input.labels![0]!.closest("section")).toBe(input.closest("section"));
		input.value = "ada@example.com";
		await submit(view);
		expect([view.get("em").textContent, area()]).toEqual(["Is taken", "Is full Is closed"]);
		expect([input.getAttribute("aria-describedby"), input.ariaInvalid]).toEqual([view.get("em").id, "true"]);
		expect([document.activeElement, input.value]).toEqual([input, "ada@example.com"]);
		await submit(view);
		expect([view.get("em").textContent, area()]).toEqual(["Is gone", ""]);
		await submit(view);
		expect(view.container.querySelector("em")).toBeNull();
		expect(input.ariaInvalid).not.toBe("true");
		expect(view.get(".responder-message-sent").style.display).toBe("block");
		expect(errors).toEqual([]);
	});

	it("LeadForm says what was wrong of fields that are named as members of a form", async () => {
		const names = ["querySelector", "querySelectorAll", "setAttribute", "dataset"];
		const view = await renderView(
			<LeadForm
				fields={names.map((name) => ({ type: "text", name, label: name }))}
				button={{ idle: "Join", busy: "Joining" }}
				sent="Welcome"
				onSubmit={async () => ({ errors: { querySelector: "Is taken" } })}
			/>,
		);
		hideMembers(view.get<HTMLFormElement>("form"));
		await submit(view);
		expect(view.get(".responder-message-form-error").textContent).toBe("Is taken");
		expect(view.get("[name=querySelector]").ariaInvalid).toBe("true");
		expect(errors).toEqual([]);
	});

	it("LeadForm keeps what the app shows as sent, below a message of its own", async () => {
		const draw = (text: string) => (
			<LeadForm
				fields={leadFields}
				button={{ idle: "Join", busy: "Joining" }}
				sent={text === "Later" ? text : <b>{text}</b>}
				onSubmit={async () => ({ message: "By mail" })}
			/>
		);
		const view = await renderView(draw("Welcome"));
		view.get<HTMLInputElement>("[type=email]").value = "ada@example.com";
		await submit(view);
		expect(view.get(".responder-message-sent").lastChild!.textContent).toBe("By mail");
		expect(view.get(".responder-message-sent b").closest("[hidden]")).not.toBeNull();
		await view.render(draw("Later"));
		expect(view.get(".responder-message-sent").firstElementChild!.textContent).toBe("Later");
	});
});

describe("AtomicForm", () => {
	const draw = (given: Partial<AtomicFormProps>) => (
		<AtomicForm
			name="Contact"
			button="Send"
			success={<b>Thank you.</b>}
			failure="Please try again."
			fields={[{ type: "email", name: "mail", label: "Mail", required: true }]}
			{...given}
		/>
	);
	const fill = (view: TestView) => {
		view.get<HTMLInputElement>("[type=email]").value = "ada@example.com";
	};
	const submit = (view: TestView) => act(async () => view.get<HTMLFormElement>("form").requestSubmit());
	const area = (view: TestView, kind: string) => view.get(`.message-${kind}`);
	beforeEach(() => vi.stubGlobal("fetch", vi.fn()));

	it("is sent by a handler that returns a promise, once its fields are valid", async () => {
		let resolve!: () => void;
		const onSubmit = vi.fn((_event, _sent) => new Promise<void>((done) => (resolve = done)));
		const view = await renderView(draw({ onSubmit }));
		await submit(view);
		expect(onSubmit).not.toHaveBeenCalled();
		fill(view);
		await submit(view);
		await submit(view);
		expect(onSubmit.mock.calls.map(([, { values }]) => values)).toEqual([{ mail: "ada@example.com" }]);
		const form = view.get("form");
		expect([form.dataset.state, form.ariaBusy]).toEqual(["sending", "true"]);
		expect(view.get<HTMLButtonElement>("[type=submit]").disabled).toBe(true);
		await act(async () => resolve());
		expect([form.dataset.state, form.classList.contains("form-state-success")]).toEqual(["sent", true]);
		expect(document.activeElement).toBe(area(view, "success"));
		expect(fetch).not.toHaveBeenCalled();
		expect(errors).toEqual([]);
	});

	it("shows errors at its fields and other texts below, and its own text again at the next success", async () => {
		const answers = [{ errors: { mail: "Is taken", other: "Is lost" }, message: "Sorry." }, { ok: true }];
		const view = await renderView(draw({ onSubmit: async () => answers.shift() }));
		fill(view);
		await submit(view);
		const field = view.get("[type=email]");
		expect(document.getElementById(field.getAttribute("aria-describedby")!)!.textContent).toBe("Is taken");
		expect([field.getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", field]);
		expect(area(view, "error").lastChild!.textContent).toBe("Sorry. Is lost");
		expect(area(view, "error").firstElementChild!.hasAttribute("hidden")).toBe(true);
		await submit(view);
		expect(field.hasAttribute("aria-invalid")).toBe(false);
		expect(area(view, "success").textContent).toBe("Thank you.");
	});

	it("has fields that the app draws, with their errors", async () => {
		const answers: { errors?: Record<string, string> }[] = [{ errors: { mail: "Is taken", other: "Is lost" } }, {}];
		const view = await renderView(
			draw({
				onSubmit: async () => answers.shift(),
				renderField: drawField,
			}),
		);
		fill(view);
		const input = view.get<HTMLInputElement>("[type=email]");
		expect(input.labels![0]!.textContent).toBe("Mail!");
		await submit(view);
		expect([view.get("em").textContent, area(view, "error").lastChild!.textContent]).toEqual(["Is taken", "Is lost"]);
		expect([input.getAttribute("aria-describedby"), document.activeElement]).toEqual([view.get("em").id, input]);
		expect(view.container.querySelectorAll(".e-form-field-error")).toHaveLength(0);
		await submit(view);
		expect([view.container.querySelector("em"), view.get("form").dataset.state]).toEqual([null, "sent"]);
		expect(errors).toEqual([]);
	});

	it("shows the state that the app gives, where the handler prevents the request", async () => {
		const onSubmit = (event: { preventDefault(): void }) => event.preventDefault();
		const view = await renderView(draw({ onSubmit }));
		fill(view);
		await submit(view);
		await view.render(draw({ onSubmit, status: "sending" }));
		expect(view.get<HTMLButtonElement>("[type=submit]").disabled).toBe(true);
		await view.render(draw({ onSubmit, status: "error" }));
		expect(view.get("form").className).toContain("form-state-error");
		expect(fetch).not.toHaveBeenCalled();
	});
});
