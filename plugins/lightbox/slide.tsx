// A slide: an image that loads when it comes near, or a video that plays while it is active.
import { useRef, useState } from "react";
import { useStore } from "../../src/react/use-store";
import { nameOf, noZoom, placeOf, type Slide } from "./model";
import type { Slides } from "./slides";
import type { LightboxContext } from "./types";

interface SlideProps {
	slides: Slides;
	context: LightboxContext;
	slide: Slide;
	index: number;
}

export const SlideView = ({ slides, context, slide, index }: SlideProps) => {
	const { url, player, title = "", description = "", hash } = slide;
	const { sign, $parts } = context;
	const { Video } = useStore($parts);
	const { all, $bias, $ms, $position, $zoom } = slides;
	// Of hundreds of slides only changed ones render again.
	const placeNow = () => placeOf(index, $position.get(), all.length, $bias.get());
	useStore($bias, placeNow);
	const place = useStore($position, placeNow);
	/** Distance from the current slide; 2 means two or more. */
	const distance = useStore($position, (position) => Math.min(2, Math.abs(placeNow() - position)));
	const isActive = !distance;
	const { scale, x, y } = useStore($zoom, (zoom) => (isActive ? zoom : noZoom));
	const ms = useStore($ms, (ms) => (isActive ? ms : 0));

	const [isThere, setThere] = useState(false);
	const isAsked = useRef(false);
	isAsked.current ||= distance < 2;
	const done = () => setThere(true);
	const loading = isThere ? "ed" : isAsked.current && "ing";

	return (
		<div
			className={`swiper-slide elementor-lightbox-item${isActive ? " swiper-slide-active" : ""}${scale > 1 ? " swiper-slide-zoomed" : ""}`}
			data-e-action-hash={hash}
			data-elementor-slideshow-video={player && url}
			inert={!isActive}
			style={{
				[sign > 0 ? "marginRight" : "marginLeft"]: "100px",
				transform: `translateX(calc(${sign * (place - index)} * (100% + 100px)))`,
			}}
		>
			{player && Video ? (
				<Video player={player} title={title} context={context} isActive={isActive} />
			) : (
				<div className="swiper-zoom-container">
					<img
						className={`elementor-lightbox-image elementor-lightbox-prevent-close swiper-lazy${loading ? ` swiper-lazy-load${loading}` : ""}`}
						{...{ [isAsked.current ? "src" : "data-src"]: url }}
						data-title={title}
						data-description={description}
						alt={[title, description].filter(Boolean).join(" - ") || nameOf(slide)}
						draggable={false}
						style={{
							transform: `translate(${x}px,${y}px) scale(${scale})`,
							transitionDuration: `${ms}ms`,
						}}
						onLoad={done}
						onError={done}
					/>
					{!isThere && <div className="swiper-lazy-preloader" />}
				</div>
			)}
		</div>
	);
};
