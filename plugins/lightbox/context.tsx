// What the views need of the page, and the loaded parts.
import { atom } from "nanostores";
import { siteSetting } from "../../src/base/site-setting";
import type { Scope } from "../../src/kit/scope";
import { textOf } from "./model";
import type { IconProps, LightboxContext, Parts } from "./types";

const loadIcons = () => import("./icons");
const loadHeader = () => import("./header");

/** @param scope of the dialog */
export const createContext = (scope: Scope, dialog: HTMLElement): LightboxContext => {
	const { page } = scope;
	const { builder } = page;
	const { experimentalFeatures, urls } = builder as Record<string, Record<string, unknown> | undefined>;
	const $parts = atom<Parts>({ Icon: FontIcon });
	const has = (control: string) => !!siteSetting(builder, `lightbox_enable_${control}`);
	const add = (more: Partial<Parts>) => $parts.set({ ...$parts.get(), ...more });
	const context: LightboxContext = {
		has,
		translate: (key, words) =>
			textOf((context.page.builder.i18n as Record<string, unknown> | undefined)?.[key]) || words || wordsOf(key),
		get sign() {
			return context.page.rtl ? -1 : 1;
		},
		page,
		scope,
		dialog,
		$parts,
		add,
		load() {
			const isDrawn = experimentalFeatures?.e_font_icon_svg || !urls?.assets;
			const hasHeader = ["counter", "fullscreen", "zoom", "share"].some(has);
			// Together: a focused text icon must not be replaced by a drawn one.
			const itself = <T,>(part: T): T => part;
			Promise.all([isDrawn && scope.part(loadIcons, itself), hasHeader && scope.part(loadHeader, itself)])
				.then(([icons, header]) => {
					if (icons && !$parts.get().addSymbols) scope.add(icons.addSymbols());
					add({ ...icons, ...header });
				})
				.catch(scope.fail);
		},
	};
	return context;
};

const FontIcon = ({ name, className, ...rest }: IconProps) => (
	<i className={`eicon-${name}`} aria-hidden={!rest.role || undefined} {...rest} />
);

/** `shareOnFacebook` → `Share on facebook` */
const wordsOf = (key: string) =>
	key.replace(/^.|[A-Z]/g, (letter, at) => (at ? ` ${letter.toLowerCase()}` : letter.toUpperCase()));
