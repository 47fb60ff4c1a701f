// `gossamer inspect` on the start page: a form, and what the worker answers.
import { useSignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { type FormEvent, useRef } from "react";
import type { Answer, Question } from "../inspect/worker";

export interface InspectSettings {
	/** Addresses of the worker, and of the release's manifest. */
	worker: string;
	manifest: string;
}

/** What a page may take, the loading of it included. */
const timeoutMs = 25_000;

/** @returns a function that gives up */
const ask = (worker: string, question: Question, onAnswer: (answer: Answer) => void) => {
	const thread = new Worker(worker, { type: "module" });
	const end = (answer?: Answer) => {
		clearTimeout(timer);
		thread.terminate();
		if (answer) onAnswer(answer);
	};
	const timer = setTimeout(() => end({ problem: "The page takes too long to read here." }), timeoutMs);
	thread.onmessage = ({ data }: MessageEvent<Answer>) => end(data);
	thread.onerror = () => end({ problem: "The inspector could not be loaded." });
	thread.postMessage(question);
	return end;
};

const withScheme = (address: string) => (!address || /^https?:\/\//i.test(address) ? address : `https://${address}`);

export const InspectView = ({ settings: { worker, manifest } }: { settings: InspectSettings }) => {
	useSignals();
	const answer = useSignal<Answer | undefined>(undefined);
	const isBusy = useSignal(false);
	const asked = useSignal("");
	const giveUp = useRef<() => void>(undefined);

	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const fields = new FormData(event.currentTarget);
		const text = `${fields.get("html") ?? ""}`;
		const address = withScheme(`${fields.get("address") ?? ""}`.trim());
		giveUp.current?.();
		asked.value = address;
		if (!text.trim() && !URL.canParse(address)) {
			answer.value = { problem: "Type the address of a page, or paste its HTML." };
			return;
		}
		answer.value = undefined;
		isBusy.value = true;
		const question = { manifest: new URL(manifest, location.href).href, address, text };
		giveUp.current = ask(worker, question, (given) => {
			isBusy.value = false;
			answer.value = given;
		});
	};

	return (
		<>
			<form className="inspect-form" onSubmit={onSubmit} noValidate>
				<label>
					Address of a page
					<input
						name="address"
						type="url"
						inputMode="url"
						autoComplete="off"
						spellCheck={false}
						placeholder="https://example.com/"
					/>
				</label>
				<label>
					Or its HTML
					<textarea
						name="html"
						rows={4}
						spellCheck={false}
						placeholder="Show the page’s source (Ctrl+U, or ⌥⌘U), copy everything, paste it here"
					/>
				</label>
				<button type="submit" className="button" aria-disabled={isBusy.value}>
					Inspect
				</button>
			</form>
			<div className="inspect-answer">
				<p role="status">{isBusy.value ? "Reading the page…" : statusOf(answer.value, asked.value)}</p>
				{answer.value && "words" in answer.value && <Words {...answer.value} />}
			</div>
		</>
	);
};

const statusOf = (answer: Answer | undefined, address: string) => {
	if (!answer) return "";
	if ("words" in answer) return answer.words.verdict?.sentence ?? "";
	if (!answer.isBlocked) return answer.problem;
	return (
		<>
			{URL.canParse(address) ? new URL(address).host : "The host"} cannot be read from here: it lets no other site read
			its pages, as most hosts do, or it is not there. Open the page, show its source, and paste that above; or run{" "}
			<code>npx gossamer compare {address}</code> on your own machine.
		</>
	);
};

const Words = ({ source, words }: Extract<Answer, { words: unknown }>) => (
	<>
		<p className="inspect-source">{source}</p>
		<List items={words.verdict?.lines} />
		{words.inert && <p>{words.inert}</p>}
		{words.notCovered && <p>{words.notCovered.title}</p>}
		<List items={words.notCovered?.lines} />
		<Table rows={words.hosts} label="Widgets and what comes for them" empty="No widget on the page is for a plugin." />
		<Table rows={words.sums} label="Files and bytes with Gossamer" />
		<List items={words.notes} />
		<p>
			This is what the HTML says. Scripts and style sheets were not read: a script of the site may need jQuery or a part
			of the page builder that Gossamer does not have. <code>npx gossamer inspect</code> reads and weighs them, and only{" "}
			<a href="compare.html">
				<code>npx gossamer compare</code>
			</a>{" "}
			can say that the page looks and works as before: it opens both in a browser.
		</p>
	</>
);

const List = ({ items = [] }: { items?: readonly string[] }) =>
	items.length > 0 && (
		<ul>
			{items.map((text) => (
				<li key={text}>{text}</li>
			))}
		</ul>
	);

const Table = ({ rows, label, empty = "" }: { rows: readonly string[][]; label: string; empty?: string }) => {
	const [head, ...body] = rows as [string[], ...string[][]];
	if (!body.length) return empty && <p>{empty}</p>;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
		<section className="table" tabIndex={0} aria-label={label}>
			<table>
				<thead>
					<tr>
						{head.map((text) => (
							<th key={text} className={/^(files|brotli)$/.test(text) ? "number" : undefined}>
								{text}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{body.map((row) => (
						<tr key={row.join()}>
							{row.map((text, column) => (
								<td key={head[column]} className={/^[\d,]+( B)?$/.test(text) ? "number" : undefined}>
									{text}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
};
