// The carousel by Embla, with arrows and dots as its own examples have them.
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { photos } from "./content";

export default () => {
	const [viewport, embla] = useEmblaCarousel({ loop: true });
	const [at, setAt] = useState(0);
	useEffect(() => {
		if (!embla) return;
		const onSelect = () => setAt(embla.selectedScrollSnap());
		embla.on("select", onSelect).on("reInit", onSelect);
		return () => embla.off("select", onSelect).off("reInit", onSelect);
	}, [embla]);
	return (
		<section aria-label="Photos">
			<div ref={viewport} style={{ overflow: "hidden" }}>
				<div style={{ display: "flex" }}>
					{photos.map(({ src, alt }) => (
						<div key={src} style={{ flex: "0 0 100%", minWidth: 0 }}>
							<img src={src} alt={alt} width="600" height="400" />
						</div>
					))}
				</div>
			</div>
			<button type="button" aria-label="Previous slide" onClick={() => embla?.scrollPrev()}>
				‹
			</button>
			<button type="button" aria-label="Next slide" onClick={() => embla?.scrollNext()}>
				›
			</button>
			{photos.map(({ src }, index) => (
				<button
					key={src}
					type="button"
					aria-label={`Go to slide ${index + 1}`}
					aria-current={index === at}
					onClick={() => embla?.scrollTo(index)}
				>
					●
				</button>
			))}
		</section>
	);
};
