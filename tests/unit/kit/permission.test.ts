// May I? Each consent tool in each state, without one, with one that never answers, and what the page configuration says.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../../../src/base/page";
import { type Answer, removeStandIns, silent, standIns } from "../../helpers/consent-stand-ins";

const embed = { service: "youtube", category: "marketing" };
const measuring = { service: "analytics", category: "statistics" };
const storing = { category: "functional" };
const waiting = { ...embed, unasked: "denied" } as const;

const settle = async (ms = 0) => {
	await vi.advanceTimersByTimeAsync(ms);
	await vi.dynamicImportSettled();
	await vi.advanceTimersByTimeAsync(0);
};
const open = async (config: Page["config"] = {}) => {
	const { createScope } = await import("../../../src/kit/scope");
	const permission = await import("../../../src/kit/permission");
	const scope = createScope({ config } as Page);
	const may = () => [embed, measuring, storing].map((need) => permission.isPermitted(scope, need));
	may();
	await settle();
	scopes.push(scope);
	return { ...permission, scope, may };
};
const scopes: { dispose(): void }[] = [];
const all = (is: boolean) => [is, is, is];

beforeEach(() => {
	vi.resetModules();
	vi.useFakeTimers();
});
afterEach(() => {
	for (const scope of scopes.splice(0)) scope.dispose();
	removeStandIns();
	document.body.innerHTML = "";
	vi.useRealTimers();
});

describe.each(standIns.map((tool) => [tool.name, tool] as const))("%s", (name, tool) => {
	it.each<[Answer, boolean]>([
		["unanswered", false],
		["denied", false],
		["granted", true],
	])("%s before the page: %s", async (answer, is) => {
		tool.put(answer);
		const { may } = await open();
		expect(may()).toEqual(all(is));
	});

	it("that answers on the page is followed: yes, then no", async () => {
		tool.put("unanswered");
		const { may, scope, watchPermission } = await open();
		const heard: boolean[] = [];
		watchPermission(scope, embed, (is) => heard.push(is));
		for (const answer of ["granted", "denied"] as const) {
			document.body.click();
			tool.put(answer);
			tool.tell?.(answer);
			await settle(2000);
			expect(may()).toEqual(all(answer === "granted"));
		}
		expect(heard).toEqual([false, true, false]);
	});

	it("that takes an answer back asks again", async () => {
		tool.put("granted");
		const { may } = await open();
		document.body.click();
		tool.put("unanswered");
		await settle(2000);
		expect(may()).toEqual(all(false));
	});

	it("that comes after the page, from a click on", async () => {
		const { may } = await open();
		expect(may()).toEqual(all(true));
		tool.put("unanswered");
		document.body.click();
		await settle(2000);
		expect(may()).toEqual(all(false));
		tool.put("granted");
		tool.tell?.("granted");
		document.body.click();
		await settle(2000);
		expect(may()).toEqual(all(true));
	});

	it("is noted by its name", async () => {
		tool.put("denied");
		await open();
		const { $consent } = await import("../../../src/stores/consent");
		expect($consent.get().by).toBe(name);
	});
});

describe("a tool that never answers", () => {
	it.each(Object.entries(silent))("holds everything back: %s", async (_, put) => {
		put();
		const { may } = await open();
		await settle(60_000);
		expect(may()).toEqual(all(false));
	});
});

it("a tool that has not loaded is looked for ever more rarely, ten seconds apart at most", async () => {
	const { scope, lookAgain } = await open();
	const start = Date.now();
	const looks: number[] = [];
	lookAgain(
		scope,
		() => looks.length > 5,
		() => looks.push(Date.now() - start),
	);
	await settle(120_000);
	expect(looks).toEqual([2000, 5000, 9500, 16_250, 26_250, 36_250]);
});

describe("without a tool", () => {
	it("is what the next to ask finds, when the tool of those before is gone", async () => {
		Object.values(silent)[0]!();
		const { scope, hasTool } = await open();
		expect(hasTool(scope)).toBe(true);
		scope.dispose();
		removeStandIns();
		document.body.innerHTML = "";
		const { createScope } = await import("../../../src/kit/scope");
		const next = createScope({ config: {} } as Page);
		scopes.push(next);
		expect(hasTool(next)).toBe(false);
	});

	it("what continues until a refusal may, what waits may not", async () => {
		const { may, isPermitted, scope } = await open();
		expect([may(), isPermitted(scope, waiting)]).toEqual([all(true), false]);
	});

	it.each([
		["denied", false],
		["granted", true],
	] as const)("a page configured as %s decides for both", async (consent, is) => {
		const { may, isPermitted, scope } = await open({ consent });
		expect([may(), isPermitted(scope, waiting)]).toEqual([all(is), is]);
	});

	it("a visitor's decision is above the page's, by service before category", async () => {
		const { isPermitted, scope } = await open({ consent: "denied" });
		const { deny, grant } = await import("../../../src/stores/consent");
		grant("marketing");
		expect(isPermitted(scope, embed)).toBe(true);
		deny("youtube", "visitor", "services");
		expect(isPermitted(scope, embed)).toBe(false);
	});

	it("what is necessary may, but for a refusal by name", async () => {
		const { isPermitted, scope } = await open({ consent: "denied" });
		const need = { service: "recaptcha", category: "necessary" };
		expect(isPermitted(scope, need)).toBe(true);
		const { deny } = await import("../../../src/stores/consent");
		deny("recaptcha", "visitor", "services");
		expect(isPermitted(scope, need)).toBe(false);
	});
});

it("a visitor who allows one embed against the tool's answer keeps it, whatever is clicked after that", async () => {
	standIns.find(({ name }) => name === "cookiebot")!.put("denied");
	const { isPermitted, scope } = await open();
	const { grant } = await import("../../../src/stores/consent");
	grant("youtube", "visitor", "services");
	document.body.click();
	await settle(2000);
	expect([isPermitted(scope, embed), isPermitted(scope, measuring)]).toEqual([true, false]);
});

it("nothing is followed once nobody asks any more", async () => {
	const tool = standIns.find(({ name }) => name === "cookiebot")!;
	tool.put("denied");
	const { scope } = await open();
	scope.dispose();
	tool.put("granted");
	tool.tell!("granted");
	await settle(2000);
	const { consentFor } = await import("../../../src/stores/consent");
	expect(consentFor("marketing")).toBe("denied");
});

describe("the trigger `consent:`", () => {
	it("waits for the tool, and opens once", async () => {
		const tool = standIns.find(({ name }) => name === "complianz")!;
		tool.put("unanswered");
		const { wait } = await import("../../../src/kit/wait");
		const go = vi.fn();
		const stop = wait("consent:marketing", go, document.body);
		await settle(100);
		expect(go).not.toHaveBeenCalled();
		tool.put("granted");
		tool.tell!("granted");
		await settle(2000);
		expect(go).toHaveBeenCalled();
		stop!();
	});

	it("opens on a page that is configured as granted", async () => {
		document.head.insertAdjacentHTML(
			"beforeend",
			'<script type="application/json" id="gossamer-config">{"consent":"granted"}</script>',
		);
		const { wait } = await import("../../../src/kit/wait");
		const go = vi.fn();
		const stop = wait("consent:marketing", go, document.body);
		await settle(100);
		expect(go).toHaveBeenCalled();
		stop!();
	});
});
