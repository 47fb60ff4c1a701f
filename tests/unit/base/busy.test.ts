// What shows on a control that its response is pending.
import { expect, it, onTestFinished, vi } from "vitest";

it("fades it soon enough for a frame to show that within 100 ms, and ends both", async () => {
	const { animate: before } = Element.prototype;
	const cancel = vi.fn();
	const animate = vi.fn<Element["animate"]>(() => ({ cancel }) as unknown as Animation);
	Element.prototype.animate = animate;
	onTestFinished(() => void (Element.prototype.animate = before));
	vi.resetModules();
	const { showBusy } = await import("../../../src/base/busy");
	const control = document.createElement("button");
	const end = showBusy(control);
	expect(control.ariaBusy).toBe("true");
	expect((animate.mock.calls[0]![1] as KeyframeAnimationOptions).delay).toBeLessThanOrEqual(50);
	end();
	expect(cancel).toHaveBeenCalledOnce();
	expect(control.hasAttribute("aria-busy")).toBe(false);
});
