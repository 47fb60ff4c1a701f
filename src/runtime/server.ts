// Markup of elements, for anyone who prerenders: by a server or a build, without a DOM.
import { createInstance, type Instance } from "./instance";
import * as plugs from "./plugs";
import { chosen, printed } from "./react/controlled";
import { describe, draw, enter, goTo, here } from "./render";
import { Primary, Secondary, Suspense } from "./suspense";
import { type ComponentType, Fragment, isFunction, isThenable, type Props, toChildArray, type VNode } from "./vnode";

/** Markup, or a promise of it if something in it waits. */
type Markup = string | Promise<string>;

export interface ServerOptions {
	/** Prefix of the ids of `useId`, as for `hydrateRoot`. */
	identifierPrefix?: string;
	/** Called for an error that ends the rendering. */
	onError?(error: unknown): void;
}

export interface PipeableOptions extends ServerOptions {
	/** The markup can be piped: it is complete, `onAllReady` is called as well. */
	onShellReady?(): void;
	onAllReady?(): void;
	onShellError?(error: unknown): void;
}

/** Of Node's streams, the part that is used. */
interface Writable {
	write(markup: string): unknown;
	end(): unknown;
	destroy?(error: unknown): unknown;
}

/** Whether the running rendering waits for promises, or draws fallbacks. */
let mayWait = false;

/** A hydrating place, so that stores return the server's value. */
const inPlace = (work: () => Markup, waits: boolean): Markup => {
	const outer = mayWait;
	let markup: Markup = "";
	try {
		enter(() => {
			goTo({} as Element);
			here.isHydrating_ = true;
			mayWait = waits;
			markup = work();
		});
	} finally {
		mayWait = outer;
	}
	return markup;
};

const print = (vnode: unknown, prefix: string, waits: boolean): Markup => {
	const top = createInstance(Fragment, undefined, undefined);
	top.context_ = {};
	top.prefix_ = prefix;
	return inPlace(() => writeAll(vnode, top), waits);
};

/** Renders to markup, to be printed and hydrated. Effects and refs wait for the page. */
export const renderToString = (
	vnode: unknown,
	{ identifierPrefix = "0" }: { identifierPrefix?: string } = {},
): string => print(vnode, identifierPrefix, false) as string;

const complete = async (vnode: unknown, { identifierPrefix = "0", onError }: ServerOptions): Promise<string> => {
	try {
		const markup = await print(vnode, identifierPrefix, true);
		return /^<html[ >]/.test(markup) ? `<!DOCTYPE html>${markup}` : markup;
	} catch (error) {
		onError?.(error);
		throw error;
	}
};

/** Renders for Node's streams, once nothing waits for a promise any more. @example renderToPipeableStream(<App />).pipe(response) */
export const renderToPipeableStream = (
	vnode: unknown,
	options: PipeableOptions = {},
): { pipe<T extends Writable>(to: T): T; abort(reason?: unknown): void } => {
	let end!: (reason: unknown) => void;
	const aborted = new Promise<never>((_, reject) => {
		end = reject;
	});
	const markup = Promise.race([complete(vnode, options), aborted]);
	markup.then(
		() => {
			options.onShellReady?.();
			options.onAllReady?.();
		},
		(error) => options.onShellError?.(error),
	);
	return {
		pipe(to) {
			markup.then(
				(all) => {
					to.write(all);
					to.end();
				},
				(error) => to.destroy?.(error),
			);
			return to;
		},
		abort: (reason = new Error("The rendering was ended.")) => end(reason),
	};
};

/** Renders for web streams, once nothing waits for a promise any more. @example new Response(await renderToReadableStream(<App />)) */
export const renderToReadableStream = async (
	vnode: unknown,
	options: ServerOptions = {},
): Promise<ReadableStream<Uint8Array> & { allReady: Promise<void> }> => {
	const markup = new TextEncoder().encode(await complete(vnode, options));
	const stream = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(markup);
			controller.close();
		},
	});
	return Object.assign(stream, { allReady: Promise.resolve() });
};

export { renderToString as renderToStaticMarkup };
export default { renderToString, renderToStaticMarkup: renderToString, renderToPipeableStream, renderToReadableStream };

const create = ({ type, key }: Pick<VNode, "type" | "key">, parent: Instance, place: number): Instance => {
	const instance = createInstance(type, key, parent);
	instance.context_ = parent.context_;
	parent.children_[place] = instance;
	return instance;
};

const write = (child: unknown, parent: Instance, place: number): Markup => {
	const vnode = describe(child);
	if (vnode === null) return "";
	if (typeof vnode === "string") return escapeText(vnode);
	return isFunction(vnode.type)
		? writeComponent(vnode, vnode.type, parent, place)
		: writeElement(vnode, create(vnode, parent, place));
};

const writeAll = (children: unknown, parent: Instance): Markup => {
	const list = Array.isArray(children) ? children : [children];
	// As many as on the page, whose ids know them.
	parent.children_ = list.map(() => null);
	return join(list.map((child, place) => write(child, parent, place)));
};

const join = (parts: Markup[]): Markup =>
	parts.some((part) => typeof part !== "string") ? Promise.all(parts).then((all) => all.join("")) : parts.join("");

const writeComponent = (vnode: VNode, type: ComponentType, parent: Instance, place: number): Markup => {
	// Portals are not in the markup.
	if ("containerInfo" in vnode) return "";
	const instance = create(vnode, parent, place);
	// States that change are not drawn again.
	instance.isGone_ = true;
	if (type === Suspense) return writeSuspense(vnode.props, instance);
	let drawn: unknown;
	try {
		drawn = type === Fragment ? vnode.props.children : call(instance, vnode, type);
	} catch (error) {
		if (!mayWait || !isThenable(error)) throw error;
		const again = () => inPlace(() => writeComponent(vnode, type, parent, place), true);
		return Promise.resolve(error).then(again, again);
	} finally {
		// It follows no signal any more; a class was never mounted.
		if (instance.public_) instance.public_.componentWillUnmount = undefined;
		for (const cleanup of instance.cleanups_ ?? []) cleanup();
	}
	return writeAll(drawn, instance);
};

/** Renders until nothing in it changes its own state any more. What changes a signal that it has read is no reason: nothing follows it here. */
const call = (instance: Instance, vnode: VNode, type: ComponentType): unknown => {
	if (type.prototype?.render && plugs.renderClass) return plugs.renderClass(instance, vnode);
	for (let rounds = 0; ; rounds++) {
		const drawn = draw(instance, type, instance, vnode.props, instance.context_);
		if (!instance.isDirty_ || instance.isForced_ || rounds > 24) return drawn;
	}
};

/** In the places that the page has them. */
const writeSuspense = ({ children, fallback }: Props, instance: Instance): Markup => {
	instance.children_ = [null, null];
	const [primary, secondary] = [Primary, Secondary].map((type, place) => create({ type, key: null }, instance, place));
	try {
		return writeAll(children, primary!);
	} catch (error) {
		if (!isThenable(error)) throw error;
		return writeAll(fallback, secondary!);
	}
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/** A name of the style object as in a style sheet. https://drafts.csswg.org/cssom/#idl-attribute-to-css-property */
const ruleOf = (name: string) =>
	name.startsWith("--") ? name : name.replace(/[A-Z]/g, "-$&").toLowerCase().replace(/^ms-/, "-ms-");

const writeStyle = (style: unknown): string =>
	typeof style === "object"
		? Object.entries(style as Props)
				.filter(([, value]) => value != null && value !== "")
				.map(([name, value]) => `${ruleOf(name)}:${`${value}`.trim()}`)
				.join(";")
		: `${style}`;

const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Whose `false` is a word as well. */
const words = /^(....-|draggable$|spellCheck$|contentEditable$)/;
/** Attributes that are not called as the property is. */
const attributes: Record<string, string> = {
	className: "class",
	htmlFor: "for",
	acceptCharset: "accept-charset",
	httpEquiv: "http-equiv",
	defaultChecked: "checked",
	defaultValue: "value",
	xlinkHref: "xlink:href",
};

const writeElement = ({ type, props }: VNode, instance: Instance): Markup => {
	const tag = type as string;
	// https://html.spec.whatwg.org/multipage/syntax.html#syntax-tag-name
	if (!/^[a-z][^\s/>"'<=]*$/i.test(tag)) throw new Error(`No element can be called ${tag}.`);
	const value = (props as { [chosen]?: { value: unknown } })[chosen]?.value ?? props.value ?? props.defaultValue;
	let children = (props as { [printed]?: unknown })[printed] ?? props.children;
	const isCustom = tag.includes("-");
	let markup = `<${tag}`;
	for (const name in props) {
		let given = props[name];
		if (plugs.isSignal?.(given)) given = given.peek();
		const isValue = /^(value|defaultValue)$/.test(name);
		const isHandler = name.startsWith("on") && !isCustom;
		if (isHandler || /^(children|dangerouslySetInnerHTML)$/.test(name) || (isValue && /^(textarea|select)$/.test(tag)))
			continue;
		// A name from elsewhere must not end its attribute. https://html.spec.whatwg.org/multipage/syntax.html#attributes-2
		if (/[\s/>"'<=]/.test(name) || (name === "defaultValue" && props.value != null)) continue;
		if (name === "ref" || name === "key" || given == null || isFunction(given)) continue;
		// The page sets it as a property.
		if (isCustom && name !== "style" && (typeof given === "object" || typeof given === "symbol")) continue;
		// ARIA's states are words: an attribute without a value says nothing. https://www.w3.org/TR/wai-aria-1.2/#typemapping
		if (typeof given === "boolean" && !words.test(name)) {
			if (!given) continue;
			given = "";
		}
		if (name === "style" && !(given = writeStyle(given))) continue;
		markup += ` ${(isCustom && name === "htmlFor" ? null : attributes[name]) ?? name}="${escapeText(`${given}`)}"`;
	}
	if (empty.test(tag)) return `${markup}/>`;
	markup += ">";
	if (tag === "textarea" && value != null) children = value;
	if (tag === "select" && value != null) children = choose(children, [value].flat());
	const { dangerouslySetInnerHTML: inner } = props;
	const content = inner ? `${inner.__html ?? ""}` : writeAll(children, instance);
	// A parser drops the first line break. https://html.spec.whatwg.org/multipage/grouping-content.html#the-pre-element
	if (/^(pre|listing|textarea)$/.test(tag) && typeof content === "string" && content[0] === "\n") markup += "\n";
	return join([markup, content, `</${tag}>`]);
};

/** The options of a list that its value names. */
const choose = (children: unknown, values: unknown[]): unknown =>
	toChildArray(children).map((child) => {
		const { type, props } = child as VNode;
		if (type === "optgroup")
			return { ...(child as VNode), props: { ...props, children: choose(props.children, values) } };
		const isChosen = type === "option" && values.some((value) => `${value}` === `${props.value ?? props.children}`);
		return isChosen ? { ...(child as VNode), props: { ...props, selected: true } } : child;
	});
