// The part that draws icons, as symbols that are on the page once; loaded if the site has no icon font.
// biome-ignore-all lint/a11y/noSvgWithoutTitle: named by the caller, or decoration
import type { IconProps } from "./types";

export const Icon = ({ name, className = "", tabIndex, ...rest }: IconProps) => (
	<svg
		className={`e-font-icon-svg e-eicon-${name} ${className}`.trim()}
		aria-hidden={!rest.role || undefined}
		{...rest}
		// In a drawing the case of attributes counts.
		ref={(svg) => {
			if (!svg) return;
			if (tabIndex !== undefined) svg.setAttribute("tabindex", `${tabIndex}`);
			svg.firstElementChild!.setAttributeNS("http://www.w3.org/1999/xlink", "xlink:href", `#eicon-${name}`);
		}}
	>
		<use />
	</svg>
);

const lens =
	"M420 50a370 370 0 0 1 300 590l210 210-80 80-210-210A370 370 0 1 1 420 50zm0 100a270 270 0 1 0 0 540 270 270 0 0 0 0-540zM270 370";
const paths: Record<string, string> = {
	close: "M150 70l350 350L850 70l80 80-350 350 350 350-80 80-350-350-350 350-80-80 350-350L70 150z",
	"share-arrow": "M600 130l350 320-350 320V590Q250 570 50 850 100 350 600 310z",
	"zoom-in-bold": `${lens}h100V270h100v100h100v100H470v100H370V470H270z`,
	"zoom-out-bold": `${lens}h300v100H270z`,
	"frame-expand":
		"M80 80h300v90H170v210H80zm840 0v300h-90V170H620V80zM80 920V620h90v210h210v90zm840 0H620v-90h210V620h90z",
	"frame-minimize":
		"M380 80v300H80v-90h210V80zm240 0h90v210h210v90H620zM380 920h-90V710H80v-90h300zm240 0V620h300v90H710v210z",
	"chevron-right": "M350 70l430 430-430 430-90-90 340-340-340-340z",
	"chevron-left": "M650 70l90 90-340 340 340 340-90 90-430-430z",
	play: "M250 100l600 400-600 400z",
	facebook: "M400 950V550H280V400h120V300Q400 60 720 60v140H620q-70 0-70 80v120h160l-20 150H550v400z",
	twitter: "M80 90h270L900 910H630zM790 90h110L190 910H80z",
	pinterest:
		"M500 50a310 310 0 0 1 60 650q-80 0-120-60-20 160-110 290l-60-20 140-520h100l-50 220a200 200 0 1 0-150-110l-80 60A310 310 0 0 1 500 50z",
	"download-bold": "M450 80h100v430l160-160 70 70-280 280-280-280 70-70 160 160zM120 800h760v100H120z",
};

/** Adds the symbols. @returns removes them again */
export const addSymbols = (): (() => void) => {
	const create = (name: string) => document.createElementNS("http://www.w3.org/2000/svg", name);
	const svg = create("svg");
	svg.setAttribute("class", "e-font-icon-svg-symbols");
	svg.style.display = "none";
	for (const [name, d] of Object.entries(paths)) {
		const symbol = create("symbol");
		const path = create("path");
		symbol.id = `eicon-${name}`;
		symbol.setAttribute("viewBox", "0 0 1000 1000");
		path.setAttribute("d", d);
		symbol.append(path);
		svg.append(symbol);
	}
	document.body.append(svg);
	return () => svg.remove();
};
