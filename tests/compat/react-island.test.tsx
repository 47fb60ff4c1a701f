// Islands: who owns the host's DOM, and when a plugin is taken off and put on.
import { act, createRef, StrictMode, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { definePlugin } from "../../src/kit/plugin";
import { integer, text } from "../../src/kit/settings";
import { Island } from "../../src/react/island";
import { Slot } from "../../src/react/slot";
import { intersect, isObserved } from "../helpers/jsdom";
import { errors, renderView } from "../helpers/react";

const createPlugin = () => {
	const log: string[] = [];
	let mounted = 0;
	const settings = { greeting: text("Hello"), times: integer(1) };
	const plugin = definePlugin({
		settings,
		setup(host, { greeting, times }, scope) {
			mounted++;
			log.push(`on ${greeting} ${times} ${host.textContent}`);
			scope.keep(host, "class", "title");
			host.classList.add("is-on");
			host.title = greeting;
			scope.on(host, "click", () => log.push("click"));
			scope.on(window, "resize", () => log.push("resize"));
			return () => {
				mounted--;
				log.push("off");
			};
		},
	});
	return { plugin, log, mounted: () => mounted };
};

describe("Island", () => {
	it("prints the host with its settings and children and runs the plugin on it", async () => {
		const { plugin, log } = createPlugin();
		const { container } = await renderView(
			<Island plugin={plugin} as="section" className="box" id="x" settings={{ greeting: "Hi", times: 2 }}>
				<p>Text</p>
			</Island>,
		);
		const host = container.firstElementChild as HTMLElement;
		expect(host.localName).toBe("section");
		expect(host.id).toBe("x");
		expect(JSON.parse(host.dataset.settings!)).toEqual({ greeting: "Hi", times: 2 });
		expect(host.className).toBe("box is-on");
		expect(log).toEqual(["on Hi 2 Text"]);
	});

	it("prints no data-settings without settings, and the plugin has its defaults", async () => {
		const { plugin, log } = createPlugin();
		const { get } = await renderView(<Island plugin={plugin} id="x" />);
		expect(get("#x").hasAttribute("data-settings")).toBe(false);
		expect(log).toEqual(["on Hello 1 "]);
	});

	it("changes what is in a slot without taking the plugin off", async () => {
		const { plugin, log } = createPlugin();
		const draw = (count: number, label = "of 9") => (
			<Island plugin={plugin} id="x" className="box">
				<p className="plain">
					<Slot>
						{count > 1 ? <b>{count}</b> : count}
						<input defaultValue={count} />
					</Slot>{" "}
					{label}
				</p>
			</Island>
		);
		const view = await renderView(draw(1));
		view.get("p").className = "the plugin's";
		const input = view.get<HTMLInputElement>("input");
		input.value = "typed";
		await view.render(draw(2));
		expect(view.get("p").textContent).toBe("2 of 9");
		expect(view.get("p").className).toBe("the plugin's");
		expect(view.get("input")).toBe(input);
		expect(input.value).toBe("typed");
		await view.render(draw(1));
		expect(view.get("p").textContent).toBe("1 of 9");
		expect(log).toEqual(["on Hello 1 1 of 9"]);
		await view.render(draw(1, "of 10"));
		expect(log.slice(1)).toEqual(["off", "on Hello 1 1 of 10"]);
	});

	it("leaves one plugin mounted in strict mode", async () => {
		const { plugin, mounted } = createPlugin();
		const view = await renderView(
			<StrictMode>
				<Island plugin={plugin} id="x" className="box" />
			</StrictMode>,
		);
		expect(mounted()).toBe(1);
		expect(view.get("#x").className).toBe("box is-on");
		await view.unmount();
		expect(mounted()).toBe(0);
	});

	it("leaves neither listeners nor attributes when it goes", async () => {
		const { plugin, log } = createPlugin();
		const view = await renderView(<Island plugin={plugin} id="x" className="box" />);
		const host = view.get("#x");
		const touch = () => {
			window.dispatchEvent(new Event("resize"));
			host.dispatchEvent(new Event("click"));
		};
		touch();
		expect(log).toEqual(["on Hello 1 ", "resize", "click"]);
		await view.render(<i />);
		touch();
		expect(log.slice(3)).toEqual(["off"]);
		expect(host.className).toBe("box");
		expect(host.hasAttribute("title")).toBe(false);
	});

	it("takes the plugin off before its host leaves the page", async () => {
		const seen: boolean[] = [];
		const plugin = definePlugin({ setup: (host) => () => seen.push(host.isConnected) && undefined });
		const view = await renderView(
			<div>
				<Island plugin={plugin} />
			</div>,
		);
		await view.render(null);
		expect(seen).toEqual([true]);
	});

	it("touches nothing that the plugin wrote when it renders again with the same values", async () => {
		const { plugin, log } = createPlugin();
		const App = ({ onClick }: { onClick(): void }) => (
			<Island plugin={plugin} id="x" className="box" style={{ color: "red" }} settings={{ times: 3 }} onClick={onClick}>
				<p dangerouslySetInnerHTML={{ __html: "<b>Bold</b>" }} />
				<ul>
					{["a", "b"].map((name) => (
						<li key={name} className={name} onClick={() => onClick()} onKeyDown={() => onClick()}>
							{name}
						</li>
					))}
				</ul>
				<input type="submit" value="Send" />
			</Island>
		);
		const view = await renderView(<App onClick={() => log.push("first")} />);
		const host = view.get("#x");
		host.style.color = "blue";
		view.get("b").textContent = "Changed";
		view.get(".a").className = "a open";
		view.get(".b").textContent = "B";
		view.get<HTMLInputElement>("input").value = "Sending";
		const before = host.outerHTML;
		await view.render(<App onClick={() => log.push("second")} />);
		expect(host.outerHTML).toBe(before);
		expect(view.get<HTMLInputElement>("input").value).toBe("Sending");
		expect(log).toEqual(["on Hello 3 Boldab"]);
		log.length = 0;
		await act(async () => view.get(".a").click());
		// The handler in the list and the one of the host are those of the last render; the plugin's own listens as well.
		expect(log.toSorted()).toEqual(["click", "second", "second"]);
	});

	it("takes the plugin off, patches and mounts again when settings change by value", async () => {
		const { plugin, log } = createPlugin();
		const view = await renderView(<Island plugin={plugin} id="x" settings={{ greeting: "A", times: 1 }} />);
		const host = view.get("#x");
		await view.render(<Island plugin={plugin} id="x" settings={{ times: 1, greeting: "A" }} />);
		expect(log).toEqual(["on A 1 "]);
		await view.render(<Island plugin={plugin} id="x" settings={{ times: 1, greeting: "B" }} />);
		expect(log).toEqual(["on A 1 ", "off", "on B 1 "]);
		expect(view.get("#x")).toBe(host);
		expect(host.title).toBe("B");
		expect(host.className).toBe("is-on");
		expect(JSON.parse(host.dataset.settings!)).toEqual({ times: 1, greeting: "B" });
	});

	it("gives React its own DOM back before it changes a class or the children", async () => {
		const { plugin, log } = createPlugin();
		const view = await renderView(
			<Island plugin={plugin} id="x" className="a">
				One
			</Island>,
		);
		await view.render(
			<Island plugin={plugin} id="x" className="b">
				Two
			</Island>,
		);
		expect(log).toEqual(["on Hello 1 One", "off", "on Hello 1 Two"]);
		expect(view.get("#x").className).toBe("b is-on");
		await view.unmount();
		expect(log.at(-1)).toBe("off");
	});

	it("survives a plugin that moves and replaces the children that React printed", async () => {
		const plugin = definePlugin({
			setup(host, _settings, scope) {
				const before = [...host.childNodes];
				host.replaceChildren(...before.toReversed(), document.createElement("hr"));
				scope.add(() => host.replaceChildren(...before));
			},
		});
		const App = ({ names }: { names: string[] }) => (
			<Island plugin={plugin} id="x">
				{names.map((name) => (
					<b key={name}>{name}</b>
				))}
			</Island>
		);
		const view = await renderView(<App names={["a", "b"]} />);
		expect(view.get("#x").innerHTML).toBe("<b>b</b><b>a</b><hr>");
		await view.render(<App names={["a", "c", "b"]} />);
		expect(view.get("#x").innerHTML).toBe("<b>b</b><b>c</b><b>a</b><hr>");
		await view.render(<App names={[]} />);
		expect(view.get("#x").innerHTML).toBe("<hr>");
	});

	it("mounts another plugin instead of one of the same shape", async () => {
		const one = createPlugin();
		const two = createPlugin();
		const view = await renderView(<Island plugin={one.plugin} />);
		await view.render(<Island plugin={two.plugin} />);
		expect([one.mounted(), two.mounted()]).toEqual([0, 1]);
	});

	it("does not loop over a value that is new in every render", async () => {
		const { plugin, mounted } = createPlugin();
		const App = () => <Island plugin={plugin} {...{ "data-x": new Date(0) as never }} />;
		const view = await renderView(<App />);
		await view.render(<App />);
		expect(mounted()).toBe(1);
	});

	it("forwards refs of both kinds, also to another tag", async () => {
		const { plugin } = createPlugin();
		const object = createRef<HTMLElement>();
		const seen: unknown[] = [];
		const call = (node: HTMLElement | null) => void seen.push(node?.localName);
		const view = await renderView(<Island plugin={plugin} ref={object} />);
		expect(object.current).toBe(view.container.firstElementChild);
		await view.render(<Island plugin={plugin} ref={call} as="main" />);
		expect(object.current).toBeNull();
		expect(seen.at(-1)).toBe("main");
		await view.unmount();
		expect(seen.at(-1)).toBeUndefined();
	});

	it("waits until the host comes near when it is told to", async () => {
		const { plugin, mounted } = createPlugin();
		const view = await renderView(<Island plugin={plugin} when="visible" id="x" />);
		expect(mounted()).toBe(0);
		await act(async () => intersect(view.get("#x"), true, "200px 0px"));
		expect(mounted()).toBe(1);
		const host = view.get("#x");
		await view.unmount();
		expect(isObserved(host)).toBe(false);
		expect(mounted()).toBe(0);
	});

	it("reports a plugin that throws, with its name and host, and leaves its neighbours alone", async () => {
		const { plugin, mounted } = createPlugin();
		const broken = definePlugin({
			setup() {
				throw new Error("broken");
			},
		});
		const view = await renderView(
			<>
				<Island plugin={broken} pluginName="bad" id="x">
					Text
				</Island>
				<Island plugin={plugin} />
			</>,
		);
		expect(errors).toMatchObject([{ code: "plugin", plugin: "bad", host: view.get("#x") }]);
		expect(view.get("#x").textContent).toBe("Text");
		expect(mounted()).toBe(1);
	});

	it("lets the app around it live on: state above it and alongside it", async () => {
		const { plugin, log } = createPlugin();
		const App = () => {
			const [count, setCount] = useState(0);
			return (
				<>
					<button type="button" onClick={() => setCount(count + 1)}>
						{count}
					</button>
					<Island plugin={plugin} />
				</>
			);
		};
		const view = await renderView(<App />);
		await act(async () => view.get("button").click());
		expect(view.get("button").textContent).toBe("1");
		expect(log).toEqual(["on Hello 1 "]);
	});
});

describe("Link actions without the core", () => {
	const address = (name: string) =>
		`#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa('{"id":1}')}`)}`;
	const Link = ({ name }: { name: string }) => (
		<a id={name.replace(":", "-")} href={address(name)}>
			<b>{name}</b>
		</a>
	);
	const click = (element: Element) => {
		const event = new MouseEvent("click", { bubbles: true, cancelable: true });
		element.dispatchEvent(event);
		return event.defaultPrevented;
	};

	it("run what mounted islands handle, until the last of a plugin has gone", async () => {
		const calls: unknown[] = [];
		const plugin = definePlugin({ actions: { "test:run": ({ id }, event) => void calls.push([id, event?.type]) } });
		const App = ({ islands }: { islands: number }) => (
			<>
				<Link name="test:run" />
				<Link name="test:other" />
				{Array.from({ length: islands }, (_, index) => (
					<Island key={index} plugin={plugin} />
				))}
			</>
		);
		const view = await renderView(<App islands={2} />);
		const run = () => click(view.get("#test-run b"));
		expect([run(), click(view.get("#test-other"))]).toEqual([true, true]);
		expect(calls).toEqual([[1, "click"]]);
		await view.render(<App islands={1} />);
		expect([run(), calls.length]).toEqual([true, 2]);
		await view.render(<App islands={0} />);
		expect([run(), calls.length]).toEqual([false, 2]);
	});

	it("are left to the core if there is one", async () => {
		const calls: unknown[] = [];
		const plugin = definePlugin({ actions: { "test:run": () => void calls.push("own") } });
		vi.stubGlobal("gossamer", { runAction: () => calls.push("core") });
		const view = await renderView(
			<>
				<Link name="test:run" />
				<Island plugin={plugin} />
			</>,
		);
		expect([click(view.get("a")), calls]).toEqual([false, []]);
		vi.unstubAllGlobals();
	});
});
