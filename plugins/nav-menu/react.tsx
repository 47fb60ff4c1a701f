// The navigation menu as a React component: the server's markup in all layouts, from a list of items.
import type { ReactElement, ReactNode } from "react";
import { closestTo } from "../../src/base/dom";
import { afterEvent, pressKey } from "../../src/react/change";
import { useItemLists } from "../../src/react/item-lists";
import { plainLink, type RenderLink } from "../../src/react/menu-link";
import { Slot } from "../../src/react/slot";
import { whileAll } from "../../src/react/use-driven";
import { type MenuMarkup, type MenuState, useMenu } from "../../src/react/use-menu";
import { classNames, type HostProps, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";
import { leadsNowhere } from "./kept";

/** An item of the menu, at any level. */
export interface NavMenuItem {
	/** Text of the item. */
	title: ReactNode;
	/** Without it, or `#`, the item only opens its list. */
	href?: string;
	/** The list that it opens. */
	items?: readonly NavMenuItem[];
	/** Whether it leads to the page that is shown. */
	isCurrent?: boolean;
	/** By this `value` names an item of the first level; its title where that is a text, else its place. */
	value?: string;
}

export interface NavMenuProps extends Omit<HostProps, "ref">, MenuState {
	/** The menu's items, in order. */
	items: readonly NavMenuItem[];
	/** `horizontal` by default; `dropdown` has no bar on any screen. */
	layout?: "horizontal" | "vertical" | "dropdown";
	/** Device at and below which the button takes the bar's place; `tablet` by default. */
	dropdownFrom?: "tablet" | "mobile" | "none";
	/** Whether the open dropdown spans the window. */
	stretch?: boolean;
	/** Icon of items with a list: its markup, or its class names. */
	icon?: string;
	/** Accessible name of the menu. */
	label?: string;
	/** Draws a link: for the `Link` of a router. */
	renderLink?: RenderLink;
	/** Accessible name and content of the button; `null` for a dropdown that is always open. */
	toggle?: { label: string; open: ReactNode; close: ReactNode } | null;
}

/** @example <NavMenu items={[{ title: "Shop", href: "/shop", items: [{ title: "Mugs", href: "/shop/mugs" }] }]} /> */
export const NavMenu = ({
	items,
	layout = "horizontal",
	dropdownFrom = "tablet",
	stretch,
	icon = "fas fa-caret-down",
	label: given,
	toggle: button,
	renderLink = plainLink,
	className,
	value,
	defaultValue,
	onValueChange,
	open,
	defaultOpen,
	onOpenChange,
	ref,
	...host
}: NavMenuProps): ReactElement => {
	const know = useItemLists();
	const menu = useMenu(
		{ value, defaultValue, onValueChange, open, defaultOpen, onOpenChange, ref },
		know(items).values,
		markup,
	);
	const words = useWords();
	const label = given ?? words.menu;
	const toggle = button === undefined ? { label: words.menuToggle, open: "☰", close: "✕" } : button;
	const isDropdown = layout === "dropdown";
	const listClass = classNames("elementor-nav-menu", layout === "vertical" && "sm-vertical");
	// The plugin draws one from markup.
	const arrow = icon && !icon.includes("<") && (
		<span className="sub-arrow">
			<i className={icon} />
		</span>
	);
	const look = (name: "open" | "close") => (
		<i aria-hidden="true" role="presentation" className={`elementor-menu-toggle__icon--${name}`}>
			<Slot>{toggle?.[name]}</Slot>
		</i>
	);
	return (
		<Widget
			{...host}
			type="nav-menu"
			plugin={plugin}
			pluginName="nav-menu"
			{...menu}
			whileMounted={whileAll(menu.whileMounted, keepFromRouter)}
			settings={{ full_width: stretch ? "stretch" : "", submenu_icon: { value: icon } }}
			className={classNames(
				!isDropdown && `elementor-nav-menu--dropdown-${dropdownFrom}`,
				stretch && "elementor-nav-menu--stretch",
				!!toggle && "elementor-nav-menu--toggle elementor-nav-menu--burger",
				className,
			)}
		>
			{!isDropdown && (
				<nav
					aria-label={label}
					className={`elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-${layout}`}
				>
					{listOf({ items, className: listClass, arrow, renderLink, know })}
				</nav>
			)}
			{toggle && (
				// biome-ignore lint/a11y/useSemanticElements: stylesheets know it as a div
				<div
					className="elementor-menu-toggle"
					role="button"
					tabIndex={0}
					aria-label={toggle.label}
					aria-expanded={false}
				>
					{look("open")}
					{look("close")}
				</div>
			)}
			<nav
				aria-label={isDropdown ? label : toggle?.label}
				className="elementor-nav-menu--dropdown elementor-nav-menu__container"
				aria-hidden="true"
			>
				{listOf({ items, className: listClass, tabIndex: -1, arrow, renderLink, know })}
			</nav>
		</Widget>
	);
};

interface MenuList {
	items: readonly NavMenuItem[];
	className: string;
	/** Of the links. */
	tabIndex?: number;
	/** Of the keys of the items that it is below; none for the list of the bar. */
	path?: string;
	/** Of links with a list. */
	arrow: ReactNode;
	renderLink: RenderLink;
	know: ReturnType<typeof useItemLists>;
}

/** Not a separate component: an island's children are compared down to the slots. */
const listOf = ({ path = "", ...list }: MenuList): ReactElement => {
	const { items, className, tabIndex, arrow, renderLink, know } = list;
	const { keys } = know(items, path);
	const item = ({ title, href, items: below, isCurrent }: NavMenuItem, key: string) => (
		<li
			key={key}
			className={classNames("menu-item", isCurrent && "current-menu-item", below && "menu-item-has-children")}
		>
			{renderLink({
				href,
				"aria-current": isCurrent ? "page" : undefined,
				tabIndex,
				className: classNames(
					path ? "elementor-sub-item" : "elementor-item",
					isCurrent && "elementor-item-active",
					href?.includes("#") && "elementor-item-anchor",
				),
				children: (
					<>
						<Slot>{title}</Slot>
						{below && arrow}
					</>
				),
			})}
			{below &&
				listOf({
					...list,
					items: below,
					className: "sub-menu elementor-nav-menu--dropdown",
					path: `${path}/${key}`,
				})}
		</li>
	);
	return <ul className={className}>{items.map((each, index) => item(each, keys[index]!))}</ul>;
};

/** The visible lists: the bar's, or those of the copy that the button opens. */
const listIn = (host: HTMLElement): Element | undefined => {
	const lists = [...host.querySelectorAll("nav>.elementor-nav-menu")];
	return lists.find((list) => list.checkVisibility?.() !== false) ?? lists[0];
};

const linksIn = (host: HTMLElement): (HTMLElement | null)[] =>
	[...(listIn(host)?.children ?? [])].map((item) => item.querySelector<HTMLElement>(":scope>a"));

/** The item whose list is open, as its index; -1 where none is. */
const openIn = (host: HTMLElement) =>
	linksIn(host).findIndex((link) => link?.matches(".has-submenu[aria-expanded=true]"));

const toggleIn = (host: HTMLElement) => host.querySelector<HTMLElement>(".elementor-menu-toggle");

/** Whether a press opens the list of a link, or closes it, instead of following the link: as `lists.ts` decides it. */
const turnsList = (link: Element, event: Event): boolean => {
	if (!link.matches(".has-submenu")) return false;
	// A list of the bar flies out: the mouse has opened it, and a key follows the link.
	const isBar = link.closest(".elementor-nav-menu--main");
	const isTap = !isBar || /touch|pen/.test((event as PointerEvent).pointerType);
	return leadsNowhere(link) || (isTap && (link.ariaExpanded !== "true" || !!closestTo(event.target, ".sub-arrow")));
};

/** By the press that is under way. */
let turned: Event | undefined;

/** Such a press is not for the router, whose handler on the link may come before the plugin's on the list. */
const keepFromRouter = (host: HTMLElement) => {
	const decide = (event: MouseEvent) => {
		const link = closestTo(event.target, "a");
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !turnsList(link, event)) return;
		turned = event;
		event.preventDefault();
	};
	host.addEventListener("click", decide, true);
	return () => host.removeEventListener("click", decide, true);
};

const markup: MenuMarkup = {
	isFollowed: (event) => event !== turned,
	isOpen: (host) => toggleIn(host)?.ariaExpanded === "true",
	turn: (host) => afterEvent(() => pressKey(toggleIn(host), "Enter")),
	openIn,
	isServed: (host, index) => !!linksIn(host)[index]?.matches(".has-submenu"),
	// By the key that turns a list: it follows no link, and takes no focus along.
	show: (host, index) =>
		afterEvent(() => {
			const links = linksIn(host);
			const open = links[openIn(host)];
			const link = links[index];
			for (const each of new Set([open, link])) if (each && open !== link) pressKey(each, " ");
		}),
};
