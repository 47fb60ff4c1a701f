addEventListener(
	"error",
	(event) => {
		if (event.target.id !== "gossamer-js-module") return;
		const start = () => {
			const data = document.getElementById("gossamer-originals");
			const tags = JSON.parse(data?.text ?? "[]");
			const template = document.createElement("template");
			const next = () => {
				if (!tags.length) return;
				template.innerHTML = tags.shift();
				const printed = template.content.firstChild;
				const script = document.createElement("script");
				for (const { name, value } of printed.attributes) script.setAttribute(name, value);
				script.async = false;
				script.text = printed.textContent;
				if (script.src) script.onload = script.onerror = next;
				document.body.append(script);
				if (!script.src) next();
			};
			data?.remove();
			next();
		};
		if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
		else start();
	},
	true,
);
