// Plugins with a view: drawn, hydrated, taken down, and kept from breaking anything else.
import { act, StrictMode, useEffect, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { readPage } from "../../src/base/read-page";
import { mount, type Plugin } from "../../src/kit/plugin";
import { createScope } from "../../src/kit/scope";
import { choice, integer, text } from "../../src/kit/settings";
import { definePlugin, drawView, Island, useScope, useStore, type ViewProps } from "../../src/react";
import { $scroll } from "../../src/stores";
import { mountPlugin } from "../../src/testing";
import { errors, expectedOnConsole, renderView } from "../helpers/react";

const settings = { greeting: text("Hello"), times: integer(1), tone: choice("soft", "loud") };

const View = ({ settings: { greeting, times } }: ViewProps<typeof settings>) => {
	const [count, setCount] = useState(times);
	return (
		<button type="button" onClick={() => setCount(count + 1)}>
			{`${greeting} ${count}`}
		</button>
	);
};

/** For what throws: inside `act` React keeps errors from the root's owner. */
const outsideAct = () => {
	expectedOnConsole.push(/./);
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
};

/** Mounts as the core does. */
const mountOn = async (markup: string, ...plugins: Plugin[]) => {
	document.body.innerHTML = markup;
	const hosts = [...document.querySelectorAll<HTMLElement>(".host")];
	const mounted: { dispose(): void }[] = [];
	const mountAll = async () => {
		for (const [at, host] of hosts.entries()) mounted.push(mount(plugins[at]!, host, "hello", readPage()));
	};
	if (expectedOnConsole.length) await mountAll();
	else await act(mountAll);
	const dispose = () =>
		act(async () => {
			for (const one of mounted) one.dispose();
		});
	return { hosts, host: hosts[0]!, dispose };
};

describe("definePlugin with a view", () => {
	it("draws an empty host with its settings, and leaves it empty at teardown", async () => {
		const plugin = definePlugin({ settings, view: View });
		const { host, dispose } = await mountOn(
			`<div class="host" data-settings='{"greeting":"Hi","times":"2"}'></div>`,
			plugin,
		);
		expect(host.innerHTML).toBe('<button type="button">Hi 2</button>');
		await act(async () => host.querySelector("button")!.click());
		expect(host.textContent).toBe("Hi 3");
		await dispose();
		expect(host.innerHTML).toBe("");
		expect(errors).toEqual([]);
	});

	it("hydrates what the server printed and puts it back at teardown", async () => {
		const printed = '<button type="button">Hello 1</button>';
		const { host, dispose } = await (async () => {
			document.body.innerHTML = "";
			return mountOn(`<div class="host">${printed}</div>`, definePlugin({ settings, view: View }));
		})();
		await act(async () => host.querySelector("button")!.click());
		expect(host.textContent).toBe("Hello 2");
		await dispose();
		expect(host.innerHTML).toBe(printed);
		expect(errors).toEqual([]);
	});

	it("adopts the printed nodes instead of redrawing them", async () => {
		document.body.innerHTML = `<div class="host"><button type="button">Hello 1</button></div>`;
		const host = document.querySelector<HTMLElement>(".host")!;
		const button = host.firstChild;
		const plugin = definePlugin({ settings, view: View });
		await act(async () => void mount(plugin, host, "hello", readPage()));
		expect(host.firstChild).toBe(button);
	});

	it("runs setup before the view, with actions alongside it, and undoes both", async () => {
		const log: string[] = [];
		const plugin = definePlugin({
			settings,
			actions: { "hello:say": () => log.push("action") },
			setup(host, { tone }, scope) {
				log.push(`setup ${tone} ${host.childNodes.length}`);
				scope.keep(host, "class");
				host.classList.add("is-on");
				return () => log.push(`cleanup ${host.childNodes.length}`) && undefined;
			},
			view: View,
		});
		const { host, dispose } = await mountOn('<div class="host"></div>', plugin);
		expect(host.className).toBe("host is-on");
		expect(host.textContent).toBe("Hello 1");
		plugin.actions!["hello:say"]!({});
		await dispose();
		expect(log).toEqual(["setup soft 0", "action", "cleanup 0"]);
		expect(host.className).toBe("host");
	});

	it("is the core's own definePlugin without a view", async () => {
		const plugin = definePlugin({ setup: (host) => void (host.title = "on") });
		const { host } = await mountOn('<div class="host"></div>', plugin);
		expect(host.title).toBe("on");
	});

	it("takes a view that throws off its host, reports it, and leaves its neighbours alone", async () => {
		outsideAct();
		const broken = definePlugin({
			setup: (host, _settings, scope) => {
				scope.keep(host, "class");
				host.classList.add("is-on");
			},
			view: () => {
				throw new Error("broken");
			},
		});
		const { hosts } = await mountOn(
			'<div class="host"><i>Printed</i></div><div class="host"></div>',
			broken,
			definePlugin({ settings, view: View }),
		);
		await vi.waitFor(() => expect(hosts[1]!.textContent).toBe("Hello 1"));
		await vi.waitFor(() => expect(hosts[0]!.innerHTML).toBe("<i>Printed</i>"));
		expect(hosts[0]!.className).toBe("host");
		expect(errors.filter(({ code }) => code === "plugin")).toMatchObject([
			{ plugin: "hello", host: hosts[0], error: { message: "broken" } },
		]);
	});

	it("takes a view that throws later off its host, in a render or in an effect", async () => {
		outsideAct();
		const Late = ({ inEffect }: { inEffect: boolean }) => {
			const [isBroken, setBroken] = useState(false);
			if (isBroken && !inEffect) throw new Error("broken");
			useEffect(() => {
				if (isBroken) throw new Error("broken");
			}, [isBroken]);
			return (
				<button type="button" onClick={() => setBroken(true)}>
					Break
				</button>
			);
		};
		const { hosts } = await mountOn(
			'<div class="host"></div><div class="host"></div><div class="host"></div>',
			definePlugin({ view: () => <Late inEffect={false} /> }),
			definePlugin({ view: () => <Late inEffect /> }),
			definePlugin({ settings, view: View }),
		);
		for (const host of hosts) (await vi.waitUntil(() => host.querySelector("button"))).click();
		await vi.waitFor(() => expect(hosts.map((host) => host.textContent)).toEqual(["", "", "Hello 2"]));
		expect(errors.map(({ code, host }) => [code, host])).toEqual([
			["plugin", hosts[0]],
			["plugin", hosts[1]],
		]);
	});

	it("does not draw when setup throws", async () => {
		const plugin = definePlugin({
			setup() {
				throw new Error("setup");
			},
			view: () => <b>Drawn</b>,
		});
		const { host } = await mountOn('<div class="host"></div>', plugin);
		expect(host.innerHTML).toBe("");
		expect(errors).toMatchObject([{ code: "plugin", error: { message: "setup" } }]);
	});

	it("takes the view down when a setup that is asynchronous rejects", async () => {
		const plugin = definePlugin({
			async setup() {
				throw new Error("later");
			},
			view: () => <b>Drawn</b>,
		});
		const { host } = await mountOn('<div class="host"></div>', plugin);
		expect(host.innerHTML).toBe("");
		expect(errors).toMatchObject([{ code: "plugin", error: { message: "later" } }]);
	});

	it("is ready once the view is drawn, and also when it was taken off before", async () => {
		outsideAct();
		document.body.innerHTML = '<div class="host"></div><div class="host"></div><div class="host"></div>';
		const hosts = [...document.querySelectorAll<HTMLElement>(".host")];
		const plugins = [
			definePlugin({ settings, view: View }),
			definePlugin({
				view: () => {
					throw new Error("broken");
				},
			}),
			definePlugin({ settings, setup: async () => () => void (hosts[2]!.title = "cleaned"), view: View }),
		];
		const mounted = plugins.map((plugin, at) => plugin.mount(hosts[at]!, "hello", readPage())!);
		await mounted[0]!.ready;
		expect(hosts[0]!.textContent).toBe("Hello 1");
		await Promise.all(mounted.map(({ ready }) => ready));
		expect(hosts.map((host) => host.textContent)).toEqual(["Hello 1", "", "Hello 1"]);
		for (const { dispose } of mounted) dispose();
		expect(hosts[2]!.title).toBe("cleaned");
	});

	it("gives the view its host and scope; useScope reports for the plugin and ends with the component", async () => {
		const log: unknown[] = [];
		const Inner = () => {
			const scope = useScope();
			useEffect(() => {
				scope.report("told");
				scope.add(() => log.push("inner ended"));
			}, [scope]);
			return null;
		};
		const Outer = ({ host, scope }: ViewProps) => {
			const [isOpen, setOpen] = useState(true);
			useEffect(() => scope.on(host, "close", () => setOpen(false)), [host, scope]);
			return isOpen && <Inner />;
		};
		const { host } = await mountOn('<div class="host"></div>', definePlugin({ view: Outer }));
		expect(errors).toMatchObject([{ code: "told", plugin: "hello", host }]);
		await act(async () => host.dispatchEvent(new Event("close")));
		expect(log).toEqual(["inner ended"]);
	});
});

describe("drawView", () => {
	it("draws into any element while the scope lives", async () => {
		document.body.innerHTML = "<div></div>";
		const element = document.body.firstElementChild!;
		const scope = createScope(readPage());
		await act(async () => void drawView(element, <b>Drawn</b>, scope));
		expect(element.innerHTML).toBe("<b>Drawn</b>");
		await act(async () => scope.dispose());
		expect(element.innerHTML).toBe("");
	});

	it("ends the scope when the view throws", async () => {
		outsideAct();
		document.body.innerHTML = "<div></div>";
		const scope = createScope(readPage(), undefined, "hello");
		const Broken = () => {
			throw new Error("broken");
		};
		drawView(document.body.firstElementChild!, <Broken />, scope);
		await vi.waitFor(() => expect(scope.signal.aborted).toBe(true));
		expect(errors).toMatchObject([{ code: "plugin", plugin: "hello", error: { message: "broken" } }]);
	});
});

describe("an Island of a plugin with a view", () => {
	const plugin = definePlugin({ settings, view: View });

	it("draws in strict mode and is gone without a trace", async () => {
		const view = await renderView(
			<StrictMode>
				<Island plugin={plugin} id="x" settings={{ times: 4 }} />
			</StrictMode>,
		);
		expect(view.get("#x").innerHTML).toBe('<button type="button">Hello 4</button>');
		await act(async () => view.get("button").click());
		expect(view.get("#x").textContent).toBe("Hello 5");
		await view.render(null);
		expect(view.container.innerHTML).toBe("");
		expect(errors).toEqual([]);
	});

	it("keeps its state when rendered with the same values and starts over with others", async () => {
		const view = await renderView(<Island plugin={plugin} id="x" settings={{ times: 4 }} />);
		await act(async () => view.get("button").click());
		await view.render(<Island plugin={plugin} id="x" settings={{ times: 4 }} />);
		expect(view.get("#x").textContent).toBe("Hello 5");
		await view.render(<Island plugin={plugin} id="x" settings={{ times: 7 }} />);
		expect(view.get("#x").textContent).toBe("Hello 7");
		expect(view.container.children.length).toBe(1);
	});
});

it("a store that a view follows has no listener as soon as the plugin is torn down", async () => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
	const View = () => <p>{useStore($scroll).y}</p>;
	const plugin = definePlugin({ setup: (host, _, scope) => drawView(host, <View />, scope) });
	const { unmount } = await mountPlugin("<div></div>", plugin);
	await vi.waitFor(() => expect($scroll.lc).toBe(1));
	expect(unmount()).toEqual([]);
	expect($scroll.lc).toBe(0);
});
