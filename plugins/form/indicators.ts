// The indicators above a form in steps: numbers, icons and labels, or a bar.
import type { Scope } from "../../src/kit/scope";
import { sanitise } from "./markup";
import type { Settings } from "./settings";
import { shareOf, stateOf } from "./steps-model";

export interface Indicators {
	show(step: number): void;
}

const block = "e-form__indicators__indicator";

export const make = (className: string, ...children: (Node | string)[]): HTMLElement => {
	const node = document.createElement("div");
	node.className = className;
	node.append(...children);
	return node;
};

/** @param marks the steps' own data, in their order */
export const createIndicators = (
	host: HTMLElement,
	marks: HTMLElement[],
	{ step_type: type, step_icon_shape: shape }: Settings,
	scope: Scope,
): Indicators => {
	if (type === "none") return { show() {} };
	const isBar = type === "progress_bar";
	const all = make(`e-form__indicators e-form__indicators--type-${type}`);
	const indicators = isBar ? [] : marks.map((mark, index) => createIndicator(mark.dataset, index, type, shape));
	for (const [index, indicator] of indicators.entries())
		all.append(...(index ? [make(`${block}__separator`)] : []), indicator);
	const meter = make(`${block}__progress__meter`);
	const bar = make(`${block}__progress`, meter);
	if (isBar) {
		bar.role = "progressbar";
		all.append(bar);
		scope.keep(host, "style");
	}
	marks[0]!.closest(".elementor-form-fields-wrapper")?.before(all);
	scope.add(() => all.remove());

	return {
		show(step) {
			indicators.forEach((indicator, index) => {
				indicator.className = `${block} ${block}--state-${stateOf(index, step)}`;
				indicator.ariaCurrent = index === step ? "step" : null;
			});
			if (!isBar) return;
			const share = shareOf(step, marks.length);
			meter.textContent = share;
			host.style.setProperty("--e-form-steps-indicator-progress-meter-width", share);
			bar.ariaValueNow = share.slice(0, -1);
			bar.ariaLabel = `${marks[step]!.dataset.label ?? ""} ${step + 1}/${marks.length}`.trim();
		},
	};
};

const createIndicator = (data: DOMStringMap, index: number, type: string, shape: string) => {
	const indicator = make("");
	const shaped = (name: string) => `${block}__${name} ${block}--shape-${shape}`;
	if (type.includes("icon")) indicator.append(make(shaped("icon"), ...iconOf(data)));
	if (type.includes("number")) indicator.append(make(shaped("number"), `${index + 1}`));
	if (type.includes("text")) indicator.append(make(`${block}__label`, data.label ?? ""));
	return indicator;
};

const iconOf = ({ iconlibrary, iconurl, icon = "" }: DOMStringMap): Node[] => {
	if (iconlibrary !== "svg" || !iconurl) return sanitise(icon);
	const picture = new Image();
	picture.alt = "";
	picture.src = iconurl;
	return [picture];
};
