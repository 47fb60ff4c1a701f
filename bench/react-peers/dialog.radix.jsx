// The dialog by Radix.
import * as Dialog from "@radix-ui/react-dialog";

export default () => (
	<Dialog.Root>
		<Dialog.Trigger>Open</Dialog.Trigger>
		<Dialog.Portal>
			<Dialog.Overlay style={{ position: "fixed", inset: 0, background: "#0008" }} />
			<Dialog.Content style={{ position: "fixed", inset: "30% 30% auto", background: "#fff", padding: 20 }}>
				<Dialog.Title>Ask us</Dialog.Title>
				<Dialog.Description>By mail.</Dialog.Description>
				<input aria-label="Mail" />
				<Dialog.Close aria-label="Close">×</Dialog.Close>
			</Dialog.Content>
		</Dialog.Portal>
	</Dialog.Root>
);
