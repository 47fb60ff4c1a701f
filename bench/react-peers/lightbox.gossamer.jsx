// The lightbox by Gossamer.
import { Lightbox } from "gossamer/react";
import { useState } from "react";
import { photos } from "./content";

export default () => {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setOpen(true)}>
				Open
			</button>
			<Lightbox slides={photos} open={isOpen} onOpenChange={setOpen} />
		</>
	);
};
