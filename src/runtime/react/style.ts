// Numbers in styles, as in React: pixels, except for unitless properties.
import type { Props } from "../vnode";

const unitless =
	/^(?!flexB|grid.*Gap)(--|flex|order|zI|zoom|lineH|columns|tabS|orphans|widows|grid|aspect|scale|stroke|.*(opacity|weight|count|clamp|adjust)$)/i;

export const setUnits = (style: unknown): unknown => {
	if (!style || typeof style !== "object") return style;
	const result: Props = {};
	for (const [name, value] of Object.entries(style)) {
		const isPlain =
			typeof value !== "number" || !value || name.startsWith("borderImage") || unitless.test(name.replace(/\b-/g, ""));
		result[name] = typeof value === "boolean" ? "" : isPlain ? value : `${value}px`;
	}
	return result;
};
