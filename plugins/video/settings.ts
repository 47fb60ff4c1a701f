// The printed settings of the video, read with types and defaults.
import type { Scope } from "../../src/kit/scope";
import { number, object, type SettingsOf, text, toggle } from "../../src/kit/settings";

export const settings = {
	/** By this name the visitor is asked for consent. */
	video_type: text(),
	youtube_url: text(),
	/** Seconds. */
	start: number(Number.NaN),
	end: number(Number.NaN),
	autoplay: toggle(),
	play_on_mobile: toggle(),
	mute: toggle(),
	loop: toggle(),
	controls: toggle(),
	cc_load_policy: toggle(),
	rel: toggle(),
	yt_privacy: toggle(),
	lazy_load: toggle(),
	image_overlay: object(),
	/** Of the page configuration: false creates YouTube's players as soon as they come into view. */
	facade: toggle(true),
	/** Of the page configuration: the picture of a YouTube video; `none`, or an address on the site with `{id}`. */
	preview: text("youtube"),
};

export type Settings = SettingsOf<typeof settings>;

/** A video before its player exists. */
export interface Waiting {
	wrapper: HTMLElement;
	/** The element that YouTube's player replaces; the server prints other players. */
	slot?: HTMLElement;
	overlay?: HTMLElement;
	settings: Settings;
	scope: Scope;
	/** @param isAsked by the visitor, not by the owner */
	play(isAsked: boolean): unknown;
	/** Makes an overlay the one to press, which is then removed. */
	listen(overlay: HTMLElement): void;
	/** Removes the overlay, and focuses the player if the visitor pressed it. */
	reveal(isAsked: boolean): void;
}
