// Scrolls the two frames of a comparison together, gives them their width, and counts their script files.
(() => {
	const area = document.getElementById("gossamer-frames");
	if (!area) return;
	const frames = [...area.querySelectorAll("iframe")];
	const height = 800;

	const resize = (width) => {
		for (const frame of frames) {
			const scale = Math.min(1, frame.parentElement.clientWidth / width);
			Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` });
			frame.parentElement.style.height = `${height * scale}px`;
		}
	};
	let chosen = 1280;
	const buttons = [...document.querySelectorAll("[data-gossamer-width]")];
	for (const button of buttons)
		button.addEventListener("click", () => {
			chosen = Number(button.dataset.gossamerWidth);
			for (const other of buttons) other.setAttribute("aria-pressed", other === button);
			resize(chosen);
		});
	addEventListener("resize", () => resize(chosen));
	resize(chosen);

	/** The window of a frame; nothing where it is another origin's. */
	const windowOf = (frame) => {
		try {
			return frame.contentWindow.document && frame.contentWindow;
		} catch {
			return undefined;
		}
	};

	const count = (frame) => {
		const output = frame.closest("figure").querySelector("output");
		const inside = windowOf(frame);
		if (!inside) {
			output.value = area.dataset.closed;
			return;
		}
		if (inside.document.body?.classList.contains("error404")) {
			output.value = area.dataset.missing;
			return;
		}
		const isScript = ({ initiatorType, name }) => initiatorType === "script" || /\.js(\?|$)/.test(name);
		const files = inside.performance.getEntriesByType("resource").filter(isScript);
		const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
		const weight = `${(bytes / 1024).toFixed(1)} KiB`;
		output.value = area.dataset.text.replace("%1$s", files.length).replace("%2$s", weight);
	};

	// The frame that is scrolled leads; the other one's answer is no lead.
	let led;
	const follow = (frame) => {
		const inside = windowOf(frame);
		inside?.addEventListener(
			"scroll",
			() => {
				if (led === frame) {
					led = undefined;
					return;
				}
				for (const other of frames) {
					const target = other !== frame && windowOf(other);
					if (!target || Math.round(target.scrollY) === Math.round(inside.scrollY)) continue;
					led = other;
					target.scrollTo({ top: inside.scrollY, behavior: "instant" });
				}
				count(frame);
			},
			{ passive: true },
		);
	};
	const start = (frame) => {
		follow(frame);
		count(frame);
		// What comes after the load counts as well.
		setTimeout(() => count(frame), 2000);
	};
	for (const frame of frames) {
		if (windowOf(frame)?.document.readyState === "complete" && windowOf(frame).location.href !== "about:blank")
			start(frame);
		frame.addEventListener("load", () => start(frame));
	}
})();
