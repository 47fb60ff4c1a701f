// The checkout form's fields about the origin of the order.
import type { Options, Params } from "../options";
import type { Jar } from "./session";
import { idNames, utmNames, withoutEmail } from "./touch";

/** Values by field; a term that is unknown is the text `undefined`, as the server expects it. */
export const checkoutFields = (
	jar: Jar,
	{ tracking_analytics: server = {}, visit_data_model }: Pick<Options, "tracking_analytics" | "visit_data_model">,
): Record<string, string> => {
	const list = (prefix: string, names: string[], fallback: Params | undefined) =>
		names.map((name) => `${name}:${termOf(jar, prefix, name, fallback)}`).join("|");
	const landing = jar.pys_landing_page || landingOf(server.TrafficLanding);
	const source = jar.pysTrafficSource || server.TrafficSource || "";
	const lastLanding = jar.last_pys_landing_page || landing;
	const lastSource = jar.last_pysTrafficSource || source;
	const isLast = visit_data_model === "last_visit";
	return {
		pys_utm: list("pys_", utmNames, server.TrafficUtms),
		pys_utm_id: list("pys_", idNames, server.TrafficUtmsId),
		last_pys_utm: list("last_pys_", utmNames, server.TrafficUtms),
		last_pys_utm_id: list("last_pys_", idNames, server.TrafficUtmsId),
		pys_landing: isLast ? lastLanding : landing,
		last_pys_landing: lastLanding,
		pys_source: isLast ? lastSource : source,
		last_pys_source: lastSource,
	};
};

/** A campaign term or click id: of the cookie, else as the server saw it; undefined when it is an e-mail address. */
const termOf = (jar: Jar, prefix: string, name: string, fallback: Params | undefined): unknown =>
	withoutEmail(jar[prefix + name] || fallback?.[name]);

/** The server prints `undefined` for unknown values. */
const landingOf = (text: string | undefined) => (!text || /^(http:\/\/)?undefined$/.test(text) ? "" : text);
