// A link that opens the lightbox, as a React component.
import type { ReactElement, ReactNode } from "react";
import { Island } from "../../src/react/island";
import { Slot } from "../../src/react/slot";
import type { HostProps } from "../../src/react/widget";
import plugin from "./index";

export interface LightboxProps extends HostProps {
	/** Address of the picture. */
	href: string;
	/** Links of the same name are one slideshow. */
	slideshow?: string;
	/** Shown below the picture. */
	title?: string;
	description?: string;
	/** Place in the slideshow; the order on the page unless said. */
	index?: number;
	/** Address of a video to be shown instead of the picture. */
	video?: string;
	children?: ReactNode;
}

/** @example <Lightbox href="/1.jpg" slideshow="trip" title="One"><img src="/1-small.jpg" alt="One" /></Lightbox> */
export const Lightbox = ({
	slideshow,
	title,
	description,
	index,
	video,
	children,
	...host
}: LightboxProps): ReactElement => (
	<Island
		{...host}
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
