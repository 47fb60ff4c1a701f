// The search over all pages: a link to the index without script, a dialog with it.
import { useSignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";

export interface Found {
	address: string;
	page: string;
	title: string;
	excerpt: string;
}
type Find = (question: string) => Found[];

export interface SearchSettings {
	/** Address of the index. */
	index: string;
}

export const SearchView = ({ settings: { index } }: { settings: SearchSettings }) => {
	useSignals();
	const dialog = useRef<HTMLDialogElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const find = useRef<Promise<Find>>(undefined);
	const question = useSignal("");
	const found = useSignal<readonly Found[]>([]);
	const at = useSignal(0);

	const open = (event?: MouseEvent) => {
		// A new tab is for the page that the link leads to.
		if (event?.ctrlKey || event?.metaKey || event?.shiftKey) return;
		event?.preventDefault();
		if (!dialog.current?.open) dialog.current?.showModal();
		field.current?.focus();
		field.current?.select();
		find.current ??= import("./find.mjs").then(({ openIndex }) => openIndex(index)).catch(fail);
	};
	// The next opening asks again; in the meantime there is the page with everything.
	const fail = (): Find => {
		find.current = undefined;
		return () => [
			{ address: "all.html", page: "All pages", title: "All pages", excerpt: "The index could not be loaded." },
		];
	};
	const ask = async (text: string) => {
		question.value = text;
		const answer = (await find.current)?.(text) ?? [];
		if (question.peek() !== text) return;
		found.value = answer;
		at.value = 0;
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		const { length } = found.value;
		if (step && length) {
			event.preventDefault();
			at.value = (at.value + step + length) % length;
			dialog.current?.querySelectorAll("[role=option]")[at.value]?.scrollIntoView({ block: "nearest" });
		}
		const chosen = found.value[at.value];
		if (event.key === "Escape") {
			// The field would be emptied first.
			event.preventDefault();
			dialog.current?.close();
		}
		if (event.key === "Enter" && chosen) {
			event.preventDefault();
			dialog.current?.close();
			location.href = chosen.address;
		}
	};

	useEffect(() => {
		const onKey = (event: globalThis.KeyboardEvent) => {
			const { target, key, ctrlKey, metaKey } = event;
			const isTyping = target instanceof Element && target.closest("input,select,textarea,[contenteditable]");
			if (((ctrlKey || metaKey) && key === "k") || (key === "/" && !isTyping)) {
				event.preventDefault();
				open();
			}
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);

	return (
		<>
			<a className="search-open" href="all.html" onClick={open}>
				Search
			</a>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it on its own */}
			<dialog
				ref={dialog}
				className="search-dialog"
				aria-label="Search"
				onClick={({ target }) => target === dialog.current && dialog.current?.close()}
			>
				<div className="search-box">
					<input
						ref={field}
						type="search"
						role="combobox"
						aria-label="Search the documentation"
						aria-expanded={found.value.length > 0}
						aria-controls="search-found"
						aria-activedescendant={found.value.length ? `search-found-${at.value}` : undefined}
						autoComplete="off"
						placeholder="carousel, consent, data-settings…"
						onInput={({ currentTarget }) => ask(currentTarget.value)}
						onKeyDown={onKeyDown}
					/>
					<div id="search-found" role="listbox" aria-label="Found">
						{found.value.map(({ address, page, title, excerpt }, index) => (
							<div
								key={address}
								id={`search-found-${index}`}
								role="option"
								aria-selected={index === at.value}
								tabIndex={-1}
							>
								<a href={address} tabIndex={-1} onClick={() => dialog.current?.close()}>
									<strong>{page}</strong>
									{title !== page && <span> › {title}</span>}
									<small>{excerpt}</small>
								</a>
							</div>
						))}
					</div>
					<p role="status">{question.value.trim() && !found.value.length ? "Nothing found." : ""}</p>
				</div>
			</dialog>
		</>
	);
};
