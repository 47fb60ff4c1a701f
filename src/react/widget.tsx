// An island in the wrapper that the page builder prints around every widget.
import { type HTMLAttributes, type ReactElement, type Ref, useId } from "react";
import type { Schema } from "../kit/settings";
import { Island, type IslandProps } from "./island";

/** The host props of a plugin's component in addition to its own: those of any element, and no more, so that TypeScript rejects a misspelt name. */
export interface HostProps
	extends Omit<
		HTMLAttributes<HTMLElement>,
		"title" | "children" | "content" | "defaultValue" | "defaultChecked" | "onChange" | "onSubmit"
	> {
	/** Gets the host. */
	ref?: Ref<HTMLElement>;
}

export interface WidgetProps<S extends Schema = Schema> extends Omit<IslandProps<S>, "type" | "name"> {
	/** As in `data-widget_type`, without the skin. */
	type: string;
	/** As in the class of the wrapper, where that is not the type. */
	name?: string;
}

/** @example <Widget type="widget-type" plugin={plugin} pluginName="name">…</Widget> */
export const Widget = <S extends Schema>({ type, name = type, className, ...props }: WidgetProps<S>): ReactElement => (
	<Island
		{...(props as IslandProps<S>)}
		className={classNames("elementor-element elementor-widget", `elementor-widget-${name}`, className)}
		data-element_type="widget"
		data-widget_type={`${type}.default`}
	/>
);

/** The non-empty ones, separated by spaces. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ");

/** A text of letters and digits for the ids of a widget, the same on the server. */
export const useWidgetId = (): string => useId().replace(/\W/g, "");
