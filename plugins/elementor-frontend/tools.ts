// `frontend.tools.StretchElement` and `utils.Masonry`: what they are told; a part does the work.
import type { Scope } from "../../src/kit/scope";
import { loadClasses } from "./late";
import type { MasonrySettings, StretchSettings } from "./layout";
import { ViewModule } from "./modules";

type Tool<Methods, Settings> = new (settings: Settings) => ViewModule & Methods;

export interface Tools {
	StretchElement: Tool<{ stretch(): unknown; reset(): unknown }, StretchSettings>;
	Masonry: Tool<{ run(): unknown }, MasonrySettings>;
}

export const createTools = (scope: Scope): Tools => ({
	StretchElement: class extends ViewModule {
		/** Makes the element as wide as its container, and moves it there. */
		stretch() {
			return scope.part(loadClasses, ({ stretch }) => stretch(this.getSettings() as StretchSettings));
		}

		/** Takes the inline styles back. */
		reset() {
			return scope.part(loadClasses, ({ unstretch }) => unstretch(this.getSettings() as StretchSettings));
		}
	},
	Masonry: class extends ViewModule {
		/** Closes the gaps between the items of each column. */
		run() {
			return scope.part(loadClasses, ({ layMasonry }) => layMasonry(this.getSettings() as MasonrySettings));
		}
	},
});
