// Facebook's widgets as a React component.
import type { ReactElement } from "react";
import type { SettingsFor } from "../../src/react/settings-input";
import { type HostProps, Widget } from "../../src/react/widget";
import plugin from "./index";

/** Widget types of the page builder, by Facebook's names. */
const types = { like: "button", page: "page", post: "embed", video: "embed", comments: "comments" };

export interface FacebookWidgetProps extends Omit<HostProps, "settings"> {
	/** A button, a page, a post, a video or comments: Facebook's own widgets. */
	kind: keyof typeof types;
	/** Address of the page or post. */
	href: string;
	/** Pixels; the place is kept while Facebook is not asked. */
	height?: number;
	/** Facebook's other attributes, without `data-`: `{ layout: "button_count" }`. */
	options?: Record<string, string | number | boolean>;
	/** The id of the app and the language of the script. */
	settings?: SettingsFor<typeof plugin>;
}

/** @example <FacebookWidget kind="page" href="https://www.facebook.com/pottery" height={500} options={{ tabs: "timeline" }} settings={{ app_id: "1", lang: "en_US" }} /> */
export const FacebookWidget = (props: FacebookWidgetProps): ReactElement => {
	const { kind, href, height, options = {}, ...host } = props;
	const attributes = Object.fromEntries(Object.entries(options).map(([name, value]) => [`data-${name}`, `${value}`]));
	return (
		<Widget {...host} type={`facebook-${types[kind]}`} plugin={plugin} pluginName="facebook-widget">
			<div
				className={`elementor-facebook-widget fb-${kind}`}
				{...attributes}
				data-href={href}
				data-height={height}
				style={height ? { minHeight: height } : undefined}
			/>
		</Widget>
	);
};
