// The documentation's own plugins: each hydrates what the build has printed.
import { createGossamer, definePlugin } from "../../../../src/index";
import { object } from "../../../../src/kit/settings";
import { definePlugin as defineView } from "../../../../src/react/define-plugin";
import { type CodeSettings, CodeView } from "./code-tabs";
import { type LogSettings, LogView } from "./event-log";
import { type ExampleSettings, ExampleView } from "./example";
import { type InspectSettings, InspectView } from "./inspect";
import { type SearchSettings, SearchView } from "./search";
import { type PanelSettings, PanelView } from "./settings-panel";
import { type Control, followPage } from "./state";

const schema = { island: object() };

/** Gives a view what the build has printed for it. */
// biome-ignore lint/suspicious/noExplicitAny: each view knows what the build prints for it
const island = (name: string, View: (props: { settings: any }) => React.ReactNode) => ({
	name: `docs-${name}`,
	selector: `[data-docs="${name}"]`,
	when: "now" as const,
	load: async () => ({
		default: defineView({ settings: schema, view: ({ settings }) => View({ settings: settings.island }) }),
	}),
});

const copy = definePlugin({
	setup(host, _, scope) {
		const button = document.createElement("button");
		button.type = "button";
		button.className = "copy";
		button.textContent = "Copy";
		scope.on(button, "click", async () => {
			await navigator.clipboard.writeText(host.querySelector("code")?.textContent ?? "");
			button.textContent = "Copied";
		});
		host.append(button);
		return () => button.remove();
	},
});

const gossamer = createGossamer([
	island("search", SearchView),
	island("inspect", InspectView),
	island("example", ExampleView),
	island("settings", PanelView),
	island("code", CodeView),
	island("log", LogView),
	{ name: "docs-copy", selector: '[data-docs="copy"]', when: "visible", load: async () => ({ default: copy }) },
]);
gossamer.start();
gossamer.ready.then(() => {
	document.documentElement.dataset.ready = "";
	const page = document.querySelector("#docs-page");
	if (!page) return;
	const { controls, printed } = JSON.parse(page.textContent) as { controls: Control[]; printed: object };
	followPage(controls, printed as Record<string, unknown>);
});

export type { CodeSettings, ExampleSettings, InspectSettings, LogSettings, PanelSettings, SearchSettings };
