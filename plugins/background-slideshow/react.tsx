// A section with a slideshow behind it, as a React component.
import type { ReactElement, ReactNode } from "react";
import { Island } from "../../src/react/island";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps } from "../../src/react/widget";
import plugin from "./index";

export interface BackgroundSlideshowProps extends HostProps {
	/** As the plugin's README lists them. */
	settings?: Omit<SettingsFor<typeof plugin>, "background_background" | "background_slideshow_gallery">;
	/** Addresses of the pictures. */
	pictures: readonly string[];
	/** Its content. */
	children?: ReactNode;
}

/** @example <BackgroundSlideshow pictures={["/1.jpg", "/2.jpg"]} settings={{ background_slideshow_loop: true }}><h1>Tea</h1></BackgroundSlideshow> */
export const BackgroundSlideshow = ({
	pictures,
	settings,
	className,
	children,
	...host
}: BackgroundSlideshowProps): ReactElement => (
	<Island
		{...host}
		plugin={plugin}
		pluginName="background-slideshow"
		className={classNames("elementor-element e-con e-parent", className)}
		settings={
			{
				...settings,
				background_background: "slideshow",
				background_slideshow_gallery: pictures.map((url) => ({ url })),
			} as object
		}
	>
		<Slot>{children}</Slot>
	</Island>
);
