// Contact buttons and floating bars as React components.
import type { ReactElement, ReactNode, Ref } from "react";
import { pressControl } from "../../src/react/change";
import type { OverlayHandle, OverlayState } from "../../src/react/overlay-handle";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { useHandle } from "../../src/react/use-handle";
import { type OverlayMarkup, overlayHandle, useOverlay } from "../../src/react/use-overlay";
import { classNames, type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import plugin from "./index";

export interface FloatingButtonsProps extends Omit<HostProps, "ref">, OverlayState {
	/** Accessible name of the button. */
	label: string;
	/** Accessible name of the button that closes the box. */
	closeLabel: string;
	/** Content of the button instead of its label. */
	icon?: ReactNode;
	/** On top of the box. */
	title?: ReactNode;
	/** A message as in a chat, with the time of day alongside it. */
	message?: ReactNode;
	/** Address of the link in the box. */
	href?: string;
	/** Text of that link; the label by default. */
	cta?: ReactNode;
	/** Below the message. */
	children?: ReactNode;
	/** As the plugin's README lists them. */
	settings?: Omit<SettingsFor<typeof plugin>, "stays">;
	/** Receives its handle. */
	ref?: Ref<OverlayHandle>;
}

/** @example <FloatingButtons label="Write to us" closeLabel="Close" message="Hello!" href="https://wa.me/15550100" cta="Open the chat" /> */
export const FloatingButtons = (props: FloatingButtonsProps): ReactElement => {
	const { label, closeLabel, icon, title, message, href, cta, children, ...rest } = props;
	const { open, defaultOpen, onOpenChange, ref, ...host } = rest;
	const id = useWidgetId();
	const root = useHandle<OverlayHandle>(ref, (host) => overlayHandle(host, boxMarkup));
	const { whileMounted } = useOverlay({ open, defaultOpen, onOpenChange }, boxMarkup, ["aria-expanded"]);
	return (
		<Widget
			{...host}
			type="contact-buttons"
			plugin={plugin}
			pluginName="floating-buttons"
			ref={root}
			whileMounted={whileMounted}
		>
			<div className="e-contact-buttons">
				<div className="e-contact-buttons__content-wrapper hidden" id={id} aria-hidden="true">
					<div className="e-contact-buttons__content" role="dialog" aria-label={label}>
						<div className="e-contact-buttons__top-bar">
							<Slot>{title}</Slot>
							<button
								type="button"
								className="e-contact-buttons__close-button"
								aria-label={closeLabel}
								aria-controls={id}
								aria-expanded="false"
							>
								×
							</button>
						</div>
						{message !== undefined && (
							<div className="e-contact-buttons__message-bubble">
								<Slot>{message}</Slot> <span className="e-contact-buttons__message-bubble-time" />
							</div>
						)}
						<Slot>{children}</Slot>
						{href !== undefined && (
							<a className="e-contact-buttons__send-button" href={href}>
								<Slot>{cta ?? label}</Slot>
							</a>
						)}
					</div>
				</div>
				<div className="e-contact-buttons__chat-button-container">
					<button
						type="button"
						className="e-contact-buttons__chat-button"
						aria-label={icon ? label : undefined}
						aria-controls={id}
						aria-expanded="false"
					>
						<Slot>{icon ?? label}</Slot>
					</button>
				</div>
			</div>
		</Widget>
	);
};

const openerIn = (host: HTMLElement) => host.querySelector<HTMLElement>(".e-contact-buttons__chat-button");

const boxMarkup: OverlayMarkup = {
	isOpen: (host) => openerIn(host)?.ariaExpanded === "true",
	turn: (host) => pressControl(openerIn(host)),
};

export interface FloatingBarProps extends Omit<HostProps, "settings"> {
	/** The announcement. */
	children?: ReactNode;
	/** Address of the bar's link. */
	href?: string;
	/** Text of that link; its address by default. */
	cta?: ReactNode;
	/** Accessible name of the button that closes the bar; without it the bar has none. */
	closeLabel?: string;
	/** Which edge it is at; `top` by default. */
	position?: "top" | "bottom";
	/** Stays in view; at the top the page makes room for it. */
	sticky?: boolean;
}

/** @example <FloatingBar sticky closeLabel="Close" href="/courses" cta="See the courses">Winter courses begin</FloatingBar> */
export const FloatingBar = (props: FloatingBarProps): ReactElement => {
	const { children, href, cta, closeLabel, position = "top", sticky, ...host } = props;
	return (
		<Widget
			{...host}
			type="floating-bars-var-1"
			plugin={plugin}
			pluginName="floating-buttons"
			settings={{ stays: true }}
		>
			<div className={classNames("e-floating-bars", `has-vertical-position-${position}`, sticky && "is-sticky")}>
				<span className="e-floating-bars__announcement-text">
					<Slot>{children}</Slot>
				</span>
				{href !== undefined && (
					<a className="e-floating-bars__cta-button" href={href}>
						<Slot>{cta ?? href}</Slot>
					</a>
				)}
				{closeLabel !== undefined && (
					<button type="button" className="e-floating-bars__close-button" aria-label={closeLabel}>
						×
					</button>
				)}
			</div>
		</Widget>
	);
};
