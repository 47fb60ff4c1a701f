// The links of menus, which an app with a router draws itself.
import { createElement, type ReactElement, type ReactNode } from "react";

/** What a menu gives its link. */
export interface MenuLinkProps {
	href?: string | undefined;
	className: string;
	tabIndex?: number | undefined;
	"aria-current"?: "page" | undefined;
	children: ReactNode;
}

/** @example renderLink={({ href = "", ...props }) => <Link to={href} {...props} />} */
export type RenderLink = (props: MenuLinkProps) => ReactElement;

export const plainLink: RenderLink = (props) => createElement("a", props);
