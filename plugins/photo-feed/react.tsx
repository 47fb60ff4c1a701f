// The photo feed as a React component.
import { type CSSProperties, type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { Island } from "../../src/react/island";
import { classNames, type HostProps } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import { createPhotoFeed } from "./index";
import { type FeedPhoto, feedStyle, itemsMarkup } from "./markup";

export type { FeedPhoto } from "./markup";

/** A page of photos. */
export interface FeedPage {
	/** In order; appended to the existing ones. */
	items: readonly FeedPhoto[];
	/** Whether there is another page. */
	hasMore: boolean;
}

export interface PhotoFeedProps extends HostProps {
	/** The photos of the first page; without them the first page is loaded. */
	items?: readonly FeedPhoto[];
	/** Loads a page, counted from 1. Without it there is no button. If it rejects, the next press calls it again. */
	load?(page: number): Promise<FeedPage>;
	/** Columns on large screens, tablets and phones; 4, 2 and 1 by default. */
	columns?: number | readonly [desktop: number, tablet: number, phone: number];
	/** Width to height of a photo. */
	ratio?: "1:1" | "4:5" | "3:4";
	/** Pixels between photos. */
	gap?: number;
	/** Nothing is asked of the network before the consent store says so. */
	needsConsent?: boolean;
	/** A press opens the photo in the lightbox, instead of its post. */
	lightbox?: boolean;
	/** Text of the button. */
	more?: string;
	/** Said when photos have come; `{count}` is how many. */
	announcement?: string;
}

/**
 * @example <PhotoFeed items={photos} load={async (page) => (await fetch(`/photos?page=${page}`)).json()} />
 * @example <PhotoFeed load={loadPhotos} columns={[5, 3, 2]} needsConsent />
 */
export const PhotoFeed = ({
	items,
	load,
	columns = [4, 2, 1],
	ratio = "1:1",
	gap = 10,
	needsConsent,
	lightbox,
	more: givenMore,
	announcement: givenAnnouncement,
	className,
	...host
}: PhotoFeedProps): ReactElement => {
	const words = useWords();
	const more = givenMore ?? words.loadMore;
	const announcement = givenAnnouncement ?? words.newPhotos;
	const [desktop, tablet, phone] = typeof columns === "number" ? [columns, columns, columns] : columns;
	const now = { load, isEmpty: !items, isGated: needsConsent };
	const latest = useRef(now);
	useLayoutEffect(() => {
		latest.current = now;
	});
	const [plugin] = useState(() =>
		createPhotoFeed(async (page) => {
			const { load, isEmpty, isGated } = latest.current;
			// A feed that begins empty has counted its first page already.
			const { items = [], hasMore = false } = (await load?.(isEmpty ? page - 1 : page)) ?? {};
			return { html: itemsMarkup(items, isGated, " sbi_transition"), feedStatus: { shouldPaginate: hasMore } };
		}),
	);
	const flags = [needsConsent && "gdpr", !items && load && "ajaxPostLoad", "resizeDisable"];
	return (
		<Island
			{...host}
			plugin={plugin}
			pluginName="photo-feed"
			className={classNames("sbi", `sbi_col_${desktop} sbi_tab_col_${tablet} sbi_mob_col_${phone}`, className)}
			settings={{ lightbox, announcement }}
			data-cols={desktop}
			data-colstablet={tablet}
			data-colsmobile={phone}
			data-num={items?.length ?? 100}
			data-res="auto"
			data-imageaspectratio={ratio}
			data-sbi-flags={flags.filter(Boolean).join()}
		>
			<style>{feedStyle}</style>
			<div
				id="sbi_images"
				className="gossamer-photos"
				style={
					{
						gap,
						"--desktop": desktop,
						"--tablet": tablet,
						"--phone": phone,
						"--ratio": ratio.replace(":", " / "),
					} as CSSProperties
				}
				// Written by `itemsMarkup`, which escapes.
				dangerouslySetInnerHTML={{ __html: itemsMarkup(items ?? [], needsConsent) }}
			/>
			{load && (
				<div id="sbi_load">
					<button className="sbi_load_btn" type="button">
						<span className="sbi_btn_text">{more}</span>
						<span className="sbi_loader sbi_hidden" aria-hidden="true" hidden />
					</button>
				</div>
			)}
		</Island>
	);
};
