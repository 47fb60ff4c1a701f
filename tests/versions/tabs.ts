// Accordions, tabs and nested tabs as the versions print them.
import { builderBefore, type Version, widget } from "./version";

const names = ["One", "Two", "Three"];

export const accordion = (version: Version): string => titled("accordion", "51", version);

export const toggle = (version: Version): string => titled("toggle", "52", version);

const titled = (type: "accordion" | "toggle", number: string, version: Version): string => {
	const isOld = builderBefore(version, "3.14");
	const has = (than: string, text: string) => (builderBefore(version, than) ? "" : text);
	return widget(
		type,
		`ac${number}`,
		{},
		`<div class="elementor-${type}"${isOld ? ' role="tablist"' : ""}>${names
			.map(
				(name, at) =>
					`<div class="elementor-${type}-item"><div id="elementor-tab-title-${number}${at + 1}" class="elementor-tab-title" data-tab="${at + 1}" role="${isOld ? "tab" : "button"}" aria-controls="elementor-tab-content-${number}${at + 1}"${has("3.1", ' aria-expanded="false"')}><span class="elementor-${type}-icon"></span><a class="elementor-${type}-title" href=""${has("3.14", ' tabindex="0"')}>${name}</a></div><div id="elementor-tab-content-${number}${at + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${at + 1}" role="${isOld ? "tabpanel" : "region"}" aria-labelledby="elementor-tab-title-${number}${at + 1}"><p>${name}</p></div></div>`,
			)
			.join("")}</div>`,
	);
};

export const tabs = (version: Version): string => {
	const isOldest = builderBefore(version, "3.1");
	const text = (name: string) => (builderBefore(version, "3.15") ? `<a href="">${name}</a>` : name);
	const state = (at: number) =>
		isOldest ? "" : ` aria-selected="${!at}" tabindex="${at ? -1 : 0}" aria-expanded="false"`;
	const title = (name: string, at: number, side: string) =>
		`<div id="elementor-tab-title-61${at + 1}" class="elementor-tab-title elementor-tab-${side}-title" data-tab="${at + 1}" role="tab" aria-controls="elementor-tab-content-61${at + 1}"${state(at)}>${text(name)}</div>`;
	return widget(
		"tabs",
		"ta1",
		{},
		`<div class="elementor-tabs"${isOldest ? ' role="tablist"' : ""}><div class="elementor-tabs-wrapper"${isOldest ? "" : ' role="tablist"'}>${names
			.map((name, at) => title(name, at, "desktop"))
			.join("")}</div><div class="elementor-tabs-content-wrapper">${names
			.map(
				(name, at) =>
					`${title(name, at, "mobile")}<div id="elementor-tab-content-61${at + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${at + 1}" role="tabpanel"${!isOldest && at ? " hidden" : ""}><p>${name}</p></div>`,
			)
			.join("")}</div></div>`,
	);
};

/** From 3.10 on. @param inner what the first panel holds */
export const nestedTabs = (version: Version, inner = "First", number = "123"): string => {
	const panel = (at: number) =>
		`<div class="elementor-element elementor-element-p${number}${at} ${at || builderBefore(version, "3.16") ? "" : "e-active"} e-con-boxed e-con e-child" data-id="p${number}${at}" data-element_type="container"`;
	const text = (name: string) => `<span class="e-n-tab-title-text">${name}</span>`;
	if (!builderBefore(version, "3.16")) {
		const id = (at: number) => `e-n-tab${builderBefore(version, "3.23") ? "s" : ""}-title-${number}${at + 1}`;
		return widget(
			"nested-tabs",
			`nt${number}`,
			{},
			`<div class="e-n-tabs" data-widget-number="${number}"><div class="e-n-tabs-heading" role="tablist">${names
				.map(
					(name, at) =>
						`<button id="${id(at)}" class="e-n-tab-title" aria-selected="${!at}" data-tab-index="${at + 1}" role="tab" tabindex="${at ? -1 : 0}" aria-controls="e-n-tab-content-${number}${at + 1}">${text(name)}</button>`,
				)
				.join("")}</div><div class="e-n-tabs-content">${names
				.map(
					(name, at) =>
						`${panel(at)} id="e-n-tab-content-${number}${at + 1}" role="tabpanel" aria-labelledby="${id(at)}" data-tab-index="${at + 1}">${at ? name : inner}</div>`,
				)
				.join("")}</div></div>`,
		);
	}
	const title = (name: string, at: number, kind: string, id = "") =>
		`<div id="e-n-tabs-title-${number}${at + 1}${id}" class="e-n-tab-title ${kind}" aria-selected="${!at}" data-tab="${at + 1}" role="tab" tabindex="${at ? -1 : 0}" aria-controls="e-n-tab-content-${number}${at + 1}" aria-expanded="false"><span class="e-n-tab-icon"></span><span class="e-n-tab-title-text"><a href="">${name}</a></span></div>`;
	return widget(
		"nested-tabs",
		`nt${number}`,
		{},
		`<div class="e-n-tabs"><div class="e-n-tabs-heading" role="tablist">${names
			.map((name, at) => title(name, at, "e-normal"))
			.join("")}</div><div class="e-n-tabs-content" role="tablist" aria-orientation="vertical">${names
			.map((name, at) => `${title(name, at, "e-collapse", "-accordion")}${panel(at)}>${at ? name : inner}</div>`)
			.join("")}</div></div>`,
	);
};
