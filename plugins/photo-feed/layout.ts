// The sizes of a feed: height of its photos, width of its columns; measured once a pass, then written.
import type { Context } from "./context";
import { heightOf, sizeClassOf } from "./model";

export interface Layout {
	/** Width of the feed, as measured last; 0 while it is not rendered, in a tab that is closed. */
	feed: number;
	/** Width of a photo. */
	photo: number;
	/** The feed is rendered, and begins above the window's lower edge. */
	isInView: boolean;
	/** Reads the sizes of now, and writes the height of all photos and the size class. */
	fit(): void;
}

/** @param later plans the work of a resize: soon for a feed that is shown and was not rendered, else when the photos' width has settled */
export const createLayout = ({ feed, scope, find, findAll }: Context, later: (ms?: number) => void): Layout => {
	const { el, settings } = feed;
	let watch: ResizeObserver | undefined;
	const widthNow = () => {
		const photo = find(".sbi_photo");
		if (!photo) return 0;
		const { clientWidth } = photo;
		// With fractions, if it has no padding: a row that is a fraction of a pixel lower moves the page below it.
		const exact = Number.parseFloat(getComputedStyle(photo).width);
		return Math.abs(exact - clientWidth) < 1 ? exact : clientWidth;
	};

	const look = () => {
		const width = widthNow();
		return width && width !== layout.photo ? () => later(layout.photo ? undefined : 0) : undefined;
	};

	const layout: Layout = {
		feed: 0,
		photo: 0,
		isInView: false,
		fit() {
			const columns = feed.getColumnCount();
			const grid = find("#sbi_images") ?? el;
			const { paddingLeft, paddingRight } = getComputedStyle(grid);
			const edges =
				grid.offsetWidth - grid.clientWidth + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
			const pad = Math.trunc(edges / 2) || 0;
			layout.feed = el.clientWidth;
			layout.photo = widthNow();
			layout.isInView = !!layout.feed && el.getBoundingClientRect().top < innerHeight;
			const size = sizeClassOf((layout.feed - pad * (columns + 2)) / columns);

			for (const name of ["sbi_small", "sbi_medium"]) el.classList.toggle(name, name === size);
			if (layout.photo)
				for (const photo of findAll(".sbi_photo"))
					photo.style.height = `${heightOf(layout.photo, settings.imageaspectratio)}px`;
			if (watch) return;
			watch = scope.connect(ResizeObserver, () => scope.frame(look));
			watch.observe(el);
		},
	};
	return layout;
};
