// The components' words: one list for all of them, in the app's language.
import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from "react";
import { PageWords } from "./page-words";
import { en, languages, type Words } from "./word-lists";

export type { Words } from "./word-lists";

/** A language that there is a list for. */
export type WordsLanguage = keyof typeof languages;

const WordsContext = createContext<Words>(en);

export interface WordsProviderProps {
	/** An included list, or your own words, which override those of the surrounding provider. */
	words: WordsLanguage | Partial<Words>;
	children?: ReactNode;
}

/**
 * Provides words to the components inside; a component's own props take precedence.
 * @example <WordsProvider words="de"><App /></WordsProvider>
 * @example <WordsProvider words={{ ...words.fr, nextSlide: "Photo suivante" }}><App /></WordsProvider>
 */
export const WordsProvider = ({ words, children }: WordsProviderProps): ReactElement => {
	const around = useContext(WordsContext);
	const value = useMemo(
		() => (typeof words === "string" ? languages[words] : { ...around, ...words }),
		[words, around],
	);
	const page = useMemo(() => pageWordsOf(value), [value]);
	return (
		<WordsContext.Provider value={value}>
			<PageWords.Provider value={page}>{children}</PageWords.Provider>
		</WordsContext.Provider>
	);
};

/** The words of the app. */
export const useWords = (): Words => useContext(WordsContext);

/** The complete lists, by language. */
export const words: Readonly<Record<WordsLanguage, Words>> = languages;

/** @example fill("{at} of {count}", { at: 1, count: 6 }) // "1 of 6" */
export const fill = (text: string, values: Record<string, string | number>): string =>
	text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? `${values[name]}` : whole));

const pageWordsOf = (words: Words): Record<string, string> => ({
	a11yCarouselNextSlideMessage: words.nextSlide,
	a11yCarouselPrevSlideMessage: words.previousSlide,
	a11yCarouselFirstSlideMessage: words.firstSlide,
	a11yCarouselLastSlideMessage: words.lastSlide,
	a11yCarouselPaginationBulletMessage: words.goToSlide,
	next: words.nextSlide,
	previous: words.previousSlide,
	close: words.close,
	playVideo: words.playVideo,
	zoom: words.zoom,
	fullscreen: words.fullscreen,
	share: words.share,
	pinIt: words.pinIt,
	downloadImage: words.downloadImage,
	shareOnFacebook: fill(words.shareOn, { network: "Facebook" }),
	shareOnTwitter: fill(words.shareOn, { network: "Twitter" }),
});
