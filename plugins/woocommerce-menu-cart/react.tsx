// The shop's menu cart as a React component.
import type { ReactElement, ReactNode, Ref } from "react";
import { pressControl } from "../../src/react/change";
import type { OverlayHandle, OverlayState } from "../../src/react/overlay-handle";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { useHandle } from "../../src/react/use-handle";
import { useLeaving } from "../../src/react/use-leaving";
import { type OverlayMarkup, overlayHandle, useOverlay } from "../../src/react/use-overlay";
import { classNames, type HostProps, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";

export interface WoocommerceMenuCartProps extends Omit<HostProps, "ref">, OverlayState {
	/** The cart's content. */
	children?: ReactNode;
	/** How many things are in it; without it no number is shown. */
	count?: number;
	/** Next to the icon. */
	subtotal?: ReactNode;
	/** A cart by default. */
	icon?: ReactNode;
	/** Accessible name of the cart; default "Cart". */
	label?: string;
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
	/** Receives its handle. */
	ref?: Ref<OverlayHandle>;
}

/** @example <WoocommerceMenuCart count={2} subtotal="€ 50" settings={{ cart_type: "mini-cart" }}><Products /></WoocommerceMenuCart> */
export const WoocommerceMenuCart = ({
	children,
	count,
	subtotal,
	icon = <span aria-hidden="true">🛒</span>,
	label,
	className,
	open,
	defaultOpen,
	onOpenChange,
	ref,
	...host
}: WoocommerceMenuCartProps): ReactElement => {
	const words = useWords();
	const root = useHandle<OverlayHandle>(ref, (host) => overlayHandle(host, markup));
	const otherwise = host.settings?.open_cart === "mouseover" ? "hover" : "script";
	const { whileMounted, host: mounted } = useOverlay({ open, defaultOpen, onOpenChange }, { ...markup, otherwise }, [
		"aria-expanded",
	]);
	useLeaving(() => {
		if (mounted.current && markup.isOpen(mounted.current)) markup.turn(mounted.current, false);
	});
	return (
		<Widget
			{...host}
			type="woocommerce-menu-cart"
			plugin={plugin}
			pluginName="woocommerce-menu-cart"
			className={classNames(`elementor-menu-cart--cart-type-${host.settings?.cart_type ?? "side-cart"}`, className)}
			ref={root}
			whileMounted={whileMounted}
		>
			<div className="elementor-menu-cart__wrapper">
				<div className="elementor-menu-cart__toggle_wrapper">
					<div className="elementor-menu-cart__container elementor-lightbox" aria-hidden="true">
						<div className="elementor-menu-cart__main" aria-hidden="true">
							<div className="elementor-menu-cart__close-button" />
							<div className="widget_shopping_cart_content">
								<Slot>{children}</Slot>
							</div>
						</div>
					</div>
					<div className="elementor-menu-cart__toggle elementor-button-wrapper">
						{/* biome-ignore lint/a11y/useValidAnchor: the page builder's markup */}
						<a className="elementor-menu-cart__toggle_button elementor-button" href="#" aria-expanded="false">
							<Slot>
								{subtotal !== undefined && <span className="elementor-button-text">{subtotal}</span>}{" "}
								<span className="elementor-button-icon">
									{count !== undefined && (
										<span className="elementor-button-icon-qty" data-counter={count}>
											{count}
										</span>
									)}
									{icon}
									<span className="elementor-screen-only">{label ?? words.cart}</span>
								</span>
							</Slot>
						</a>
					</div>
				</div>
			</div>
		</Widget>
	);
};

const toggleIn = (host: HTMLElement) => host.querySelector<HTMLElement>(".elementor-menu-cart__toggle_button");

const markup: OverlayMarkup = {
	isOpen: (host) => toggleIn(host)?.ariaExpanded === "true",
	turn: (host, isOpen) =>
		pressControl(isOpen ? toggleIn(host) : host.querySelector<HTMLElement>(".elementor-menu-cart__close-button")),
	// Around the cart at the side of the page is its shade.
	isInside: (target, host) => host.contains(target) && target !== host.querySelector(".elementor-menu-cart__container"),
};
