// Connects a React component to the page's one dialog: follows its events, and makes it open, move and close.
import plugin from "./index";
import { noZoom, slideAt } from "./model";
import type { Slides } from "./slides";

interface Shown {
	dialog: HTMLElement;
	slides: Slides;
	close(): void;
}

/** Callbacks of the component. */
export interface AppSlidesListener {
	/** It has opened or closed. */
	onTurn(): void;
	onMove(): void;
	/** The container of the caption, at each change. */
	onPlace(dialog: HTMLElement | undefined): void;
}

export interface AppSlides {
	isOpen(): boolean;
	/** @param host holds the slides as links */
	turn(host: HTMLElement, isOpen: boolean): void;
	move(step: number): void;
	goTo(index: number): void;
	/** The slide that is shown, or at which it would open. */
	index(): number;
	isInside(target: Node): boolean;
	/** @returns stops it, and closes the open dialog */
	follow(listener: AppSlidesListener): () => void;
}

const types = ["gossamer:lightbox", "gossamer:lightbox-close"];

/** @param name of the slideshow, which nothing else on the page has @param start index of the slide that it opens at first */
export const createAppSlides = (name: string, start: number): AppSlides => {
	let shown: Shown | undefined;
	let at = start;
	/** Requested, and not there yet: pictures and sheets are loaded. */
	let isOpening = false;
	/** Set while the dialog asks whether it may close. */
	let question: Event | undefined;
	/** During a move over several slides, or one by the app, no event is sent. */
	let isMoving = false;
	let tellTurn = () => {};

	const index = () => (shown ? slideAt(shown.slides.$position.get(), shown.slides.all.length) : at);
	const goTo = (next: number) => {
		at = next;
		if (!shown || next === index() || !(next in shown.slides.all)) return;
		const { slides } = shown;
		slides.zoomTo(noZoom, true);
		isMoving = true;
		for (let steps = next - index(); steps; steps -= Math.sign(steps)) slides.move(Math.sign(steps));
		isMoving = false;
	};
	const turn = (host: HTMLElement, isOpen: boolean) => {
		isOpening = false;
		if (!isOpen) return shown ? shown.close() : tellTurn();
		// It continues.
		if (question) return question.preventDefault();
		const link = host.querySelectorAll("a")[at];
		if (!link) return;
		isOpening = true;
		plugin.actions?.lightbox?.({ url: link.dataset.elementorLightboxVideo ?? link.href, slideshow: name });
	};

	const follow = ({ onTurn, onMove, onPlace }: AppSlidesListener) => {
		tellTurn = onTurn;
		const leave = () => {
			if (!shown) return;
			at = index();
			shown = undefined;
			onTurn();
		};
		const onClose = (event: Event) => {
			const before = shown;
			question = event;
			leave();
			question = undefined;
			if (event.defaultPrevented) shown = before;
			else onPlace(undefined);
		};
		const onShow = (dialog: HTMLElement, { slides, close }: Omit<Shown, "dialog">) => {
			const isNew = shown?.slides !== slides;
			if (isNew && !isOpening) return close();
			isOpening = false;
			shown = { dialog, slides, close };
			// Of two slides with one address the lightbox takes the last.
			if (isNew) goTo(at);
			if (isNew) onTurn();
			else if (!isMoving) onMove();
			if (shown) onPlace(dialog);
		};
		const listen = (event: Event & { detail?: Omit<Shown, "dialog"> }) => {
			const dialog = event.target as HTMLElement;
			const isMine = dialog.id === `elementor-lightbox-slideshow-${name}`;
			if (event.type !== types[0]) return isMine && shown && onClose(event);
			if (isMine) return onShow(dialog, event.detail!);
			// Another one has taken its place.
			leave();
			onPlace(undefined);
		};
		for (const type of types) addEventListener(type, listen);
		return () => {
			for (const type of types) removeEventListener(type, listen);
			shown?.close();
			shown = undefined;
			isOpening = false;
		};
	};
	return {
		isOpen: () => isOpening || !!shown,
		turn,
		move: (step) => shown?.slides.move(step),
		goTo,
		index,
		isInside: (target) => !shown || shown.dialog.contains(target),
		follow,
	};
};
