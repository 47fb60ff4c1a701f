// Nothing that a visitor typed or chose is lost in any form of ours: offline and back, and the faults of the others, in a popup as well. Prints the matrix.
import { afterAll, describe, expect, it } from "vitest";
import { builderForm, field, formLocals, success, upload } from "../../plugins/form/tests/markup";
import { leadForm, locals, parseBody, styles } from "../../plugins/lead-form/tests/markup";
import { popup, popupHash } from "../../plugins/popups/tests/widget.mjs";
import { raw } from "../site/html.mjs";
import type { Engine, Tab } from "./engine";
import { answers, cut, faults } from "./fault-list";

interface Subject {
	markup: string;
	/** Its chunk, and those that it loads as it goes. */
	chunks: string[];
	field: string;
	button: string;
	/** Makes it visible, where it is not. */
	open?(tab: Tab): Promise<void>;
	/** What is chosen alongside what is typed. */
	choose?(tab: Tab): Promise<unknown>;
	/** What of it still stands there: what was typed, the name of the file. */
	read(field: string): string;
	/** The same, as the server gets it. */
	readBody(request: Request): Promise<string>;
	/** What the server answers. */
	answer: object;
	/** Where it says that it is sent, and that it is not; the page builder prints no message for a chunk that is missing. */
	sent: string;
	unsent: string;
	saysMissing?: boolean;
}

const lead: Subject = {
	markup: locals + styles + leadForm(),
	chunks: ["plugins/lead-form"],
	field: "[name=field_name]",
	button: ".res-button-submit",
	read: (field) => document.querySelector<HTMLInputElement>(field)!.value,
	readBody: async (request) =>
		parseBody(await request.text()).fields.find(({ name }) => name === "field_name")?.value ?? "",
	answer: { status: true },
	sent: ".responder-message-sent",
	unsent: ".responder-message-form-error",
	saysMissing: true,
};
const inDialog = ".dialog-message ";

const subjects: Record<string, Subject> = {
	"lead form": lead,
	"lead form in a popup": {
		...lead,
		markup: `${locals}${styles}<style>.elementor-location-popup:not(.dialog-message *){display:none}</style><a href="${popupHash(7)}">Join</a>${popup({ id: 7 }, raw(leadForm()))}`,
		chunks: ["plugins/popups", "plugins/lead-form"],
		field: inDialog + lead.field,
		button: inDialog + lead.button,
		sent: inDialog + lead.sent,
		unsent: inDialog + lead.unsent,
		async open(tab) {
			await tab.click("a[href*='popup%3Aopen']");
			await isShown(tab, inDialog + lead.field);
		},
	},
	"page builder's form with a file": {
		markup: formLocals + builderForm({ fields: field("text", "name", "required") + upload("sketch") }),
		chunks: ["plugins/form", "plugins/form-files"],
		field: '[name="form_fields[name]"]',
		button: "[type=submit]",
		choose: (tab) =>
			tab.evaluate(() => {
				const input = document.querySelector<HTMLInputElement>("[type=file]")!;
				const files = new DataTransfer();
				files.items.add(new File(["a pot"], "pot.txt"));
				input.files = files.files;
				input.dispatchEvent(new Event("change", { bubbles: true }));
			}),
		read: (field) =>
			`${document.querySelector<HTMLInputElement>(field)!.value} ${document.querySelector<HTMLInputElement>("[type=file]")!.files![0]?.name}`,
		async readBody(request) {
			const body = await request.formData();
			const file = body.get("form_fields[sketch]") as File;
			return `${body.get("form_fields[name]")} ${file.name}`;
		},
		answer: success(),
		sent: ".elementor-message-success",
		unsent: ".elementor-message-danger",
	},
};

const isShown = (tab: Tab, selector: string) =>
	tab.until((selector) => !!document.querySelector<HTMLElement>(selector)?.offsetHeight, selector);

export default (engine: Engine): void => {
	const matrix: Record<string, Record<string, string>> = {};
	const note = (row: string, fault: string, outcome: string) => {
		matrix[row] = { ...matrix[row], [fault]: outcome };
	};
	afterAll(() => {
		console.log(`Faults of forms in ${engine.name}:`);
		console.table(matrix);
	});

	describe.each(Object.keys(subjects))("%s", (name) => {
		const subject = subjects[name]!;
		const { field, button, chunks } = subject;
		const typed = name.includes("file") ? "Noa pot.txt" : "Noa";

		const receive = (answer = () => Response.json(subject.answer)) => {
			const sent: string[] = [];
			engine.answer(/^\/wp-admin\/admin-ajax/, async (request) => {
				sent.push(await subject.readBody(request));
				return answer();
			});
			return sent;
		};
		const start = async () => {
			const tab = await engine.openMarkup(subject.markup, { problems: /./ });
			await subject.open?.(tab);
			return tab;
		};
		const fill = async (tab: Tab) => {
			await tab.evaluate((field) => void (document.querySelector<HTMLInputElement>(field)!.value = ""), field);
			await tab.type(field, "Noa");
			await subject.choose?.(tab);
		};
		const isKept = async (tab: Tab) =>
			expect([await tab.evaluate(subject.read, field), await tab.evaluate(() => location.pathname)]).toEqual([
				typed,
				"/markup",
			]);

		describe.each(chunks)("%s answered by", (chunk) => {
			it.each(["500", "half a script"])("%s once: it is sent once", async (fault) => {
				let isBroken = true;
				const sent = receive();
				engine.answer(new RegExp(`/${chunk}\\.js`), () => {
					if (!isBroken) return;
					isBroken = false;
					return faults[fault]!();
				});
				const tab = await start();
				await fill(tab);
				await tab.click(button);
				await isShown(tab, subject.sent);
				expect(sent).toEqual([typed]);
				note(`${name}: ${chunk}, once`, fault, "sent once");
			});
		});

		it("its chunk missing at the press: it is kept, and sent once when the chunk is there", async () => {
			let isBroken = true;
			const sent = receive();
			engine.answer(/\/plugins\/(lead-)?form\.js/, () => (isBroken ? faults["500"]!() : undefined));
			const tab = await start();
			await fill(tab);
			await tab.click(button);
			if (subject.saysMissing) await isShown(tab, subject.unsent);
			await isKept(tab);
			expect(sent).toEqual([]);
			isBroken = false;
			await tab.evaluate(() => void dispatchEvent(new Event("online")));
			await isShown(tab, subject.sent);
			expect(sent).toEqual([typed]);
			note(`${name}: chunk`, "500 for a while", "kept, sent once");
		});

		it.each(Object.keys(answers))(
			"answered by %s: what was typed and chosen stays, and can be sent again",
			async (fault) => {
				let isBroken = true;
				const sent = receive(() => (isBroken ? answers[fault]!() : Response.json(subject.answer)));
				const tab = await start();
				await fill(tab);
				await tab.click(button);
				await isShown(tab, subject.unsent);
				await isKept(tab);
				isBroken = false;
				await tab.click(button);
				await isShown(tab, subject.sent);
				expect(sent).toEqual([typed, typed]);
				note(`${name}: its answer`, fault, "kept, said, sent again");
			},
		);

		it("offline at the press: it is kept and said, and can be sent when the network is back", async () => {
			let isOffline = false;
			// Where a browser cannot be taken offline, the server drops what comes.
			engine.answer(/./, () => (isOffline ? cut() : undefined));
			const sent = receive();
			const tab = await start();
			await fill(tab);
			await tab.until((field) => {
				const { form } = document.querySelector<HTMLInputElement>(field)!;
				return form!.noValidate || Object.hasOwn(form!, "submit");
			}, field);
			isOffline = true;
			await tab.setOffline?.(true);
			await tab.click(button);
			await isShown(tab, subject.unsent);
			await isKept(tab);
			expect(sent).toEqual([]);
			isOffline = false;
			await tab.setOffline?.(false);
			await tab.click(button);
			await isShown(tab, subject.sent);
			expect(sent).toEqual([typed]);
			note(`${name}: network`, "offline and back", "kept, sent once");
		});
	});
};
