addEventListener(
	"error",
	(event) => {
		if (event.target.id !== "gossamer-js-module") return;
		const start = () => {
			const data = document.getElementById("gossamer-originals");
			const tags = JSON.parse(data?.text ?? "[]");
			const template = document.createElement("template");
			const waiting = [];
			const targets = EventTarget.prototype;
			const add = targets.addEventListener;
			let jquery;
			let ready;
			const read = (tag) => {
				template.innerHTML = tag;
				return template.content.firstChild;
			};
			targets.addEventListener = function (type, listener, options) {
				const isOver =
					type === "DOMContentLoaded" || (type === "load" && this === window && document.readyState === "complete");
				if (!isOver) return add.call(this, type, listener, options);
				waiting.push(() => (listener.handleEvent ?? listener).call(this, new Event(type)));
			};
			const hold = () => {
				if (jquery || !window.jQuery?.fn?.ready) return;
				jquery = window.jQuery;
				ready = jquery.fn.ready;
				jquery.fn.ready = function (run) {
					waiting.push(() => run.call(document, jquery));
					return this;
				};
			};
			const finish = () => {
				targets.addEventListener = add;
				if (jquery) jquery.fn.ready = ready;
				for (const run of waiting) setTimeout(run);
			};
			const next = () => {
				hold();
				if (!tags.length) return finish();
				const printed = read(tags.shift());
				const script = document.createElement("script");
				for (const { name, value } of printed.attributes) script.setAttribute(name, value);
				script.async = false;
				script.text = printed.textContent;
				if (script.src) script.onload = script.onerror = next;
				document.body.append(script);
				if (!script.src) next();
			};
			for (const tag of tags) {
				const src = read(tag).getAttribute("src");
				if (!src) continue;
				const link = document.createElement("link");
				link.rel = "preload";
				link.as = "script";
				link.href = src;
				document.head.append(link);
			}
			data?.remove();
			next();
		};
		if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
		else start();
	},
	true,
);
