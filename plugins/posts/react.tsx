// Posts in a grid, with the filters of a portfolio, as a React component.
import type { ReactElement, ReactNode } from "react";
import { useItems } from "../../src/react/items";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";

/** A post of the grid. */
export interface PostsItem {
	/** By this the post is known when the list changes; its content where that is a text, else its place. */
	value?: string;
	/** What it shows: a link with a picture. */
	content: ReactNode;
	/** Ids of the filters that leave it. */
	filters?: readonly (string | number)[];
}

export interface PostsProps extends Omit<HostProps, "id"> {
	/** The posts, in their order. */
	items: readonly PostsItem[];
	/** The filters: id and name. */
	filters?: readonly { id: string | number; name: ReactNode }[];
	/** What the filter is called that shows everything. */
	all?: ReactNode;
	/** 3 on a desk, 2 on tablets, 1 on phones by default. */
	columns?: number;
	/** Columns on tablets. */
	columns_tablet?: number;
	/** Columns on phones. */
	columns_mobile?: number;
	/** Items of any height stand close together. */
	masonry?: boolean;
	/** Under which the history of the browser keeps the filter; one of its own by default. */
	id?: string;
}

/** @example <Posts filters={[{ id: 5, name: "Bowls" }]} items={[{ content: <img src="/bowl.jpg" alt="A bowl" />, filters: [5] }]} /> */
export const Posts = ({
	items,
	filters = [],
	all,
	columns = 3,
	columns_tablet = 2,
	columns_mobile = 1,
	masonry,
	id,
	...host
}: PostsProps): ReactElement => {
	const words = useWords();
	const { keys } = useItems(items.map(({ value, content }) => ({ value, title: content })));
	const shown = filters.length > 0 ? [{ id: "__all", name: all ?? words.all }, ...filters] : [];
	const own = useWidgetId();
	return (
		<Widget
			{...host}
			type="portfolio"
			plugin={plugin}
			pluginName="posts"
			settings={{ columns, columns_tablet, columns_mobile, masonry: masonry ? "yes" : "" } as object}
			data-id={id ?? own}
		>
			{shown.length > 0 && (
				<ul className="elementor-portfolio__filters">
					{shown.map(({ id, name }) => (
						<li className="elementor-portfolio__filter" data-filter={id} key={id}>
							<Slot>{name}</Slot>
						</li>
					))}
				</ul>
			)}
			<div
				className="elementor-portfolio elementor-grid elementor-posts-container"
				style={
					{ "--columns": columns, "--columns-tablet": columns_tablet, "--columns-mobile": columns_mobile } as object
				}
			>
				{items.map(({ content, filters = [] }, index) => (
					<article
						className={classNames(
							"elementor-portfolio-item elementor-post",
							...filters.map((id) => `elementor-filter-${id}`),
						)}
						key={keys[index]}
					>
						<Slot>{content}</Slot>
					</article>
				))}
			</div>
		</Widget>
	);
};
