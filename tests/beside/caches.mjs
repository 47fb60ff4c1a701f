// What a page cache is promised: whatever the owner changes, the next visitor gets the new state, on a computer and on a phone.
import * as site from "./site.mjs";

const agents = {
	computer: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
	phone:
		"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
};

/** @param {"computer" | "phone"} device */
export const ask = async (address, device) => {
	const response = await fetch(address, { headers: { "user-agent": agents[device], accept: "text/html" } });
	return response.text();
};

/** Which release the page loads; empty with the originals. */
const releaseOf = (html) =>
	/[^"']*\/(?:gossamer|bundle-\w+)\.js(?=["?])/.exec(
		html.replace(/<script type="(application\/json|text\/gossamer)".*?<\/script>/gs, ""),
	)?.[0] ?? "";

/** Fills the cache: on some servers it is written with the second view. */
const fill = async (address) => {
	for (const device of Object.keys(agents)) for (let count = 0; count < 3; count++) await ask(address, device);
};

/** @param {string} address of the page @returns {Promise<string[]>} faults */
export const cacheFaults = async (address) => {
	const faults = [];
	const path = new URL(address).pathname;
	const expectState = async (after, isOurs, isRelease = () => true) => {
		for (const device of Object.keys(agents)) {
			const found = releaseOf(await ask(address, device));
			if (!!found !== isOurs || (isOurs && !isRelease(found)))
				faults.push(
					`${after}: the next visitor with a ${device} gets ${found ? (isOurs ? "the release before" : "the swapped page") : "the originals"}`,
				);
		}
		await fill(address);
	};
	await site.setMode("off");
	await fill(address);
	await site.setMode("on");
	await expectState("switched on", true);
	await site.setMode("chosen", ["/other/"]);
	await expectState("switched on for another page", false);
	await site.setMode("chosen", [path]);
	await expectState("switched on for this page", true);
	const release = await site.renameRelease("next");
	await site.visitDashboard();
	await expectState("updated", true, (file) => file.includes("-next"));
	await site.renameRelease(release);
	await site.visitDashboard();
	await expectState("updated again", true, (file) => !file.includes("-next"));
	await site.setMode("on");
	await expectState("switched on everywhere", true);
	await site.deactivate();
	await expectState("deactivated", false);
	site.activate();
	await site.visitDashboard();
	await expectState("activated again", true);
	await site.deactivate();
	site.uninstall();
	await expectState("uninstalled", false);
	site.activate();
	await site.visitDashboard();
	return faults;
};
