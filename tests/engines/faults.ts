// Nothing that a visitor typed or requested is lost: each fault of a file that is needed, and of the answer to what a form sends. Prints the matrix.
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { ajaxUrl, leadForm, locals, parseBody, styles } from "../../plugins/lead-form/tests/markup";
import type { Engine, Tab } from "./engine";
import { answers, faults } from "./fault-list";
import { interactions } from "./interactions";

/** Those after which the core asks again by another way each. */
const some = ["500", "HTML called a script", "half a script", "a cut connection"];
/** Plugins that wait for a press: what it asked for is there in the end. */
const pressed = ["accessibility-panel", "chat", "form", "loop-filter", "photo-feed", "popups"];

const name = "[name=field_name]";
const form = locals + styles + leadForm();

/** Answers what forms send, and keeps it. */
const receive = (engine: Engine, answer = () => Response.json({ status: true })) => {
	const sent: string[] = [];
	engine.answer(/^\/wp-admin\/admin-ajax/, async (request) => {
		const { fields } = parseBody(await request.text());
		sent.push(fields.find(({ name }) => name === "field_name")?.value ?? "");
		return answer();
	});
	return sent;
};

const typed = (tab: Tab) => tab.evaluate((name) => document.querySelector<HTMLInputElement>(name)!.value, name);
const fill = async (tab: Tab) => {
	await tab.evaluate((name) => void (document.querySelector<HTMLInputElement>(name)!.value = ""), name);
	await tab.type(name, "Noa");
};
const saysUnsent = (tab: Tab) =>
	tab.until(
		() => !!document.querySelector<HTMLElement>(".responder-message-form-error")?.textContent?.includes("tired"),
	);
const isSent = (tab: Tab) =>
	tab.until(() => getComputedStyle(document.querySelector(".responder-message-sent")!).display === "block");

export default (engine: Engine): void => {
	/** What became of what was typed or requested: by file and time, then by fault. */
	const matrix: Record<string, Record<string, string>> = {};
	const note = (row: string, fault: string, outcome: string) => {
		matrix[row] = { ...matrix[row], [fault]: outcome };
	};
	afterAll(() => {
		console.log(`Faults in ${engine.name}:`);
		console.table(matrix);
	});

	it("sends to where the tests listen", () => expect(ajaxUrl).toMatch(/^\/wp-admin\/admin-ajax/));

	describe.each(["kit", "plugins/lead-form"])("%s answered by", (file) => {
		it.each(Object.keys(faults))("%s once: the form works", async (fault) => {
			let isBroken = true;
			const sent = receive(engine);
			engine.answer(new RegExp(`/${file}\\.js`), () => {
				if (!isBroken) return;
				isBroken = false;
				return faults[fault]!();
			});
			const tab = await engine.openMarkup(form, { problems: /./ });
			await fill(tab);
			await tab.click(".res-button-submit");
			await isSent(tab);
			expect(sent).toEqual(["Noa"]);
			note(`${file}, once`, fault, "sent once");
		});

		it("slow: the form works once it is there", async () => {
			const sent = receive(engine);
			engine.answer(new RegExp(`/${file}\\.js`), () => wait(2000, undefined));
			const tab = await engine.openMarkup(form, { problems: /./ });
			await fill(tab);
			await tab.click(".res-button-submit");
			await isSent(tab);
			expect(sent).toEqual(["Noa"]);
			note(`${file}, once`, "slow", "sent once");
		});

		it.each(Object.keys(faults))("%s for a while: it is said, kept, and sent later", async (fault) => {
			let isBroken = true;
			const sent = receive(engine);
			engine.answer(new RegExp(`/${file}\\.js`), () => (isBroken ? faults[fault]!() : undefined));
			const tab = await engine.openMarkup(form, { problems: /./ });
			await fill(tab);
			await tab.click(".res-button-submit");
			await saysUnsent(tab);
			expect([await typed(tab), await tab.evaluate(() => location.pathname), sent]).toEqual(["Noa", "/markup", []]);
			isBroken = false;
			await tab.click(".res-button-submit");
			await isSent(tab);
			expect(sent).toEqual(["Noa"]);
			note(`${file}, for a while`, fault, "kept, said, sent once");
		});
	});

	describe.each(pressed)("plugins/%s answered by", (plugin) => {
		it.each(some)("%s once: a press is answered", async (fault) => {
			let isBroken = true;
			engine.answer(new RegExp(`/plugins/${plugin}\\.js`), () => {
				if (!isBroken) return;
				isBroken = false;
				return faults[fault]!();
			});
			const tab = await engine.open(`/${plugin}`, { problems: /./ });
			await interactions[`/${plugin}`]!(tab);
			note(`plugins/${plugin}, once`, fault, isBroken ? "not asked for" : "answered");
		});

		it("500 while the page opens: a press asks again", async () => {
			let isBroken = true;
			engine.answer(new RegExp(`/plugins/${plugin}\\.js`), () => (isBroken ? faults["500"]!() : undefined));
			const tab = await engine.open(`/${plugin}`, { problems: /./ });
			isBroken = false;
			await interactions[`/${plugin}`]!(tab);
			note(`plugins/${plugin}, while the page opens`, "500", "answered");
		});
	});

	it.each(Object.keys(answers))("what is sent answered by %s: it stays, and can be sent again", async (fault) => {
		let isBroken = true;
		const sent = receive(engine, () => (isBroken ? answers[fault]!() : Response.json({ status: true })));
		const tab = await engine.openMarkup(form, { problems: /./ });
		await fill(tab);
		await tab.click(".res-button-submit");
		await saysUnsent(tab);
		expect([await typed(tab), await tab.evaluate(() => location.pathname)]).toEqual(["Noa", "/markup"]);
		isBroken = false;
		await tab.click(".res-button-submit");
		await isSent(tab);
		expect(sent).toEqual(["Noa", "Noa"]);
		note("the answer to a form", fault, "kept, said, sent again");
	});
};
