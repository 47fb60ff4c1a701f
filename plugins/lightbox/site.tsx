// What the drawing needs to know of the page, and the parts that have been loaded.
import type { ComponentType } from "react";
import type { HeaderProps } from "./header";

export interface Site {
	/** Whether the kit has a control: `counter`, `fullscreen`, `zoom`, `share`. */
	has(control: string): boolean;
	/** A text of the interface by its key. */
	say(key: string): string;
	/** 1, or -1 on a site that is written from right to left. */
	sign: number;
	/** Milliseconds of a motion; 0 when motion is to be reduced. */
	duration: number;
	dialog: HTMLElement;
	/** A letter of the site's icon font, until the drawn ones are there. */
	Icon: ComponentType<IconProps>;
	/** Puts the drawings of the icons on the page. @returns takes them away again */
	addSymbols?(): () => void;
	Header?: ComponentType<HeaderProps>;
}

export interface IconProps {
	name: string;
	className?: string;
	/** Of a control; without it an icon is decoration. */
	role?: string;
	[attribute: string]: unknown;
}

export const Letter = ({ name, className, ...rest }: IconProps) => (
	<i className={`eicon-${name}`} aria-hidden={!rest.role || undefined} {...rest} />
);
