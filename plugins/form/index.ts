// Sends the page builder's form in place: the browser validates it, the form shows the server's response and runs its follow-up.
import { querySelector } from "../../src/base/dom";
import { definePlugin } from "../../src/kit/plugin";

import { inTime, membersOf, serveSubmit } from "../../src/parts/forms";
import type { Captcha } from "./captcha";
import { controlsIn } from "./controls";
import { serveFields } from "./fields";
import { clearMessages } from "./messages";
import { readAnswer } from "./model";
import { createOutcome } from "./outcome";
import { bodyOf, call } from "./send";
import { settings } from "./settings";
import type { Steps } from "./steps";
import { createWaiting } from "./waiting";

const loadSteps = () => import("./steps");
const loadFiles = () => import("./files");
const loadCaptcha = () => import("./captcha");

export default definePlugin({
	settings,
	async setup(host, settings, scope) {
		const form = querySelector.call(host, "form") as HTMLFormElement | null;
		if (!form) return scope.report("markup", "form");
		if (scope.page.edit) return;
		const members = membersOf(form);
		let steps: Steps | undefined;
		let captcha: Captcha | undefined;

		for (const control of controlsIn(members)) scope.keep(control, "aria-invalid", "aria-describedby");
		scope.add(() => clearMessages(members));
		const setWaiting = createWaiting(form, scope);
		const settle = createOutcome(form, scope, settings.server_error, (field) => steps?.reveal(field));

		const check = () => {
			if (steps && !steps.isLast()) return steps.next();
			// If the core had to hold the form's first submit, the browser has not validated it.
			if (!members.reportValidity()) return;
			clearMessages(members);
			return true;
		};
		const send = async () => {
			await captcha?.fill();
			const address = settings.ajaxurl || window.ElementorProFrontendConfig?.ajaxurl;
			// An empty address would be that of the page.
			if (!address) return { status: 0, text: "" };
			const [body, hasFiles] = bodyOf(form);
			const upload = hasFiles && scope.part(loadFiles, ({ upload }) => upload(form, address, body));
			// Files take the time that they take.
			return (await upload) || (hasFiles ? call(address, body) : inTime(scope, call(address, body)));
		};
		serveSubmit(form, scope, check, async (free, isElsewhere) => {
			setWaiting(true);
			const answer = readAnswer(await send());
			free();
			scope.run(() => setWaiting(false));
			settle(answer, isElsewhere);
		});

		serveFields(members, scope);
		const checkFiles = (input: HTMLInputElement) => scope.part(loadFiles, (files) => files.check(scope, form, input));
		scope.on(form, "change", ({ target }) => {
			if ((target as HTMLInputElement).files) return checkFiles(target as HTMLInputElement);
		});
		for (const input of members.querySelectorAll<HTMLInputElement>("[type=file]"))
			if (input.files?.[0]) checkFiles(input);

		// Steps move the fields, and a moved frame reloads: the captcha starts after them.
		if (members.querySelector(".e-field-step"))
			steps = await scope.part(loadSteps, ({ build }) => build(host, form, settings, scope));
		if (members.querySelector(".elementor-g-recaptcha"))
			captcha = await scope.part(loadCaptcha, ({ serve }) => serve(form, scope));
	},
});
