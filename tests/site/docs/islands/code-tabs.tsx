// Code to copy, in tabs: the markup, which follows the settings, and the same in React.
import { useSignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { type KeyboardEvent, useRef } from "react";
import { attributesNow, settingsNow } from "./state";

export interface CodeSettings {
	/** Coloured HTML; the mark stands for the settings. */
	tabs: { label: string; html: string }[];
	mark: string;
	/** The settings as they are printed. */
	printed: Record<string, unknown>;
	/** Attributes that can be changed; each has a mark of its own, `%NAME%`. */
	attributes: { name: string; value: string }[];
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&amp;#39;");

export const CodeView = ({ settings: { tabs, mark, printed, attributes } }: { settings: CodeSettings }) => {
	useSignals();
	const chosen = useSignal(0);
	const copied = useSignal(false);
	const code = useRef<HTMLElement>(null);
	const list = useRef<HTMLDivElement>(null);
	const now = settingsNow.value;
	const settings = JSON.stringify(Object.keys(now).length ? now : printed, null, 1).replace(/\n\s*/g, " ");
	const values = attributesNow.value.length ? attributesNow.value : attributes;
	const withSettings = (tabs[chosen.value]?.html ?? "").replace(mark, () => escapeText(settings));
	const html = values.reduce(
		(html, { name, value }) => html.replace(`%${name}%`, () => escapeText(value)),
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
		await navigator.clipboard.writeText(code.current?.textContent ?? "");
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
					<code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
				</pre>
			</div>
		</>
	);
};
