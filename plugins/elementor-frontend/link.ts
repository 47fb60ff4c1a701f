// What the surface needs from the core: parts, actions, style sheets, scripts.
import type { ActionHandler } from "../../src/base/descriptor";
import { ownActions, runActionOf } from "../../src/kit/actions";
import type { Scope } from "../../src/kit/scope";
import type { BuilderStyle } from "../../src/parts/builder-styles";
import { attempt, type Callback } from "./attempt";
import { loadScript } from "./load-script";
import type { Swiper, SwiperConfig } from "./swiper";

const loadClasses = () => import("./classes");
const loadStyles = () => import("../../src/parts/builder-styles");
const loadPlayers = () => import("../../src/parts/players");

type Classes = Awaited<ReturnType<typeof loadClasses>>;
export type Link = ReturnType<typeof createLink>;

/** Milliseconds to wait for a style sheet at most. */
const timeoutMs = 10_000;

/** @param linkClasses called with the part before anyone else */
export const createLink = (scope: Scope, linkClasses: (part: Classes) => void) => {
	const assets = new Map<string, Promise<true>>();
	const actions = () => window.gossamer?.actions ?? ownActions;

	/** The part of base classes that few scripts need, and of the work of tools and sliders. */
	const classes = <T>(use: (part: Classes) => T): Promise<T | undefined> =>
		scope.part(loadClasses, (part) => {
			linkClasses(part);
			return use(part);
		});
	const loadStyle = (key: string) =>
		scope.part(loadStyles, ({ loadBuilderStyle }) => loadBuilderStyle(scope, key as BuilderStyle, timeoutMs));

	return {
		classes,
		async loadAsset(type: "script" | "style", key: string): Promise<true> {
			const name = `${type} ${key}`;
			if (!assets.has(name)) {
				const asked = type === "style" ? loadStyle(key) : loadScript(scope, key);
				assets.set(
					name,
					asked.then(
						() => true,
						() => true,
					),
				);
			}
			return assets.get(name)!;
		},
		async startSwiper(container: HTMLElement, config?: SwiperConfig): Promise<Swiper> {
			const part = await classes((part) => part);
			if (!part) throw new Error("swiper");
			return part.startSwiper(scope, container, config);
		},
		loadApi(provider: "youtube" | "vimeo", use: (api: unknown) => void): void {
			scope.part(loadPlayers, ({ loadApi }) => loadApi(provider).then(use, (error) => scope.report("player", error)));
		},
		runAction: (address: string) => scope.runAction(address),
		addAction: (name: string, action: Callback) => void actions().set(name, action),
		/** Actions that scripts have added get the arguments, instead of the click. */
		runActionWith(address: string, event: Event | undefined, args: unknown[]): void {
			const find = (name: string): ActionHandler | undefined => {
				const action: Callback | undefined = actions().get(name);
				if (action) return (settings) => action(settings, ...args);
				scope.runAction(address, event);
			};
			attempt(() => runActionOf(address, find, event));
		},
	};
};
