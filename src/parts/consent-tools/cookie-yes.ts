// CookieYes and its predecessor Cookie Law Info: the statistics answer, which counts for every service, in one of three cookies.
import type { ConsentTool, ToolPage } from "./tool";

const pairsIn = ({ cookie }: ToolPage) => cookie("cookieyes-consent") ?? cookie("wt_consent");
const oldAnswer = ({ cookie }: ToolPage) => cookie("viewed_cookie_policy");

export const cookieYes: ConsentTool = {
	name: "cookie_law_info",
	hasCookie: true,
	isPresent: () => true,
	isUnasked: (page) => pairsIn(page) === undefined && oldAnswer(page) === undefined,
	read(_, page) {
		const pairs = pairsIn(page)
			?.split(",")
			.map((pair) => pair.split(":"));
		if (!pairs) {
			const value = oldAnswer(page);
			return value === undefined ? value : value === "yes";
		}
		const { action = "yes", analytics } = Object.fromEntries(pairs) as Record<string, string | undefined>;
		// The cookie is written before the visitor answers, without an action and with empty categories.
		return analytics === "yes" || (action === "yes" && analytics ? false : undefined);
	},
	watch({ onClick, decide, ask }, { services }) {
		onClick("#wt-cli-accept-all-btn,#cookie_action_close_header,.cky-btn-accept", () => {
			// The tool writes its cookie after the click; the visit's own cookies wait for what it says.
			ask(1000);
			decide(
				true,
				services.filter((service) => service !== "pys"),
			);
		});
		onClick("#cookie_action_close_header_reject,.cky-btn-reject", () => decide(false));
	},
};
