// What a host is: the core, `inspect`, the developers' panel and both languages of the verdict find the same in the same pages.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { rows } from "../../../plugins";
import { type CompleteRow, completeRow, type PluginDescriptor, type PluginRow } from "../../../src/base/descriptor";
import type { GossamerError } from "../../../src/base/errors";
import { readPage } from "../../../src/base/read-page";
import { findHosts } from "../../../src/cli/find-hosts";
import { addRow } from "../../../src/core/add-row";
import { applies } from "../../../src/core/gossamer";
import { createHosts } from "../../../src/core/hosts";
import { reportPage } from "../../../src/dev/report-page";
import { definePlugin } from "../../../src/kit/plugin";
import { judge, type RulesOfRelease } from "../../../src/verdict";
import { readHtml } from "../../../src/verdict/read-html";
import { rules } from "../../../src/verdict/rules";
import { describeRules } from "../../../src/wordpress/build/describe.mjs";
import { toPhp } from "../../../src/wordpress/build/to-php.mjs";
import { filesInTests } from "../../helpers/files";
import { covers } from "../../verdict/covers";
import { type HostCase, hostCases } from "./cases";

const complete = rows.map((row: PluginRow) => completeRow(row));
const release: RulesOfRelease = { rows: complete, covers, inert: [], surface: [], rules };
const addressOf = ({ search = "" }: HostCase) => `http://site.example/${search}`;
const headOf = ({ config }: HostCase) =>
	config === undefined ? "" : `<script type="application/json" id="gossamer-config">${config}</script>`;
const htmlOf = (one: HostCase) =>
	`<!DOCTYPE html><html><head>${headOf(one)}<title>a</title></head><body id="body">${one.body}</body></html>`;
const each = hostCases.map((one) => [one.name, one] as const);
const foretold = ({ hosts, unforetold = [] }: HostCase) =>
	Object.keys(hosts).filter((name) => !unforetold.includes(name));

/** The page in this document, and the core's table on it. */
const open = (one: HostCase) => {
	history.replaceState(null, "", addressOf(one).replace("http://site.example", location.origin));
	document.head.innerHTML = headOf(one);
	document.body.id = "body";
	document.body.innerHTML = one.body;
	const wrong: string[] = [];
	const note = (event: Event) => wrong.push((event as CustomEvent<GossamerError>).detail.plugin!);
	document.addEventListener("gossamer:error", note);
	const table: CompleteRow<PluginDescriptor>[] = [];
	for (const row of rows) addRow(table, row as PluginDescriptor, readPage(), true);
	document.removeEventListener("gossamer:error", note);
	return { table, wrong };
};

afterEach(() => {
	history.replaceState(null, "", "/");
	document.head.innerHTML = document.body.innerHTML = "";
	window.gossamer = undefined;
});

describe("hosts", () => {
	it.each(each)("of the core: %s", async (_, one) => {
		const { table, wrong } = open(one);
		const found: Record<string, string[]> = {};
		const recorder = (name: string) =>
			definePlugin({ setup: (host) => void (found[name] ??= []).push(host.id || host.localName) });
		const files = filesInTests();
		const hosts = createHosts(
			() =>
				table.filter(applies).map((row) => ({
					...row,
					adds: undefined,
					when: row.when.startsWith("query:") ? row.when : "now",
					load: async () => ({ default: recorder(row.name) }),
				})),
			{ page: readPage(), files, kit: () => files.load("kit") as never, gate: Promise.resolve() },
		);
		hosts.search();
		await hosts.settled();
		for (const [name, ids] of Object.entries(one.hosts)) expect(found[name] ?? [], name).toEqual(ids);
		expect([...new Set(wrong)]).toEqual(one.wrong ?? []);
		hosts.dispose();
	});

	it.each(each)("of the developers' panel: %s", (_, one) => {
		window.gossamer = { plugins: open(one).table, modules: {}, stores: {} } as never;
		const counts = Object.fromEntries(reportPage([], []).plugins.map(({ plugin, hosts }) => [plugin, hosts]));
		for (const [name, ids] of Object.entries(one.hosts)) expect(counts[name] ?? 0, name).toBe(ids.length);
	});

	it.each(each)("of inspect: %s", (_, one) => {
		const wrong: string[] = [];
		const hosts = findHosts(readHtml(htmlOf(one)), complete, addressOf(one), (plugin) => wrong.push(plugin));
		for (const [name, ids] of Object.entries(one.hosts)) {
			// What waits for anyone who opens it is told as "on need"; the core has no host there yet.
			const now = hosts.filter(({ row, phase }) => row.name === name && phase !== "on need");
			expect(
				now.map(({ node }) => node.attribs.id),
				name,
			).toEqual(ids);
		}
		expect([...new Set(wrong)]).toEqual(one.wrong ?? []);
	});

	it.each(each)("that the verdict foretells: %s", (_, one) => {
		const { plugins } = judge({ html: htmlOf(one), address: addressOf(one), scripts: new Map() }, release);
		for (const name of foretold(one)) expect(plugins.includes(name), name).toBe(one.hosts[name]!.length > 0);
	});

	it.runIf(spawnSync("php", ["-r", "exit(extension_loaded('dom') ? 0 : 1);"]).status === 0)(
		"that the verdict foretells, in PHP",
		() => {
			const folder = mkdtempSync(join(tmpdir(), "gossamer-hosts-"));
			try {
				const description = JSON.parse(JSON.stringify(describeRules(release)));
				writeFileSync(join(folder, "release.php"), `<?php return ${toPhp({ id: "test", ...description })};`);
				const pages = hostCases.map((one) => ({ html: htmlOf(one), address: addressOf(one) }));
				writeFileSync(join(folder, "pages.json"), JSON.stringify(pages));
				const answer = execFileSync("php", ["tests/verdict/judge.php", folder, join(folder, "pages.json")]);
				const verdicts: { verdict: { plugins: string[] } }[] = JSON.parse(answer.toString());
				for (const [at, one] of hostCases.entries())
					for (const name of foretold(one))
						expect(verdicts[at]!.verdict.plugins.includes(name), `${one.name}: ${name}`).toBe(
							one.hosts[name]!.length > 0,
						);
			} finally {
				rmSync(folder, { recursive: true });
			}
		},
	);
});
