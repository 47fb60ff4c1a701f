// The off-canvas panel as a React component.
import type { ReactElement, ReactNode, Ref } from "react";
import { lastPress } from "../../src/react/change";
import type { OverlayHandle, OverlayState } from "../../src/react/overlay-handle";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { useHandle } from "../../src/react/use-handle";
import { useLeaving } from "../../src/react/use-leaving";
import { type OverlayMarkup, overlayHandle, useOverlay } from "../../src/react/use-overlay";
import { type HostProps, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface OffCanvasProps extends Omit<HostProps, "id" | "ref" | "open">, OverlayState {
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
	/** Of the panel, as links and `turnOffCanvas` name it. */
	id: string;
	/** Accessible name of the panel. */
	label: string;
	/** Receives its handle. */
	ref?: Ref<OverlayHandle>;
	/** The panel's content. */
	children?: ReactNode;
}

/**
 * @example
 * <button onClick={() => turnOffCanvas("cart")}>Cart</button>
 * <OffCanvas id="cart" label="Cart" settings={{ prevent_scroll: "yes" }}>…</OffCanvas>
 */
export const OffCanvas = ({
	id,
	label,
	children,
	open,
	defaultOpen,
	onOpenChange,
	ref,
	...host
}: OffCanvasProps): ReactElement => {
	const root = useHandle<OverlayHandle>(ref, (host) => overlayHandle(host, markup));
	const { whileMounted, host: mounted } = useOverlay({ open, defaultOpen, onOpenChange }, markup, ["aria-hidden"]);
	useLeaving(() => {
		if (mounted.current && markup.isOpen(mounted.current)) markup.turn(mounted.current, false);
	});
	return (
		<Widget
			{...host}
			type="off-canvas"
			plugin={plugin}
			pluginName="off-canvas"
			data-id={id}
			ref={root}
			whileMounted={whileMounted}
		>
			<div
				id={`off-canvas-${id}`}
				className="e-off-canvas"
				role="dialog"
				aria-hidden="true"
				aria-label={label}
				aria-modal="true"
				inert
				data-delay-child-handlers="true"
			>
				<div className="e-off-canvas__overlay" />
				<div className="e-off-canvas__main">
					<div className="e-off-canvas__content">
						<Slot>{children}</Slot>
					</div>
				</div>
			</div>
		</Widget>
	);
};

const markup: OverlayMarkup = {
	isOpen: (host) => host.firstElementChild?.getAttribute("aria-hidden") === "false",
	turn: ({ dataset: { id = "" } }, isOpen) => turnOffCanvas(id, isOpen ? "open" : "close"),
	isInside: (target, host) => !host.querySelector(".e-off-canvas__overlay")?.contains(target),
};

/** Opens, closes or toggles the panel of that id. Opened after a key of the visitor's, it gets the focus. */
export const turnOffCanvas = (id: string, displayMode: "open" | "close" | "toggle" = "toggle"): void =>
	plugin.actions?.[`off_canvas:${displayMode}`]?.({ id, displayMode, previousEvent: lastPress() });
