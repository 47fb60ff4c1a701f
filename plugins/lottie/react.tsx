// The Lottie animation as a React component.
import type { ReactElement, ReactNode } from "react";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { type HostProps, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface LottieProps extends Omit<HostProps, "settings"> {
	/** Address of the animation's JSON file. */
	src: string;
	/** Size of the drawing; its space is reserved while the file loads. */
	width?: number;
	/** Height of the drawing, in pixels. */
	height?: number;
	/** Alternative text; an animation without one is decoration. */
	alt?: string;
	/** Text below the animation. */
	caption?: ReactNode;
	/** Address of the animation's link. */
	href?: string;
	/** As the plugin's README lists them. */
	settings?: Omit<SettingsFor<typeof plugin>, "source" | "source_json" | "source_external_url" | "caption_source">;
}

/** @example <Lottie src="/wheel.json" width={400} height={300} settings={{ trigger: "on_hover", on_hover_out: "reverse" }} /> */
export const Lottie = ({ src, width, height, alt, caption, href, settings, ...host }: LottieProps): ReactElement => {
	const content = (
		<div className="e-lottie__container">
			{/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role comes with the label */}
			<div
				className="e-lottie__animation"
				role={alt ? "img" : undefined}
				aria-label={alt}
				aria-hidden={alt ? undefined : true}
				style={width && height ? { aspectRatio: `${width}/${height}` } : undefined}
			/>
			{caption !== undefined && (
				<p className="e-lottie__caption">
					<Slot>{caption}</Slot>
				</p>
			)}
		</div>
	);
	return (
		<Widget
			{...host}
			type="lottie"
			plugin={plugin}
			pluginName="lottie"
			settings={{ ...settings, source: "external_url", source_external_url: { url: src } }}
		>
			{href === undefined ? (
				content
			) : (
				<a className="e-lottie__container__link" href={href}>
					{content}
				</a>
			)}
		</Widget>
	);
};
