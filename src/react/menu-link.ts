// The links of menus, which an app with a router draws itself.
import { createElement, type ReactElement, type ReactNode } from "react";

/** Props that a menu passes to its link. */
export interface MenuLinkProps {
	/** Its address; none if the item only opens its list. */
	href?: string | undefined;
	/** By this the plugin and the styles know it. */
	className: string;
	/** Of links that Tab does not reach yet. */
	tabIndex?: number | undefined;
	/** On the link to the page that is shown. */
	"aria-current"?: "page" | undefined;
	/** The title. */
	children: ReactNode;
}

/** @example renderLink={({ href = "", ...props }) => <Link to={href} {...props} />} */
export type RenderLink = (props: MenuLinkProps) => ReactElement;

export const plainLink: RenderLink = (props) => createElement("a", props);
