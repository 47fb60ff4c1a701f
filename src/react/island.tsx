// An element whose DOM belongs to a plugin: React renders it, and the plugin runs on it while it is mounted.
import {
	type AllHTMLAttributes,
	createElement,
	type ReactElement,
	type Ref,
	useCallback,
	useContext,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { MountablePlugin, Mounted } from "../base/descriptor";
import type { Page } from "../base/page";
import { readPage } from "../base/read-page";
import type { Schema } from "../kit/settings";
import { observe } from "../kit/visibility";
import { checkStyles } from "./check-styles";
import { PageWords } from "./page-words";
import { serveActions } from "./serve-actions";
import type { SettingsInput } from "./settings-input";
import { childrenOf, differs, settle } from "./settle";
import { useTurns } from "./turns";

/** Default export of a plugin's `index.ts`, created by either `definePlugin`. */
export interface IslandPlugin<S extends Schema = Schema> extends MountablePlugin {
	/** The schema, for the types of an island's `settings`. */
	settings?: S;
	/** Given when the plugin draws its host itself. */
	view?: unknown;
}

/** All other props are passed to the host. */
export interface IslandProps<S extends Schema = Schema> extends Omit<AllHTMLAttributes<HTMLElement>, "as"> {
	/** The same object in every render: another one is mounted again. */
	plugin: IslandPlugin<S>;
	/** Printed as `data-settings`. The plugin is mounted again when they change by value. */
	settings?: SettingsInput<S>;
	/** Tag of the host; `div` by default. */
	as?: keyof HTMLElementTagNameMap;
	/**
	 * `visible`: the plugin is mounted when the host comes within 200 px of the viewport; `never`: not at all, as long as a
	 * list has no items. Immediately by default.
	 */
	when?: "now" | "visible" | "never";
	/** Name of the plugin, for messages and for `plugins` in the page configuration. */
	pluginName?: string;
	/** Called each time the plugin is mounted; its result is called before the plugin is unmounted. */
	whileMounted?(host: HTMLElement): (() => void) | void;
	/** Gets the host. */
	ref?: Ref<HTMLElement>;
}

interface Shown extends Required<Pick<IslandProps, "plugin" | "as" | "when" | "pluginName">> {
	settings?: object;
	words: object | undefined;
	turns: number;
	props: Omit<IslandProps, "plugin">;
}

/**
 * Runs a plugin on markup that React renders; the children are the markup that the plugin's README describes.
 *
 * The rule: while the plugin is mounted, it owns the host and its content. A render with the same attributes,
 * settings and children by value does not touch them; new functions (handlers, callback refs) and the content of a
 * `Slot` are updated without unmounting the plugin. When something else differs, the plugin is unmounted first, so
 * that React finds the DOM as it rendered it, and then mounted again. A child component that renders on its own may
 * change only what the plugin leaves alone. Children of a plugin with a view are the view's markup as the server renders it.
 * @example <Island plugin={counter} className="stat" settings={{}}><span className="elementor-counter-number" data-to-value="70">0</span></Island>
 */
export function Island<S extends Schema>({
	plugin,
	pluginName = "",
	settings,
	as = "div",
	when = "now",
	whileMounted,
	ref,
	...props
}: IslandProps<S>): ReactElement {
	const words = useContext(PageWords);
	const turns = useTurns();
	const next = { plugin, pluginName, settings, as, when, words, turns, props } as Shown;
	const [[shown, version], show] = useState<readonly [Shown, number]>([next, 0]);
	const host = useRef<HTMLElement>(null);
	const stop = useRef<() => void>(undefined);
	const follow = useRef(whileMounted);
	follow.current = whileMounted;
	const settled = shown.plugin === plugin ? settle(shown, next) : differs;
	// Differences wait until the plugin is unmounted.
	const print = settled === differs ? shown : (settled as Shown);

	useLayoutEffect(() => {
		if (settled !== differs) return;
		stop.current?.();
		show([next, version + 1]);
	});
	useLayoutEffect(() => (stop.current = enter(host.current!, shown, (host) => follow.current?.(host))), [shown]);

	const setHost = useCallback(
		(node: HTMLElement | null) => {
			host.current = node;
			const end = typeof ref === "function" ? ref(node) : ref && void (ref.current = node);
			if (typeof end === "function") return end;
		},
		[ref],
	);

	return useMemo(() => {
		const { children, ...attributes } = print.props;
		const host = {
			...(print.settings && { "data-settings": JSON.stringify(print.settings) }),
			...attributes,
			// React cannot patch what a view has rendered.
			key: print.plugin.view ? version : undefined,
			ref: setHost,
		};
		return createElement(print.as, host, ...childrenOf({ children }));
	}, [print, version, setHost]);
}

/** @returns takes the plugin off; calling it again does nothing */
const enter = (
	host: HTMLElement,
	{ plugin, pluginName, when, words }: Shown,
	follow: NonNullable<IslandProps["whileMounted"]>,
): (() => void) => {
	if (__DEV__ && pluginName) checkStyles(host);
	let mounted: Mounted | undefined | void;
	let isMounted = false;
	let isOver = false;
	let unobserve: (() => void) | undefined;
	let unfollow: (() => void) | undefined | void;
	// A view has its own React root, which must not be created or unmounted during a render.
	const run = plugin.view ? queueMicrotask : (task: () => void) => task();
	const endActions = plugin.actions && serveActions(plugin.actions);
	const mount = () => {
		unobserve?.();
		if (isOver || isMounted) return;
		isMounted = true;
		mounted = plugin.mount(host, pluginName, pageWith(words));
		unfollow = follow(host);
	};
	if (when === "visible") unobserve = observe(host, (isVisible) => isVisible && mount(), "200px 0px");
	else if (when === "now") run(mount);
	return () => {
		if (isOver) return;
		isOver = true;
		unobserve?.();
		endActions?.();
		unfollow?.();
		run(() => mounted?.dispose());
	};
};

/** The page, with the app's words for the plugins' own texts; the page's own take precedence. */
const pageWith = (words: object | undefined): Page => {
	const page = readPage();
	const { builder } = page;
	return words ? { ...page, builder: { ...builder, i18n: { ...words, ...(builder.i18n as object) } } } : page;
};
