// The dialog by Gossamer.
import { Popup, Popups } from "gossamer/react";
import { useState } from "react";

export default () => {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setOpen(true)}>
				Open
			</button>
			<Popups>
				<Popup id="ask" label="Ask us" open={isOpen} onOpenChange={setOpen}>
					<h2>Ask us</h2>
					<p>By mail.</p>
					<input aria-label="Mail" />
				</Popup>
			</Popups>
		</>
	);
};
