// Lists with an element that throws: nothing of a render that failed stays behind, on React and on the runtime alike.
import { act, Component, type ReactNode, useEffect, useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { expectedOnConsole, renderView } from "../helpers/react";

let broken: string | undefined;
/** Elements by how often their effects began and have not ended. */
const alive = new Map<string, number>();
const count = (name: string, change: number) => alive.set(name, (alive.get(name) ?? 0) + change);

const Item = ({ name }: { name: string }) => {
	useEffect(() => {
		count(name, 1);
		return () => void count(name, -1);
	}, [name]);
	if (name === broken) throw new Error(name);
	return <li>{name}</li>;
};
const list = (names: string[]) => (
	<ul>
		{names.map((name) => (
			<Item key={name} name={name} />
		))}
	</ul>
);

/** Shows the message of what was thrown, until it is clicked. */
class Fallback extends Component<{ children: ReactNode }, { message?: string }> {
	override state: { message?: string } = {};
	static getDerivedStateFromError({ message }: Error) {
		return { message };
	}
	override render() {
		const { message } = this.state;
		return message ? (
			<button type="button" onClick={() => this.setState({ message: undefined as never })}>
				{message}
			</button>
		) : (
			this.props.children
		);
	}
}

/** Continues without what has thrown. */
class Skip extends Component<{ names: string[] }, { bad?: string }> {
	override state: { bad?: string } = {};
	override componentDidCatch({ message }: Error) {
		this.setState({ bad: message });
	}
	override render() {
		return list(this.props.names.filter((name) => name !== this.state.bad));
	}
}

/** Random lists, the same ones in each run. */
const createLists = (seed: number) => {
	let state = seed;
	const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
	const shuffled = (names: string[]) =>
		names
			.map((name) => [random(), name] as const)
			.sort(([a], [b]) => a - b)
			.map(([, name]) => name);
	return {
		some: () => shuffled([..."abcdefghij"].filter(() => random() > 0.3)),
		oneOf: (names: string[]) => names[Math.floor(random() * names.length)],
	};
};
const texts = (container: HTMLElement) => Array.from(container.querySelectorAll("li"), (node) => node.textContent);
const living = () => [...alive].flatMap(([name, times]) => Array(times).fill(name)).sort();

beforeEach(() => {
	broken = undefined;
	alive.clear();
	expectedOnConsole.push(/./);
});

describe("an element of a list that throws while the list changes", () => {
	it("leaves a boundary's fallback alone on the page, and the next list whole", async () => {
		const { some, oneOf } = createLists(7);
		for (let round = 0; round < 60; round++) {
			const [before, during, after] = [some(), some(), some()];
			const draw = (names: string[]) => (
				<section>
					<h2>List</h2>
					<Fallback>{list(names)}</Fallback>
					<footer />
				</section>
			);
			const view = await renderView(draw(before));
			broken = oneOf(during);
			await view.render(draw(during));
			expect(view.get("section").textContent).toBe(`List${broken ?? ""}`);
			if (broken) expect(living()).toEqual([]);
			broken = undefined;
			await act(async () => view.container.querySelector("button")?.click());
			await view.render(draw(after));
			expect([round, texts(view.container)]).toEqual([round, after]);
			expect(Array.from(view.get("section").children, ({ localName }) => localName)).toEqual(["h2", "ul", "footer"]);
			expect(living()).toEqual(after.toSorted());
			await view.unmount();
			expect(living()).toEqual([]);
		}
	});

	it("is left out where the component says so, and the others are in their order", async () => {
		const { some, oneOf } = createLists(11);
		for (let round = 0; round < 60; round++) {
			const [before, during] = [some(), some()];
			const view = await renderView(<Skip names={before} />);
			broken = oneOf(during);
			await view.render(<Skip names={during} />);
			const kept = during.filter((name) => name !== broken);
			expect([round, texts(view.container), living()]).toEqual([round, kept, kept.toSorted()]);
			broken = undefined;
			await view.unmount();
		}
	});

	it("does so at an update of its own as well", async () => {
		let fail = () => {};
		const Own = () => {
			const [isBroken, setBroken] = useState(false);
			fail = () => setBroken(true);
			if (isBroken) throw new Error("own");
			return <li>own</li>;
		};
		const view = await renderView(
			<Fallback>
				<ul>
					<li>one</li>
					<Own />
					<li>two</li>
				</ul>
			</Fallback>,
		);
		await act(async () => fail());
		expect(view.container.innerHTML).toBe('<button type="button">own</button>');
	});
});
