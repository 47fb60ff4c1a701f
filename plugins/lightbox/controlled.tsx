// The lightbox of a React app with its own slides: opened, closed and moved by state or a handle, with captions that the app renders.
import { type ReactElement, type ReactNode, type Ref, useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { ChangeDetails } from "../../src/react/change";
import { Island } from "../../src/react/island";
import type { OverlayHandle, OverlayState } from "../../src/react/overlay-handle";
import { createPortal } from "../../src/react/portal";
import { Slot } from "../../src/react/slot";
import { useDriven, whileAll } from "../../src/react/use-driven";
import { useHandle, withGetters } from "../../src/react/use-handle";
import { useLeaving } from "../../src/react/use-leaving";
import { overlayHandle, useOverlay } from "../../src/react/use-overlay";
import { useWidgetId } from "../../src/react/widget";
import { type AppSlides, createAppSlides } from "./app-slides";
import plugin from "./index";

/** A picture or a video of the lightbox. */
export interface LightboxSlide {
	/** Address of the picture. */
	src: string;
	/** Alternative text. */
	alt?: string;
	/** Shown below it. */
	title?: string;
	/** Shown below the title. */
	description?: string;
	/** Address of a video that is shown instead of the picture: of YouTube, of Vimeo, or a file. */
	video?: string;
}

/** The handle of a lightbox with slides. */
export interface LightboxHandle extends OverlayHandle {
	next(): void;
	previous(): void;
	/** While it is closed: sets the slide at which it opens. @param index from 0 */
	goTo(index: number): void;
	/** The slide that is shown, or at which it would open, from 0. */
	readonly index: number;
}

export interface LightboxSlidesProps extends OverlayState {
	/** The slides, in order. */
	slides: readonly LightboxSlide[];
	/** The slide that is shown, from 0; if you set it, update it in `onIndexChange`. */
	index?: number;
	/** The slide that it opens at first; the first one by default. */
	defaultIndex?: number;
	/** Called when another slide is shown; `details.preventDefault()` takes that back. */
	onIndexChange?(index: number, details: ChangeDetails): void;
	/** Renders the caption below a picture, instead of its title and description. */
	renderCaption?(slide: LightboxSlide, index: number): ReactNode;
	/** Receives its handle. */
	ref?: Ref<LightboxHandle>;
}

export const ControlledLightbox = ({
	slides,
	index,
	defaultIndex = 0,
	onIndexChange,
	renderCaption,
	ref,
	...state
}: LightboxSlidesProps): ReactElement => {
	const name = useWidgetId();
	const [app] = useState(() => createAppSlides(name, index ?? defaultIndex));
	const [place, setPlace] = useState<{ dialog: HTMLElement; index: number }>();
	const root = useHandle<LightboxHandle>(ref, (host) => handleOf(host, app));
	// Before the other: where both change, it opens at the slide that it is to show.
	const position = useDriven<number>(
		{
			value: index,
			defaultValue: defaultIndex,
			onChange: onIndexChange,
			read: app.index,
			write: (_, index) => app.goTo(index),
			isInside: app.isInside,
		},
		[],
	);
	const overlay = useOverlay(state, app, []);
	useLeaving(() => root.current && app.isOpen() && app.turn(root.current, false));
	const follow = useCallback(
		() =>
			app.follow({
				onTurn: overlay.note,
				onMove: position.note,
				onPlace: (dialog) => setPlace(dialog && { dialog, index: app.index() }),
			}),
		[],
	);
	const slide = place && slides[place.index];
	return (
		<>
			<Island
				hidden
				plugin={plugin}
				pluginName="lightbox"
				data-elementor-open-lightbox="no"
				ref={root}
				whileMounted={whileAll(follow, position.whileMounted, overlay.whileMounted)}
			>
				<Slot>
					{slides.map(({ src, alt, title, description, video }, index) => (
						<a
							key={index}
							href={src}
							data-elementor-open-lightbox="no"
							data-elementor-lightbox-slideshow={name}
							data-elementor-lightbox-title={title}
							data-elementor-lightbox-description={description}
							data-elementor-lightbox-video={video}
						>
							{/* Without an address: the name alone is read. */}
							<img alt={alt ?? ""} />
						</a>
					))}
				</Slot>
			</Island>
			{renderCaption && slide && <Caption dialog={place.dialog}>{renderCaption(slide, place.index)}</Caption>}
		</>
	);
};

const handleOf = (host: () => HTMLElement | null, app: AppSlides): Omit<LightboxHandle, "element"> =>
	withGetters(overlayHandle(host, app), {
		next: () => app.move(1),
		previous: () => app.move(-1),
		goTo: app.goTo,
		get index() {
			return app.index();
		},
	});

/** Below the picture, instead of the lightbox's own texts. */
const Caption = ({ dialog, children }: { dialog: HTMLElement; children: ReactNode }) => {
	const [box] = useState(() => Object.assign(document.createElement("div"), { className: "gossamer-caption" }));
	// The lightbox renders its own texts in a separate root, at any time.
	useLayoutEffect(() => {
		const put = () => {
			const footer = dialog.querySelector("footer");
			if (footer && box.parentNode !== footer) footer.append(box);
		};
		const observer = new MutationObserver(put);
		observer.observe(dialog, { childList: true, subtree: true });
		put();
		return () => observer.disconnect();
	}, [dialog]);
	useEffect(() => () => box.remove(), []);
	return createPortal(children, box);
};
