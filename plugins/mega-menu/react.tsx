// The mega menu as a React component.
import { type ReactElement, type ReactNode, useId } from "react";
import { afterEvent } from "../../src/react/change";
import { useItems } from "../../src/react/items";
import { plainLink, type RenderLink } from "../../src/react/menu-link";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { type MenuMarkup, type MenuState, useMenu } from "../../src/react/use-menu";
import { classNames, type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";

/** A title of the bar. */
export interface MegaMenuItem {
	/** Title in the bar. */
	title: ReactNode;
	/** Address of the title; without it the title is text. */
	href?: string;
	/** Content of the panel below the title. */
	panel?: ReactNode;
	/** By this `value` names it; its title where that is a text, else its place. */
	value?: string;
}

export interface MegaMenuProps extends Omit<HostProps, "settings" | "ref">, MenuState {
	/** Titles of the bar, in their order. */
	items: readonly MegaMenuItem[];
	/** Accessible name of the navigation; default "Menu". */
	label?: string;
	/** Names of the buttons of panels, which a screen reader says before the title; default "Open" and "Close". */
	openLabel?: ReactNode;
	/** Name of the button of an open panel. */
	closeLabel?: ReactNode;
	/** Draws the link of a title: for the `Link` of a router. */
	renderLink?: RenderLink;
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
}

/** @example <MegaMenu items={[{ title: "Shop", href: "/shop/", panel: <Categories /> }, { title: "About", href: "/about/" }]} settings={{ open_on: "click" }} /> */
export const MegaMenu = ({
	items,
	label: given,
	openLabel,
	closeLabel,
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
}: MegaMenuProps): ReactElement => {
	const id = useId();
	const widgetId = useWidgetId();
	const known = useItems(items);
	const menu = useMenu(
		{ value, defaultValue, onValueChange, open, defaultOpen, onOpenChange, ref },
		known.values,
		markup,
	);
	const words = useWords();
	const label = given ?? words.menu;
	const { open_on, content_width } = host.settings ?? {};
	const isFitting = content_width === "fit_to_content";
	return (
		<Widget
			{...host}
			type="mega-menu"
			plugin={plugin}
			pluginName="mega-menu"
			data-id={widgetId}
			{...menu}
			className={classNames(
				"elementor-widget-n-menu e-n-menu-layout-horizontal e-n-menu-tablet",
				isFitting ? "e-fit_to_content" : "e-full_width",
				className,
			)}
		>
			<nav className="e-n-menu" aria-label={label}>
				<button
					type="button"
					className="e-n-menu-toggle"
					id={`${id}toggle`}
					aria-haspopup="true"
					aria-expanded="false"
					aria-controls={`${id}bar`}
					aria-label={label}
				>
					<span aria-hidden="true">☰</span>
				</button>
				{/* biome-ignore lint/a11y/useSemanticElements: the page builder's markup */}
				<div className="e-n-menu-wrapper" id={`${id}bar`} role="group" aria-labelledby={`${id}toggle`}>
					<ul className="e-n-menu-heading">
						{items.map(({ title, href, panel }, at) => {
							const index = at + 1;
							const text = (
								<span className="e-n-menu-title-text">
									<Slot>{title}</Slot>
								</span>
							);
							return (
								<li className="e-n-menu-item" key={known.keys[at]}>
									<div
										className={classNames(
											"e-n-menu-title",
											href?.startsWith("#") && "e-anchor",
											open_on === "click" && (panel ? "e-click" : "link-only"),
										)}
									>
										{href === undefined ? (
											<div className="e-n-menu-title-container">{text}</div>
										) : (
											renderLink({ href, className: "e-n-menu-title-container e-focus e-link", children: text })
										)}
										{panel &&
											panelButton(id, index, title, {
												opened: closeLabel ?? words.close,
												closed: openLabel ?? words.open,
											})}
									</div>
									{panel && (
										<div className="e-n-menu-content">
											{/* biome-ignore lint/a11y/useSemanticElements: the page builder's markup */}
											<div
												id={`${id}panel${index}`}
												role="group"
												data-tab-index={index}
												aria-labelledby={`${id}icon${index}`}
												className="elementor-element e-con e-child"
											>
												<Slot>{panel}</Slot>
											</div>
										</div>
									)}
								</li>
							);
						})}
					</ul>
				</div>
			</nav>
		</Widget>
	);
};

/** Not a separate component: in an island's children its title is a slot. */
const panelButton = (id: string, index: number, title: ReactNode, names: { opened: ReactNode; closed: ReactNode }) => (
	<button
		type="button"
		id={`${id}icon${index}`}
		className="e-n-menu-dropdown-icon e-focus"
		data-tab-index={index}
		aria-haspopup="true"
		aria-expanded="false"
		aria-controls={`${id}panel${index}`}
	>
		<span className="e-n-menu-dropdown-icon-opened">
			<span aria-hidden="true">▴</span>
			<span className="elementor-screen-only">
				<Slot>{names.opened}</Slot> <Slot>{title}</Slot>
			</span>
		</span>
		<span className="e-n-menu-dropdown-icon-closed">
			<span aria-hidden="true">▾</span>
			<span className="elementor-screen-only">
				<Slot>{names.closed}</Slot> <Slot>{title}</Slot>
			</span>
		</span>
	</button>
);

const dropdownButton = ".e-n-menu-toggle";

const markup: MenuMarkup = {
	isOpen: (host) => host.querySelector(dropdownButton)?.ariaExpanded === "true",
	turn: (host, isOpen) => tell("elementor/mega-menu/dropdown-toggle-by-keyboard", host, { show: isOpen }),
	openIn: (host) =>
		Number(host.querySelector<HTMLElement>(".e-n-menu-dropdown-icon[aria-expanded=true]")?.dataset.tabIndex ?? 0) - 1,
	show: (host, index) => tell("elementor/nested-elements/activate-by-keyboard", host, { titleIndex: index + 1 }),
};

/** As scripts of the page builder do. */
const tell = (type: string, { dataset: { id: widgetId } }: HTMLElement, detail: object) =>
	afterEvent(() => void dispatchEvent(new CustomEvent(type, { detail: { widgetId, ...detail } })));
