// The part for checkouts: hidden fields of their form, with campaign, landing page, source and local time of an order.
import { querySelector } from "../../../src/base/dom";
import { cookies } from "../../../src/stores/cookies";
import type { Options, Params } from "../options";
import type { Jar } from "../types";
import { idNames, utmNames, withoutEmail } from "./attribution";

/** @returns the fields that were added */
export const addCheckoutFields = (options: Options): HTMLInputElement[] => {
	const form = document.querySelector("form.woocommerce-checkout") ?? document.querySelector("#edd_purchase_form");
	if (!form || querySelector.call(form, "[name=pys_utm]")) return [];
	const fields = {
		...checkoutFields(cookies.all(), options),
		pys_browser_time: browserTime(new Date()),
		pys_order_type: document.querySelector(".wcf-optin-form") ? "wcf-optin" : "normal",
	};
	const inputs = Object.entries(fields).map(([name, value]) =>
		Object.assign(document.createElement("input"), { type: "hidden", name, value }),
	);
	Element.prototype.append.call(form, ...inputs);
	return inputs;
};

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

const days = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const months = "January February March April May June July August September October November December".split(" ");

/** Local time: `08-09|Saturday|November`; the last hour is `23-24`. */
export const browserTime = (date: Date): string => {
	const hour = date.getHours();
	const pad = (value: number) => `${value}`.padStart(2, "0");
	return `${pad(hour)}-${pad(hour + 1)}|${days[date.getDay()]}|${months[date.getMonth()]}`;
};
