// For Preact Devtools: the tree of instances in the form that the extension reads from Preact 10.
// https://github.com/preactjs/preact-devtools
import type { Instance } from "./instance";
import * as plugs from "./plugs";
import { Top } from "./react/top";
import { topAbove } from "./render";
import { enqueue } from "./schedule";
import { type Boundary, Primary, Secondary, Suspense } from "./suspense";
import { Fragment, isFunction, options, type Props, type VNode } from "./vnode";

/** Preact's own names, as its build shortens them. */
interface View {
	type: VNode["type"] | null;
	key: unknown;
	props: unknown;
	readonly ref: unknown;
	/** Component. */
	readonly __c: object | null;
	/** Node. */
	readonly __e: Node | null;
	/** Children. */
	readonly __k: View[];
	/** Parent. */
	readonly __: View | null;
}

/** What the extension adds: hooks of Preact's `options`. */
interface Hooks {
	/** Before a component renders. */
	__b?(view: View): void;
	diffed?(view: View): void;
	unmount?(view: View): void;
	/** A subtree is in the page. */
	__c?(view: View, queue: []): void;
	/** A root's content, and its container. */
	__?(view: View, container: Node): void;
}

interface Extension {
	attachPreact?(version: string, options: Hooks, config: { Fragment: unknown }): void;
}

/** A component's state for one call of a hook. */
interface Hook {
	value_?: unknown;
	next_?: [unknown];
	dispatch_?: unknown;
}

/** The latest version whose fields these are. */
const version = "10.27.0";

/** Components of the runtime itself, whose children are shown in their place. */
const isOwn = ({ type_: type }: Instance) => type === Primary || type === Secondary || type === Top;
const shown = (instance: Instance): Instance => (isOwn(instance) ? shown(instance.parent_!) : instance);
const childrenOf = (instance: Instance): View[] =>
	instance.children_.flatMap((child) => (!child ? [] : isOwn(child) ? childrenOf(child) : viewOf(child)));

const again = (instance: Instance) => {
	instance.isForced_ = true;
	enqueue(instance);
};

/** State of hooks by their places; they have no names. */
const statesOf = (instance: Instance): [name: string, hook: Hook][] =>
	((instance.hooks_?.list_ ?? []) as Hook[]).flatMap((hook, index) =>
		hook.dispatch_ ? [[`hook ${index + 1}`, hook]] : [],
	);

const stateOf = (instance: Instance): Props => {
	if (instance.type_ === Suspense) return { _suspended: !!(instance as Boundary).pending_ };
	return instance.public_?.state ?? Object.fromEntries(statesOf(instance).map(([name, { value_ }]) => [name, value_]));
};

const changeState = (instance: Instance, state: Props) => {
	if (instance.public_) return instance.public_.setState(state);
	for (const [name, hook] of statesOf(instance)) if (!Object.is(hook.value_, state[name])) hook.next_ = [state[name]];
};

const componentOf = (instance: Instance) => ({
	constructor: instance.type_,
	_childDidSuspend: instance.type_ === Suspense,
	context: {},
	get props() {
		return (instance.vnode_ as VNode | undefined)?.props;
	},
	get state() {
		return stateOf(instance);
	},
	get _nextState() {
		return stateOf(instance);
	},
	set _nextState(state: Props) {
		changeState(instance, state);
	},
	/** The same, shortened: the extension writes both. */
	set __s(_state: Props) {},
	forceUpdate: () => again(instance),
	/** Its button to suspend something has no effect. */
	setState() {},
});

const views = new WeakMap<Instance, View>();

/** Follows its instance, so that there is one for as long as that lives. */
const viewOf = (instance: Instance): View => {
	const known = views.get(instance);
	if (known) return known;
	const { type_: type } = instance;
	const isComponent = isFunction(type);
	const view: View = {
		type: type ?? null,
		key: instance.key_,
		get props() {
			const { vnode_: vnode } = instance;
			return typeof vnode === "string" ? vnode : (vnode?.props ?? {});
		},
		set props(props) {
			instance.vnode_ = { ...(instance.vnode_ as VNode), props: props as Props };
		},
		get ref() {
			return (instance.vnode_ as VNode | undefined)?.ref;
		},
		__c: isComponent ? componentOf(instance) : null,
		get __e() {
			return isComponent ? null : instance.dom_;
		},
		get __k() {
			return childrenOf(instance);
		},
		get __() {
			return instance.parent_ ? viewOf(shown(instance.parent_)) : null;
		},
	};
	views.set(instance, view);
	return view;
};

/** Tells the extension of each tree and its updates, if there is one. Its hooks are not those of the app. */
export const attachDevtools = (): void => {
	const extension = (globalThis as { __PREACT_DEVTOOLS__?: Extension }).__PREACT_DEVTOOLS__;
	if (!extension?.attachPreact) return;
	const hooks: Hooks = {};
	extension.attachPreact(version, hooks, { Fragment });
	const begin = plugs.begin;
	const { diffed, unmount } = options;
	const roots = new WeakSet<Instance>();
	/** Rendered since the last report, and roots whose content has changed. */
	let rendered = new Set<Instance>();
	let changed = new Set<Instance>();

	const report = () => {
		const [all, whole] = [rendered, changed];
		[rendered, changed] = [new Set(), new Set()];
		for (const instance of all) {
			const top = topAbove(instance);
			if (!roots.has(top) || instance === top || shown(instance.parent_!) === top) whole.add(top);
		}
		/** What it is reported with. */
		const reportedBy = (instance: Instance): Instance => {
			let found = instance;
			for (let above: Instance | undefined = instance; above; above = above.parent_)
				if (all.has(above) || whole.has(above)) found = above;
			return found;
		};
		let isFirst = true;
		for (const first of new Set([...whole, ...all].map(reportedBy))) {
			const view = viewOf(first);
			if (whole.has(first)) {
				roots.add(first);
				const [content] = childrenOf(first);
				if (content) hooks.__?.(content, first.dom_);
				hooks.diffed?.(view);
			}
			// With each report the extension forgets what has rendered.
			for (const instance of isFirst ? [] : all) {
				if (reportedBy(instance) !== first) continue;
				hooks.__b?.(viewOf(instance));
				hooks.diffed?.(viewOf(instance));
			}
			hooks.__c?.(view, []);
			isFirst = false;
		}
	};
	const mark = (set: Set<Instance>, instance: Instance) => {
		if (!rendered.size && !changed.size) queueMicrotask(report);
		set.add(instance);
	};
	plugs.setBegin((instance) => {
		hooks.__b?.(viewOf(instance));
		begin?.(instance);
	});
	options.diffed = (vnode, instance) => {
		const drawn = shown(instance as Instance);
		hooks.diffed?.(viewOf(drawn));
		mark(rendered, drawn);
		diffed?.(vnode, instance);
	};
	options.unmount = (vnode, instance) => {
		const gone = instance as Instance;
		rendered.delete(gone);
		if (!isOwn(gone)) hooks.unmount?.(viewOf(gone));
		// Nothing else has to render if a root is emptied.
		const top = shown(gone.parent_!);
		if (roots.has(top)) mark(changed, top);
		unmount?.(vnode, instance);
	};
};
