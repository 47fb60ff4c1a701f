// Types of components: what a plugin's schema reads is what its component takes. Checked by `tsc`, never run.
import { Accordion, NestedTabs, Popup, StickyHeader } from "../../plugins/react";
import { choice, integer, responsive, slider, text, toggle } from "../../src/kit/settings";
import { definePlugin, Island, useConsent, useStore } from "../../src/react";
import { $scroll } from "../../src/stores/scroll";

const settings = {
	state: choice("open", "closed"),
	count: integer(),
	gap: responsive(slider(20)),
	label: text(),
	isOn: toggle(),
};
const plugin = definePlugin({
	settings,
	view: ({ host, settings: { state, gap } }) => <b title={host.id}>{state === "open" && gap().size}</b>,
});

export const Samples = () => {
	useStore($scroll, ({ y }) => y > 100) satisfies boolean;
	useConsent("marketing");
	// @ts-expect-error neither a category nor a service
	useConsent("markting");
	return (
		<>
			<Island
				plugin={plugin}
				settings={{ state: "closed", count: 3, gap_mobile: { size: 4 }, label: 7, isOn: "yes" }}
			/>
			{/* @ts-expect-error not one of the texts */}
			<Island plugin={plugin} settings={{ state: "ajar" }} />
			{/* @ts-expect-error a setting that the schema does not name */}
			<Island plugin={plugin} settings={{ missing: 1 }} />
			{/* @ts-expect-error only what is responsive differs by device */}
			<Island plugin={plugin} settings={{ label_mobile: "Hi" }} />
			{/* @ts-expect-error a number is requested */}
			<StickyHeader settings={{ threshold: "far" }} />
			<NestedTabs items={[]} settings={{ horizontal_scroll: "enable", tabs_justify_horizontal_tablet: "end" }} />
			{/* @ts-expect-error not one of the texts */}
			<NestedTabs items={[]} settings={{ horizontal_scroll: "maybe" }} />
			<Popup
				id="7"
				settings={{ triggers: { scrolling: "yes", scrolling_offset: 30 }, entrance_animation_mobile: "zoomIn" }}
			/>
			{/* @ts-expect-error no trigger of that name */}
			<Popup id="7" settings={{ triggers: { page_laod: "yes" } }} />
			{/* @ts-expect-error a plugin without settings takes none */}
			<Accordion items={[]} settings={{ open: "first" }} />
		</>
	);
};
