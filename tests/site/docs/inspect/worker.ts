// Inspects a page outside the tab's own thread, so that a long or hostile one does not freeze it.
import type { Manifest } from "../../../../src/cli/release";
import { inspectPage, mostLetters, wordsOf } from "./inspect";

export interface Question {
	/** Of the release's manifest. */
	manifest: string;
	/** Fetched if there is no text. */
	address: string;
	text: string;
}

export type Answer =
	| { source: string; words: ReturnType<typeof wordsOf> }
	/** `blocked`: the page may be there, and its host lets no other site read it. */
	| { problem: string; isBlocked?: boolean };

const timeoutMs = 15_000;

const answer = async ({ manifest, address, text }: Question): Promise<Answer> => {
	try {
		const page = text.trim() ? text : await load(address);
		if (page === undefined) return { problem: "", isBlocked: true };
		const response = await fetch(manifest);
		const report = inspectPage({ text: page, address }, (await response.json()) as Manifest);
		return { source: report.source, words: wordsOf(report) };
	} catch (error) {
		return { problem: (error as Error).message };
	}
};

/** @returns undefined where the browser keeps the answer back, or there is none */
const load = async (address: string): Promise<string | undefined> => {
	const response = await fetch(address, {
		credentials: "omit",
		referrerPolicy: "no-referrer",
		signal: AbortSignal.timeout(timeoutMs),
	}).catch(() => undefined);
	if (!response) return;
	if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
	const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
	let text = "";
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return text;
		text += value;
		if (text.length > mostLetters) {
			await reader.cancel();
			return text;
		}
	}
};

addEventListener("message", async ({ data }: MessageEvent<Question>) => postMessage(await answer(data)));
