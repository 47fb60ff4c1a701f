// The one error sink: whatever goes wrong reaches developers as a cancelable event, never the visitor.

/** `detail` of the `gossamer:error` event that `document` gets. */
export interface GossamerError {
	/** What went wrong, in short; `src/dev` holds the sentence to each code. */
	code: string;
	/** What was thrown, if anything was. */
	error?: unknown;
	/** Name of the plugin concerned. */
	plugin?: string;
	/** Host concerned. */
	host?: Element;
}

/** Sends `gossamer:error` on `document`. Prints nothing and throws nothing. */
export const report = (code: string, error?: unknown, plugin?: string, host?: Element): void => {
	document.dispatchEvent(
		new CustomEvent<GossamerError>("gossamer:error", { cancelable: true, detail: { code, error, plugin, host } }),
	);
};
