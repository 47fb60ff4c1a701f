// The types of JSX. HTML, SVG and MathML are derived from TypeScript's own DOM library, not listed here.
import type { Component } from "./component";
import type { Handlers } from "./jsx-events";
import type { ReadonlySignal } from "./signals";
import type { Key, VNode } from "./vnode";

// biome-ignore lint/suspicious/noExplicitAny: whatever a component takes
type Any = any;

export type * from "./jsx-events";

// What is drawn

/** Whatever can be drawn. */
export type ReactNode =
	| VNode
	| string
	| number
	| bigint
	| boolean
	| null
	| undefined
	| Iterable<ReactNode>
	| PromiseLike<ReactNode>
	| ReadonlySignal<Any>;

export interface RefObject<T> {
	current: T;
}
export type RefCallback<T> = (instance: T | null) => unknown;
export type Ref<T> = RefCallback<T> | RefObject<T | null> | null;

export interface FunctionComponent<P = object> {
	(props: P): ReactNode;
	displayName?: string;
}
export type { FunctionComponent as FC };
export type PropsWithChildren<P = object> = P & { children?: ReactNode };
export type PropsOf<T extends JSX.ElementType> = T extends keyof JSX.IntrinsicElements
	? JSX.IntrinsicElements[T]
	: T extends (props: infer P, ...rest: Any) => unknown
		? P
		: T extends new (
					props: infer P,
					...rest: Any
				) => unknown
			? P
			: never;
export type { PropsOf as ComponentProps };

/** A value, or a signal with the value, which then updates only the attribute. */
export type Reactive<T> = T | ReadonlySignal<T> | ReadonlySignal<T | undefined> | null | undefined;

// Attributes

type Kebab<T extends string> = T extends `${infer First}${infer Rest}`
	? First extends Lowercase<First>
		? `${First}${Kebab<Rest>}`
		: `-${Lowercase<First>}${Kebab<Rest>}`
	: T;

type StyleName = {
	[K in keyof CSSStyleDeclaration]: K extends string
		? CSSStyleDeclaration[K] extends string
			? K extends "cssText"
				? never
				: K
			: never
		: never;
}[keyof CSSStyleDeclaration];

export type CSSProperties = { [K in StyleName | Kebab<StyleName>]?: string | number | null | undefined } & {
	[name: `--${string}`]: string | number | null | undefined;
};

/** Where React writes a capital, and the DOM does not. */
interface Spellings {
	allowFullscreen: "allowFullScreen";
	autocapitalize: "autoCapitalize";
	autocomplete: "autoComplete";
	autofocus: "autoFocus";
	autoplay: "autoPlay";
	controlsList: "controlsList";
	enctype: "encType";
	formEnctype: "formEncType";
	hreflang: "hrefLang";
	spellcheck: "spellCheck";
	srcdoc: "srcDoc";
	srclang: "srcLang";
	srcset: "srcSet";
}
type Spelled<K extends string> = K | Lowercase<K> | (K extends keyof Spellings ? Spellings[K] : never);

/** The attribute type of a property: numbers may also be strings. */
type Taken<T> = T extends boolean ? boolean : T extends number ? number | string : T extends string ? string : never;
/** Of the document's nodes, or not for a description. */
type Unfit =
	| keyof Node
	| keyof ARIAMixin
	| "innerHTML"
	| "outerHTML"
	| "innerText"
	| "outerText"
	| "scrollTop"
	| "scrollLeft";

/** Properties of an element that can be described by a value, by their names as properties and as attributes. */
type Properties<E> = {
	[K in keyof E as K extends string
		? string extends K
			? never
			: K extends Unfit | Uppercase<K> | keyof Special<E>
				? never
				: NonNullable<E[K]> extends string | number | boolean
					? Spelled<K>
					: never
		: never]?: Reactive<Taken<NonNullable<E[K]>>>;
};

interface Special<E> {
	key?: Key;
	ref?: Ref<E> | undefined;
	children?: ReactNode;
	dangerouslySetInnerHTML?: { __html: string } | undefined;
	style?: Reactive<string | CSSProperties>;
	class?: Reactive<string>;
	className?: Reactive<string>;
	for?: Reactive<string>;
	htmlFor?: Reactive<string>;
	is?: string;
	role?: Reactive<string>;
	part?: Reactive<string>;
	value?: Reactive<string | number | readonly string[]>;
	defaultValue?: Reactive<string | number | readonly string[]>;
	checked?: Reactive<boolean>;
	defaultChecked?: Reactive<boolean>;
	contentEditable?: Reactive<boolean | "true" | "false" | "inherit" | "plaintext-only">;
	draggable?: Reactive<boolean | "true" | "false">;
	spellCheck?: Reactive<boolean | "true" | "false">;
	hidden?: Reactive<boolean | "until-found">;
	popover?: Reactive<"auto" | "manual" | "hint" | "" | boolean>;
	/** Names of other elements. */
	list?: Reactive<string>;
	form?: Reactive<string>;
	popoverTarget?: Reactive<string>;
	commandfor?: Reactive<string>;
	headers?: Reactive<string>;
	htmlfor?: never;
	/** An address, or a function that is called with the form's data. */
	action?: Reactive<string> | ((data: FormData) => unknown);
	formAction?: Reactive<string> | ((data: FormData) => unknown);
	/** Attributes whose property is a token list. */
	rel?: Reactive<string>;
	sizes?: Reactive<string>;
	sandbox?: Reactive<string>;
	width?: Reactive<number | string>;
	height?: Reactive<number | string>;
	allow?: Reactive<string>;
	itemProp?: Reactive<string>;
	itemScope?: Reactive<boolean>;
	itemType?: Reactive<string>;
	itemID?: Reactive<string>;
	itemRef?: Reactive<string>;
	property?: Reactive<string>;
	capture?: Reactive<boolean | "user" | "environment">;
	download?: Reactive<boolean | string>;
	suppressHydrationWarning?: boolean;
	suppressContentEditableWarning?: boolean;
	[name: `data-${string}`]: unknown;
	[name: `aria-${string}`]: unknown;
}

export type HTMLAttributes<E = HTMLElement> = Properties<E> & Special<E> & Handlers<E>;

/** Attributes that are animated lists, lengths or numbers as properties; and those that style. */
type Animated<E> = {
	[K in keyof E as K extends string
		? E[K] extends { readonly baseVal: unknown }
			? K | Kebab<K>
			: never
		: never]?: Reactive<string | number | boolean>;
};
/** Attributes without a property. */
type OnlySvg =
	| keyof Values
	| "accentHeight"
	| "attributeName"
	| "attributeType"
	| "begin"
	| "by"
	| "calcMode"
	| "clipPathUnits"
	| "d"
	| "dur"
	| "end"
	| "fx"
	| "fy"
	| "href"
	| "id"
	| "in"
	| "in2"
	| "keyPoints"
	| "keySplines"
	| "keyTimes"
	| "lang"
	| "max"
	| "media"
	| "min"
	| "onbegin"
	| "order"
	| "origin"
	| "path"
	| "points"
	| "radius"
	| "refX"
	| "refY"
	| "repeatCount"
	| "repeatDur"
	| "requiredExtensions"
	| "restart"
	| "result"
	| "rotate"
	| "stdDeviation"
	| "systemLanguage"
	| "tabIndex"
	| "target"
	| "to"
	| "transform"
	| "type"
	| "values"
	| "version"
	| "viewBox"
	| "preserveAspectRatio"
	| "xlinkHref"
	| "xmlns"
	| "xmlSpace";
interface Values {
	from: string;
}
export type SVGAttributes<E = SVGElement> = Animated<E> & {
	[K in StyleName | Kebab<StyleName> | OnlySvg | Lowercase<OnlySvg> | "focusable"]?: K extends keyof Special<E>
		? Special<E>[K]
		: Reactive<string | number | boolean>;
} & Special<E> &
	Handlers<E>;

type OnlyMath =
	| "accent"
	| "accentunder"
	| "columnspan"
	| "depth"
	| "display"
	| "displaystyle"
	| "encoding"
	| "fence"
	| "id"
	| "largeop"
	| "linethickness"
	| "lspace"
	| "mathbackground"
	| "mathcolor"
	| "mathsize"
	| "mathvariant"
	| "maxsize"
	| "minsize"
	| "movablelimits"
	| "rowspan"
	| "rspace"
	| "scriptlevel"
	| "separator"
	| "stretchy"
	| "symmetric"
	| "tabIndex"
	| "voffset"
	| "xmlns";
export type MathMLAttributes<E = MathMLElement> = {
	[K in OnlyMath]?: Reactive<string | number | boolean>;
} & Special<E> &
	Handlers<E>;

// The elements

type HtmlElements = { [K in keyof HTMLElementTagNameMap]: HTMLAttributes<HTMLElementTagNameMap[K]> };
type SvgElements = {
	[K in Exclude<keyof SVGElementTagNameMap, keyof HTMLElementTagNameMap>]: SVGAttributes<SVGElementTagNameMap[K]>;
};
type MathElements = {
	[K in Exclude<
		keyof MathMLElementTagNameMap,
		keyof HTMLElementTagNameMap | keyof SVGElementTagNameMap
	>]: MathMLAttributes<MathMLElementTagNameMap[K]>;
};
/** Attributes shared by HTML and SVG. */
interface SharedElements {
	a: HTMLAttributes<HTMLAnchorElement> & SVGAttributes<HTMLAnchorElement>;
}

export declare namespace JSX {
	type Element = VNode;
	type ElementType =
		| keyof IntrinsicElements
		| ((props: Any, ...rest: Any) => ReactNode)
		| (new (
				props: Any,
				...rest: Any
		  ) => Component);
	interface ElementClass extends Component {}
	interface ElementAttributesProperty {
		props: object;
	}
	interface ElementChildrenAttribute {
		children: object;
	}
	interface IntrinsicAttributes {
		key?: Key;
	}
	interface IntrinsicClassAttributes<T> {
		key?: Key;
		ref?: Ref<T>;
	}
	type LibraryManagedAttributes<C, P> = C extends { defaultProps: infer D }
		? Omit<P, keyof D> & Partial<Pick<P, keyof P & keyof D>>
		: P;
	interface IntrinsicElements extends Omit<HtmlElements, "a">, SvgElements, MathElements, Pick<SharedElements, "a"> {
		/** Custom elements may have any attributes. */
		[name: `${string}-${string}`]: Any;
	}
}
