// The markup of the panel if the server prints none: on pages with only settings, and in React apps.
import type { ReactElement, ReactNode } from "react";
import { type Mode, modeNames, modes } from "./model";
import { styles } from "./view-style";

/** The panel's content, all optional. */
export interface PanelSettings {
	/** The controls, in this order; all except `removeStyles` and `lightsOff` by default. */
	controls?: readonly PanelControl[];
	/** Pairs of background and text colour with a name each, instead of the usual ones. */
	colours?: readonly ColourPair[];
	/** Side of the window; `right` by default. */
	position?: "right" | "left";
	/** `light` by default. */
	theme?: "light" | "dark";
	/** English ones by default. */
	texts?: Partial<Record<PanelControl | "open" | "close" | "larger" | "smaller" | "forget", string>>;
}

type ColourPair = readonly [name: string, background: string, text: string];

/** A control: a mode, or one of the others. */
export type PanelControl = Mode | "textSize" | "colours" | "reset";

/** Default texts. */
const english: Record<string, string> = {
	open: "Display preferences",
	close: "Close",
	textSize: "Text size",
	larger: "Larger text",
	smaller: "Smaller text",
	colours: "Colours",
	forget: "Forget the colours",
	underlineLinks: "Underline links",
	highlightLinks: "Highlight links",
	invert: "Invert colours",
	noAnimations: "No animations",
	keyboardAccess: "Show the keyboard focus",
	readableFont: "Readable font",
	lightsOff: "Lights off",
	greyscale: "Grey pictures",
	removeStyles: "Without styles",
	reset: "Reset everything",
};

export const usualColours: readonly ColourPair[] = [
	["Black", "#000", "#FFF"],
	["White", "#FFF", "#000"],
	["Green", "#00FF21", "#000"],
	["Blue", "#0FF", "#000"],
	["Red", "#F00", "#000"],
	["Orange", "#FF6A00", "#000"],
	["Yellow", "#FFD800", "#000"],
	["Violet", "#C65CFF", "#000"],
];

/** Markup that the plugin's own code makes work, the same as the server's. */
export const PanelContent = ({ settings, changes }: { settings: PanelSettings; changes?: ReactNode }): ReactElement => {
	const { controls, colours, texts } = read(settings);
	const label = (name: string) => `${texts[name] ?? english[name]}`;
	return (
		<>
			<style>{styles}</style>
			<button type="button" className="aicon_link" aria-label={label("open")} title={label("open")}>
				<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" fill="currentColor">
					<circle cx="12" cy="4" r="2.2" />
					<path d="M3 7.5 9.5 9v4L7 21.5l2 .5 3-7.5 3 7.5 2-.5-2.5-8.5V9L21 7.5l-.5-2-6 1.5h-5l-6-1.5z" />
				</svg>
			</button>
			<div id="access_container" aria-hidden="true">
				<button type="button" className="close_container">
					{label("close")}
				</button>
				<div className="access_container_inner">
					{controls.map((name) => (
						<div key={name} className={`a_module${name === "readableFont" ? " readable_fonts" : ""}`}>
							<Control name={name} label={label} colours={colours} changes={changes} />
						</div>
					))}
				</div>
			</div>
		</>
	);
};

interface ControlProps {
	name: PanelControl;
	label(name: string): string;
	colours: readonly ColourPair[];
	/** How much is changed; next to the label of `reset`. */
	changes: ReactNode;
}

const Control = ({ name, label, colours, changes }: ControlProps) => {
	if (name === "textSize")
		return (
			<div className="font_resizer">
				<Action className="smaller" label={label("smaller")} />
				<Action className="larger" label={label("larger")} />
			</div>
		);
	if (name === "colours")
		return (
			<>
				<button type="button" id="contrast_trigger" className="wah-action-button">
					{label(name)}
				</button>
				<div className="color_selector" aria-hidden="true">
					{colours.map(([title, background, text], index) => (
						<button
							key={index}
							type="button"
							className="convar"
							style={{ background, color: text }}
							data-bgcolor={background}
							data-color={text}
						>
							{title}
						</button>
					))}
					<Action className="wah-call-clear-cookies" label={label("forget")} />
				</div>
			</>
		);
	if (name === "reset")
		return (
			<button type="button" className="wah-action-button gossamer-reset">
				{label(name)}
				{changes}
			</button>
		);
	return <Action className={modes[name][0].match(/^\.[\w-]+/)![0].slice(1)} label={label(name)} />;
};

const Action = ({ className, label }: { className: string; label: string }) => (
	<button type="button" className={`wah-action-button ${className}`}>
		{label}
	</button>
);

/** Normalises printed values. */
const read = ({ controls, colours, texts }: PanelSettings) => {
	const known: readonly PanelControl[] = ["textSize", "colours", ...modeNames, "reset"];
	const usual = known.filter((name) => name !== "removeStyles" && name !== "lightsOff");
	return {
		controls: Array.isArray(controls) ? [...new Set(controls)].filter((name) => known.includes(name)) : usual,
		colours: Array.isArray(colours)
			? (colours as unknown[]).filter(
					(pair): pair is ColourPair => Array.isArray(pair) && pair.length === 3 && pair.every(isText),
				)
			: usualColours,
		texts: (texts ?? {}) as Record<string, string>,
	};
};

const isText = (value: unknown) => typeof value === "string";

export const classesOf = ({ position, theme }: PanelSettings): string[] => [
	"accessability_container",
	theme === "dark" ? "dark_theme" : "light_theme",
	"gossamer-panel",
	...(position === "left" ? ["gossamer-panel--left"] : []),
];
