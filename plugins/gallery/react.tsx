// The gallery as a React component.
import type { CSSProperties, MouseEvent, ReactElement, ReactNode } from "react";
import type { ChangeDetails } from "../../src/react/change";
import { useItems } from "../../src/react/items";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { type OpenItemsMarkup, useOpenItems } from "../../src/react/use-open-items";
import { type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";

/** A picture of the gallery. */
export interface GalleryPicture {
	/** Address of the picture that is shown, and its size in pixels. */
	thumbnail: string;
	width: number;
	height: number;
	/** Alternative text. */
	alt: string;
	/** Address of the large picture, which its link leads to. On a page with the core the lightbox opens it; an app opens its own in `onPictureClick`. */
	href?: string;
	/** Shown over the picture. */
	title?: ReactNode;
	/** Indexes of the titles that show it. */
	tags?: readonly number[];
}

export interface GalleryProps extends Omit<HostProps, "id"> {
	/** In their order. */
	pictures: readonly GalleryPicture[];
	/** Names of the filters. */
	titles?: readonly ReactNode[];
	/** Label of the filter that shows everything; without it there is none. */
	all?: ReactNode;
	/** The pressed filter: its name if that is a string, else its place, from 0; `all` comes first. */
	value?: string;
	/** The filter that is pressed at first; by default the first one. */
	defaultValue?: string;
	/** Called when the visitor presses another filter. */
	onValueChange?(value: string, details: ChangeDetails): void;
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
	/** Called when a picture with an `href` is pressed; `event.preventDefault()` keeps the app on its page. @param index in `pictures` */
	onPictureClick?(index: number, event: MouseEvent<HTMLElement>): void;
}

/** The page builder's default settings. */
const defaults = { lazyload: "yes", content_hover_animation: "fade-in" } as const;

/** @example <Gallery pictures={[{ thumbnail: "/1.jpg", width: 300, height: 200, alt: "A bowl" }]} settings={{ columns: 3 }} /> */
export const Gallery = ({
	pictures,
	titles = [],
	all,
	value,
	defaultValue,
	onValueChange,
	settings,
	onPictureClick,
	...host
}: GalleryProps): ReactElement => {
	const id = useWidgetId();
	const words = useWords();
	const shown: [index: string, title: ReactNode][] = titles.map((title, index) => [`${index}`, title]);
	if (all !== undefined) shown.unshift(["all", all]);
	const { keys } = useItems(pictures.map(({ thumbnail }) => ({ value: thumbnail })));
	const whileMounted = useOpenItems(markup, useItems(shown.map(([, title]) => ({ title }))), {
		value: value === undefined ? undefined : [value],
		defaultValue: defaultValue === undefined ? undefined : [defaultValue],
		onChange: onValueChange && (([pressed], details) => pressed !== undefined && onValueChange(pressed, details)),
	});
	return (
		<Widget
			{...host}
			type="gallery"
			plugin={plugin}
			pluginName="gallery"
			whileMounted={whileMounted}
			settings={{ ...defaults, ...settings }}
			data-id={id}
		>
			{shown.length > 0 && (
				// biome-ignore lint/a11y/useSemanticElements: the page builder's markup
				<div className="elementor-gallery__titles-container" role="group" aria-label={words.galleryFilter}>
					{shown.map(([index, title]) => (
						// biome-ignore lint/a11y/useSemanticElements: the page builder's markup
						<span
							className="elementor-item elementor-gallery-title"
							role="button"
							tabIndex={0}
							data-gallery-index={index}
							key={index}
						>
							<Slot>{title}</Slot>
						</span>
					))}
				</div>
			)}
			<div className="elementor-gallery__container" style={columnsOf(settings)}>
				{pictures.map(({ thumbnail, width, height, alt, href, title, tags }, index) => {
					const Item = href ? "a" : "div";
					return (
						<Item
							className="e-gallery-item elementor-gallery-item"
							data-e-gallery-tags={tags?.join()}
							key={keys[index]}
							{...(href && {
								href,
								"data-elementor-open-lightbox": "yes",
								"data-elementor-lightbox-slideshow": id,
								onClick: onPictureClick && ((event: MouseEvent<HTMLElement>) => onPictureClick(index, event)),
							})}
						>
							<div
								className="e-gallery-image elementor-gallery-item__image"
								data-thumbnail={thumbnail}
								data-width={width}
								data-height={height}
								role="img"
								aria-label={alt}
							/>
							<div className="elementor-gallery-item__overlay" />
							{title !== undefined && (
								<div className="elementor-gallery-item__content">
									<div className="elementor-gallery-item__title">
										<Slot>{title}</Slot>
									</div>
								</div>
							)}
						</Item>
					);
				})}
			</div>
		</Widget>
	);
};

/** For the style sheet, until the plugin places the pictures. */
const columnsOf = ({ columns, columns_tablet, columns_mobile }: GalleryProps["settings"] & object = {}) =>
	({
		"--gallery-desktop": columns,
		"--gallery-tablet": columns_tablet,
		"--gallery-mobile": columns_mobile,
	}) as CSSProperties;

const markup: OpenItemsMarkup = {
	titlesIn: (host) => [...host.querySelectorAll<HTMLElement>(".elementor-gallery-title")],
	attribute: "aria-pressed",
	isAlwaysOne: true,
};
