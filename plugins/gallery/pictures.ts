// Loads a gallery's pictures, each when it is near or all at once, and shows the loaded ones.
import type { Scope } from "../../src/kit/scope";

/**
 * @param isLazy each when it comes near; else all at once
 * @param onSize called with the height by width of a picture whose markup does not say it
 */
export const fetchPictures = (
	pictures: readonly (HTMLElement | null)[],
	isLazy: boolean,
	scope: Scope,
	onSize: (index: number, ratio: number) => void,
): void => {
	const fetched = new Set<HTMLElement>();
	const show = (node: HTMLElement | null, index: number) => {
		const address = node?.dataset.thumbnail;
		if (!address || fetched.has(node)) return;
		fetched.add(node);
		const image = new Image();
		scope.on(image, "load", () => {
			node.style.backgroundImage = `url(${JSON.stringify(image.src)})`;
			node.classList.add("e-gallery-image-loaded");
			const { naturalWidth, naturalHeight } = image;
			if (naturalWidth && naturalHeight) onSize(index, naturalHeight / naturalWidth);
		});
		image.src = address;
	};
	for (const [index, node] of pictures.entries()) {
		if (!node) continue;
		scope.keep(node, "style", "class");
		// Backgrounds are left out of print unless they say that they are not.
		node.style.setProperty("print-color-adjust", "exact");
		if (!isLazy) show(node, index);
		else {
			const stop = scope.observe(
				node,
				(isVisible) => {
					if (!isVisible) return;
					show(node, index);
					stop?.();
				},
				"200px 0px",
			);
		}
	}
	scope.onPrint((isPrinting) => isPrinting && pictures.forEach(show));
};
