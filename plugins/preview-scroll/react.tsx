// The preview of a template that opens at the template, as a React component.
import type { ReactElement, ReactNode } from "react";
import { Island } from "../../src/react/island";
import { Slot } from "../../src/react/slot";
import type { HostProps } from "../../src/react/widget";
import plugin from "./index";

export interface PreviewScrollProps extends HostProps {
	/** The page; the template in it has the class `elementor-ID`. */
	children?: ReactNode;
}

/** @example <PreviewScroll><main className="elementor-42">…</main></PreviewScroll> */
export const PreviewScroll = ({ children, ...host }: PreviewScrollProps): ReactElement => (
	<Island {...host} plugin={plugin} pluginName="preview-scroll">
		<Slot>{children}</Slot>
	</Island>
);
