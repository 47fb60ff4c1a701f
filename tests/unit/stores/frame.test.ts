import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { frame } from "../../../src/stores/frame";

const errors: { code: string; error: Error }[] = [];
const listen = (event: Event) => errors.push((event as CustomEvent).detail);

beforeEach(() => {
	vi.useFakeTimers();
	errors.length = 0;
	document.addEventListener("gossamer:error", listen);
});

afterEach(() => {
	expect(vi.getTimerCount()).toBe(0);
	document.removeEventListener("gossamer:error", listen);
	vi.useRealTimers();
});

const nextFrame = () => vi.advanceTimersToNextFrame();

describe("frame", () => {
	it("runs all reads before all writes, whatever the order they were requested", () => {
		const order: string[] = [];
		frame.write(() => order.push("write 1"));
		frame.read(() => order.push("read 1"));
		frame.write(() => order.push("write 2"));
		frame.read(() => order.push("read 2"));
		expect(order).toEqual([]);
		nextFrame();
		expect(order).toEqual(["read 1", "read 2", "write 1", "write 2"]);
	});

	it("asks the browser for one frame, however many callbacks there are", () => {
		const request = vi.spyOn(globalThis, "requestAnimationFrame");
		for (let i = 0; i < 5; i++) {
			frame.read(() => frame.write(() => {}));
			frame.write(() => {});
		}
		nextFrame();
		expect(request).toHaveBeenCalledTimes(1);
		request.mockRestore();
	});

	it("runs a callback once, with the time of the frame", () => {
		const read = vi.fn();
		const write = vi.fn();
		frame.read(read);
		frame.write(write);
		nextFrame();
		vi.advanceTimersByTime(100);
		expect(read).toHaveBeenCalledTimes(1);
		expect(write).toHaveBeenCalledTimes(1);
		expect(read).toHaveBeenCalledWith(expect.any(Number));
		expect(write.mock.calls[0]).toEqual(read.mock.calls[0]);
	});

	it("runs the same function as often as it was requested, and cancels one of them alone", () => {
		const read = vi.fn();
		frame.read(read);
		const cancel = frame.read(read);
		frame.read(read);
		cancel();
		nextFrame();
		expect(read).toHaveBeenCalledTimes(2);
	});

	it("runs a write that a read asks for in the same frame", () => {
		const order: string[] = [];
		frame.read(() => frame.write(() => order.push("write")));
		nextFrame();
		expect(order).toEqual(["write"]);
	});

	it("leaves a read that a write asks for to the next frame", () => {
		const read = vi.fn();
		frame.write(() => frame.read(read));
		nextFrame();
		expect(read).not.toHaveBeenCalled();
		nextFrame();
		expect(read).toHaveBeenCalledTimes(1);
	});

	it("leaves a callback that asks for its own phase again to the next frame", () => {
		const counts = { read: 0, write: 0 };
		const read = () => ++counts.read < 3 && frame.read(read);
		const write = () => ++counts.write < 3 && frame.write(write);
		frame.read(read);
		frame.write(write);
		nextFrame();
		expect(counts).toEqual({ read: 1, write: 1 });
		nextFrame();
		expect(counts).toEqual({ read: 2, write: 2 });
		nextFrame();
		nextFrame();
		expect(counts).toEqual({ read: 3, write: 3 });
	});

	it("does not run what was cancelled, and gives the frame back when nothing is left", () => {
		const read = vi.fn();
		const write = vi.fn();
		const cancels = [frame.read(read), frame.write(write)];
		for (const cancel of cancels) cancel();
		expect(vi.getTimerCount()).toBe(0);
		vi.advanceTimersByTime(100);
		expect(read).not.toHaveBeenCalled();
		expect(write).not.toHaveBeenCalled();
	});

	it("does not run what an earlier callback of the same frame cancels", () => {
		const read = vi.fn();
		const write = vi.fn();
		frame.read(() => {
			cancelRead();
			cancelWrite();
		});
		const cancelRead = frame.read(read);
		const cancelWrite = frame.write(write);
		nextFrame();
		expect(read).not.toHaveBeenCalled();
		expect(write).not.toHaveBeenCalled();
	});

	it("does nothing when a callback is cancelled after it ran", () => {
		const other = vi.fn();
		const cancel = frame.read(() => {});
		nextFrame();
		frame.read(other);
		cancel();
		nextFrame();
		expect(other).toHaveBeenCalledTimes(1);
	});

	it("works on when everything was cancelled in the middle of a frame", () => {
		const later = vi.fn();
		const cancel = frame.write(() => {});
		frame.read(() => cancel());
		nextFrame();
		frame.write(later);
		nextFrame();
		expect(later).toHaveBeenCalledTimes(1);
	});

	it("reports a callback that throws and runs all others", () => {
		const problem = new Error("broken");
		const after = vi.fn();
		const fail = () => {
			throw problem;
		};
		frame.read(fail);
		frame.read(after);
		frame.write(fail);
		frame.write(after);
		nextFrame();
		expect(after).toHaveBeenCalledTimes(2);
		expect(errors).toEqual([
			{ code: "frame", error: problem },
			{ code: "frame", error: problem },
		]);
		frame.read(after);
		nextFrame();
		expect(after).toHaveBeenCalledTimes(3);
	});
});

describe("frame in development", () => {
	it.each([
		["sets an attribute", () => document.body.setAttribute("data-a", "1"), "data-a of BODY"],
		["sets an inline style", () => document.body.style.setProperty("top", "1px"), "style of BODY"],
		["adds a node", () => document.body.append("text"), "childList of BODY"],
	])("reports a read that %s", (_, change, what) => {
		frame.read(change);
		nextFrame();
		expect(errors).toHaveLength(1);
		expect(errors[0]!.code).toBe("frame-read");
		expect(errors[0]!.error).toBeInstanceOf(Error);
		expect(errors[0]!.error.message).toContain(what);
		document.body.removeAttribute("style");
		document.body.removeAttribute("data-a");
	});

	it("does not report writes in the write phase, nor changes that others made before the frame", () => {
		document.body.setAttribute("data-a", "1");
		frame.read(() => document.body.getAttribute("data-a"));
		frame.write(() => document.body.removeAttribute("data-a"));
		nextFrame();
		expect(errors).toEqual([]);
	});
});
