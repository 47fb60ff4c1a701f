// The lightbox by PhotoSwipe, which loads its own module at the first press.
import PhotoSwipeLightbox from "photoswipe/lightbox";
import "photoswipe/style.css";
import { useEffect, useRef } from "react";
import { photos } from "./content";

export default () => {
	const box = useRef(null);
	useEffect(() => {
		const lightbox = new PhotoSwipeLightbox({
			dataSource: photos.map(({ src, alt }) => ({ src, alt, width: 600, height: 400 })),
			pswpModule: () => import("photoswipe"),
		});
		lightbox.init();
		box.current = lightbox;
		return () => lightbox.destroy();
	}, []);
	return (
		<button type="button" onClick={() => box.current.loadAndOpen(0)}>
			Open
		</button>
	);
};
