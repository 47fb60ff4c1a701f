// @nanostores/react: atoms, a map of which one key is read, and a computed store.
import { useStore } from "@nanostores/react";
import { atom, computed, map } from "nanostores";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const $count = atom(1);
const $double = computed($count, (count) => count * 2);
const $person = map({ name: "Ada", age: 36 });
window.renders = 0;

const Name = () => {
	window.renders++;
	return <p id="name">{useStore($person, { keys: ["name"] }).name}</p>;
};
const Double = () => <p id="double">{useStore($double)}</p>;

const App = () => {
	const [isShown, setShown] = useState(true);
	return (
		<>
			<p id="count">{useStore($count)}</p>
			{isShown && <Double />}
			<Name />
			<button type="button" id="raise" onClick={() => $count.set($count.get() + 1)}>
				Raise
			</button>
			<button type="button" id="rename" onClick={() => $person.setKey("name", "Grace")}>
				Rename
			</button>
			<button type="button" id="age" onClick={() => $person.setKey("age", 37)}>
				Age
			</button>
			<button type="button" id="toggle" onClick={() => setShown(!isShown)}>
				Toggle
			</button>
		</>
	);
};
window.listeners = () => $double.lc;

createRoot(document.getElementById("root")).render(<App />);
