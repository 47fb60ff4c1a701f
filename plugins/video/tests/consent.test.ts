// Which videos wait for the visitor's permission, and how long.
import { describe, expect, it } from "vitest";
import { deny, grant } from "../../../src/stores/consent";
import { intersect } from "../../../tests/helpers/jsdom";
import { allowYouTube } from "../../../tests/helpers/players";
import { video as oldVideo } from "../../../tests/versions";
import { find, mounted, near, open, overlayNow, play, players, press, wait, youtube } from "./setup";

describe("consent", () => {
	const seen = async (markup = youtube({ autoplay: "yes" }, false)) => {
		allowYouTube();
		await open(markup);
		intersect(find(".elementor-wrapper")!);
		await wait(0);
	};

	it.each([
		["the service", () => deny("youtube", "visitor", "services")],
		[
			"its category",
			() => {
				grant("x", "visitor", "services");
				deny("youtube", "visitor", "services");
				deny("marketing");
			},
		],
	])("refused for %s leaves a preview without YouTube's picture, until a click", async (_, refuse) => {
		refuse();
		await seen();
		expect(players()).toEqual([]);
		near(overlayNow()!);
		expect(find("img")).toBeNull();
		await press(play());
		expect(players()).toHaveLength(1);
		expect(overlayNow()).toBeNull();
	});

	it("of a frame of before 3.1, which names no provider, is requested by its address (versions #37)", async () => {
		deny("youtube", "visitor", "services");
		deny("vimeo", "visitor", "services");
		const version = { builder: "3.0", pro: "3.0", hasWrappers: true };
		await open(oldVideo(version, "player.vimeo.com/video"));
		expect(find("iframe")!.getAttribute("src")).toBeNull();
		await press(play());
		expect(new URL(find<HTMLIFrameElement>("iframe")!.src).searchParams.get("autoplay")).toBe("1");
		mounted!.unmount();
		// Without an overlay it is the provider's own consent that it waits for.
		await open(oldVideo(version, "player.vimeo.com/video", false));
		intersect(find(".elementor-wrapper")!);
		grant("youtube", "visitor", "services");
		await wait(0);
		expect(find("iframe")!.getAttribute("src")).toBeNull();
	});

	it("given later starts what the owner wanted to start", async () => {
		deny("youtube", "visitor", "services");
		await seen();
		expect(overlayNow()).not.toBeNull();
		grant("youtube", "visitor", "services");
		await wait(0);
		expect(players()).toHaveLength(1);
		expect(overlayNow()).toBeNull();
		deny("youtube", "visitor", "services");
		grant("youtube", "visitor", "services");
		expect(players()).toHaveLength(1);
	});

	it("given later brings YouTube's picture", async () => {
		deny("youtube", "visitor", "services");
		await open(youtube({}, false));
		near(overlayNow()!);
		expect(find("img")).toBeNull();
		grant("youtube", "visitor", "services");
		expect(find<HTMLImageElement>("img")!.src).toBe("https://i.ytimg.com/vi/abc/hqdefault.jpg");
	});

	it("given while the video is not in view does not start it", async () => {
		deny("youtube", "visitor", "services");
		await seen();
		intersect(find(".elementor-wrapper")!, false);
		grant("youtube", "visitor", "services");
		await wait(0);
		expect(players()).toEqual([]);
	});
});
