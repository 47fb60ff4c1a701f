// The one dialog of the page: its element, how it opens and closes, and who has the focus meanwhile.
import { createRoot } from "react-dom/client";
import { report } from "../../src/core/errors";
import { type Overlay, openOverlay } from "../../src/core/overlays";
import type { Page } from "../../src/core/page";
import { createScope, type OwnedScope } from "../../src/core/scope";
import { $preferences } from "../../src/stores/preferences";
import { addSymbols } from "./icons";
import type { Opening } from "./model";
import { clickByKey } from "./parts";
import { loadStyles } from "./styles";
import { Lightbox } from "./view";

export interface Dialog {
	/**
	 * Shows something, instead of what is shown already. Once the style sheets are there.
	 * @param opener gets the focus back
	 */
	open(opening: Opening, opener?: Element | null): Promise<void>;
	/** Takes everything off the page at once. */
	dispose(): void;
}

/** Milliseconds of the dialog's own fading. */
const fadeTime = 400;
/** Milliseconds of a slide's or a zoom's motion. */
const motionTime = 300;
const bodyClasses = ["dialog-body", "dialog-lightbox-body", "dialog-container", "dialog-lightbox-container"];

export const createDialog = (page: Page): Dialog => {
	const { body } = document;
	const { experimentalFeatures, i18n, kit, urls } = page.builder as Record<string, Record<string, unknown> | undefined>;
	const [ready, removeStyles] = loadStyles(page);
	const dialog = document.createElement("div");
	const root = createRoot(dialog);
	const hasSymbols = !!experimentalFeatures?.e_font_icon_svg || !urls?.assets;
	let removeSymbols: (() => void) | undefined;
	let ownClasses: string[] = [];
	let scope: OwnedScope | undefined;
	let overlay: Overlay | undefined;
	let fade: Animation | undefined;
	let turn = 0;

	const draw = (opening?: Opening) =>
		root.render(
			<Lightbox
				key={opening && turn}
				opening={opening}
				site={{
					has: (control) => !!kit?.[`lightbox_enable_${control}`],
					say: (key) => `${i18n?.[key] || wordsOf(key)}`,
					rtl: page.rtl,
					hasSymbols,
					duration: duration(motionTime),
					dialog,
				}}
			/>,
		);
	const build = () => {
		dialog.className =
			"dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-lightbox";
		for (const [name, value] of Object.entries({ role: "dialog", "aria-modal": "true", tabindex: "0" })) {
			dialog.setAttribute(name, value);
		}
		dialog.addEventListener("keydown", clickByKey);
		dialog.addEventListener("click", onClick);
		if (hasSymbols) removeSymbols = addSymbols();
		ownClasses = bodyClasses.filter((name) => !body.classList.contains(name));
		body.classList.add(...ownClasses);
	};

	/** Gives the page back; the dialog may still be fading. */
	const letGo = () => {
		overlay?.close();
		overlay?.restoreFocus();
		overlay = undefined;
	};
	const close = () => {
		if (!overlay) return;
		letGo();
		dialog.toggleAttribute("inert", true);
		if (document.fullscreenElement === dialog) document.exitFullscreen();
		const time = duration(fadeTime);
		fade = dialog.animate?.({ opacity: [1, 0] }, { duration: time, fill: "forwards" });
		const finish = () => {
			scope?.dispose();
			fade?.cancel();
			dialog.style.display = "none";
			draw();
		};
		if (time) scope!.timeout(time, finish);
		else finish();
	};

	const onClick = (event: Event) => {
		// What was clicked may be gone by now.
		const isKept = event
			.composedPath()
			.some((node) => (node as Partial<Element>).classList?.contains("elementor-lightbox-prevent-close"));
		if (isKept) return;
		event.preventDefault();
		close();
	};
	return {
		async open(opening, opener) {
			const mine = ++turn;
			await ready;
			if (mine !== turn) return;
			letGo();
			scope?.dispose();
			fade?.cancel();
			if (!dialog.className) build();
			const { title, description, alt } = opening.slides[opening.start]!;
			dialog.id = opening.id;
			dialog.ariaLabel = title || description || alt || document.title || "Lightbox";
			dialog.toggleAttribute("inert", false);
			dialog.style.display = "";
			body.append(dialog);
			scope = createScope(page, dialog, "lightbox", (error) => report("plugin", error, "lightbox", dialog));
			if (opener instanceof HTMLElement && !opener.contains(document.activeElement))
				opener.focus({ preventScroll: true });
			overlay = openOverlay(scope, {
				root: dialog,
				modal: true,
				trap: dialog,
				onDismiss: close,
			});
			fade = dialog.animate?.({ opacity: [0, 1] }, duration(fadeTime));
			draw({ ...opening, entrance: duration(1) ? opening.entrance : "" });
		},
		dispose() {
			turn++;
			letGo();
			scope?.dispose();
			// The link may go in the middle of a render of the app's own root, which lets no other root end.
			queueMicrotask(() => root.unmount());
			dialog.remove();
			removeSymbols?.();
			removeStyles();
			body.classList.remove(...ownClasses);
		},
	};
};

/** Milliseconds of a motion, none when it is to be reduced. */
const duration = (ms: number) => ($preferences.get().reducedMotion ? 0 : ms);

/** `shareOnFacebook` → `Share on facebook` */
const wordsOf = (key: string) =>
	key.replace(/^.|[A-Z]/g, (letter, at) => (at ? ` ${letter.toLowerCase()}` : letter.toUpperCase()));
