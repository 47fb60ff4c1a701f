// Types of settings: what a schema says is what setup gets. Checked by `tsc`, never run.
import { definePlugin } from "../../src/kit/plugin";
import { choice, integer, list, responsive, slider, text, toggle } from "../../src/kit/settings";
import { definePlugin as defineView } from "../../src/react/define-plugin";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Equal<A, B>) => {};

const settings = {
	state: choice("open", "closed"),
	count: integer(),
	names: list(),
	gap: responsive(slider(20)),
	align: responsive(choice("start", "end")),
	label: text(),
	isOn: toggle(),
};

definePlugin({
	settings,
	setup(_host, read) {
		same<typeof read.state, "open" | "closed">(true);
		same<typeof read.count, number>(true);
		same<typeof read.names, readonly string[]>(true);
		same<ReturnType<typeof read.gap>["unit"], string>(true);
		same<ReturnType<typeof read.align>, "start" | "end">(true);
		same<typeof read.label, string>(true);
		same<typeof read.isOn, boolean>(true);
		// @ts-expect-error a setting that the schema does not name
		read.missing;
	},
});

definePlugin({
	settings: { state: choice("open", "closed"), gap: responsive(slider(20)), align: responsive(choice("start", "end")) },
	setup(_host, { state, gap, align }) {
		same<typeof state, "open" | "closed">(true);
		same<ReturnType<typeof gap>["unit"], string>(true);
		same<ReturnType<typeof align>, "start" | "end">(true);
	},
});

defineView({
	settings: { state: choice("open", "closed"), align: responsive(choice("start", "end")) },
	view({ settings: { state, align } }) {
		same<typeof state, "open" | "closed">(true);
		same<ReturnType<typeof align>, "start" | "end">(true);
		return null;
	},
});
