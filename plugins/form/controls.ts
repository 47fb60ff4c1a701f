// The controls of a part of a form.

export const controlsIn = (root: ParentNode): NodeListOf<HTMLInputElement> =>
	root.querySelectorAll("input,select,textarea");
