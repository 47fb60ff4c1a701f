// Types shared by the parts of the lightbox.
import type { ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import type { Page } from "../../src/base/page";
import type { Scope } from "../../src/kit/scope";
import type { Player } from "./model";
import type { Slides } from "./slides";

export interface LightboxContext {
	/** Whether the kit has a control: `counter`, `fullscreen`, `zoom`, `share`. */
	has(control: string): boolean;
	/**
	 * A text of the interface by its key.
	 * @param words if the site has none; those of the key by default
	 */
	translate(key: string, words?: string): string;
	/** 1, or -1 on a site that is written from right to left. */
	readonly sign: number;
	/** As the link knows it that opens the dialog: an app's words may change, and its direction. */
	page: Page;
	/** Of the dialog. */
	scope: Scope;
	dialog: HTMLElement;
	$parts: ReadableAtom<Parts>;
	/** Adds parts that were loaded. */
	add(parts: Partial<Parts>): void;
	/** Requests the parts of every opening. The picture does not wait for them; failed ones are requested again. */
	load(): void;
}

export interface Parts {
	/** A character of the site's icon font, until the drawn icons have loaded. */
	Icon: ComponentType<IconProps>;
	/** Puts the drawings of the icons on the page. @returns removes them again */
	addSymbols?(): () => void;
	Header?: ComponentType<HeaderProps>;
	Video?: ComponentType<VideoProps>;
}

export interface IconProps {
	name: string;
	className?: string;
	/** Of a control; without it an icon is decoration. */
	role?: string;
	[attribute: string]: unknown;
}

export interface HeaderProps {
	slides: Slides;
	context: LightboxContext;
}

export interface VideoProps {
	player: Player;
	title?: string;
	context: LightboxContext;
	/** Of a slide: it is the current one, and plays. */
	isActive?: boolean;
}
