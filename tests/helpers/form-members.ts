// Forms whose controls hide all that a form can: `<input name="closest">` makes `form.closest` that input.

/** Every name that a form has members of: its own, an element's, a node's, an object's. */
export const formMembers = (): string[] => {
	const names = new Set<string>();
	for (let proto: object = HTMLFormElement.prototype; proto; proto = Object.getPrototypeOf(proto))
		for (const name of Object.getOwnPropertyNames(proto)) names.add(name);
	return [...names];
};

/** What jsdom's selectors read from outside, as no browser does. */
const readByJsdom =
	/^(node|parent|child|first|last|next|previous|owner|local|namespace|prefix|tag|attributes|shadow|is|dir|lang|contains|compare)|^(get|has)(Root|Attribute)/;

/** Makes a form's controls hide its members of their names, which browsers do on their own and jsdom does not. */
export const hideMembers = (form: HTMLFormElement): void => {
	for (const control of form.querySelectorAll<HTMLInputElement>("[name]"))
		if (!readByJsdom.test(control.name))
			Object.defineProperty(form, control.name, { get: () => control, configurable: true });
};
