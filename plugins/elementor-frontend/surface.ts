// Puts `elementorFrontend`, `elementorModules` and `elementorProFrontend` on the page: complete immediately, though the runtime behind them may be still to come.
import type { Scope } from "../../src/kit/scope";
import { boot } from "./boot";
import type { createClasses } from "./classes";
import { createConnection } from "./connection";
import { createFrontend } from "./frontend";
import { Base, FrontendDocument } from "./handlers";
import { createLate } from "./late";
import { Module, ViewModule } from "./modules";
import { createProFrontend } from "./pro";
import { Scroll } from "./scroll";
import { createTools } from "./tools";

declare global {
	interface Window {
		elementorFrontend?: Frontend;
		elementorModules?: Modules;
	}
}

export type Frontend = ReturnType<typeof createFrontend>["frontend"] & { storage?: object };
type Modules = ReturnType<typeof createModules>["modules"];

/** How the plugin finds our surface on the page. */
const key = Symbol.for("gossamer.surface");
type Marked = { [key]?: Surface } | undefined;
export type Surface = ReturnType<typeof createSurface>;

/** The surface on the page, if it is ours. */
export const findSurface = (): Surface | undefined => (window.elementorFrontend as Marked)?.[key];

export const installSurface = (): Surface => {
	const surface = createSurface();
	Object.defineProperty(surface.frontend, key, { value: surface });
	window.elementorModules = surface.modules;
	window.elementorFrontend = surface.frontend;
	surface.installPro();
	return surface;
};

const createSurface = () => {
	const connection = createConnection();
	const { modules, late } = createModules(connection);
	const { StretchElement } = modules.frontend.tools;
	const own = createFrontend(connection, { StretchElement, Masonry: modules.utils.Masonry });
	const frontend: Frontend = own.frontend;
	let isLinked = false;
	return {
		...own,
		frontend,
		/** Whether a plugin has put the runtime behind it. */
		isServed: false,
		/** The page has been announced. */
		boot: (scope: Scope) => boot(own, scope),
		modules,
		connect: connection.connect,
		/** Settles when the accessed late classes have loaded; undefined if none was accessed. */
		pending: late.pending,
		linkClasses(part: { createClasses: typeof createClasses }) {
			if (isLinked) return;
			isLinked = true;
			late.linkClasses((SwiperBase) => part.createClasses(Base, SwiperBase));
		},
		/** Pro is present if it has printed its configuration. */
		installPro() {
			const { elementorProFrontend: present, ElementorProFrontendConfig } = window;
			if (!ElementorProFrontendConfig || present instanceof Module) return;
			const pro = createProFrontend(connection, frontend.utils.controls);
			Object.assign(pro.modules, present?.modules);
			window.elementorProFrontend = pro;
		},
	};
};

const createModules = (connection: ReturnType<typeof createConnection>) => {
	const { Masonry, StretchElement } = createTools(connection);
	const late = createLate(connection);
	const handlers = Object.defineProperties({ Base }, Object.getOwnPropertyDescriptors(late.handlers)) as {
		Base: typeof Base;
	} & typeof late.handlers;
	const modules = {
		Module,
		ViewModule,
		utils: { Masonry, Scroll },
		frontend: { Document: FrontendDocument, tools: { StretchElement }, handlers },
	};
	return { modules, late };
};
