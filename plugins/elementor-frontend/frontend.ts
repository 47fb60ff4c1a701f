// `elementorFrontend`: the page, its devices, and its elements.
import { activeBreakpoints, type Device, type FrontendConfig } from "../../src/base/breakpoints";
import { mediaQuery } from "../../src/base/media-query";
import { attempt, type Callback } from "./attempt";
import type { Connection } from "./connection";
import { createElementsHandler } from "./elements-handler";
import { Base, type FrontendDocument } from "./handlers";
import { createHooks } from "./hooks";
import { unwrap, type Wrapped, wrap } from "./jquery";
import { createBreakpoints, getItem, responsiveValue, type Values } from "./model";
import { Module } from "./modules";
import type { Tools } from "./tools";
import { createUtils } from "./utils";
import { waypoint } from "./waypoint";

/** Objects with `on` and `off`: jQuery objects and modules. */
interface Emitter {
	on(names: string, callback: Callback, context?: unknown): unknown;
	off(names: string, callback?: Callback, context?: unknown): unknown;
}
type Settings = Partial<Record<string, Values>>;

export const createFrontend = (connection: Connection, modules: Tools) => {
	const hooks = createHooks();
	const documents: Record<string, FrontendDocument> = {};
	const documentClasses: Record<string, typeof FrontendDocument> = {};
	const { config, active, release } = createConfig();
	const getCurrentDeviceMode = (): Device =>
		active().find(([, value, direction]) => mediaQuery(`(${direction}-width:${value}px)`).matches)?.[0] ?? "desktop";
	const getDeviceSetting = (device: Device, settings: Values, key: string) =>
		responsiveValue(settings, key, device, active());
	const getKitSettings = (path?: string) => getItem(config().kit ?? {}, path);
	const { elementsHandler, destroyAll } = createElementsHandler(hooks, connection, () => !!config().is_static);
	const elements = createElements();
	/** Undone at teardown. */
	const ends = [destroyAll, release];

	class Frontend extends Module {
		/** `elementorFrontendConfig`, which may be printed after the scripts that ask. */
		get config() {
			return config();
		}
		get version() {
			return config().version;
		}
		get breakpoints() {
			return { ...createBreakpoints(active()), responsiveConfig: config().responsive };
		}
	}

	const frontend = Object.assign(new Frontend(), {
		elements,
		getElements: (name?: string) => getItem(elements, name),
		/** Starts the page; on the builder's canvas nothing runs before. */
		init: () => window.gossamer?.start(),
		isEditMode: () => !!config().environmentMode?.edit,
		isWPPreviewMode: () => !!(config().environmentMode as { wpPreview?: boolean } | undefined)?.wpPreview,
		getKitSettings,
		/** Of builders before 3.0, under the kit's names. */
		getGeneralSettings: (path?: string) =>
			getItem((config().settings as Settings | undefined)?.general ?? config().kit, path),
		getPageSettings: (path?: string) => getItem((config().settings as Settings | undefined)?.page, path),
		getCurrentDeviceMode,
		getDeviceSetting,
		getCurrentDeviceSetting: (settings: Values, key: string) => getDeviceSetting(getCurrentDeviceMode(), settings, key),
		getWidescreenSetting: (settings: Values, key: string) => settings[`${key}_widescreen`] || settings[key],
		hooks,
		elementsHandler,
		utils: createUtils(connection, { active, current: getCurrentDeviceMode }),
		/** By document id, from `components:init` on; a custom class creates those of a type. */
		documentsManager: {
			documents,
			documentClasses,
			addDocumentClass: (type: string, Class: typeof FrontendDocument) => void (documentClasses[type] = Class),
		},
		debounce: createDebounce(ends),
		/** Once only on the canvas, where scripts run again. @param to the window unless given */
		addListenerOnce: (_id: string, names: string, callback: Callback, to: Emitter = elements.$window) =>
			void listen(to, "addEventListener", names, callback),
		removeListeners: (_id: string, names: string, callback?: Callback, from: Emitter = elements.$window) =>
			void listen(from, "removeEventListener", names, callback),
		/** @throws if the library has not loaded, which is then requested for the next call */
		getDialogsManager() {
			const { DialogsManager } = window as { DialogsManager?: { Instance: new () => object } };
			if (!DialogsManager) {
				frontend.utils.assetsLoader.load("script", "dialog");
				throw new ReferenceError("DialogsManager is not defined");
			}
			dialogs ??= new DialogsManager.Instance();
			return dialogs;
		},
		waypoint,
		muteMigrationTraces() {},
		// By their older names.
		Module: Base,
		modules,
	});
	let dialogs: object | undefined;

	return { frontend, config, end: () => ends.forEach((end) => void end()) };
};

/** Without jQuery, the window itself. */
const listen = (
	to: Emitter,
	method: "addEventListener" | "removeEventListener",
	names: string,
	callback?: Callback,
) => {
	if ("on" in to) to[method === "addEventListener" ? "on" : "off"](names, callback!);
	else for (const name of names.split(" ")) unwrap(to)?.[method](name, callback as EventListener);
};

/** The page's nodes, as jQuery objects if it has jQuery. Each keeps its identity if possible. */
const createElements = () => {
	const known: Record<string, Wrapped> = {};
	const nodes: Record<string, () => unknown> = {
		$window: () => window,
		$document: () => document,
		$head: () => document.head,
		$body: () => document.body,
		$deviceMode: () => document.getElementById("elementor-device-mode"),
		$wpAdminBar: () => document.getElementById("wpadminbar"),
	};
	const elements: Record<string, Wrapped> = { window };
	for (const [name, find] of Object.entries(nodes)) {
		Object.defineProperty(elements, name, {
			enumerable: true,
			configurable: true,
			get() {
				const node = find();
				if (known[name]?.[0] !== node) known[name] = wrap(node);
				return known[name];
			},
		});
	}
	return elements;
};

/** Additions to the configuration, as the page builder makes them, once it is printed. */
const createConfig = () => {
	let empty: FrontendConfig | undefined;
	let prepared: FrontendConfig | undefined;
	let active: ReturnType<typeof activeBreakpoints>;
	let undo: (() => unknown) | undefined;

	const config = (): FrontendConfig => {
		const printed = window.elementorFrontendConfig ?? (empty ??= {});
		if (printed !== prepared) {
			release();
			prepared = printed;
			active = activeBreakpoints(printed);
			const responsive = (printed.responsive ??= {}) as Values;
			const all = responsive.breakpoints as Record<string, object> | undefined;
			responsive.activeBreakpoints = Object.fromEntries(
				active.map(([device, value, direction]) => [device, { ...all?.[device], value, direction, is_enabled: true }]),
			);
			if (!printed.legacyMode) {
				printed.legacyMode = {
					get elementWrappers() {
						return !!document.querySelector(".elementor-inner,.elementor-column-wrap");
					},
				};
				undo = () => delete printed.legacyMode;
			}
		}
		return printed;
	};
	const release = () => {
		undo?.();
		undo = undefined;
		delete (prepared?.responsive as Values | undefined)?.activeBreakpoints;
		prepared = undefined;
	};
	return {
		config,
		release,
		active: () => {
			config();
			return active;
		},
	};
};

/**
 * The debounced function: it runs at the first call of a burst, and again once the calls have stopped.
 * @param ms of silence that end a burst
 */
const createDebounce =
	(ends: (() => void)[]) =>
	<A extends unknown[]>(callback: (...args: A) => unknown, ms = 0) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		ends.push(() => clearTimeout(timer));
		return function (this: unknown, ...args: A): void {
			const run = () => attempt(() => callback.apply(this, args));
			if (timer === undefined) run();
			clearTimeout(timer);
			timer = setTimeout(() => {
				timer = undefined;
				run();
			}, ms);
		};
	};
