// The sizes of a feed: height of its photos, width of its columns; measured once a pass, then written.
import type { Context } from "./context";
import { columnsAt, heightOf, sizeClassOf } from "./model";

export interface Layout {
	/** Width of a photo, as measured last. */
	width: number;
	/** Reads the sizes of now. */
	measure(): void;
	/** Writes the height of all photos. */
	setHeights(): void;
	setSizeClass(): void;
}

/** @param onShown called when a feed is shown that was not rendered */
export const createLayout = ({ feed, scope, find, findAll }: Context, onShown: () => void): Layout => {
	const { el, settings } = feed;
	let column = 0;
	let watch: ResizeObserver | undefined;

	const layout: Layout = {
		width: 0,
		measure() {
			const columns = feed.getColumnCount();
			const grid = find("#sbi_images");
			layout.width = find(".sbi_photo")?.clientWidth ?? 0;
			const { paddingLeft = "", paddingRight = "" } = grid ? getComputedStyle(grid) : {};
			const edges = grid ? grid.offsetWidth - grid.clientWidth : 0;
			const pad = Math.trunc(
				(edges + (Number.parseFloat(paddingLeft) || 0) + (Number.parseFloat(paddingRight) || 0)) / 2,
			);
			column = (el.clientWidth - pad * (columns + 2)) / columns;
			if (layout.width || watch) return;
			watch = new ResizeObserver(() => {
				if (!find(".sbi_photo")?.clientWidth) return;
				stop();
				// What is written in the call of an observer may change what it observes, which is an error of the page.
				scope.timeout(0, onShown);
			});
			watch.observe(el);
		},
		setHeights() {
			if (!layout.width) return;
			const height = `${heightOf(layout.width, settings.imageaspectratio)}px`;
			for (const photo of findAll(".sbi_photo")) photo.style.height = height;
		},
		setSizeClass() {
			const size = sizeClassOf(column);
			for (const name of ["sbi_small", "sbi_medium"]) el.classList.toggle(name, name === size);
		},
	};
	const stop = () => {
		watch?.disconnect();
		watch = undefined;
	};
	scope.add(stop);
	return layout;
};

/** Columns at the width that the window has. */
export const columnsNow = ({ settings }: Context["feed"]): number => columnsAt(settings, innerWidth);
