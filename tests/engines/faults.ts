// Nothing that a visitor typed is lost: each fault of a file that a form needs, and of the answer to what it sends.
import { describe, expect, it } from "vitest";
import { ajaxUrl, leadForm, locals, parseBody, styles } from "../helpers/lead-form";
import type { Engine, Tab } from "./engine";

const text = (body: string, type = "text/javascript", status = 200) =>
	new Response(body, { status, headers: { "Content-Type": type } });

/** What a server, a proxy or a network may answer in place of a script. */
const faults: Record<string, () => Response> = {
	"404": () => text("Not found", "text/plain", 404),
	"500": () => text("", "text/plain", 500),
	"a page of HTML": () => text("<!doctype html><title>Sign in</title>", "text/html"),
	"HTML called a script": () => text("<!doctype html><title>Sign in</title>"),
	nothing: () => text(""),
	"half a script": () => text("export default { na"),
	"a cut connection": () =>
		new Response(
			new ReadableStream({
				start(stream) {
					stream.enqueue(new TextEncoder().encode("export default {"));
				},
				pull: (stream) => stream.error(new Error("cut")),
			}),
			{ headers: { "Content-Type": "text/javascript" } },
		),
};

/** What may become of what a form sends, the cut connection apart: some browsers ask again by themselves. */
const answers: Record<string, () => Response> = {
	"500": () => text("", "text/plain", 500),
	"a page of HTML": () => text("<!doctype html><title>Sign in</title>", "text/html", 403),
	nothing: () => text("", "application/json"),
	"half an answer": () => text('{"status":tr', "application/json"),
};

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
	});
};
