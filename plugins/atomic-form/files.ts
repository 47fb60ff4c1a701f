// The part for file fields: sets the browser's validation message for the chosen files.
import { getAttribute } from "../../src/base/dom";
import { brokenFileRule } from "./files-model";

const messages = {
	size: "This file is too large.",
	count: "Too many files.",
	type: "This type of file is not allowed.",
};

/** Sets or clears the validation message of a file field. @returns whether its files are valid */
export const checkFiles = (input: HTMLInputElement): boolean => {
	const { maxFileSize: maxSize, maxFiles } = input.dataset;
	const accept = getAttribute.call(input, "accept") ?? "";
	const rule = brokenFileRule([...(input.files ?? [])], { maxSize, maxFiles, accept });
	input.setCustomValidity(rule ? input.dataset[`${rule}Message`] || messages[rule] : "");
	return !rule;
};
