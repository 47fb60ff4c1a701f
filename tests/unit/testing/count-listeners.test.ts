// The count of listeners, which other tests trust.
import { expect, it } from "vitest";
import { countListeners } from "../../../src/testing";

it("counts listeners of window, document and elements until they are removed, aborted or used up", () => {
	const count = countListeners();
	try {
		const controller = new AbortController();
		const { signal } = controller;
		const listener = () => {};
		addEventListener("keydown", listener, { signal });
		window.addEventListener("keyup", listener, { signal });
		document.addEventListener("click", listener, { signal });
		document.body.addEventListener("focus", listener);
		document.body.addEventListener("blur", listener, { once: true });
		expect(count.attached()).toEqual(["body blur", "body focus", "document click", "window keydown", "window keyup"]);
		controller.abort();
		document.body.dispatchEvent(new Event("blur"));
		expect(count.attached()).toEqual(["body focus"]);
		addEventListener("keydown", listener, { signal });
		document.body.removeEventListener("focus", listener);
		expect(count.attached()).toEqual([]);
		addEventListener("keydown", listener);
		expect(count.attached()).toEqual(["window keydown"]);
		removeEventListener("keydown", listener);
		expect(count.attached()).toEqual([]);
	} finally {
		count.stop();
	}
});

it("leaves out what has left the page with its element", () => {
	const count = countListeners();
	try {
		const button = document.createElement("button");
		document.body.append(button);
		button.addEventListener("click", () => {});
		expect(count.attached()).toEqual(["button click"]);
		button.remove();
		expect(count.attached()).toEqual([]);
	} finally {
		count.stop();
	}
});
