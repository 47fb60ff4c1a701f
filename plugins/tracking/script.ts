// Vendors' scripts: after the first paint, when the page is idle, once.

const added = new Set<string>();

export const addScript = (address: string, onLoad?: () => void): void => {
	if (added.has(address)) return;
	added.add(address);
	requestAnimationFrame(() =>
		setTimeout(() =>
			(window.requestIdleCallback ?? setTimeout)(() => {
				const script = Object.assign(document.createElement("script"), {
					async: true,
					src: address,
					onload: onLoad ?? null,
				});
				const [first] = document.scripts;
				if (first) first.before(script);
				else document.head.append(script);
			}),
		),
	);
};
