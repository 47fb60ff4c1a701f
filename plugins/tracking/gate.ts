// The file `gate.js`, a classic script that is in the original's place where a consent tool may hold that back: it hands over the settings, once the tool lets it run.

const { currentScript } = document;
const address = currentScript instanceof HTMLScriptElement ? currentScript.src : "";

const handOn = () => {
	for (const waiting of document.querySelectorAll<HTMLScriptElement>("script[data-gossamer-waits]")) {
		// A tool that runs the file in a way of its own leaves no address.
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
