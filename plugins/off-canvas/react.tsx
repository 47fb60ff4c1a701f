// The off-canvas panel as a React component.
import { type ReactElement, type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from "react";
import type { OverlayHandle, OverlayState } from "../../src/react/overlay-handle";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { useDriven } from "../../src/react/use-driven";
import { type HostProps, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface OffCanvasProps extends Omit<HostProps, "id" | "ref" | "open">, OverlayState {
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
	/** Of the panel, as links and `turnOffCanvas` name it. */
	id: string;
	/** What assistive technology calls the panel. */
	label: string;
	/** Gets what opens and closes it. */
	ref?: Ref<OverlayHandle>;
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
	const panel = useRef<HTMLDivElement>(null);
	const handle = useMemo((): OverlayHandle => {
		const turn = (displayMode: "open" | "close" | "toggle") => turnOffCanvas(id, displayMode);
		return {
			open: () => turn("open"),
			close: () => turn("close"),
			toggle: () => turn("toggle"),
			get isOpen() {
				return panel.current?.getAttribute("aria-hidden") === "false";
			},
		};
	}, [id]);
	useImperativeHandle(ref, () => handle, [handle]);
	const { whileMounted } = useDriven<boolean>(
		{
			value: open,
			// A link may have opened it before.
			defaultValue: defaultOpen || undefined,
			onChange: onOpenChange,
			read: () => handle.isOpen,
			write: (_, isWanted) => isWanted !== handle.isOpen && (isWanted ? handle.open() : handle.close()),
			isInside: (target) => !panel.current?.querySelector(".e-off-canvas__overlay")?.contains(target),
		},
		["aria-hidden"],
	);
	return (
		<Widget
			{...host}
			type="off-canvas"
			plugin={plugin}
			pluginName="off-canvas"
			data-id={id}
			whileMounted={whileMounted}
		>
			<div
				ref={panel}
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

/** Opens, closes or toggles the panel of that id. */
export const turnOffCanvas = (id: string, displayMode: "open" | "close" | "toggle" = "toggle"): void =>
	plugin.actions?.[`off_canvas:${displayMode}`]?.({ id, displayMode });
