// A slide: an image that is fetched when it comes near, or a video that plays while it is the active one.
import { useRef, useState } from "react";
import { noZoom, placeOf, type Slide } from "./model";
import type { Site } from "./site";
import type { State } from "./slideshow";

interface SlideProps {
	site: Site;
	state: State;
	slide: Slide;
	index: number;
	count: number;
}

export const SlideView = ({ site, state, slide, index, count }: SlideProps) => {
	const { url, Video, title = "", description = "", alt = "", hash } = slide;
	const { position, bias, ms } = state;
	const { sign, say, Icon } = site;
	const place = placeOf(index, position, count, bias);
	const isActive = place === position;
	const zoom = isActive ? state.zoom : noZoom;

	const [isThere, setThere] = useState(false);
	const isAsked = useRef(false);
	isAsked.current ||= Math.abs(place - position) < 2;
	const done = () => setThere(true);
	const loading = isThere ? "ed" : isAsked.current && "ing";

	return (
		<div
			className={`swiper-slide elementor-lightbox-item${isActive ? " swiper-slide-active" : ""}`}
			data-e-action-hash={hash}
			data-elementor-slideshow-video={Video && url}
			inert={!isActive}
			style={{
				[sign > 0 ? "marginRight" : "marginLeft"]: "100px",
				transform: `translateX(calc(${sign * (place - index)} * (100% + 100px)))`,
			}}
		>
			{Video ? (
				<>
					<div
						className={`elementor-custom-embed-play${isActive ? ` elementor-${isThere ? "hidden" : "playing"}` : ""}`}
					>
						<Icon name="play" />
					</div>
					{isActive && <Video name={title || say("playVideo")} onReady={done} />}
				</>
			) : (
				<div className="swiper-zoom-container">
					<img
						className={`elementor-lightbox-image elementor-lightbox-prevent-close swiper-lazy${loading ? ` swiper-lazy-load${loading}` : ""}`}
						{...{ [isAsked.current ? "src" : "data-src"]: url }}
						data-title={title}
						data-description={description}
						alt={[title, description].filter(Boolean).join(" - ") || alt}
						draggable={false}
						style={{
							transform: `translate3d(${zoom.x}px,${zoom.y}px,0px) scale(${zoom.scale})`,
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
