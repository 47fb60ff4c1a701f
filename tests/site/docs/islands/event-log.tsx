// What the example does, as it happens: files it loads, events it sends, requests it makes.
import { useSignals } from "@preact/signals-react/runtime";
import { entries } from "./state";

export interface LogSettings {
	/** Brotli bytes of the release's files. */
	sizes: Record<string, number>;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

export const LogView = ({ settings: { sizes } }: { settings: LogSettings }) => {
	useSignals();
	const loaded = entries.value.filter(({ kind }) => kind === "file");
	const sum = loaded.reduce((sum, { name }) => sum + (sizes[name] ?? 0), 0);
	return (
		<>
			<div className="log-bar">
				<p>{loaded.length ? `${loaded.length} files, ${kilobytes(sum)} so far` : "Nothing yet"}</p>
				<button type="button" className="quiet" onClick={() => (entries.value = [])}>
					Clear
				</button>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
			<div className="log" role="log" aria-live="off" aria-label="What the example does" tabIndex={0}>
				<ol>
					{entries.value.map(({ id, at, kind, name, detail }) => (
						<li key={id} className={`log-${kind}`}>
							<time>{Math.round(at)} ms</time>
							<span className="log-kind">{kind}</span>
							<code>{name}</code>
							<span className="log-detail">{kind === "file" && sizes[name] ? kilobytes(sizes[name]) : detail}</span>
						</li>
					))}
				</ol>
			</div>
		</>
	);
};
