// Opens scopes on elements of their own.
import { afterEach, beforeEach, vi } from "vitest";
import { readPage } from "../../../src/base/read-page";
import { createScope } from "../../../src/kit/scope";

export const open = (fail = vi.fn()) => {
	const host = document.body.appendChild(document.createElement("div"));
	return { host, fail, scope: createScope(readPage(), host, "test", fail) };
};

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	delete window.jQuery;
});
