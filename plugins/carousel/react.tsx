// The carousels as React components: children or items are slides, a ref moves them.
// biome-ignore-all lint/a11y: stylesheets and the plugin rely on this markup
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, type Ref } from "react";
import type { ChangeDetails } from "../../src/react/change";
import { useItems } from "../../src/react/items";
import type { SettingsFor, SettingsInput } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { type ComponentHandle, useHandle } from "../../src/react/use-handle";
import { classNames, type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import { fill, useWords, type Words } from "../../src/react/words";
import { Arrow, type RenderArrow } from "./arrow";
import { Dots, type RenderDots } from "./dots";
import plugin from "./index";
import type { mediaSettings } from "./media";
import type { slidesSettings } from "./slides";
import { engineOf, usePosition } from "./use-position";

export type { CarouselArrowProps, RenderArrow } from "./arrow";
export type { CarouselDotsProps, RenderDots } from "./dots";

/** The handle of a carousel. */
export interface CarouselHandle extends ComponentHandle {
	/** Continues by a step, as the arrow does. */
	next(): void;
	/** Moves back by one step. */
	previous(): void;
	/** Moves to a slide. @param index from 0 */
	goTo(index: number): void;
	/** Has it move on automatically. */
	play(): void;
	/** Ends that. */
	pause(): void;
	/** Index of the current slide, from 0; if several are visible, the first of them. */
	readonly index: number;
	/** How many slides there are. */
	readonly count: number;
}

/** Settings of all carousels, and those that only some of them read. */
export type CarouselSettings = Omit<SettingsFor<typeof plugin>, "lookup"> &
	SettingsInput<typeof mediaSettings> &
	SettingsInput<typeof slidesSettings>;

export interface CarouselProps extends Omit<HostProps, "ref"> {
	/** As the plugin's README lists them. */
	settings?: CarouselSettings;
	/** Each child is a slide. */
	children?: ReactNode;
	/** Accessible name of the carousel. */
	label?: string;
	/** The slide that is shown, from 0; if you set it, update it in `onIndexChange`. */
	index?: number;
	/** The slide that is shown at first; the first one by default. */
	defaultIndex?: number;
	/** Called at the start of each move; `details.preventDefault()` takes it back. */
	onIndexChange?(index: number, details: ChangeDetails): void;
	/** Whether there are arrows; there are by default, with two slides or more. */
	arrows?: boolean;
	/** Whether there are dots; there are by default, with two slides or more. */
	dots?: boolean;
	/** Renders an arrow instead of ours, with the given props. */
	renderArrow?: RenderArrow;
	/** Renders a replacement for the dots, again with each move. */
	renderDots?: RenderDots;
	/** Receives its handle. */
	ref?: Ref<CarouselHandle>;
}

interface FrameProps extends CarouselProps {
	type: string;
	name?: string;
	containerClass: string;
	/** Arrows and dots are after the container, not in it. */
	isOutside?: boolean;
	role?: string;
	animation?: string | undefined;
	/** After the container. */
	after?: (slides: ReactNode[], words: Words) => ReactNode;
}

/** @example <Carousel label="Photos" settings={{ slides_to_show: 2, infinite: true }}>{photos.map((photo) => <img key={photo} src={photo} alt="" />)}</Carousel> */
export const Carousel = (props: CarouselProps): ReactElement => (
	<Frame {...props} type="image-carousel" containerClass="elementor-image-carousel-wrapper swiper" />
);

/** Cards of one template. */
export const LoopCarousel = (props: CarouselProps): ReactElement => (
	<Frame {...props} type="loop-carousel" containerClass="swiper elementor-loop-container elementor-grid" isOutside />
);

export interface MediaCarouselProps extends Omit<CarouselProps, "children"> {
	/** `image` is an address; `content` is over the picture. `value` identifies the slide when the list changes; default: its picture. */
	items: readonly { image: string; alt?: string; content?: ReactNode; value?: string }[];
}

/** Pictures as backgrounds; with `settings.skin` also as a slideshow with thumbs, or a coverflow. */
export const MediaCarousel = ({ items, ...props }: MediaCarouselProps): ReactElement => {
	const { keys } = useItems(items.map(({ value, image }) => ({ value, title: image })));
	return (
		<Frame
			{...props}
			type="media-carousel"
			className={classNames(`elementor-skin-${props.settings?.skin || "carousel"}`, props.className)}
			containerClass="elementor-main-swiper swiper"
			after={
				props.settings?.skin === "slideshow"
					? (slides, words) => (
							<div
								className="elementor-main-swiper swiper elementor-thumbnails-swiper"
								role="region"
								aria-roledescription={words.carousel}
								aria-label={fill(words.chooseSlide, { label: props.label ?? words.slides })}
							>
								<div className="swiper-wrapper">{slides}</div>
							</div>
						)
					: undefined
			}
		>
			{items.map(({ image, alt, content }, index) => (
				<div
					key={keys[index]}
					className="elementor-carousel-image"
					role={alt ? "img" : undefined}
					aria-label={alt || undefined}
					style={{ backgroundImage: `url(${JSON.stringify(image)})` }}
				>
					{content}
				</div>
			))}
		</Frame>
	);
};

export interface TestimonialCarouselProps extends Omit<CarouselProps, "children"> {
	/** `image` is the address of a portrait, `title` the person's role. `value` identifies the slide when the list changes; default: its text if that is a string, else its index. */
	items: readonly { text: ReactNode; name: ReactNode; title?: ReactNode; image?: string; value?: string }[];
}

/** Testimonials, one per slide. @example <TestimonialCarousel items={[{ text: "Good tea.", name: "Ada", title: "Engineer", image: "/ada.jpg" }]} /> */
export const TestimonialCarousel = ({ items, ...props }: TestimonialCarouselProps): ReactElement => {
	const { keys } = useItems(items.map(({ value, text }) => ({ value, title: text })));
	return (
		<Frame {...props} type="testimonial-carousel" containerClass="elementor-main-swiper swiper">
			{items.map(({ text, name, title, image }, index) => (
				<div key={keys[index]} className="elementor-testimonial">
					<div className="elementor-testimonial__content">
						<div className="elementor-testimonial__text">{text}</div>
					</div>
					<div className="elementor-testimonial__footer">
						{image && (
							<div className="elementor-testimonial__image">
								<img src={image} alt="" width="50" height="50" />
							</div>
						)}
						<cite className="elementor-testimonial__cite">
							<span className="elementor-testimonial__name">{name}</span>
							{title && <span className="elementor-testimonial__title">{title}</span>}
						</cite>
					</div>
				</div>
			))}
		</Frame>
	);
};

export interface SlidesProps extends Omit<CarouselProps, "children"> {
	/** `image` is the address of a background, which `kenBurns` zooms `in` or `out`. `value` identifies the slide when the list changes; default: its content if that is a string, else its index. */
	items: readonly { content: ReactNode; image?: string; kenBurns?: "in" | "out"; value?: string }[];
	/** Name of the entrance animation of the content: `fadeInUp`. */
	animation?: string;
}

/** One slide at a time, over its picture. */
export const Slides = ({ items, animation, ...props }: SlidesProps): ReactElement => {
	const { keys } = useItems(items.map(({ value, content }) => ({ value, title: content })));
	return (
		<Frame
			{...props}
			type="slides"
			containerClass="elementor-slides-wrapper elementor-main-swiper swiper"
			animation={animation}
		>
			{items.map(({ content, image, kenBurns }, index) => (
				<Fragment key={keys[index]}>
					<div
						className={classNames(
							"swiper-slide-bg",
							kenBurns && `elementor-ken-burns elementor-ken-burns--${kenBurns}`,
						)}
						style={image ? { backgroundImage: `url(${JSON.stringify(image)})` } : undefined}
					/>
					<div className="swiper-slide-inner">
						<div className="swiper-slide-contents">
							<Slot>{content}</Slot>
						</div>
					</div>
				</Fragment>
			))}
		</Frame>
	);
};

const Frame = ({
	type,
	name,
	containerClass,
	isOutside,
	animation,
	after,
	children,
	label: given,
	index,
	defaultIndex,
	onIndexChange,
	arrows = true,
	dots = true,
	renderArrow,
	renderDots,
	ref,
	settings = {},
	dir,
	...host
}: FrameProps): ReactElement => {
	const id = useWidgetId();
	const words = useWords();
	const label = given ?? words.slides;
	const contents = Children.toArray(children);
	const keys = contents.map((content, at) => (isValidElement(content) && content.key) || `${at}`);
	const slides = contents.map((content, at) => (
		<div
			key={keys[at]}
			className="swiper-slide"
			role="group"
			aria-roledescription={words.slide}
			aria-label={fill(words.slideOf, { at: at + 1, count: contents.length })}
		>
			{type === "slides" ? content : <Slot>{content}</Slot>}
		</div>
	));
	const root = useHandle<CarouselHandle>(ref, handleOf);
	const whileMounted = usePosition({ keys, index, defaultIndex, onIndexChange });

	const hasControls = contents.length > 1;
	const controls = hasControls && (
		<>
			{arrows && <Arrow side="previous" label={words.previousSlide} render={renderArrow} />}
			{arrows && <Arrow side="next" label={words.nextSlide} render={renderArrow} />}
			{dots &&
				(renderDots ? (
					<div className="gossamer-dots">
						<Slot>
							<Dots count={contents.length} start={index ?? defaultIndex ?? 0} render={renderDots} />
						</Slot>
					</div>
				) : (
					<div className="swiper-pagination" />
				))}
		</>
	);
	const isRow = type === "image-carousel" || type === "slides";
	const hasBullets = dots && !renderDots;
	return (
		<Widget
			{...host}
			type={type}
			name={name}
			plugin={plugin}
			pluginName="carousel"
			data-id={id}
			ref={root}
			whileMounted={whileMounted}
			settings={asPrinted({
				...(hasBullets && !isRow && { pagination: "bullets" }),
				...(!hasBullets && isRow && { navigation: "arrows" }),
				...settings,
			})}
		>
			<div
				className={containerClass}
				role="region"
				aria-roledescription={words.carousel}
				aria-label={label}
				dir={dir}
				data-animation={animation}
			>
				<div className="swiper-wrapper" aria-live={settings.autoplay ? "off" : "polite"}>
					{slides}
				</div>
				{!isOutside && controls}
			</div>
			{isOutside && controls}
			{after?.(slides, words)}
		</Widget>
	);
};

const handleOf = (host: () => HTMLElement | null): Omit<CarouselHandle, "element"> => {
	const engine = () => engineOf(host());
	return {
		next: () => engine()?.slideNext(),
		previous: () => engine()?.slidePrev(),
		goTo: (at) => engine()?.slideTo(at),
		play: () => engine()?.autoplay.start(),
		pause: () => engine()?.autoplay.stop(),
		get index() {
			return engine()?.realIndex ?? 0;
		},
		get count() {
			return engine()?.slides.length ?? 0;
		},
	};
};

/** Numbers of slides as text: the style sheet reads them before there is a script. */
const asPrinted = (settings: CarouselSettings): CarouselSettings =>
	Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, /^slides_/.test(key) ? `${value}` : value]));
