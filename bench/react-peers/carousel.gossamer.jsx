// The carousel by Gossamer.
import { Carousel } from "gossamer/react";
import { photos } from "./content";

export default () => (
	<Carousel label="Photos" settings={{ slides_to_show: 1, infinite: true }}>
		{photos.map(({ src, alt }) => (
			<img key={src} src={src} alt={alt} width="600" height="400" />
		))}
	</Carousel>
);
