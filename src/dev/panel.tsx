// The developer's panel: the result of `inspect`, shown above the page, with the hosts outlined.
import { useEffect, useState } from "react";
import { readPage } from "../base/read-page";
import { definePlugin } from "../kit/plugin";
import { drawView } from "../react/draw-view";
import type { PageReport, PluginReport } from "./report-page";

interface PanelProps {
	inspect(): PageReport;
	onClose(): void;
}

/** Milliseconds between two checks of the page. */
const lookMs = 500;

/** @returns closes it */
export const openPanel = (inspect: () => PageReport, onClose: () => void): (() => void) => {
	const opener = document.activeElement as HTMLElement | null;
	const shell = document.createElement("div");
	const host = document.createElement("div");
	// The page's style sheets do not reach in.
	const shadow = shell.attachShadow({ mode: "open" });
	shadow.append(host);
	shadow.adoptedStyleSheets.push(sheetOf(styles));
	shell.dataset.gossamerDev = "";
	document.documentElement.append(shell);
	const close = () => {
		mounted?.dispose();
		shell.remove();
		opener?.focus();
		onClose();
	};
	const plugin = definePlugin({
		setup: (host, _, scope) => drawView(host, <Panel inspect={inspect} onClose={close} />, scope),
	});
	const mounted = plugin.mount(host, "dev", readPage());
	mounted?.ready?.then(() => host.querySelector("button")?.focus());
	return close;
};

const Panel = ({ inspect, onClose }: PanelProps) => {
	const [report, setReport] = useState(inspect);
	const [shown, setShown] = useState("");
	useEffect(() => {
		const timer = setInterval(() => setReport(inspect()), lookMs);
		return () => clearInterval(timer);
	}, [inspect]);
	useEffect(() => outline(report.plugins, shown), [report.plugins.map(({ selector }) => selector).join(), shown]);
	const { plugins, files, bytes, consent, errors, reducedMotion } = report;
	return (
		<section className="panel" aria-label="Gossamer" onKeyDown={({ key }) => key === "Escape" && onClose()}>
			<header>
				<h2>Gossamer</h2>
				<p>
					<b>{kB(bytes)}</b> in {files.length} files
				</p>
				<button type="button" aria-label="Close" onClick={onClose}>
					×
				</button>
			</header>
			{/* Scrollable, so it is to be reached by keyboard. */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: https://www.w3.org/WAI/WCAG22/Understanding/keyboard */}
			<section className="scroll" tabIndex={0} aria-label="What this page uses">
				<table>
					<thead>
						<tr>
							{["plugin", "hosts", "trigger", "state", "bytes", "mount"].map((title) => (
								<th key={title} scope="col">
									{title}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{plugins.map((plugin) => (
							<Row key={plugin.plugin} {...plugin} isShown={shown === plugin.plugin} show={setShown} />
						))}
					</tbody>
				</table>
				<dl>
					<Fact title="Consent">{describeConsent(consent)}</Fact>
					<Fact title="Motion">
						{reducedMotion.isReduced ? "off" : "on"}: {reducedMotion.because}
					</Fact>
					<Fact title="Errors">
						{errors.length ? errors.map(({ plugin, message }) => `${plugin ?? "page"}: ${message}`).join(" ") : "none"}
					</Fact>
					<Fact title="Files">{files.map(({ file, bytes }) => `${file} ${bytes}`).join(" · ") || "bundled"}</Fact>
				</dl>
			</section>
		</section>
	);
};

const Row = ({
	plugin,
	hosts,
	when,
	state,
	bytes,
	ms,
	isShown,
	show,
}: PluginReport & { isShown: boolean; show(plugin: string): void }) => (
	<tr className={state}>
		<th scope="row">
			<button type="button" aria-pressed={isShown} onClick={() => show(isShown ? "" : plugin)}>
				{plugin}
			</button>
		</th>
		<td>{hosts}</td>
		<td>{when}</td>
		<td>{state}</td>
		<td>{bytes ?? "elsewhere"}</td>
		<td>{ms === undefined ? "–" : `${ms.toFixed(1)} ms`}</td>
	</tr>
);

const Fact = ({ title, children }: { title: string; children: unknown }) => (
	<div>
		<dt>{title}</dt>
		<dd>{children as string}</dd>
	</div>
);

/** Outlines hosts only by a style sheet: the page's elements stay unchanged. */
const outline = (plugins: readonly PluginReport[], shown: string): (() => void) => {
	const rules = plugins
		.filter(({ selector }) => !/(^|,)(html|body|script)\b/.test(selector))
		.map(({ plugin, selector }) =>
			plugin === shown
				? `:is(${selector}){outline:3px solid #d6336c!important;outline-offset:2px!important}`
				: `:is(${selector}){outline:1px dashed #7048e8!important}`,
		);
	const sheet = sheetOf(rules.join("\n"));
	document.adoptedStyleSheets.push(sheet);
	const chosen = plugins.find(({ plugin }) => plugin === shown);
	if (chosen) document.querySelector(chosen.selector)?.scrollIntoView({ block: "center" });
	return () => {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
	};
};

/** A style sheet that a page's security policy does not block. */
const sheetOf = (text: string): CSSStyleSheet => {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	return sheet;
};

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const describeConsent = (consent: unknown): string => {
	const flags = Object.values((consent ?? {}) as Record<string, unknown>).filter(
		(value) => value && typeof value === "object",
	);
	const said = flags.flatMap((group) => Object.entries(group as object)).map(([name, value]) => `${name}: ${value}`);
	return said.join(", ") || (consent ? "no decision yet" : "unknown (the kit has not loaded)");
};

const styles = `
.panel { position: fixed; inset: auto 12px 12px auto; z-index: 2147483647; box-sizing: border-box; width: min(620px, calc(100vw - 24px));
	max-height: min(70vh, 560px); display: flex; flex-direction: column; padding: 14px 16px; border-radius: 14px; background: #16161d; color: #e9e9f1;
	font: 13px/1.5 ui-sans-serif, system-ui, sans-serif; box-shadow: 0 12px 48px #0008, 0 0 0 1px #fff2; direction: ltr; text-align: left; }
header { display: flex; align-items: baseline; gap: 12px; margin-bottom: 8px; }
h2 { margin: 0; font-size: 15px; letter-spacing: .01em; }
p { margin: 0; flex: 1; color: #b9b9c9; }
b { color: #fff; }
button { font: inherit; color: inherit; background: none; border: 0; padding: 2px 6px; border-radius: 6px; cursor: pointer; }
button:hover, button[aria-pressed=true] { background: #3b3363; }
button:focus-visible, .scroll:focus-visible { outline: 2px solid #a48bff; outline-offset: 1px; }
.scroll { overflow: auto; min-height: 90px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { font-weight: 500; text-align: left; padding: 3px 8px 3px 0; white-space: nowrap; }
thead th { color: #b9b9c9; position: sticky; top: 0; background: #16161d; }
tbody tr { border-top: 1px solid #fff1; }
tbody button { margin-left: -6px; }
td { padding: 3px 8px 3px 0; white-space: nowrap; }
:is(th, td):nth-child(n + 5), :is(th, td):nth-child(2) { text-align: right; }
.waiting td { color: #b9b9c9; }
.mounted td:nth-child(4) { color: #7ee2a8; }
.failed td:nth-child(4) { color: #ff9db0; }
dl { margin: 10px 0 0; padding-top: 8px; border-top: 1px solid #fff3; }
dl div { display: flex; gap: 10px; }
dt { flex: 0 0 60px; color: #b9b9c9; }
dd { margin: 0; overflow-wrap: anywhere; }
`;
