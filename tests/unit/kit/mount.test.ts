// Mounting: settings from the host and the page configuration, cleanup, and plugins that throw.
import { describe, expect, it, vi } from "vitest";
import { definePlugin } from "../../../src/kit/plugin";
import { integer, object, text } from "../../../src/kit/settings";
import { mountPlugin } from "../../helpers/mount-plugin";

const echo = (seen: unknown[]) =>
	definePlugin({
		settings: { name: text("none"), count: integer(3), more: object() },
		setup(_host, settings) {
			seen.push(settings);
		},
	});

describe("mount", () => {
	it("starts with defaults alongside a broken data-settings, reports it, and serves the siblings (page-builder #9)", async () => {
		const seen: unknown[] = [];
		const { errors, unmount } = await mountPlugin(
			echo(seen),
			"div",
			`<div data-settings="{broken"></div><div data-settings='{"name":"b","count":"7"}'></div><div></div>`,
		);
		expect(seen).toEqual([
			{ name: "none", count: 3, more: {} },
			{ name: "b", count: 7, more: {} },
			{ name: "none", count: 3, more: {} },
		]);
		expect(errors.map(({ code }) => code)).toEqual(["settings"]);
		unmount();
	});

	it.each(["null", "[]", "3", '"text"'])("takes the JSON %s for no settings", async (json) => {
		const seen: unknown[] = [];
		const { unmount } = await mountPlugin(echo(seen), "div", `<div data-settings='${json}'></div>`);
		expect(seen).toEqual([{ name: "none", count: 3, more: {} }]);
		unmount();
	});

	it("reads the settings of a form that has a control named dataset", async () => {
		const seen: unknown[] = [];
		const { unmount } = await mountPlugin(
			echo(seen),
			"form",
			`<form data-settings='{"name":"b"}'><input name="dataset"></form>`,
		);
		expect(seen).toEqual([{ name: "b", count: 3, more: {} }]);
		unmount();
	});

	it("cannot be led to the prototype by settings", async () => {
		const seen: { more: Record<string, unknown> }[] = [];
		const { unmount } = await mountPlugin(
			echo(seen),
			"div",
			`<div data-settings='{"__proto__":{"name":"evil"},"more":{"__proto__":{"polluted":1},"constructor":2}}'></div>`,
		);
		expect(seen[0]).toMatchObject({ name: "none", count: 3 });
		expect(Object.keys(seen[0]!.more)).toEqual(["constructor"]);
		expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
		unmount();
	});

	it("takes settings of the page configuration below the host's own", async () => {
		const seen: unknown[] = [];
		const { unmount } = await mountPlugin(
			echo(seen),
			"div",
			`<script type="application/json" id="gossamer-config">{"plugins":{"test":{"name":"site","count":9}}}</script><div data-settings='{"name":"own"}'></div>`,
		);
		expect(seen).toEqual([{ name: "own", count: 9, more: {} }]);
		unmount();
	});

	it("undoes a setup that throws, reports it, and mounts the others", async () => {
		const undone = vi.fn();
		const plugin = definePlugin({
			setup(host, _settings, scope) {
				scope.add(undone);
				if (host.id === "bad") throw new Error("no");
				host.className = "on";
			},
		});
		const { errors, hosts, unmount } = await mountPlugin(plugin, "div", `<div id="bad"></div><div></div>`);
		expect(undone).toHaveBeenCalledTimes(1);
		expect(errors).toMatchObject([{ code: "plugin", plugin: "test", host: hosts[0] }]);
		expect(hosts[1]!.className).toBe("on");
		unmount();
	});

	it("unmounts and reports a plugin whose listener throws later", async () => {
		const cleanup = vi.fn();
		const plugin = definePlugin({
			setup(host, _settings, scope) {
				scope.on(host, "click", () => {
					throw new Error("no");
				});
				return cleanup;
			},
		});
		const { host, errors } = await mountPlugin(plugin, "div", "<div></div>");
		host.click();
		host.click();
		expect(cleanup).toHaveBeenCalledTimes(1);
		expect(errors).toHaveLength(1);
	});

	it("waits for the cleanup of an asynchronous setup, and runs it immediately when torn down before", async () => {
		const cleanup = vi.fn();
		const plugin = definePlugin({ setup: async () => cleanup });
		const { unmount } = await mountPlugin(plugin, "div", "<div></div>");
		unmount();
		await Promise.resolve();
		expect(cleanup).toHaveBeenCalledTimes(1);
	});

	it("reports an asynchronous setup that rejects", async () => {
		const plugin = definePlugin({ setup: () => Promise.reject(new Error("no")) });
		const { errors } = await mountPlugin(plugin, "div", "<div></div>");
		await vi.waitFor(() => expect(errors).toMatchObject([{ code: "plugin" }]));
	});
});
