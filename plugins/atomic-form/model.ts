// What the form sends, without a DOM: which controls form one field, and the errors of files.

/** A choice of a select or a group. */
export interface Option {
	value: string;
	label: string;
}

/** The properties of an input, select or textarea that the rules read. */
export interface Control {
	/** `data-interaction-id`. */
	id: string;
	name: string;
	/** As sent: the `type` attribute, `textarea` or `select`. */
	type: string;
	label: string;
	value: string;
	isChecked?: boolean;
	/** Of a select. */
	options?: Option[];
	/** The chosen options of a multiple select. */
	chosen?: string[];
	files?: readonly File[];
}

export interface Field {
	id: string;
	type: string;
	label: string;
	name: string;
	options: Option[] | null;
	/** A list is sent with an index each. */
	value: string | readonly (string | File)[];
}

/** The fields in the order of their names' first occurrence; controls without an id are not sent. */
export const fieldsOf = (controls: readonly Control[]): Field[] => {
	const groups = new Map<unknown, Control[]>();
	for (const control of controls) {
		if (!control.id) continue;
		const key = control.name || control;
		groups.set(key, [...(groups.get(key) ?? []), control]);
	}
	return [...groups.values()].map(fieldOf);
};

const fieldOf = (group: Control[]): Field => {
	const [first] = group as [Control];
	const { type, name } = first;
	const checked = group.filter(({ isChecked }) => isChecked);
	if (type === "radio" || (type === "checkbox" && group.length > 1))
		return {
			id: (checked[0] ?? first).id,
			type,
			label: name,
			name,
			options: group.map(({ value, label }) => ({ value, label })),
			value: checked.map(({ value }) => value).join(", "),
		};
	const { id, label, options = null, chosen, files, value } = first;
	const single = type === "checkbox" ? (first.isChecked ? value : "") : value;
	return { id, type, label, name, options, value: files ?? chosen ?? single };
};

/** Name and value of each part that a field is sent as, in their order. */
export const partsOf = ({ id, type, label, name, options, value }: Field, index: number): [string, string | File][] => {
	const key = (part: string) => `form_fields[${index}][${part}]`;
	return [
		[key("id"), id],
		[key("type"), type],
		[key("label"), label],
		[key("name"), name],
		[key("options"), JSON.stringify(options)],
		...(typeof value === "string"
			? ([[key("value"), value]] as [string, string][])
			: value.map((part, at): [string, string | File] => [`${key("value")}[${at}]`, part])),
	];
};
