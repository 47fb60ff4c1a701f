// The off-canvas panel as a React component.
import type { ReactElement, ReactNode } from "react";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { type HostProps, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface OffCanvasProps extends Omit<HostProps, "id"> {
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
	/** Of the panel, as links and `turnOffCanvas` name it. */
	id: string;
	/** What assistive technology calls the panel. */
	label: string;
	children?: ReactNode;
}

/**
 * @example
 * <button onClick={() => turnOffCanvas("cart")}>Cart</button>
 * <OffCanvas id="cart" label="Cart" settings={{ prevent_scroll: "yes" }}>…</OffCanvas>
 */
export const OffCanvas = ({ id, label, children, ...host }: OffCanvasProps): ReactElement => (
	<Widget {...host} type="off-canvas" plugin={plugin} pluginName="off-canvas" data-id={id}>
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

/** Opens, closes or toggles the panel of that id. */
export const turnOffCanvas = (id: string, displayMode: "open" | "close" | "toggle" = "toggle"): void =>
	plugin.actions?.[`off_canvas:${displayMode}`]?.({ id, displayMode });
