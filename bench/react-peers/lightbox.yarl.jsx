// The lightbox by yet-another-react-lightbox.
import { useState } from "react";
import Lightbox from "yet-another-react-lightbox";
import "yet-another-react-lightbox/styles.css";
import { photos } from "./content";

export default () => {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setOpen(true)}>
				Open
			</button>
			<Lightbox slides={photos} open={isOpen} close={() => setOpen(false)} />
		</>
	);
};
