// Cookie Notice: one answer for everything, in a cookie that the page names.
import type { ConsentTool, ToolPage } from "./tool";

declare global {
	interface Window {
		cnArgs?: { cookieName?: string };
	}
}

const answerOf = ({ cookie }: ToolPage) => cookie(`${window.cnArgs?.cookieName ?? "cookie_notice_accepted"}`);

export const cookieNotice: ConsentTool = {
	name: "cookie_notice",
	hasCookie: true,
	isPresent: () => window.cnArgs,
	isUnasked: (page) => answerOf(page) === undefined,
	read(_, page) {
		const value = answerOf(page);
		return value === undefined ? value : value === "true";
	},
	watch({ onClick, decide }) {
		onClick(".cn-set-cookie", ({ dataset }) => decide(dataset.cookieSet === "accept"));
		onClick(".cn-revoke-cookie", () => decide(false));
	},
};
