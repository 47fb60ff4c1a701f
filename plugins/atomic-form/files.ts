// The part for file fields: tells the browser what is wrong with what was chosen.
import { getAttribute } from "../../src/base/dom";
import { brokenFileRule } from "./files-model";

const messages = {
	size: "This file is too large.",
	count: "Too many files.",
	type: "This type of file is not allowed.",
};

/** Tells the browser what is wrong with the files of a field, or that nothing is. @returns whether nothing is */
export const checkFiles = (input: HTMLInputElement): boolean => {
	const { maxFileSize: maxSize, maxFiles } = input.dataset;
	const accept = getAttribute.call(input, "accept") ?? "";
	const rule = brokenFileRule([...(input.files ?? [])], { maxSize, maxFiles, accept });
	input.setCustomValidity(rule ? input.dataset[`${rule}Message`] || messages[rule] : "");
	return !rule;
};
