// @radix-ui/react-dialog: a dialog that keeps the focus and hides the page.
import * as Dialog from "@radix-ui/react-dialog";
import { createRoot } from "react-dom/client";

const App = () => (
	<>
		<main id="page">
			<p>Page</p>
		</main>
		<Dialog.Root>
			<Dialog.Trigger id="open">Open</Dialog.Trigger>
			<Dialog.Portal>
				<Dialog.Overlay id="overlay" style={{ position: "fixed", inset: 0 }} />
				<Dialog.Content id="content" style={{ position: "fixed", top: 50 }}>
					<Dialog.Title>Title</Dialog.Title>
					<Dialog.Description>Text</Dialog.Description>
					<input id="first" />
					<Dialog.Close asChild>
						<button type="button" id="close">
							Close
						</button>
					</Dialog.Close>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	</>
);

createRoot(document.getElementById("root")).render(<App />);
