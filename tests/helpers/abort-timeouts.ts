// Servers that never answer, and `AbortSignal.timeout` by the timers of the test: the faked ones leave it out.
import { vi } from "vitest";

export const fakeAbortTimeouts = () =>
	vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
		const controller = new AbortController();
		setTimeout(() => controller.abort(), ms);
		return controller.signal;
	});

/** `fetch` of a server that never answers. */
export const neverAnswered = (_: unknown, init?: RequestInit): Promise<Response> =>
	new Promise((_, reject) => {
		init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
	});
