// The content of a popup in a React app, moved into the copy of the popup's node that the plugin makes at each opening.
import {
	createContext,
	type ReactNode,
	type Ref,
	useContext,
	useEffect,
	useImperativeHandle,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { OverlayHandle, OverlayState } from "../../src/react/overlay-handle";
import { createPortal } from "../../src/react/portal";
import { asked, withGetters } from "../../src/react/use-handle";
import { useLeaving } from "../../src/react/use-leaving";
import { type OverlayMarkup, overlayHandle, useOverlay } from "../../src/react/use-overlay";
import plugin from "./index";
import type { Popup } from "./types";

/** How often the plugin was mounted. */
export const MountedPopups = createContext(0);

interface ContentProps extends OverlayState {
	id: string;
	label?: string | undefined;
	ref?: Ref<OverlayHandle> | undefined;
	children?: ReactNode;
}

/** The app's content, in the copy that is shown: part of the app's tree, and as it was left when it is shown again. */
export const PopupContent = ({ id, label, ref, children, ...state }: ContentProps): ReactNode => {
	const mounted = useContext(MountedPopups);
	const [box, setBox] = useState<HTMLElement>();
	const popup = useRef<Popup>(undefined);
	const { modal, markup, handle } = useMemo(() => {
		const elementOf = (name: string) => {
			const found = popup.current?.getModal().getElements(name) as HTMLElement | ArrayLike<HTMLElement> | undefined;
			return found && "nodeType" in found ? found : found?.[0];
		};
		const isOpen = () => !!popup.current?.getModal().isVisible();
		const markup: OverlayMarkup = {
			isOpen,
			turn(_, isWanted) {
				if (isWanted) plugin.actions?.["popup:open"]?.({ id });
				else popup.current?.getModal().hide();
			},
			isInside: (target) => !!elementOf("widgetContent")?.contains(target) || !elementOf("widget")?.contains(target),
		};
		// The node that the app printed is only a model of it.
		const handle: OverlayHandle = withGetters(asked(overlayHandle(() => document.documentElement, markup)), {
			get element() {
				return (isOpen() && elementOf("widget")) || null;
			},
		});
		return { modal: elementOf, markup, handle };
	}, [id]);
	useImperativeHandle(ref, () => handle, [handle]);
	useLeaving(() => handle.isOpen && popup.current?.getModal().hide());

	const driven = useOverlay(state, markup, []);

	const content = useRef<HTMLElement>(undefined);
	useLayoutEffect(() => {
		const listen = ({ type, detail }: Event & { detail?: { id: string | number; instance: Popup } }) => {
			if (`${detail?.id}` !== `${+id || id}`) return;
			popup.current = detail!.instance;
			if (type === "elementor/popup/show") {
				content.current ??= document.createElement("div");
				modal("message")?.firstElementChild?.append(content.current);
				setBox(content.current);
			}
			driven.note();
		};
		const types = ["elementor/popup/show", "elementor/popup/hide"];
		for (const type of types) addEventListener(type, listen);
		return () => {
			for (const type of types) removeEventListener(type, listen);
		};
	}, [id]);
	useLayoutEffect(() => {
		if (!mounted) return;
		const unfollow = driven.whileMounted(document.documentElement);
		return () => {
			unfollow();
			popup.current = undefined;
		};
	}, [mounted, id]);

	useEffect(() => {
		const widget = modal("widget");
		const name = label ?? box?.querySelector("h1,h2,h3,h4,h5,h6")?.textContent?.trim();
		if (widget && name) widget.setAttribute("aria-label", name);
	});

	return box && createPortal(children, box);
};
