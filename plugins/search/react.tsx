// The search form and the search with live results as React components.
// biome-ignore-all lint/a11y/useSemanticElements: React warns of `<search>` in documents that do not know it
import type { ReactElement, ReactNode } from "react";
import type { SettingsFor } from "../../src/react/settings-input";
import { type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";

export interface SearchFormProps extends Omit<HostProps, "id"> {
	/** Where the form leads; the field is sent as `s`. */
	action: string;
	/** What assistive technology calls the field. */
	label: string;
	placeholder?: string;
	/** A field alone by default; `full_screen` opens by a toggle and takes the screen. */
	skin?: "classic" | "minimal" | "full_screen";
	/** Content of the submit button, or of the toggle that takes the screen. */
	children?: ReactNode;
	/** What the button is called that closes the full screen. */
	closeLabel?: string;
}

/** @example <SearchForm action="/search" label="Search">Search</SearchForm> */
export const SearchForm = ({
	action,
	label,
	placeholder,
	skin = "classic",
	children,
	closeLabel,
	...host
}: SearchFormProps): ReactElement => {
	const words = useWords();
	const isFull = skin === "full_screen";
	return (
		<Widget {...host} type="search-form" plugin={plugin} pluginName="search" settings={{ skin }}>
			<div role="search">
				<form className="elementor-search-form" action={action} method="get">
					{isFull && (
						<button type="button" className="elementor-search-form__toggle" aria-label={label}>
							{children}
						</button>
					)}
					<div className="elementor-search-form__container">
						<input
							className="elementor-search-form__input"
							type="search"
							name="s"
							aria-label={label}
							placeholder={placeholder}
						/>
						{isFull && (
							<button type="button" className="dialog-close-button" aria-label={closeLabel ?? words.close}>
								×
							</button>
						)}
						{!isFull && children !== undefined && (
							<button type="submit" className="elementor-search-form__submit">
								{children}
							</button>
						)}
					</div>
				</form>
			</div>
		</Widget>
	);
};

export interface SearchProps extends Omit<HostProps, "id"> {
	/** Where the form leads; the field is sent as `s`. */
	action: string;
	/** What assistive technology calls the field. */
	label: string;
	/** What it calls the results. */
	resultsLabel: string;
	placeholder?: string;
	/** Content of the submit button. */
	children?: ReactNode;
	/** The page builder's id of the widget, for which its endpoint finds results. */
	id: string;
	/** Of the post that the widget is in. */
	post: number;
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
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
	...host
}: SearchProps): ReactElement => {
	const results = `results-${useWidgetId()}`;
	return (
		<Widget {...host} type="search" plugin={plugin} pluginName="search" data-id={id}>
			<div className="e-search" role="search">
				<form className="e-search-form" action={action} method="get">
					<div className="e-search-input-wrapper">
						<input
							className="e-search-input"
							type="search"
							name="s"
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
							{children}
						</button>
					)}
					<input type="hidden" name="e_search_props" value={`${id}-${post}`} />
				</form>
			</div>
		</Widget>
	);
};
