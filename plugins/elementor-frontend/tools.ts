// The interface of `frontend.tools.StretchElement` and `utils.Masonry`; a part does the work.
import type { Connection } from "./connection";
import type { MasonrySettings, StretchSettings } from "./layout";
import { ViewModule } from "./modules";
import { callable } from "./stand-in";

type Tool<Methods, Settings> = new (settings: Settings) => ViewModule & Methods;

export interface Tools {
	StretchElement: Tool<{ stretch(): unknown; reset(): unknown }, StretchSettings>;
	Masonry: Tool<{ run(): unknown }, MasonrySettings>;
}

export const createTools = ({ ask }: Connection): Tools => {
	class StretchElement extends ViewModule {
		/** Makes the element as wide as its container, and moves it there. */
		stretch() {
			return ask((link) => link.classes(({ stretch }) => stretch(this.getSettings() as StretchSettings)));
		}

		/** Takes the inline styles back. */
		reset() {
			return ask((link) => link.classes(({ unstretch }) => unstretch(this.getSettings() as StretchSettings)));
		}
	}
	class Masonry extends ViewModule {
		/** Closes the gaps between the items of each column. */
		run() {
			return ask((link) => link.classes(({ layMasonry }) => layMasonry(this.getSettings() as MasonrySettings)));
		}
	}
	return { StretchElement: callable(StretchElement), Masonry: callable(Masonry) };
};
