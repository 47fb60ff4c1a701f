// Background video: a film behind the content of a section.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "background-video",
	selector: `[data-settings*='"background_background":"video"']`,
	when: "visible",
	load: () => import("./index"),
});
