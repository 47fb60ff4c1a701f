{
	const plugins = new Set();
	document.addEventListener("gossamer:error", ({ detail: { code, plugin } }) => {
		if (code !== "markup") return;
		if (!plugins.size)
			setTimeout(() => navigator.sendBeacon(__ADDRESS__, new URLSearchParams({ plugins: [...plugins] })), 2000);
		plugins.add(plugin);
	});
}
