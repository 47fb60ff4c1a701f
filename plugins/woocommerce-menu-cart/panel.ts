// The cart's panel: opens and closes, as a dialog at the side of the page, and manages the focus.
import { zoomOf } from "../../src/kit/inline-styles";
import { plainKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import type { Overlay } from "../../src/parts/overlays";
import { productsHeight } from "./model";

/** Up to 3.4 it has only the id. */
export const toggleButton = ":is(.elementor-menu-cart__toggle_button,#elementor-menu-cart__toggle_button)";
const shown = "elementor-menu-cart--shown";
const loadOverlays = () => import("../../src/parts/overlays");

/** The cart that is open. */
let openHost: HTMLElement | undefined;

/** @returns undefined if the markup is incomplete */
export const createPanel = (host: HTMLElement, isDialog: boolean, scope: Scope) => {
	const find = (part: string) => host.querySelector<HTMLElement>(`.elementor-menu-cart__${part}`);
	const wrapper = find("wrapper");
	const container = find("container");
	const main = find("main");
	if (!wrapper || !container || !main) return scope.report("markup", ".elementor-menu-cart__main") as undefined;
	const isOld = !!container.ariaExpanded;
	let isOpen = false;
	let isByMouse = false;
	let hadFocus = false;
	let overlay: Overlay | undefined;
	/** Queried each time, as the server's responses replace it. */
	const getButton = () => host.querySelector<HTMLElement>(toggleButton);

	/** How high the list of a panel below its toggle may be. */
	const fit = () => {
		const list = find("products");
		const toggle = find("toggle");
		if (isDialog || !list || !toggle) return;
		const { marginTop, marginBottom } = getComputedStyle(toggle);
		const zoom = zoomOf(list);
		const end =
			toggle.getBoundingClientRect().bottom / zoom +
			(Number.parseFloat(marginTop) + Number.parseFloat(marginBottom) || 0);
		list.style.maxHeight = `${productsHeight(innerHeight / zoom, end, main.offsetHeight - list.offsetHeight)}px`;
	};
	/** Updates the page, including a new toggle and products. */
	const update = () => {
		// Up to 3.4 the style sheet expects it on the container, where the server prints the open state.
		for (const node of isOld ? [host, container] : [host]) node.classList.toggle(shown, isOpen);
		container.inert = !isOpen;
		for (const node of [container, main]) {
			node.ariaHidden = `${!isOpen}`;
			if (node.ariaExpanded) node.ariaExpanded = `${isOpen}`;
		}
		const button = getButton();
		if (button) button.ariaExpanded = `${isOpen}`;
		fit();
		// The focused element has been replaced.
		if (hadFocus && document.activeElement === document.body) overlay?.focusFirst(container, main);
	};

	/** @param byMouse the mouse is over the toggle; the page stays usable then */
	const setOpen = (shouldOpen: boolean, byMouse = false) => {
		if (isOpen === shouldOpen) return;
		isOpen = shouldOpen;
		if (!isOpen) return close();
		isByMouse = byMouse;
		openHost = host;
		update();
		const isModal = isDialog && !byMouse;
		return scope.part(
			loadOverlays,
			({ openOverlay }) => {
				if (!isOpen || overlay) return;
				overlay = openOverlay(scope, {
					root: isDialog ? container : wrapper,
					modal: isModal,
					trap: isModal ? main : undefined,
					onDismiss: () => setOpen(false),
				});
				// The container becomes visible by a transition, so wait for it.
				if (isModal) overlay.focusFirst(container, main);
			},
			true,
		);
	};
	const close = () => {
		const closed = overlay;
		const givesBack = (isDialog && !isByMouse) || container.contains(document.activeElement);
		overlay = openHost = undefined;
		hadFocus = isByMouse = false;
		closed?.close();
		if (givesBack) {
			closed?.restoreFocus();
			const { activeElement, body } = document;
			// The opener may have been replaced.
			if (activeElement === body || container.contains(activeElement)) getButton()?.focus({ preventScroll: true });
		}
		update();
	};

	scope.keep(container, "class", "aria-expanded", "aria-hidden", "inert");
	scope.keep(main, "aria-expanded", "aria-hidden", "role", "aria-label", "tabindex");
	const button = getButton();
	if (button) scope.keep(button, "aria-expanded");
	if (isDialog) {
		main.role = "dialog";
		main.ariaLabel = (find("toggle .elementor-screen-only") ?? button)?.textContent.trim() || "Cart";
	}
	scope.add(() => {
		setOpen(false);
		find("products")?.style.removeProperty("max-height");
	});
	scope.on(document, "focusin", ({ target }) => {
		hadFocus = main.contains(target as Node);
	});
	// Until the part that handles it has loaded.
	scope.on(document, "keydown", (event) => {
		if (isOpen && !overlay && plainKey(event) === "Escape") setOpen(false);
	});
	update();
	return {
		wrapper,
		isOld,
		setOpen,
		update,
		isOpen: () => isOpen,
		isByMouse: () => isByMouse,
		/** Whether it may open automatically: it is on the page, and no other cart is open. */
		isFree: () => !openHost && (host.checkVisibility?.() ?? true),
	};
};
