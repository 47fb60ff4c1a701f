// An arrow of a carousel in a React app: ours, or a custom one.
import type { CSSProperties, ReactElement, ReactNode } from "react";

/** Props of a custom arrow: spread all of them onto its element, a `button` or any other. */
export interface CarouselArrowProps {
	/** By this the plugin knows it. */
	className: string;
	/** For an element other than a `button`. */
	role: "button";
	/** For an element other than a `button`. */
	tabIndex: number;
	/** Its name, from the words of the app. */
	"aria-label": string;
	/** Which of the two it is. */
	"data-side": "previous" | "next";
	/** The drawing; another may be in its place. */
	children: ReactNode;
}

/** @example renderArrow={(props) => <button type="button" {...props}>{props["data-side"] === "next" ? "→" : "←"}</button>} */
export type RenderArrow = (props: CarouselArrowProps) => ReactElement;

interface ArrowProps {
	side: "previous" | "next";
	label: string;
	render?: RenderArrow | undefined;
}

export const Arrow = ({ side, label, render = plainArrow }: ArrowProps): ReactElement =>
	render({
		className: `elementor-swiper-button elementor-swiper-button-${side === "next" ? side : "prev"}`,
		role: "button",
		tabIndex: 0,
		"aria-label": label,
		"data-side": side,
		children: (
			<svg viewBox="0 0 24 24" aria-hidden="true" style={style}>
				<path d={side === "next" ? "m9 4 8 8-8 8" : "M15 4 7 12l8 8"} />
			</svg>
		),
	});

const plainArrow: RenderArrow = (props) => <div {...props} />;
const style: CSSProperties = { width: "1em", height: "1em", fill: "none", stroke: "currentcolor", strokeWidth: 3 };
