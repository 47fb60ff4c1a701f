// The file `gate.js`, a classic script that replaces the original if a consent tool may block that: it passes the settings on once the tool lets it run.

const { currentScript } = document;
const address = currentScript instanceof HTMLScriptElement ? currentScript.src : "";

const handOn = () => {
	for (const waiting of document.querySelectorAll<HTMLScriptElement>("script[data-gossamer-waits]")) {
		// A tool that runs the file in its own way leaves no address.
		if (address && !address.includes(waiting.dataset.gossamerWaits!)) continue;
		const data = document.createElement("script");
		for (const { name, value } of waiting.attributes)
			if (name !== "type" && name !== "data-gossamer-waits") data.setAttribute(name, value);
		data.text = waiting.text;
		waiting.replaceWith(data);
	}
};

if (document.readyState === "loading") addEventListener("DOMContentLoaded", handOn);
handOn();

export {};
