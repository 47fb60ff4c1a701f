// Lead form: the subscription form of the Responder widget, sent in place.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "lead-form",
	selector: ".responder-form-main-wrapper form",
	when: "visible",
	intent: "form",
	load: () => import("./index"),
});
