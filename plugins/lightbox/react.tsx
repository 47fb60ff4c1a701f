// The lightbox as a React component: a link that opens it, or slides that the app opens.
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { pressControl } from "../../src/react/change";
import { Island } from "../../src/react/island";
import { Slot } from "../../src/react/slot";
import { useLeaving } from "../../src/react/use-leaving";
import type { HostProps } from "../../src/react/widget";
import { ControlledLightbox, type LightboxSlidesProps } from "./controlled";
import plugin from "./index";
import { isImage } from "./model";

export type { LightboxHandle, LightboxSlide, LightboxSlidesProps } from "./controlled";

export interface LightboxLinkProps extends HostProps {
	/** Address of the picture, whatever it ends with; `data:` and `blob:` as well. */
	href: string;
	/** As on any link. */
	target?: string;
	/** As on any link. */
	rel?: string;
	/** Links of the same name are one slideshow. */
	slideshow?: string;
	/** Shown below the picture. */
	title?: string;
	/** Shown below the title. */
	description?: string;
	/** Place in the slideshow; the order on the page by default. */
	index?: number;
	/** Address of a video to be shown instead of the picture. */
	video?: string;
	/** The link's content: usually a thumbnail. */
	children?: ReactNode;
}

/** A link that opens the lightbox, or its slides. */
export type LightboxProps = LightboxLinkProps | LightboxSlidesProps;

/**
 * With `href` a link that opens its picture; with `slides` a lightbox that the app opens, by state or by its ref.
 * @example <Lightbox href="/1.jpg" slideshow="trip" title="One"><img src="/1-small.jpg" alt="One" /></Lightbox>
 * @example <Lightbox slides={[{ src: "/1.jpg", alt: "One" }]} open={isOpen} onOpenChange={setOpen} />
 */
export const Lightbox = (props: LightboxProps): ReactElement =>
	"slides" in props ? <ControlledLightbox {...props} /> : <LightboxLink {...props} />;

const LightboxLink = ({
	slideshow,
	title,
	description,
	index,
	video,
	children,
	onClick,
	...host
}: LightboxLinkProps): ReactElement => {
	useLeaving(() => pressControl(document.querySelector<HTMLElement>(`${openDialog} .dialog-close-button`)));
	return (
		<Island
			{...host}
			onClick={(event: MouseEvent<HTMLElement>) => {
				onClick?.(event);
				const link = event.currentTarget as HTMLAnchorElement;
				const isElsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey;
				// The plugin takes links whose address says that they are pictures.
				if (isElsewhere || video || isImage(link.href)) return;
				event.preventDefault();
				plugin.actions?.lightbox?.({ url: link.href, slideshow, title, description }, event.nativeEvent ?? event);
			}}
			as="a"
			plugin={plugin}
			pluginName="lightbox"
			data-elementor-open-lightbox="yes"
			data-elementor-lightbox-slideshow={slideshow}
			data-elementor-lightbox-title={title}
			data-elementor-lightbox-description={description}
			data-elementor-lightbox-index={index}
			data-elementor-lightbox-video={video}
		>
			<Slot>{children}</Slot>
		</Island>
	);
};

/** The page's one dialog, while it is open. */
const openDialog = ".elementor-lightbox:not([inert])";
