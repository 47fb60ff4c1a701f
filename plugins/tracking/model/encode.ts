// Bodies of server calls: nested keys in brackets, a space as `+`, as PHP reads forms.

/** Null, undefined and what is empty vanish; lists have numeric indexes. */
export const toForm = (fields: object): URLSearchParams => {
	const form = new URLSearchParams();
	const add = (value: unknown, key: string) => {
		if (value === null || value === undefined) return;
		if (typeof value === "object") for (const [name, part] of Object.entries(value)) add(part, `${key}[${name}]`);
		else form.append(key, `${value}`);
	};
	for (const [key, value] of Object.entries(fields)) add(value, key);
	return form;
};

/** An event as the server takes it. */
export interface Payload {
	action: "pys_api_event";
	pixel: string;
	event: string;
	data: Record<string, unknown>;
	ids: string[];
	eventID: string;
	url: string;
	ajax_event?: string;
	woo_order?: unknown;
	edd_order?: unknown;
}

/** The fields of the REST route: all text, `"0"` for no order. */
export const toRest = ({ event, data, ids, eventID, woo_order, edd_order }: Payload): Record<string, string> => ({
	event,
	data: JSON.stringify(data),
	ids: JSON.stringify(ids),
	eventID,
	woo_order: `${woo_order || 0}`,
	edd_order: `${edd_order || 0}`,
});
