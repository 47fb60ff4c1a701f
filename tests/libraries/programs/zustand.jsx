// zustand: a store that is kept in storage, read by selectors.
import { createRoot } from "react-dom/client";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { useShallow } from "zustand/react/shallow";

const useStore = create(
	persist(
		(set) => ({
			bears: 0,
			fish: 0,
			addBear: () => set(({ bears }) => ({ bears: bears + 1 })),
			eat: () => set(({ fish }) => ({ fish: fish + 1 })),
		}),
		{ name: "bears" },
	),
);
window.renders = { bears: 0, fish: 0, both: 0 };

const Bears = () => {
	window.renders.bears++;
	return <p id="bears">{useStore(({ bears }) => bears)}</p>;
};
const Fish = () => {
	window.renders.fish++;
	return <p id="fish">{useStore(({ fish }) => fish)}</p>;
};
const Both = () => {
	window.renders.both++;
	const { addBear, eat } = useStore(useShallow(({ addBear, eat }) => ({ addBear, eat })));
	return (
		<>
			<button type="button" id="add" onClick={addBear}>
				Bear
			</button>
			<button type="button" id="eat" onClick={eat}>
				Eat
			</button>
		</>
	);
};

createRoot(document.getElementById("root")).render(
	<>
		<Bears />
		<Fish />
		<Both />
	</>,
);
