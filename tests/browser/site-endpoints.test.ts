// The demo host's answers on the wire: files, policy, conditions, the form's endpoint.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leadForm } from "../../plugins/lead-form/tests/widget.mjs";
import { createContext } from "../site/context.mjs";
import { visitForm } from "../site/forms.mjs";
import { phpJson } from "../site/html.mjs";
import { openInbox } from "../site/inbox.mjs";
import { parseNestedBody } from "../site/nested-body.mjs";
import { startSite } from "../site/server.mjs";
import { heading } from "../site/widgets/basics.mjs";

let site: Awaited<ReturnType<typeof startSite>>;
const folder = mkdtempSync(join(tmpdir(), "gossamer-endpoints-"));
const inbox = openInbox(join(folder, "new/inbox.jsonl"));

beforeAll(async () => {
	mkdirSync(join(folder, "dist/plugins"), { recursive: true });
	writeFileSync(join(folder, "dist/gossamer.js"), "export const answer = 42;");
	writeFileSync(join(folder, "dist/plugins/sticky.css"), "a{}");
	writeFileSync(join(folder, "secret.js"), "secret");
	symlinkSync(join(folder, "secret.js"), join(folder, "dist/link.js"));
	site = await startSite({ port: 0, release: join(folder, "dist"), inbox: join(folder, "new/inbox.jsonl") });
});
afterAll(async () => {
	await site.close();
	rmSync(folder, { recursive: true });
});

describe("files of the build", () => {
	it("come with their type, are revalidated, and answer 304 when unchanged", async () => {
		const script = await fetch(`${site.url}/gossamer/gossamer.js`);
		expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
		expect(script.headers.get("cache-control")).toBe("no-cache");
		expect(await script.text()).toBe("export const answer = 42;");
		const again = await fetch(`${site.url}/gossamer/gossamer.js`, {
			headers: { "If-None-Match": script.headers.get("etag")! },
		});
		expect(again.status).toBe(304);
		const style = await fetch(`${site.url}/gossamer/plugins/sticky.css`);
		expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
	});

	it.each([
		"/gossamer/../secret.js",
		"/gossamer/..%2fsecret.js",
		"/gossamer/%2e%2e/secret.js",
		"/gossamer/plugins/..%2f..%2fsecret.js",
		"/gossamer/link.js",
		"/gossamer/%00",
		"/gossamer/%zz",
		"/gossamer/",
		"/gossamer/plugins",
		"/public/..%2fserver.mjs",
	])("outside of the directory are refused: %s", async (path) => {
		const { status, text } = await rawGet(path);
		expect(status).toBe(404);
		expect(text).not.toContain("secret");
	});
});

describe("conditions", () => {
	it("send the strict policy unless it is switched off", async () => {
		const policy = async (query: string) =>
			(await fetch(`${site.url}/counter${query}`)).headers.get("content-security-policy");
		expect(await policy("")).toBe("script-src 'self'; require-trusted-types-for 'script'");
		expect(await policy("?csp=off")).toBeNull();
	});

	it("print the runtime exactly once, or not at all", async () => {
		const runtime = '<script type="module" src="/gossamer/gossamer.js"></script>';
		expect((await page("/counter")).split(runtime)).toHaveLength(2);
		expect(await page("/counter?noscript")).not.toContain("gossamer.js");
	});

	it("reach the settings of the page builder", async () => {
		expect(await settings("/counter")).toMatchObject({
			environmentMode: { edit: false },
			is_rtl: false,
			is_static: false,
			urls: { assets: `${site.url}/wp-content/plugins/elementor/assets/` },
		});
		expect(await settings("/counter?rtl&edit&static&breakpoints=mobile:600,laptop:1400")).toMatchObject({
			environmentMode: { edit: true },
			is_rtl: true,
			is_static: true,
			responsive: {
				hasCustomBreakpoints: true,
				breakpoints: {
					mobile: { value: 600, is_enabled: true },
					tablet: { value: 1024, is_enabled: true },
					laptop: { value: 1400, direction: "max", is_enabled: true },
					widescreen: { is_enabled: false, direction: "min" },
				},
			},
		});
	});

	it("reach the page configuration, which cannot break out of its element", async () => {
		const config = (html: string) => /id="gossamer-config">(.*?)<\/script>/s.exec(html)?.[1];
		expect(config(await page("/counter"))).toBeUndefined();
		expect(config(await page("/counter?consent=off&config=%7B%22a%22:1%7D"))).toBe('{"consent":"denied","a":1}');
		const hostile = encodeURIComponent("{</script><img src=x>");
		expect(config(await page(`/counter?config=${hostile}`))).toBe("{\\u003c/script>\\u003cimg src=x>");
	});

	it("are escaped where links carry them on", async () => {
		expect(await page(`/counter?config=${encodeURIComponent('"><b id=x>')}`)).not.toContain("<b id=x>");
	});

	it("give a scaled page as many elements and hosts as were requested", async () => {
		const html = await page("/scale?elements=210&hosts=30&kinds=counter,alert");
		expect(html.match(/data-element_type=/g)).toHaveLength(210);
		expect(html.match(/data-widget_type="(counter|alert)\.default"/g)).toHaveLength(30);
		expect(html).not.toContain("progress.default");
	});
});

describe("the form's endpoint", () => {
	it("keeps a complete submission and answers that it did", async () => {
		const response = await send({ name: "Dana <b>Levi</b>" });
		expect([response.status, await response.json()]).toEqual([200, { status: true }]);
		const [newest] = await inbox.list();
		expect(newest).toMatchObject({ via: "script", form: visitForm.id, page: "/lead-form" });
		expect(newest?.fields).toContainEqual({ name: "field_name", value: "Dana <b>Levi</b>" });
		expect(await page("/inbox")).toContain("Dana &lt;b&gt;Levi&lt;/b&gt;");
	});

	it("refuses a wrong nonce with 403 and an incomplete form with 400, and keeps neither", async () => {
		const before = (await inbox.list()).length;
		const forged = await send({ nonce: "0000000000" });
		expect([forged.status, await forged.json()]).toEqual([403, { success: false, data: [] }]);
		for (const change of [{ name: "  " }, { terms: "off" }, { form: "" }, { action: "other" }]) {
			const response = await send(change);
			expect([response.status, await response.json()]).toEqual([400, { success: false, data: [] }]);
		}
		expect(await inbox.list()).toHaveLength(before);
	});

	it.each([
		["500", 500],
		["400", 400],
	])("fails when the page asks for it: %s", async (behave, status) => {
		const { ajaxUrl } = await settings(`/lead-form?endpoint=${behave}`, "RMP_AJAX_LOCALS");
		expect((await send({ ajaxUrl })).status).toBe(status);
	});

	it("answers with broken JSON, cuts the answer off, or never answers", async () => {
		const address = async (behave: string) =>
			(await settings(`/lead-form?endpoint=${behave}`, "RMP_AJAX_LOCALS")).ajaxUrl as string;
		const html = await send({ ajaxUrl: await address("html") });
		expect(html.headers.get("content-type")).toContain("json");
		await expect(html.json()).rejects.toThrow();
		await expect(send({ ajaxUrl: await address("cut") }).then((response) => response.text())).rejects.toThrow();
		const never = send({ ajaxUrl: await address("never"), signal: AbortSignal.timeout(300) });
		await expect(never).rejects.toThrow(/abort|time/i);
	});

	it("refuses a plain post from another site", async () => {
		const response = await fetch(`${site.url}/lead-form`, {
			method: "POST",
			headers: { Origin: "https://elsewhere.test", "Content-Type": "application/x-www-form-urlencoded" },
			body: "field_first=a&field_email=b",
		});
		expect(response.status).toBe(403);
	});
});

describe("the host", () => {
	it("says in one line what to do when the build is missing", async () => {
		const start = startSite({ port: 0, release: join(folder, "nowhere") });
		await expect(start).rejects.toThrow(/nowhere\/gossamer\.js is missing: run `npm run build` first\.$/);
	});

	it("says in one line what to do when the port is taken", async () => {
		const port = Number(new URL(site.url).port);
		await expect(startSite({ port, release: join(folder, "dist") })).rejects.toThrow(/^Port \d+ is taken: .*PORT=\d+/);
	});

	it("answers an unknown address with a page and 404", async () => {
		const response = await fetch(`${site.url}/nowhere`);
		expect(response.status).toBe(404);
		expect(await response.text()).toContain("<h1>");
	});
});

describe("the building blocks", () => {
	it("read nested bodies as PHP does, without touching prototypes", () => {
		const body = parseNestedBody("a=1&f%5B0%5D%5Bname%5D=x+y&f%5B0%5D%5Bvalue%5D=%26&l[]=p&l[]=q&__proto__[z]=1");
		expect(JSON.parse(JSON.stringify({ ...body, __proto__: null }))).toMatchObject({
			a: "1",
			f: { 0: { name: "x y", value: "&" } },
			l: { 0: "p", 1: "q" },
		});
		expect(({} as Record<string, unknown>).z).toBeUndefined();
	});

	it("print settings as the server does: ASCII, escaped slashes, escaped quotes", () => {
		expect(phpJson({ a: "ש/" })).toBe('{"a":"\\u05e9\\/"}');
		const markup = String(heading(createContext(), { text: "<i>", settings: { _animation: "fadeIn", empty: "" } }));
		expect(markup).toContain('data-settings="{&quot;_animation&quot;:&quot;fadeIn&quot;}"');
		expect(markup).toContain("elementor-invisible");
		expect(markup).toContain("&lt;i&gt;</h2>");
	});

	it("print the lead form's messages with their character references kept", () => {
		expect(String(leadForm(createContext(), { form: visitForm }))).toContain("it&amp;#039;s not your fault");
	});
});

const page = async (path: string) => (await fetch(site.url + path)).text();

/** What the settings script of a page defines. */
const settings = async (path: string, name = "elementorFrontendConfig") => {
	const address = /<script src="(\/settings\.js[^"]*)"/.exec(await page(path))![1]!.replaceAll("&amp;", "&");
	const scope: Record<string, Record<string, unknown>> = {};
	runInNewContext(await page(address), scope);
	return JSON.parse(JSON.stringify(scope[name]));
};

interface Sending {
	name?: string;
	terms?: string;
	form?: string;
	action?: string;
	nonce?: string;
	ajaxUrl?: string;
	signal?: AbortSignal;
}

const send = async ({ name = "Dana", terms = "on", form = visitForm.id, signal, ...more }: Sending) => {
	const { ajaxUrl, _nonce } = await settings("/lead-form", "RMP_AJAX_LOCALS");
	const values = Object.entries({ field_name: name, field_email: "d@acme.test", field_771: terms });
	const body = new URLSearchParams({ action: more.action ?? "RMP_submitElementorForm", _nonce: more.nonce ?? _nonce });
	for (const [index, [name, value]] of values.entries()) {
		body.append(`fields[${index}][name]`, name);
		body.append(`fields[${index}][value]`, value);
	}
	body.append("form_id", form);
	return fetch(more.ajaxUrl ?? ajaxUrl, {
		method: "POST",
		body,
		signal,
		headers: { Referer: `${site.url}/lead-form` },
	});
};

/** A request whose path is sent as it stands. */
const rawGet = (path: string) =>
	new Promise<{ status?: number; text: string }>((done, failed) => {
		const { hostname, port } = new URL(site.url);
		get({ hostname, port, path }, async (response) => {
			let text = "";
			for await (const chunk of response) text += chunk;
			done({ status: response.statusCode, text });
		}).on("error", failed);
	});
