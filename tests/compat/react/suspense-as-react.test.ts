// Suspense where React is followed and preact/compat does otherwise.
import { expect, it, vi } from "vitest";
import { ownSuite } from "./implementations";
import { createSuspenderOf } from "./suspender";

ownSuite("Suspense as React's", (tools) => {
	const { draw, html, rerender } = tools;
	const { createElement: h, Component, Suspense } = tools.api;
	const createSuspender = (isWaiting?: boolean) => createSuspenderOf(tools, isWaiting);

	it("leaves a fallback that waits itself to the boundary outside", async () => {
		const [inner, fallback] = [createSuspender(true), createSuspender(true)];
		draw(
			h(
				Suspense,
				{ fallback: "outer" },
				h(Suspense, { fallback: h(fallback.Suspender, null, "f") }, h(inner.Suspender)),
			),
		);
		rerender();
		rerender();
		expect(html()).toBe("outer");
		await fallback.resume();
		rerender();
		expect(html()).toBe("<p>f</p>");
		await inner.resume();
		expect(html()).toBe("<p>ready</p>");
	});
	it("shows the fallback in the same pass: no ref around it is set if it fails", () => {
		const { Suspender } = createSuspender(true);
		draw(h(Suspense, { fallback: "wait" }, h(Suspender)));
		expect(html()).toBe("wait");
		const Failing = () => {
			throw new Error("fallback");
		};
		class Boundary extends Component {
			state = { hasFailed: false };
			static getDerivedStateFromError = () => ({ hasFailed: true });
			render = () => (this.state.hasFailed ? "failed" : this.props.children);
		}
		const ref = vi.fn();
		draw(h(Boundary, null, h("p", { ref }, h(Suspense, { fallback: h(Failing) }, h(Suspender)))));
		rerender();
		expect(html()).toBe("failed");
		expect(ref).not.toHaveBeenCalled();
	});
	it("shows its children once the one that waits has gone", () => {
		const { Suspender } = createSuspender(true);
		const view = (isThere: boolean) => h(Suspense, { fallback: "wait" }, isThere ? h(Suspender) : null, h("b"));
		draw(view(true));
		rerender();
		expect(html()).toBe("wait");
		draw(view(false));
		rerender();
		expect(html()).toBe("<b></b>");
	});
});
