// embla-carousel-react: slides that are scrolled by a button and dragged.
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

const App = () => {
	const [viewport, embla] = useEmblaCarousel({ duration: 15 });
	const [at, setAt] = useState(0);
	useEffect(() => {
		if (!embla) return;
		const onSelect = () => setAt(embla.selectedScrollSnap());
		embla.on("select", onSelect);
		return () => embla.off("select", onSelect);
	}, [embla]);
	return (
		<>
			<div id="viewport" ref={viewport} style={{ overflow: "hidden", width: 300 }}>
				<div id="track" style={{ display: "flex" }}>
					{[1, 2, 3].map((slide) => (
						<div key={slide} style={{ flex: "0 0 100%", height: 100 }}>
							{slide}
						</div>
					))}
				</div>
			</div>
			<button type="button" id="next" disabled={!embla} onClick={() => embla.scrollNext()}>
				Next
			</button>
			<output>{at}</output>
		</>
	);
};

createRoot(document.getElementById("root")).render(<App />);
