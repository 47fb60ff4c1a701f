// @headlessui/react: a list to choose from, a menu, and a dialog that comes with a transition.
import {
	Dialog,
	DialogPanel,
	DialogTitle,
	Listbox,
	ListboxButton,
	ListboxOption,
	ListboxOptions,
	Menu,
	MenuButton,
	MenuItem,
	MenuItems,
	Transition,
} from "@headlessui/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const people = ["Ada", "Ben", "Cleo"];

const App = () => {
	const [person, setPerson] = useState("Ada");
	const [chosen, setChosen] = useState("nothing");
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Listbox value={person} onChange={setPerson} name="person">
				<ListboxButton id="list">{person}</ListboxButton>
				<ListboxOptions>
					{people.map((name) => (
						<ListboxOption key={name} value={name}>
							{name}
						</ListboxOption>
					))}
				</ListboxOptions>
			</Listbox>
			<Menu>
				<MenuButton id="menu">Menu</MenuButton>
				<MenuItems>
					{["Cut", "Copy"].map((name) => (
						<MenuItem key={name}>
							<button type="button" onClick={() => setChosen(name)}>
								{name}
							</button>
						</MenuItem>
					))}
				</MenuItems>
			</Menu>
			<output>{chosen}</output>
			<button type="button" id="open" onClick={() => setOpen(true)}>
				Open
			</button>
			<Transition show={isOpen}>
				<Dialog onClose={setOpen}>
					<DialogPanel className="transition duration-75">
						<DialogTitle>Title</DialogTitle>
						<input id="first" data-autofocus />
						<button type="button" id="last" onClick={() => setOpen(false)}>
							Close
						</button>
					</DialogPanel>
				</Dialog>
			</Transition>
		</>
	);
};

createRoot(document.getElementById("root")).render(<App />);
