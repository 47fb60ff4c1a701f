// downshift: a box with proposals, used with keys.
import { useCombobox } from "downshift";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const all = ["Apple", "Apricot", "Banana", "Cherry"];

const App = () => {
	const [items, setItems] = useState(all);
	const {
		isOpen,
		highlightedIndex,
		selectedItem,
		getLabelProps,
		getInputProps,
		getMenuProps,
		getItemProps,
		getToggleButtonProps,
	} = useCombobox({
		items,
		onInputValueChange: ({ inputValue }) =>
			setItems(all.filter((item) => item.toLowerCase().startsWith(inputValue.toLowerCase()))),
	});
	return (
		<>
			{/* biome-ignore lint/a11y/noLabelWithoutControl: downshift brings what connects them. */}
			<label {...getLabelProps()}>Fruit</label>
			<input {...getInputProps()} />
			<button type="button" aria-label="Open" {...getToggleButtonProps()} />
			<ul {...getMenuProps()}>
				{isOpen &&
					items.map((item, index) => (
						<li key={item} className={highlightedIndex === index ? "active" : ""} {...getItemProps({ item, index })}>
							{item}
						</li>
					))}
			</ul>
			<output>{selectedItem ?? "none"}</output>
		</>
	);
};

createRoot(document.getElementById("root")).render(<App />);
