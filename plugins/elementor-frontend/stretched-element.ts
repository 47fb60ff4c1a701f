// `frontend.handlers.StretchedElement`: a handler whose element is as wide as the page, if its settings say so.
import type { Base as BaseClass } from "./handlers";
import { unwrap } from "./jquery";
import { stretch, unstretch } from "./layout";
import { callable } from "./stand-in";

/** @param Base that of the surface, which may be older than this part */
export const createStretchedElement = (Base: typeof BaseClass) => {
	class StretchedElement extends Base {
		getStretchedClass(): string {
			return "e-stretched";
		}

		getStretchSettingName(): string {
			return "stretch_element";
		}

		getStretchActiveValue(): string {
			return "yes";
		}

		isStretchSettingEnabled(): boolean {
			return (
				unwrap(this.$element)!.classList.contains(this.getStretchedClass()) &&
				this.getElementSettings(this.getStretchSettingName()) === this.getStretchActiveValue()
			);
		}

		override onInit(...args: unknown[]): void {
			super.onInit(...args);
			this.stretch();
		}

		override bindEvents(): void {
			addEventListener("resize", this.stretch);
			for (const type of events) unwrap(this.$element)!.addEventListener(type, this.stretch);
		}

		override unbindEvents(): void {
			removeEventListener("resize", this.stretch);
			for (const type of events) unwrap(this.$element)!.removeEventListener(type, this.stretch);
			unstretch({ element: this.$element });
		}

		stretch(): void {
			if (!this.isStretchSettingEnabled()) return;
			const container = window.elementorFrontend!.getKitSettings("stretched_section_container");
			stretch({ element: this.$element, selectors: { container } });
		}
	}
	return callable(StretchedElement);
};

const events = ["sticky:stick", "sticky:unstick"];
