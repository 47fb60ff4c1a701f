// Files: reports files that are too large when they are chosen, and shows the progress of sending.
import type { Scope } from "../../src/kit/scope";
import { membersOf, tell } from "../../src/parts/forms";
import { clearMessages, showFieldError } from "./messages";
import type { Response } from "./model";

/** Whether a file is larger than so many MB; without a number none is. */
export const isTooLarge = (files: Iterable<{ size: number }>, maxMb: string | undefined): boolean =>
	!!maxMb && Array.from(files).some(({ size }) => size > +maxMb * 2 ** 20);

/** Says at the field when a file is too large, and keeps the form from being sent until another is chosen. */
export const check = (scope: Scope, form: HTMLFormElement, input: HTMLInputElement): void => {
	const { files, dataset } = input;
	const group = input.closest(".elementor-field-group") ?? input.parentElement!;
	clearMessages(group);
	group.classList.remove("elementor-error");
	const isBad = isTooLarge(files ?? [], dataset.maxsize);
	const message = dataset.maxsizeMessage || "error";
	input.setCustomValidity(isBad ? message : "");
	if (!isBad) return;
	showFieldError(scope, group, message);
	// Its handlers run before the files are sent.
	scope.on(form, "reset", () => scope.timeout(0, () => check(scope, form, input)), { once: true });
	tell(scope, form, "error", undefined, false);
};

/** Posts a body and shows its progress in the form. Never rejects; there is no timeout for large files. */
export const upload = (form: HTMLFormElement, address: string, body: FormData): Promise<Response> => {
	const bar = document.createElement("progress");
	bar.className = "elementor-form-progress";
	const { append, querySelector } = membersOf(form);
	bar.ariaLabel = querySelector("[type=submit]")?.textContent?.trim() || "%";
	append(bar);
	// `fetch` does not report progress: https://github.com/whatwg/fetch/issues/607
	const request = new XMLHttpRequest();
	return new Promise((resolve) => {
		request.upload.onprogress = ({ loaded, total }) => {
			bar.value = loaded / total;
		};
		request.onloadend = () => {
			bar.remove();
			resolve({ status: request.status, text: request.responseText });
		};
		try {
			request.open("POST", address);
			request.send(body);
		} catch {
			bar.remove();
			resolve({ status: 0, text: "" });
		}
	});
};
