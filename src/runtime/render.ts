// The renderer: keeps an instance for each rendered element and makes the DOM match the descriptions.
import {
	type Commit,
	createInstance,
	type Described,
	firstDom,
	firstOf,
	type Instance,
	type List,
	none,
	SAME,
} from "./instance";
import * as plugs from "./plugs";
import { setProp } from "./props";
import { waits } from "./schedule";
import {
	type ComponentType,
	createVNode,
	Fragment,
	isFunction,
	isValidElement,
	options,
	type Props,
	type VNode,
} from "./vnode";

/** A container's own registry of custom elements. https://developer.mozilla.org/docs/Web/API/CustomElementRegistry */
interface Scope {
	readonly customElementRegistry?: unknown;
}

/** A place in the DOM that the renderer works at. */
interface Place {
	readonly container_: Node & ParentNode & Scope & { moveBefore?(node: Node, before: Node | null): void };
	/** Next node in the container that is not yet placed. */
	cursor_: ChildNode | null;
	/** Namespace of the elements created here; HTML's by default. */
	readonly namespace_: string | null;
	/** Nodes of the container that may be taken over, while hydrating or rendering over foreign content. */
	nodes_: (ChildNode | null)[] | undefined;
	/** The nodes are the server's: attributes stay. */
	isHydrating_: boolean;
}

/** The renderer's place. Code that moves elsewhere restores it. */
export let here: Place;
const html = "http://www.w3.org/1999/xhtml";
const svg = "http://www.w3.org/2000/svg";
const mathml = "http://www.w3.org/1998/Math/MathML";

/** HTML is written in these again. https://html.spec.whatwg.org/multipage/parsing.html#tree-construction */
const holdsHtml = /^(foreignObject|m[inos]|mtext)$/;

/** Namespace of the elements in a node. */
const namespaceIn = ({ namespaceURI: uri, localName }: Element) =>
	(uri === svg || uri === mathml) && !holdsHtml.test(localName) ? uri : null;

// biome-ignore lint/suspicious/noExplicitAny: a component's function or method
type Draw = (this: any, ...given: any[]) => unknown;

/** Work that needs the finished DOM, in tree order: components with effects or callbacks, and refs. */
let commits: Commit[] = [];

// Places

/** Where a node of this instance would go: before the first DOM node that comes after it. */
const nextDom = (instance: Instance): ChildNode | null => {
	const parent = instance.parent_!;
	return firstOf(parent, parent.children_.indexOf(instance) + 1) ?? (parent.dom_ ? null : nextDom(parent));
};

const place = (instance: Instance, isMove?: boolean): void => {
	const { dom_: dom } = instance;
	if (isFunction(instance.type_)) {
		if (!dom) for (const child of instance.children_) if (child) place(child, isMove);
	} else {
		const { container_: container, cursor_: cursor } = here;
		if (dom === cursor) here.cursor_ = dom.nextSibling;
		// Frames are not reloaded, focus and animations continue. https://developer.mozilla.org/docs/Web/API/Element/moveBefore
		else if (isMove && container.moveBefore && dom.parentNode === container) container.moveBefore(dom, cursor);
		else container.insertBefore(dom, cursor);
	}
};

/** Restores nodes that were kept elsewhere, to be rendered in place. */
export const putBack = (instance: Instance): void => {
	place(instance);
	here.cursor_ = firstDom(instance) ?? here.cursor_;
};

const skip = (instance: Instance) => {
	const last = firstDom(instance, true);
	if (last) here.cursor_ = last.nextSibling;
};

// Children

export const describe = (child: unknown): Described | null => {
	if (child == null || typeof child === "boolean" || isFunction(child)) return null;
	if (typeof child === "object") {
		if (isValidElement(child)) return child;
		if (Array.isArray(child)) return createVNode(Fragment, { children: child });
		// Neither parsed JSON nor a foreign object is drawn.
		if (!(child instanceof String)) return plugs.list?.(child) ?? null;
	}
	return `${child}`;
};

const fits = (old: Instance | null | undefined, type: unknown, key: unknown): boolean =>
	// biome-ignore lint/suspicious/noDoubleEquals: a key of 1 is a key of "1"
	!!old && old.place_ < 0 && old.type_ === type && old.key_ == key;

/**
 * Tells where in a list a child is that fits: by its key; if keys are missing, not distinct or of several kinds, as 1 is
 * a key of "1", it is the nearest one before a place, else the nearest one after it; -1 for none.
 */
const createFinder = (list: (Instance | null)[]) => {
	const places = new Map<unknown, number>();
	const kinds = new Set<string>();
	let keyed = 0;
	list.forEach((child, place) => {
		if (child?.key_ == null) return;
		keyed++;
		kinds.add(typeof child.key_);
		places.set(child.key_, place);
	});
	return (place: number, type: unknown, key: unknown) => {
		if (key != null && places.size === keyed && kinds.add(typeof key).size < 2) {
			const found = places.get(key) ?? -1;
			return fits(list[found], type, key) ? found : -1;
		}
		for (let at = place; at >= 0; at--) if (fits(list[at], type, key)) return at;
		for (let at = place; at < list.length; at++) if (fits(list[at], type, key)) return at;
		return -1;
	};
};

/** Replaces the children of an instance by those of a list, keeping matches by key and type. */
export const reconcile = (parent: Instance, drawn: unknown): void => {
	const list: List = Array.isArray(drawn) ? drawn : [drawn];
	const { children_: old } = parent;
	const { length } = list;
	const described: (Described | null)[] = new Array(length);
	let isAligned = length === old.length;
	for (let index = 0; index < length; index++) {
		const vnode = (described[index] = describe(list[index]));
		if (isAligned) {
			const child = old[index];
			isAligned = vnode === null ? !child : fits(child, (vnode as VNode).type, (vnode as VNode).key);
		}
	}
	// Separate, so that a changing list does not deoptimise the code for the many that do not change.
	if (!isAligned) match(parent, described);
	const { children_: next } = parent;
	for (let index = 0; index < length; index++) {
		const instance = next[index];
		if (instance) patch(instance, described[index]!);
	}
};

/** Finds or makes an instance for each description, and removes those that are left. */
const match = (parent: Instance, described: (Described | null)[]): void => {
	const old = parent.children_;
	const { length } = described;
	const next: Instance["children_"] = new Array(length);
	let left = old.length;
	/** How far an old child that stayed in order is from its new place. */
	let skew = 0;
	/** Old place of the child that was kept last. */
	let last = -1;
	let isShuffled = false;
	/** Created for the first child that is not at its expected place. */
	let find: ReturnType<typeof createFinder> | undefined;

	for (let index = 0; index < length; index++) {
		const vnode = described[index]!;
		let instance: Instance | null = null;
		if (vnode !== null) {
			// A text has neither.
			const { type, key } = vnode as VNode;
			const expected = index + skew;
			const before = old[expected];
			// Where nothing was drawn before, a child without a key is a new one.
			const mayMatch = before !== null || key != null;
			let found = -1;
			if (left && mayMatch)
				found = fits(before, type, key) ? expected : (find ??= createFinder(old))(expected, type, key);
			if (found < 0) {
				instance = createInstance(type, key, parent);
				if (mayMatch) skew += Math.sign(old.length - length);
			} else {
				instance = old[found]!;
				instance.place_ = found;
				left--;
				if (found !== expected) skew += found === expected - 1 || found > expected + 1 ? -1 : 1;
				if (found < last) isShuffled = true;
				last = found;
			}
		}
		next[index] = instance;
	}

	if (left) {
		for (const child of old) if (child && child.place_ < 0) unmount(child);
		// Without remaining own nodes, the next node belongs to something else.
		if (parent.dom_ && last < 0) here.cursor_ = null;
	}
	parent.children_ = next;
	if (isShuffled) markMoved(next);
};

/** All children except a longest increasing sequence have to move. */
const markMoved = (next: (Instance | null)[]) => {
	const ends: number[] = [];
	const before: number[] = [];
	next.forEach((instance, index) => {
		if (!instance || instance.place_ < 0) return;
		let low = 0;
		let high = ends.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if (next[ends[middle]!]!.place_ < instance.place_) low = middle + 1;
			else high = middle;
		}
		before[index] = ends[low - 1]!;
		ends[low] = index;
	});
	for (let index = ends.at(-1); index !== undefined; index = before[index]) next[index]!.place_ = -1;
	for (const instance of next) if (instance && instance.place_ >= 0) instance.place_ = -2;
};

// One instance

const patch = (instance: Instance, vnode: Described): void => {
	const before = instance.vnode_ as Described | undefined;
	// An element may have something in it that waits.
	const isSame = before === vnode && typeof instance.type_ !== "string" && !instance.hasFailed_ && !waits(instance);
	const first = instance.place_ < -1 && firstDom(instance);
	instance.place_ = -1;
	if (first && first !== here.cursor_) {
		// Patched in place, then moved.
		const target = here.cursor_;
		here.cursor_ = first;
		if (!isSame) patchOwn(instance, vnode, before);
		here.cursor_ = target;
		place(instance, true);
	} else if (isSame) skip(instance);
	else patchOwn(instance, vnode, before);
};

const patchOwn = (instance: Instance, vnode: Described, before: Described | undefined): void => {
	instance.context_ = instance.parent_!.context_;
	if (typeof vnode === "string") {
		patchText(instance, vnode);
		return;
	}
	if (isFunction(vnode.type)) {
		patchComponent(instance, vnode);
		instance.isMounted_ = true;
	} else patchElement(instance, vnode, before as VNode | undefined);
	const { ref } = vnode;
	const known = (before as VNode | undefined)?.ref;
	if (ref !== known) {
		if (known) applyRef(known, null, instance);
		if (ref) commits.push([instance, ref]);
	}
	options.diffed?.(vnode, instance);
};

/** Compared with the last rendered text, as in Preact: reading the node takes a tenth of an update of 1,000 rows. */
const changeText = (instance: Instance, text: string) => {
	if (instance.vnode_ !== text) instance.dom_.data = instance.vnode_ = text;
};

const patchText = (instance: Instance, text: string) => {
	if (!instance.dom_) {
		instance.vnode_ = text;
		instance.dom_ = plugs.claim?.(null, text) || document.createTextNode(text);
		place(instance);
	} else {
		changeText(instance, text);
		here.cursor_ = instance.dom_.nextSibling;
	}
};

/**
 * By far the most common children: a single text needs no list to be matched, and no place.
 * @returns whether there is nothing else in the element
 */
const patchOnlyText = (instance: Instance, dom: Element, text: string): boolean => {
	const { children_: children } = instance;
	if (!children.length) {
		const made = createInstance(undefined, undefined, instance);
		made.vnode_ = text;
		dom.insertBefore((made.dom_ = document.createTextNode(text)), null);
		instance.children_ = [made];
	} else if (children.length === 1 && children[0] && !children[0].type_) changeText(children[0], text);
	else return false;
	return true;
};

const patchElement = (instance: Instance, vnode: VNode, before: VNode | undefined) => {
	const { props } = vnode;
	const type = vnode.type as string;
	const old = before?.props ?? {};
	const outer = here;
	let { dom_: dom } = instance;
	if (!dom) dom = plugs.claim?.(type, "");
	let { nodes_: nodes, isHydrating_: isAdopting } = outer;
	const namespace = type === "svg" ? svg : type === "math" ? mathml : outer.namespace_;
	const isSvg = namespace === svg;

	if (!dom) {
		const { container_: container } = outer;
		const owner: Document & Scope = container.ownerDocument ?? document;
		// A container may have its own registry of custom elements. Options are passed only if there are any: reading them
		// takes longer than creating the element, and even reading none takes as long (185 ns per call, not 100).
		const given = props.is
			? props
			: container.customElementRegistry !== owner.customElementRegistry && (container as ElementCreationOptions);
		dom = given
			? owner.createElementNS(namespace ?? html, type, given)
			: owner.createElementNS(namespace ?? html, type);
		nodes = undefined;
		isAdopting = false;
	}
	instance.dom_ = dom;
	instance.vnode_ = vnode;

	const { dangerouslySetInnerHTML: oldMarkup } = old;
	const differs = props !== old;
	// Collected while iterating over the props: looking each of them up in objects of many shapes takes longer than setting a prop.
	let children: unknown;
	let markup: Props["dangerouslySetInnerHTML"];
	let newValue: unknown;
	let newChecked: unknown;
	if (differs) for (const name in old) if (!(name in props)) set(instance, dom, name, undefined, old[name], isSvg);
	for (const name in props) {
		const value = props[name];
		if (name === "children") children = value;
		else if (name === "dangerouslySetInnerHTML") markup = value;
		else if (name === "checked") newChecked = value;
		else if (name === "value" && type !== "progress") newValue = value;
		else if (differs && value !== old[name]) set(instance, dom, name, value, old[name], isSvg, isAdopting);
	}
	if (markup) {
		for (const child of instance.children_) if (child) unmount(child, true);
		instance.children_ = none;
		const { __html: html } = markup;
		if (!isAdopting && (!oldMarkup || (html ?? null) !== (oldMarkup.__html ?? null)) && html !== dom.innerHTML)
			dom.innerHTML = html;
	} else {
		if (oldMarkup) dom.innerHTML = "";
		const target = type === "template" ? dom.content : dom;
		const isText = !nodes && (typeof children === "string" || typeof children === "number");
		if (
			!(isText && patchOnlyText(instance, target, `${children}`)) &&
			(instance.children_.length || children != null || (nodes && props.defaultValue == null))
		) {
			goTo(target, namespace && namespaceIn(dom), firstOf(instance));
			if (nodes) plugs.adopt!(target, isAdopting);
			reconcile(instance, children);
			if (here.nodes_) plugs.clear!(here.nodes_);
			here = outer;
		}
	}
	// A list's value can be chosen once its options exist. Values entered before hydration stay.
	if (differs && (!isAdopting || type === "textarea")) {
		if (newValue != null && (newValue !== dom.value || (type === "option" && before && newValue !== old.value)))
			set(instance, dom, "value", newValue, old.value, isSvg);
		// biome-ignore lint/suspicious/noDoubleEquals: 1 is as good as true
		if (newChecked != null && newChecked != dom.checked) set(instance, dom, "checked", newChecked, old.checked, isSvg);
	}

	if (before) here.cursor_ = dom.nextSibling;
	else place(instance);
};

const set = (
	instance: Instance,
	dom: Element,
	name: string,
	value: unknown,
	old: unknown,
	isSvg: boolean,
	isAdopting?: boolean,
) => {
	if (!plugs.bind?.(instance, name, value, old, isSvg, setProp) && (!isAdopting || isFunction(value)))
		setProp(dom, name, value, old, isSvg);
};

const patchComponent = (instance: Instance, vnode: VNode) => {
	const type = vnode.type as ComponentType;
	const outer = here;
	const { cursor_: cursor } = outer;
	const { length: committed } = commits;
	try {
		const result = type === Fragment ? vnode.props.children : call(instance, vnode, type);
		instance.vnode_ = vnode;
		if (result === SAME) {
			skip(instance);
			if (instance.callbacks_) commits.push([instance]);
			plugs.forget?.(instance, commits, committed);
			return;
		}
		// Before its descendants render, which may fail again.
		instance.hasFailed_ = false;
		const { dom_: target } = instance;
		if (target) {
			goTo(target, undefined, instance.isMounted_ ? firstOf(instance) : null);
		}
		// A fragment around all that a component draws is the same as none.
		reconcile(
			instance,
			isValidElement(result) && result.type === Fragment && result.key == null ? result.props.children : result,
		);
		instance.thrown_ = undefined;
		if (plugs.end?.(instance) || instance.callbacks_) commits.push([instance]);
		here = outer;
		plugs.forget?.(instance, commits, committed);
	} catch (error) {
		here = outer;
		here.cursor_ = cursor;
		instance.vnode_ = vnode;
		// The parts of it that did not reach the document get no mount callbacks.
		commits.length = committed;
		fail(error, instance, true);
		skip(instance);
	}
};

/** The component that is being rendered. */
export let current: Instance | undefined;

/** Calls a component's function or method. */
export const draw = (instance: Instance, run: Draw, self: unknown, ...given: unknown[]): unknown => {
	const outer = current;
	instance.isDirty_ = instance.isForced_ = false;
	plugs.begin?.(instance);
	current = instance;
	plugs.track?.(instance);
	try {
		return run.apply(self, given);
	} finally {
		plugs.untrack?.(instance);
		current = outer;
	}
};

/** Renders until nothing in it changes its own state any more. */
const call = (instance: Instance, vnode: VNode, type: ComponentType): unknown => {
	if (type.prototype?.render && plugs.renderClass) return plugs.renderClass(instance, vnode);
	if (plugs.isIdle?.(instance, vnode.props)) return SAME;
	for (let rounds = 0; ; rounds++) {
		const result = draw(instance, type, instance, vnode.props, instance.context_);
		if (!instance.isDirty_ || rounds > 24) return result;
	}
};

export const unmount = (instance: Instance, isDomGone?: boolean): void => {
	const { vnode_: vnode, type_: type, dom_: dom } = instance;
	const isElement = !isFunction(type);
	// Whose ref may wait to be set.
	if (!isElement || (vnode as VNode | undefined)?.ref) instance.isGone_ = true;
	// An instance that failed while it was created has no description.
	if (type) {
		if (vnode) options.unmount?.(vnode as VNode, instance);
		const { ref_: ref } = instance;
		if (ref && (isFunction(ref) || !ref.current || ref.current === (instance.public_ ?? dom)))
			applyRef(ref, null, instance);
		if (instance.cleanups_) for (const cleanup of instance.cleanups_) attempt(cleanup, instance);
	}
	for (const child of instance.children_) if (child) unmount(child, isElement || (!dom && isDomGone));
	if (isElement && !isDomGone && dom) {
		if (dom === here.cursor_) here.cursor_ = dom.nextSibling;
		dom.remove();
	}
};

/** Does something for an instance, which fails if that does. */
export const attempt = (run: () => void, instance: Instance) => {
	try {
		run();
	} catch (error) {
		fail(error, instance);
	}
};

/**
 * Passes it to the `Suspense` that waits for a promise, the nearest mounted boundary, or the root; without any the error is thrown.
 * @param isDrawing whether rendering failed
 */
export const fail = (error: unknown, instance: Instance, isDrawing?: boolean): void => {
	if (plugs.suspend?.(error, instance) || plugs.pass?.(error, instance, isDrawing)) return;
	const { uncaught_: tell } = topAbove(instance);
	if (!tell) throw error;
	tell(error);
};

export const applyRef = (ref: NonNullable<VNode["ref"]>, value: unknown, instance: Instance): void =>
	attempt(() => {
		instance.ref_ = value ? ref : null;
		if (isFunction(ref)) {
			const { refCleanup_: cleanup } = instance;
			if (cleanup) {
				instance.refCleanup_ = undefined;
				cleanup();
				if (value == null) return;
			}
			const returned = ref(value);
			if (isFunction(returned)) instance.refCleanup_ = returned;
		} else (ref as { current: unknown }).current = value;
	}, instance);

/** As in React: insertion effects, then refs and layout effects from the innermost outwards. */
const commit = () => {
	const all = commits.filter(([instance]) => !instance.isGone_);
	commits = [];
	plugs.prepare?.(all);
	for (const [instance, ref] of all) {
		if (ref) applyRef(ref, instance.public_ ?? instance.dom_, instance);
		else {
			plugs.commit?.(instance);
			const callbacks = instance.callbacks_ ?? [];
			instance.callbacks_ = undefined;
			for (const callback of callbacks) attempt(callback, instance);
		}
	}
};

/** Renders an instance again in its place. */
export const rerender = (instance: Instance) => {
	let host = instance.parent_!;
	while (!host.dom_) host = host.parent_!;
	goTo(host.dom_, undefined, firstDom(instance) ?? nextDom(instance));
	plugs.resume?.(instance);
	patchOwn(instance, instance.vnode_, instance.vnode_);
};

/** Holds the hidden content of a container. */
export const asideOf = (dom: Node): Element => document.createElementNS(namespaceIn(dom as Element), "g");

/** Moves to another place of the document. */
export const goTo = (
	container: Node & ParentNode,
	namespace = namespaceIn(container as Element),
	cursor: ChildNode | null = null,
): void => {
	here = {
		container_: container,
		cursor_: cursor,
		namespace_: namespace,
		nodes_: undefined,
		isHydrating_: false,
	};
};

/** What a batch has rendered of an instance. */
interface Rendered {
	commits_: Commit[];
	/** Instances in it that were rendered after it. */
	inner_: Rendered[];
}

/** Of the running batch, by instance; all are in the one of `undefined`. */
let rendered: Map<Instance | undefined, Rendered> | undefined;

/** Instances that are rendered again during it are committed together, those in others first. */
export const batch = (render: () => void): void => {
	const outer = [here, commits, rendered] as const;
	const all: Rendered = { commits_: [], inner_: [] };
	rendered = new Map([[undefined, all]]);
	try {
		render();
	} finally {
		commits = innerFirst(all).filter(isShown);
		rendered = undefined;
		try {
			commit();
		} finally {
			[here, commits, rendered] = outer;
		}
	}
};

const innerFirst = ({ commits_: commits, inner_: inner }: Rendered): Commit[] => [
	...inner.flatMap(innerFirst),
	...commits,
];

/** Something that was rendered later may have hidden it. */
const isShown = (entry: Commit) => {
	const list = [entry];
	plugs.forget?.(entry[0], list, 0);
	return list.length;
};

/** Works somewhere and commits; an instance in a batch is committed with it. */
export const enter = (work: () => void, instance?: Instance): void => {
	const outer = [here, commits] as const;
	commits = [];
	try {
		plugs.work ? plugs.work(work) : work();
		if (rendered && instance) {
			let above = instance.parent_;
			while (above && !rendered.has(above)) above = above.parent_;
			const own: Rendered = { commits_: commits, inner_: [] };
			rendered.get(above)!.inner_.push(own);
			rendered.set(instance, own);
		} else commit();
	} finally {
		[here, commits] = outer;
	}
};

/** Renders an instance again, or passes its error on. */
const update = (instance: Instance, failure?: Error): unknown =>
	failure ? fail(failure, instance) : enter(() => rerender(instance), instance);

/** Own to this copy of the runtime, so that another may render into the same container. */
const top = /* @__PURE__ */ Symbol();
type Container = (Node & ParentNode) & { [top]?: Instance };

/** The top instance of a container. */
export const topOf = (target: Container): Instance => {
	if (!target[top]) {
		plugs.setRerender(update);
		const instance = (target[top] = createInstance(Fragment, undefined, undefined));
		instance.dom_ = target;
		instance.context_ = {};
	}
	return target[top];
};

/** The top of an instance's tree. */
export const topAbove = (instance: Instance): Instance => {
	while (instance.parent_) instance = instance.parent_;
	return instance;
};

/**
 * Renders into a container, or updates what was rendered there; `null` removes it.
 * @example render(<App />, document.body)
 */
export const render = (vnode: unknown, parent: Node & ParentNode, isHydrating = false): void => {
	const instance = topOf(parent);
	enter(() => {
		goTo(parent, undefined, firstOf(instance));
		if (instance.isMounted_ && !isHydrating) {
			if (!here.cursor_) instance.ids_ = 0;
		} else {
			// Hydrating means to start over.
			instance.children_ = none;
			instance.isMounted_ = true;
			plugs.adopt?.(parent, isHydrating);
		}
		reconcile(instance, [vnode]);
	});
};
