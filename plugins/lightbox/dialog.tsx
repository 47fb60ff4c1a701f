// The one dialog of the page: its element and parts, how it opens and closes, and who has the focus meanwhile.
import { createRoot } from "react-dom/client";
import { report } from "../../src/base/errors";
import type { Page } from "../../src/base/page";
import { createScope } from "../../src/kit/scope";
import { type Overlay, openOverlay } from "../../src/parts/overlays";
import { $preferences } from "../../src/stores/preferences";
import { clickByKey } from "./keys";
import type { Opening } from "./model";
import { part } from "./parts";
import { Letter, type Site } from "./site";
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
/** Pixels that a press may move and is still a click. */
const tolerance = 5;
const bodyClasses = ["dialog-body", "dialog-lightbox-body", "dialog-container", "dialog-lightbox-container"];

export const createDialog = (page: Page): Dialog => {
	const { body } = document;
	const { experimentalFeatures, i18n, kit, urls } = page.builder as Record<string, Record<string, unknown> | undefined>;
	const dialog = Object.assign(document.createElement("div"), {
		className: "dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-lightbox",
		role: "dialog",
		ariaModal: "true",
		tabIndex: 0,
	});
	const scope = createScope(page, dialog, "lightbox", (error) => report("plugin", error, "lightbox", dialog));
	const ready = loadStyles(scope);
	const root = createRoot(dialog);
	const site: Site = {
		has: (control) => !!kit?.[`lightbox_enable_${control}`],
		say: (key) => `${i18n?.[key] || wordsOf(key)}`,
		sign: page.rtl ? -1 : 1,
		duration: 0,
		dialog,
		Icon: Letter,
	};
	let hasSymbols: boolean | undefined;
	let overlay: Overlay | undefined;
	let fade: Animation | undefined;
	let cancelClosing: (() => void) | undefined;
	let pressed: MouseEvent | undefined;
	let opening: Opening | undefined;
	let turn = 0;

	const draw = () => {
		site.duration = duration(motionTime);
		root.render(<Lightbox key={opening && turn} opening={opening} site={site} />);
	};

	/** Parts come when they come: the picture does not wait for them. One that has failed is asked for again. */
	const loadParts = () => {
		const parts: Promise<Partial<Site>>[] = [];
		if (experimentalFeatures?.e_font_icon_svg || !urls?.assets) parts.push(import("./icons"));
		if (["counter", "fullscreen", "zoom", "share"].some(site.has)) parts.push(import("./header"));
		for (const loading of parts) {
			part(loading).then((exports) => {
				if (scope.signal.aborted) return;
				Object.assign(site, exports);
				if (site.addSymbols && !hasSymbols) scope.add(site.addSymbols());
				hasSymbols = !!site.addSymbols;
				if (opening) draw();
			});
		}
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
			fade?.cancel();
			dialog.style.display = "none";
			opening = undefined;
			draw();
		};
		if (time) cancelClosing = scope.timeout(time, finish);
		else finish();
	};

	scope.on(dialog, "keydown", clickByKey);
	scope.on(dialog, "pointerdown", (event) => {
		pressed = event;
	});
	scope.on(dialog, "click", (event) => {
		// What was clicked may be gone by now.
		const path = event.composedPath() as Partial<Element>[];
		if (path.some(({ classList }) => classList?.contains("elementor-lightbox-prevent-close"))) return;
		event.preventDefault();
		const { clientX, clientY, detail, target } = event;
		const isDrag = pressed && Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > tolerance;
		// Keys have no place, and a control may be pressed with a shaky hand.
		if (!detail || !isDrag || (target as Element).closest("a")) close();
	});
	scope.add(() => {
		letGo();
		// The link may go in the middle of a render of the app's own root, which lets no other root end.
		queueMicrotask(() => root.unmount());
		dialog.remove();
	});
	loadParts();
	return {
		async open(wanted, opener) {
			await ready;
			if (scope.signal.aborted) return;
			letGo();
			cancelClosing?.();
			fade?.cancel();
			for (const name of bodyClasses) {
				if (body.classList.contains(name)) continue;
				body.classList.add(name);
				scope.add(() => body.classList.remove(name));
			}
			turn++;
			opening = { ...wanted, entrance: duration(1) ? wanted.entrance : "" };
			const { title, description, alt } = opening.slides[opening.start]!;
			dialog.id = opening.id;
			dialog.ariaLabel = title || description || alt || document.title || "Lightbox";
			dialog.toggleAttribute("inert", false);
			dialog.style.display = "";
			body.append(dialog);
			if (opener instanceof HTMLElement && !opener.contains(document.activeElement))
				opener.focus({ preventScroll: true });
			overlay = openOverlay(scope, { root: dialog, modal: true, trap: dialog, onDismiss: close });
			fade = dialog.animate?.({ opacity: [0, 1] }, duration(fadeTime));
			draw();
			loadParts();
		},
		dispose: scope.dispose,
	};
};

/** Milliseconds of a motion, none when it is to be reduced. */
const duration = (ms: number) => ($preferences.get().reducedMotion ? 0 : ms);

/** `shareOnFacebook` → `Share on facebook` */
const wordsOf = (key: string) =>
	key.replace(/^.|[A-Z]/g, (letter, at) => (at ? ` ${letter.toLowerCase()}` : letter.toUpperCase()));
