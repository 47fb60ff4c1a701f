// Complianz: a function that knows the categories, and cookies that say whether the visitor was asked.
import { askAt, type ConsentTool, readCategories, type ToolPage } from "./tool";

declare global {
	interface Window {
		cmplz_has_consent?(category: string): unknown;
		complianz?: { prefix?: string };
		cookieconsent?: unknown;
	}
}

const answerIn = ({ cookie }: ToolPage, category: string): boolean | undefined => {
	const { cmplz_has_consent: ask, complianz } = window;
	if (ask?.(category)) return true;
	const prefix = complianz?.prefix ?? "cmplz_";
	const value = cookie(`${prefix}${category}`) ?? cookie(`cmplz_${category}`);
	if (value) return !ask && value === "allow";
	const status =
		cookie(`${prefix}banner-status`) ?? cookie(`${prefix}consent_status`) ?? cookie("cmplz_consent_status");
	if (status === "allow") return !ask || false;
	return status ? false : undefined;
};

export const complianz: ConsentTool = {
	name: "complianz",
	isPresent: () => window.cmplz_has_consent || window.complianz || window.cookieconsent,
	read: (service, page) => readCategories(service, page, (category) => answerIn(page, category)),
	watch: (report) =>
		askAt(
			report,
			document,
			"cmplz_status_change",
			"cmplz_fire_categories",
			"cmplz_enable_category",
			"cmplz_revoke",
			"cmplzAcceptAll",
			"cmplzRevoke",
		),
};
