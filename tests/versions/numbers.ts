// Counters, bars, countdowns and alerts as the versions print them.
import { builderBefore, type Version, widget } from "./version";

export const counter = (): string =>
	widget(
		"counter",
		"co1",
		{},
		'<div class="elementor-counter"><div class="elementor-counter-number-wrapper"><span class="elementor-counter-number-prefix"></span><span class="elementor-counter-number" data-duration="1" data-to-value="1500" data-from-value="0" data-delimiter=",">0</span></div></div>',
	);

export const progress = (version: Version): string => {
	const label = builderBefore(version, "3.18") ? "" : ' aria-labelledby="elementor-progress-bar-pr1"';
	return widget(
		"progress",
		"pr1",
		{},
		`<span class="elementor-title" id="elementor-progress-bar-pr1">Tea</span><div${label} class="elementor-progress-wrapper" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="70" aria-valuetext="70%"><div class="elementor-progress-bar" data-max="70"><span class="elementor-progress-text"></span></div></div>`,
	);
};

export const countdown = (): string =>
	widget(
		"countdown",
		"cd1",
		{},
		`<div class="elementor-countdown-wrapper" data-date="4102444800">${["days", "hours", "minutes", "seconds"]
			.map(
				(name) =>
					`<div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-${name}"></span> <span class="elementor-countdown-label">${name}</span></div>`,
			)
			.join("")}</div>`,
	);

export const alert = (version: Version): string =>
	widget(
		"alert",
		"al1",
		{},
		`<div class="elementor-alert elementor-alert-info" role="alert"><span class="elementor-alert-title">Closed</span><button type="button" class="elementor-alert-dismiss"${
			builderBefore(version, "3.13") ? "" : ' aria-label="Dismiss this alert."'
		}><span aria-hidden="true">×</span><span class="elementor-screen-only">Dismiss alert</span></button></div>`,
	);
