// A form's values, as they are sent to the server.
import { controlsIn } from "./form";
import type { Entry, UriEntry } from "./model";

/** The successful controls in document order, then each unchecked yes-or-no checkbox; including controls elsewhere on the page that name the form. */
export const readEntries = (form: HTMLFormElement): { fields: Entry[]; uriFields: UriEntry[] } => {
	const controls = controlsIn(document).filter((control) => control.form === form);
	const data = new FormData(form);
	for (const control of controls)
		if (control.matches("[data-field-type=bool] [type=checkbox]:enabled:not(:checked)"))
			data.append(control.name, "off");
	const fields = [...data].flatMap(([name, value]) =>
		name && typeof value === "string" ? { name, value: value.replace(/\r\n?|\n/g, "\r\n") } : [],
	);
	const uriFields = fields.map(({ name, value }) => ({
		name: controls.find((control) => control.name === name)?.dataset.uri_param,
		value,
	}));
	return { fields, uriFields };
};
