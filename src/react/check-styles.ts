// Warns developers, once, if the plugins' components have no styles. Not in production builds.

let isChecked = false;

/** Checks once everything has loaded: development servers add styles by script. */
export const checkStyles = (host: HTMLElement): void => {
	if (isChecked) return;
	isChecked = true;
	const look = () => {
		if (!host.isConnected || getComputedStyle(host).getPropertyValue("--gossamer-styles")) return;
		console.warn(
			'Gossamer: the components have no styles. Import "gossamer/react.css" once, before your own styles; or set `--gossamer-styles: own` on :root if you provide all styles yourself.',
		);
	};
	if (document.readyState === "complete") setTimeout(look);
	else addEventListener("load", () => setTimeout(look), { once: true });
};
