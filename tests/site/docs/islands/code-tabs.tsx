// Code to copy, in tabs: the markup, which follows the settings, and the same in React.
import { useSignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { type KeyboardEvent, useRef } from "react";
import { attributesNow, settingsNow, sourcesNow } from "./state";

/** Code with a place for what a component is given. */
export interface OpenCode {
	/** Stands for it. */
	mark: string;
	/** Properties by the settings and attributes that they are; settings are given as `settings` without them. */
	names?: Record<string, string>;
	/** What the code gives anyway, as source. */
	given: Record<string, string>;
}

export interface CodeSettings {
	/** Coloured HTML; the mark stands for the settings. */
	tabs: { label: string; html: string; open?: OpenCode }[];
	mark: string;
	/** The settings as they are printed. */
	printed: Record<string, unknown>;
	/** Attributes that can be changed; each has a mark of its own, `%NAME%`. */
	attributes: { name: string; value: string }[];
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
/** Within single quotes of markup that is shown. */
const escapeValue = (text: string) => escapeText(text).replaceAll("'", "&amp;#39;");

/** What the component is given now, as JSX. */
const givenNow = ({ names, given }: OpenCode): string => {
	const changed = sourcesNow.value
		.filter(({ name, on }) => (names ? name in names : !on))
		.map(({ name, source }) => [names?.[name] ?? name, source]);
	const all = Object.entries<string>({ ...given, ...Object.fromEntries(changed) });
	if (names) return all.map(([name, source]) => ` ${name}=${source.startsWith('"') ? source : `{${source}}`}`).join("");
	return all.length ? ` settings={{ ${all.map(([name, source]) => `${name}: ${source}`).join(", ")} }}` : "";
};

export const CodeView = ({ settings: { tabs, mark, printed, attributes } }: { settings: CodeSettings }) => {
	useSignals();
	const chosen = useSignal(0);
	const copied = useSignal(false);
	const shown = useRef<HTMLElement>(null);
	const list = useRef<HTMLDivElement>(null);
	const now = settingsNow.value;
	const settings = JSON.stringify(Object.keys(now).length ? now : printed, null, 1).replace(/\n\s*/g, " ");
	const values = attributesNow.value.length ? attributesNow.value : attributes;
	const { html: code = "", open } = tabs[chosen.value] ?? {};
	const withSettings = open
		? code.replace(new RegExp(` (<span[^>]*>)?${open.mark}(</span>)?`), () => escapeText(givenNow(open)))
		: code.replace(mark, () => escapeValue(settings));
	const html = values.reduce(
		(html, { name, value }) => html.replace(`%${name}%`, () => escapeValue(value)),
		withSettings,
	);

	const choose = (index: number) => {
		chosen.value = index;
		copied.value = false;
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		if (!step) return;
		event.preventDefault();
		choose((chosen.value + step + tabs.length) % tabs.length);
		list.current?.querySelectorAll<HTMLElement>("[role=tab]")[chosen.value]?.focus();
	};
	const copy = async () => {
		await navigator.clipboard.writeText(shown.current?.textContent ?? "");
		copied.value = true;
	};
	return (
		<>
			<div className="code-tabs-bar">
				<div role="tablist" aria-label="Code" ref={list} onKeyDown={onKeyDown}>
					{tabs.map(({ label }, index) => (
						<button
							key={label}
							type="button"
							role="tab"
							id={`code-tab-${index}`}
							aria-selected={index === chosen.value}
							aria-controls="code-panel"
							tabIndex={index === chosen.value ? 0 : -1}
							onClick={() => choose(index)}
						>
							{label}
						</button>
					))}
				</div>
				<button type="button" className="copy" onClick={copy}>
					{copied.value ? "Copied" : "Copy"}
				</button>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
			<div role="tabpanel" id="code-panel" aria-labelledby={`code-tab-${chosen.value}`} tabIndex={0}>
				<pre>
					<code ref={shown} dangerouslySetInnerHTML={{ __html: html }} />
				</pre>
			</div>
		</>
	);
};
