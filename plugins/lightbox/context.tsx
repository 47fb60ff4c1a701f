// What the drawing needs to know of the page, and the parts that have been loaded.
import { atom, type ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import type { Page } from "../../src/base/page";
import { siteSetting } from "../../src/base/site-setting";
import type { Scope } from "../../src/kit/scope";
import type { HeaderProps } from "./header";
import { textOf } from "./model";
import type { VideoProps } from "./video";

export interface LightboxContext {
	/** Whether the kit has a control: `counter`, `fullscreen`, `zoom`, `share`. */
	has(control: string): boolean;
	/** A text of the interface by its key. */
	translate(key: string): string;
	/** 1, or -1 on a site that is written from right to left. */
	sign: number;
	page: Page;
	/** Of the dialog. */
	scope: Scope;
	dialog: HTMLElement;
	$parts: ReadableAtom<Parts>;
	/** Adds parts that were loaded. */
	add(parts: Partial<Parts>): void;
	/** Asks for the parts that every opening has. The picture does not wait for them; those that failed are asked for again. */
	load(): void;
}

export interface Parts {
	/** A letter of the site's icon font, until the drawn ones are there. */
	Icon: ComponentType<IconProps>;
	/** Puts the drawings of the icons on the page. @returns takes them away again */
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

const loadIcons = () => import("./icons");
const loadHeader = () => import("./header");

/** @param scope of the dialog */
export const createContext = (scope: Scope, dialog: HTMLElement): LightboxContext => {
	const { page } = scope;
	const { builder, rtl } = page;
	const { experimentalFeatures, i18n, urls } = builder as Record<string, Record<string, unknown> | undefined>;
	const $parts = atom<Parts>({ Icon: FontIcon });
	const has = (control: string) => !!siteSetting(builder, `lightbox_enable_${control}`);
	const add = (more: Partial<Parts>) => $parts.set({ ...$parts.get(), ...more });
	return {
		has,
		translate: (key) => textOf(i18n?.[key]) || wordsOf(key),
		sign: rtl ? -1 : 1,
		page,
		scope,
		dialog,
		$parts,
		add,
		load() {
			const isDrawn = experimentalFeatures?.e_font_icon_svg || !urls?.assets;
			const hasHeader = ["counter", "fullscreen", "zoom", "share"].some(has);
			// Together: a letter that has the focus is not to be taken away for a drawing.
			const itself = <T,>(part: T): T => part;
			Promise.all([isDrawn && scope.part(loadIcons, itself), hasHeader && scope.part(loadHeader, itself)])
				.then(([icons, header]) => {
					if (icons && !$parts.get().addSymbols) scope.add(icons.addSymbols());
					add({ ...icons, ...header });
				})
				.catch(scope.fail);
		},
	};
};

const FontIcon = ({ name, className, ...rest }: IconProps) => (
	<i className={`eicon-${name}`} aria-hidden={!rest.role || undefined} {...rest} />
);

/** `shareOnFacebook` → `Share on facebook` */
const wordsOf = (key: string) =>
	key.replace(/^.|[A-Z]/g, (letter, at) => (at ? ` ${letter.toLowerCase()}` : letter.toUpperCase()));
