// `act`: renders and effects are done when it returns.
import { expect, it, vi } from "vitest";
import { type Any, ownSuite, suite } from "./implementations";

suite("act", ({ api: { createElement: h, act, useState, useEffect }, draw, html }) => {
	let bump: Any;
	const Counter = ({ onEffect }: Any) => {
		const [count, setCount] = useState(0);
		bump = setCount;
		useEffect(() => onEffect?.(count), [count]);
		return count;
	};
	it("runs renders and effects before it returns", () => {
		const onEffect = vi.fn();
		act(() => draw(h(Counter, { onEffect })));
		expect(onEffect).toHaveBeenCalledWith(0);
		act(() => bump(1));
		expect(html()).toBe("1");
		expect(onEffect).toHaveBeenLastCalledWith(1);
	});
	it("runs what effects cause", () => {
		act(() => draw(h(Counter, { onEffect: (count: number) => count < 3 && void bump(count + 1) })));
		expect(html()).toBe("3");
	});
	it("awaits what is asynchronous", async () => {
		act(() => draw(h(Counter)));
		const done = act(async () => {
			await null;
			bump(5);
		});
		expect(typeof done.then).toBe("function");
		await done;
		expect(html()).toBe("5");
	});
	it("returns something to await for synchronous functions too", async () => {
		expect(await act(() => {})).toBe(undefined);
	});
	it("flushes with the outermost only", () => {
		act(() => {
			draw(h(Counter));
			act(() => bump(1));
		});
		expect(html()).toBe("1");
	});
	it("lets errors through and works afterwards", async () => {
		expect(() =>
			act(() => {
				throw new Error("own");
			}),
		).toThrow("own");
		await expect(act(async () => Promise.reject(new Error("later")))).rejects.toThrow("later");
		act(() => draw(h(Counter)));
		act(() => bump(2));
		expect(html()).toBe("2");
	});
	it("lets errors of effects through", () => {
		const Own = () => {
			useEffect(() => {
				throw new Error("effect");
			}, []);
			return null;
		};
		expect(() => act(() => draw(h(Own)))).toThrow("effect");
		act(() => draw(h(Counter)));
		expect(html()).toBe("0");
	});
});

ownSuite("act as React's", ({ api: { createElement: h, act, useState }, draw, html, $ }) => {
	it("is done with what handlers do after a moment, for those who await it", async () => {
		const Counter = () => {
			const [count, setCount] = useState(0);
			const later = async () => {
				await null;
				setCount(1);
			};
			return h("button", { onClick: later }, count);
		};
		act(() => draw(h(Counter)));
		await act(() => $("button").click());
		expect(html()).toBe("<button>1</button>");
	});
});
