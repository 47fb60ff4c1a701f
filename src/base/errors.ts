// The one error sink: every error reaches developers as a cancelable event, and never the visitor.

/** `detail` of the `gossamer:error` event that `document` gets. */
export interface GossamerError {
	/** A short code of the error; `src/dev` has the sentence for each code. */
	code: string;
	/** The thrown value, if there is one. */
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
