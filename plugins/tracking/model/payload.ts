// A server event and its two forms on the wire: the fields of the ajax route and those of the REST route.

/** An event as the server accepts it; add-ons send their own fields. */
export interface Payload {
	action: "pys_api_event";
	/** The destination that it is for. */
	pixel: string;
	event: string;
	data: Record<string, unknown>;
	ids: string[];
	eventID: string;
	/** Full address of the page. */
	url: string;
	/** Nonce of the page. */
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
