// The search form and the search with live results as React components.
// biome-ignore-all lint/a11y/useSemanticElements: React warns of `<search>` in documents that do not know it
import type { ReactElement, ReactNode, Ref } from "react";
import { afterEvent, pressControl, pressKey } from "../../src/react/change";
import type { OverlayHandle, OverlayState } from "../../src/react/overlay-handle";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { useHandle, withGetters } from "../../src/react/use-handle";
import { type OverlayMarkup, overlayHandle, useOverlay } from "../../src/react/use-overlay";
import { type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import { SearchField, type SearchValue } from "./field";
import plugin from "./index";

/** The handle of a search: opens and closes the full screen or the results, and accesses the field. */
export interface SearchHandle extends OverlayHandle {
	/** Puts the focus into the field. */
	focus(): void;
	/** Value of the field. */
	readonly value: string;
}

/** `open`, of one with the skin `full_screen`: it takes the screen. */
export interface SearchFormProps extends Omit<HostProps, "id" | "ref">, OverlayState, SearchValue {
	/** Where the form leads; the field is sent as `s`. */
	action: string;
	/** Accessible name of the field. */
	label: string;
	/** Shown in the empty field. */
	placeholder?: string;
	/** Only a field by default; `full_screen` opens by a toggle and fills the screen. */
	skin?: "classic" | "minimal" | "full_screen";
	/** Content of the submit button, or of the toggle that takes the screen. */
	children?: ReactNode;
	/** Accessible name of the button that closes the full screen. */
	closeLabel?: string;
	/** Receives its handle. */
	ref?: Ref<SearchHandle>;
}

/** @example <SearchForm action="/search" label="Search">Search</SearchForm> */
export const SearchForm = ({
	action,
	label,
	placeholder,
	skin = "classic",
	children,
	closeLabel,
	value,
	defaultValue,
	onValueChange,
	open,
	defaultOpen,
	onOpenChange,
	ref,
	...host
}: SearchFormProps): ReactElement => {
	const words = useWords();
	const root = useHandle<SearchHandle>(ref, (host) => handleOf(host, formMarkup));
	const { whileMounted } = useOverlay({ open, defaultOpen, onOpenChange }, formMarkup, ["aria-expanded"]);
	const isFull = skin === "full_screen";
	return (
		<Widget
			{...host}
			type="search-form"
			plugin={plugin}
			pluginName="search"
			settings={{ skin }}
			ref={root}
			whileMounted={whileMounted}
		>
			<div role="search">
				<form className="elementor-search-form" action={action} method="get">
					{isFull && (
						<button type="button" className="elementor-search-form__toggle" aria-label={label}>
							<Slot>{children}</Slot>
						</button>
					)}
					<div className="elementor-search-form__container">
						<SearchField
							className="elementor-search-form__input"
							aria-label={label}
							placeholder={placeholder}
							value={value}
							defaultValue={defaultValue}
							onValueChange={onValueChange}
						/>
						{isFull && (
							<button type="button" className="dialog-close-button" aria-label={closeLabel ?? words.close}>
								×
							</button>
						)}
						{!isFull && children !== undefined && (
							<button type="submit" className="elementor-search-form__submit">
								<Slot>{children}</Slot>
							</button>
						)}
					</div>
				</form>
			</div>
		</Widget>
	);
};

/** `open`: its results are shown, or the message that there are none, once there are any. */
export interface SearchProps extends Omit<HostProps, "id" | "ref">, OverlayState, SearchValue {
	/** Where the form leads; the field is sent as `s`. */
	action: string;
	/** Accessible name of the field. */
	label: string;
	/** Accessible name of the results. */
	resultsLabel: string;
	/** Shown in the empty field. */
	placeholder?: string;
	/** Content of the submit button. */
	children?: ReactNode;
	/** The page builder's id of the widget, for which its endpoint finds results. */
	id: string;
	/** Of the post that the widget is in. */
	post: number;
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
	/** Receives its handle. */
	ref?: Ref<SearchHandle>;
}

/** @example <Search action="/search" label="Search" resultsLabel="Results" id="5ea4c01" post={42} settings={{ live_results: "yes", template_id: "77" }} /> */
export const Search = ({
	action,
	label,
	resultsLabel,
	placeholder,
	children,
	id,
	post,
	value,
	defaultValue,
	onValueChange,
	open,
	defaultOpen,
	onOpenChange,
	ref,
	...host
}: SearchProps): ReactElement => {
	const root = useHandle<SearchHandle>(ref, (host) => handleOf(host, resultsMarkup));
	const { whileMounted } = useOverlay({ open, defaultOpen, onOpenChange }, resultsMarkup, ["aria-expanded", "class"]);
	const results = `results-${useWidgetId()}`;
	return (
		<Widget
			{...host}
			type="search"
			plugin={plugin}
			pluginName="search"
			data-id={id}
			ref={root}
			whileMounted={whileMounted}
		>
			<div className="e-search" role="search">
				<form className="e-search-form" action={action} method="get">
					<div className="e-search-input-wrapper">
						<SearchField
							className="e-search-input"
							value={value}
							defaultValue={defaultValue}
							onValueChange={onValueChange}
							aria-label={label}
							placeholder={placeholder}
							autoComplete="off"
							role="combobox"
							aria-expanded="false"
							aria-controls={results}
						/>
						<output id={results} className="e-search-results-container hide-loader" aria-label={resultsLabel}>
							<div className="e-search-results" />
						</output>
					</div>
					{children !== undefined && (
						<button type="submit" className="e-search-submit">
							<Slot>{children}</Slot>
						</button>
					)}
					<input type="hidden" name="e_search_props" value={`${id}-${post}`} />
				</form>
			</div>
		</Widget>
	);
};

const fieldIn = (host: HTMLElement | null) => host?.querySelector<HTMLInputElement>("input[type=search]");

const handleOf = (host: () => HTMLElement | null, markup: OverlayMarkup): Omit<SearchHandle, "element"> =>
	withGetters(overlayHandle(host, markup), {
		focus: () => fieldIn(host())?.focus(),
		get value() {
			return fieldIn(host())?.value ?? "";
		},
	});

const formMarkup: OverlayMarkup = {
	isOpen: (host) => !!host.querySelector(".elementor-search-form__toggle[aria-expanded=true]"),
	turn: (host, isOpen) =>
		pressControl(host.querySelector<HTMLElement>(isOpen ? ".elementor-search-form__toggle" : ".dialog-close-button")),
};

const resultsMarkup: OverlayMarkup = {
	// The field says it of results alone, and not of the message that there are none.
	isOpen(host) {
		const box = host.querySelector(".e-search-results-container");
		if (box?.matches(".hidden")) return false;
		return box?.querySelector(".e-search-results>*") ? true : undefined;
	},
	turn(host, isOpen) {
		const field = fieldIn(host);
		// The focus, which shows what was found, stays where it is.
		if (isOpen) afterEvent(() => field?.dispatchEvent(new FocusEvent("focus")));
		// The key that closes them; no form is sent by it.
		else pressKey(field, "Enter");
	},
};
