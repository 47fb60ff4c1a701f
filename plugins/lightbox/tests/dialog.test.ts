// The lightbox as a dialog: its videos, its focus, and what it leaves.
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { setFeature } from "../../../tests/helpers/jsdom";
import {
	all,
	click,
	configure,
	dialog,
	gallery,
	get,
	isOpen,
	link,
	mount,
	mounted,
	pass,
	press,
	ResizeObserverInTests,
	run,
	settle,
	video,
} from "./setup";

describe("video dialog", () => {
	it("plays from the autoplay address, and closing removes the frame (page-builder #56)", async () => {
		await mount(video({ autoplay: "yes", modalOptions: { id: "elementor-lightbox-77aa", videoAspectRatio: "43" } }));
		await press("Enter", get(".elementor-custom-embed-play"));
		await settle();
		const frame = get("iframe");
		expect(frame.getAttribute("src")).toMatch(/&autoplay=1$/);
		expect(frame.getAttribute("allow")).toBe("autoplay");
		expect(frame.getAttribute("allowfullscreen")).toBe("1");
		expect(frame.title).not.toBe("");
		expect(dialog().id).toBe("elementor-lightbox-77aa");
		const wrapper = frame.parentElement!;
		expect(wrapper.className).toBe("elementor-video-wrapper elementor-video-landscape");
		expect(wrapper.style.getPropertyValue("--video-aspect-ratio")).toBe("1.33333");
		expect(wrapper.parentElement!.className).toBe("elementor-video-container elementor-lightbox-prevent-close");
		await press("Escape");
		await pass(400);
		expect(get("iframe")).toBeNull();
		expect(document.activeElement).toBe(get(".elementor-custom-embed-play"));
	});

	it("enters with zoomIn unless the link says otherwise, and without an earlier class (page-builder #64)", async () => {
		await mount(video({}) + video({ modalOptions: { entranceAnimation: "" } }).replace('id="v"', 'id="w"'));
		await click("#v");
		expect(get(".dialog-message").className).toBe("dialog-message dialog-lightbox-message animated zoomIn");
		await click("#w");
		expect(get(".dialog-message").className).toBe("dialog-message dialog-lightbox-message");
	});

	it("enters with zoomIn as pictures do, also after a video without one", async () => {
		await mount(`${gallery()}${video({ modalOptions: { entranceAnimation: "" } })}`);
		await click("#v");
		await click("#g1");
		expect(get(".dialog-message").className).toBe("dialog-message dialog-lightbox-message animated zoomIn");
	});

	it("enters without motion when that is to be reduced", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		await mount(video({}));
		await click("#v");
		expect(get(".dialog-message").className).toBe("dialog-message dialog-lightbox-message");
		await press("Escape");
		expect(dialog().style.display).toBe("none");
	});
});

describe("dialog", () => {
	it("has the markup that the site's styles know, last in the body, which is marked", async () => {
		await mount(`${gallery()}<p></p>`);
		expect(document.body.className).toBe("");
		await click("#g1");
		expect(document.body.lastElementChild).toBe(dialog());
		expect(document.body.className).toBe("dialog-body dialog-lightbox-body dialog-container dialog-lightbox-container");
		// The last one where the page has no style sheet for it.
		expect(dialog().className).toBe(
			"dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-lightbox gossamer-look",
		);
		expect(["role", "aria-modal", "tabindex", "aria-label"].map((name) => dialog().getAttribute(name))).toEqual([
			"dialog",
			"true",
			"0",
			"Title 1",
		]);
		const [content] = dialog().children;
		expect([...content!.children].map(({ className }) => className)).toEqual([
			"dialog-close-button dialog-lightbox-close-button",
			"dialog-header dialog-lightbox-header",
			"dialog-message dialog-lightbox-message animated zoomIn",
			"dialog-buttons-wrapper dialog-lightbox-buttons-wrapper",
		]);
		expect(get("p").hasAttribute("inert")).toBe(true);
	});

	it("is one for the page, with the id of the last opening (page-builder #63)", async () => {
		await mount(gallery(2, "g") + gallery(2, "h"));
		await click("#g1");
		await press("Escape");
		await pass(400);
		expect(dialog().id).toBe("elementor-lightbox-slideshow-g");
		expect(dialog().style.display).toBe("none");
		expect(get(".dialog-message").childElementCount).toBe(0);
		await click("#h2");
		expect(document.querySelectorAll(".elementor-lightbox").length).toBe(1);
		expect(dialog().id).toBe("elementor-lightbox-slideshow-h");
		expect(isOpen()).toBe(true);
	});

	it("closes by Esc and by a click outside the image, returns the focus, and stays after a click on the image (page-builder #54)", async () => {
		await mount(gallery());
		get("#g2").focus();
		await click("#g2 img");
		expect(document.activeElement).toBe(get(".dialog-close-button"));
		await click(".swiper-slide-active .elementor-lightbox-image");
		await click(".elementor-slideshow__footer");
		expect(isOpen()).toBe(true);
		await press("Escape");
		expect(isOpen()).toBe(false);
		expect(document.activeElement).toBe(get("#g2"));
		for (const area of [".swiper-slide-active .swiper-zoom-container", ".dialog-message", ".elementor-lightbox"]) {
			await click("#g1");
			expect(isOpen()).toBe(true);
			await click(area);
			expect(isOpen()).toBe(false);
			expect(document.activeElement).toBe(get("#g1"));
		}
		await click("#g1");
		expect((await click(".dialog-close-button svg")).defaultPrevented).toBe(true);
		expect(isOpen()).toBe(false);
		await click("#g1");
		await press("Enter", get(".dialog-close-button"));
		expect(isOpen()).toBe(false);
	});

	it("is called what the slide is called, and says so when another one comes", async () => {
		await mount(gallery() + link('id="n" data-elementor-lightbox-slideshow="g"', "/4.jpg"));
		await click("#g1");
		const live = get("[aria-live=polite]");
		expect(dialog().ariaLabel).toBe("Title 1");
		await press("ArrowRight");
		expect(dialog().ariaLabel).toBe("Title 2");
		expect(live.textContent).toBe("Title 1 1 / 4");
		await pass(300);
		expect(live.textContent).toBe("Title 2 2 / 4");
		await press("ArrowRight");
		await press("ArrowRight");
		await pass(300);
		expect(live.textContent).toBe("Thumb 4 / 4");
		expect(get("[aria-live=polite]")).toBe(live);
	});

	it("does not count a picture outside a slideshow", async () => {
		configure(all);
		await mount(link('id="a"', "/photo.jpg"));
		await click("#a img");
		expect(get(".elementor-slideshow__counter").outerHTML).toBe('<span class="elementor-slideshow__counter"></span>');
	});

	it("leaves keys in what lies above it alone", async () => {
		await mount(gallery());
		await click("#g1");
		document.body.insertAdjacentHTML("beforeend", '<div id="popup"><input></div>');
		const event = await press("ArrowRight", get("#popup input"));
		expect(event.defaultPrevented).toBe(false);
		expect(dialog().ariaLabel).toBe("Title 1");
	});

	it("keeps the focus when the slide goes that had it, and when the share menu closes", async () => {
		configure(all);
		await mount(
			`${gallery(1)}${link('id="v" data-elementor-lightbox-slideshow="g" data-elementor-lightbox-video="https://x.test/f.mp4"', "#")}`,
		);
		await click("#v");
		get(".swiper-slide-active video").tabIndex = 0;
		get(".swiper-slide-active video").focus();
		await click(".elementor-swiper-button-next");
		expect(document.activeElement).toBe(dialog());
		await click(".e-eicon-share-arrow");
		const share = get<HTMLAnchorElement>(".elementor-slideshow__share-links a");
		share.addEventListener("click", (event) => event.preventDefault());
		share.focus();
		await click(share);
		expect(document.activeElement).toBe(get(".e-eicon-share-arrow"));
	});

	it("keeps the focus on Zoom, which is two drawings in turn", async () => {
		configure(all);
		await mount(gallery());
		await click("#g1");
		const [plus, minus] = ["in", "out"].map((name) => get(`.e-eicon-zoom-${name}-bold`));
		plus!.focus();
		await press("Enter");
		expect(document.activeElement).toBe(minus);
		await press(" ");
		expect(document.activeElement).toBe(plus);
	});

	it("is taken off, with everything it did, when drawing it fails, and comes again at the next click", async () => {
		const { errors } = await mount(gallery());
		vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
		const log = vi.spyOn(console, "error").mockImplementation(() => {});
		vi.stubGlobal("ResizeObserver", undefined);
		get("#g1").click();
		await vi.waitFor(() => expect(errors).toMatchObject([{ code: "plugin", plugin: "lightbox" }]));
		expect(dialog()).toBeNull();
		expect(document.querySelector("[inert]")).toBeNull();
		vi.stubGlobal("ResizeObserver", ResizeObserverInTests);
		get("#g1").click();
		await vi.waitFor(() => expect(isOpen()).toBe(true));
		vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
		log.mockRestore();
	});

	it("closes on the key's way up", async () => {
		await mount(gallery());
		await click("#g1");
		await act(async () => {
			document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
		});
		expect(isOpen()).toBe(true);
		await act(async () => {
			document.activeElement!.dispatchEvent(new KeyboardEvent("keyup", { key: "Escape", bubbles: true }));
		});
		await settle();
		expect(isOpen()).toBe(false);
	});

	it("gives the page back after the frame that answers the closing, once however often it is closed", async () => {
		await mount(gallery());
		get("#g1").focus();
		await click("#g1");
		const frames: FrameRequestCallback[] = [];
		vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frames.push(call));
		await press("Escape");
		await press("Escape");
		expect(get("#g1").closest("[inert]")).not.toBeNull();
		expect(document.activeElement).toBe(get(".dialog-close-button"));
		expect(frames.length).toBe(1);
		frames[0]!(0);
		await settle();
		expect(get("#g1").closest("[inert]")).toBeNull();
		expect(document.activeElement).toBe(get("#g1"));
	});

	it("stays open when it is opened again before the frame that answers its closing", async () => {
		await mount(gallery());
		await click("#g1");
		const frames: FrameRequestCallback[] = [];
		vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frames.push(call));
		await press("Escape");
		get("#g3").click();
		for (const frame of frames) frame(0);
		await settle();
		await pass(1000);
		expect(isOpen()).toBe(true);
		expect(get(".swiper-slide-active img").getAttribute("src")).toContain("/3.jpg");
	});

	it("opens again while it is still fading out, and stays open", async () => {
		await mount(gallery());
		await click("#g1");
		await press("Escape");
		await pass(200);
		await click("#g3");
		expect(isOpen()).toBe(true);
		await pass(1000);
		expect(isOpen()).toBe(true);
		expect(get(".swiper-slide-active img").getAttribute("src")).toContain("/3.jpg");
	});

	it("returns the focus to the link of an action", async () => {
		await mount('<a id="a" href="#elementor-action">Open</a>');
		const event = new MouseEvent("click");
		Object.defineProperty(event, "target", { value: get("#a") });
		await run({ url: "https://x.test/1.jpg" }, event);
		expect(isOpen()).toBe(true);
		await press("Escape");
		expect(document.activeElement).toBe(get("#a"));
		await pass(400);
		await mount(undefined, "#none");
		// Nothing is mounted: what an action has opened stays until someone takes the page down.
		dialog().remove();
		document.body.className = "";
		get(".e-font-icon-svg-symbols")?.remove();
	});

	it("leaves the page as it was at teardown, also while it is open", async () => {
		const markup = gallery();
		const head = document.head.innerHTML;
		await mount(markup);
		const before = document.documentElement.outerHTML;
		await click("#g1");
		await press("ArrowRight");
		await act(async () => mounted?.unmount());
		document.body.toggleAttribute("class", false);
		expect(document.documentElement.outerHTML).toBe(before.replace(/<body[^>]*>/, "<body>"));
		expect(document.head.innerHTML).toBe(head);
	});

	it("stays open when its links go from under it, as with a popup that closes, and leaves the page when it is closed", async () => {
		const { hosts } = await mount(gallery());
		await click("#g1");
		for (const host of hosts) host.remove();
		await act(async () => mounted?.unmount());
		expect(isOpen()).toBe(true);
		await press("ArrowRight");
		await press("Escape");
		await pass(400);
		expect(dialog()).toBeNull();
	});
});
