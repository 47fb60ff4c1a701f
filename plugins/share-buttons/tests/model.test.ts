// Share buttons: the addresses of the networks and what goes into them.
import { describe, expect, it } from "vitest";
import { addressOf, sharedOf, windowFeatures } from "../model";

const page = "https://acme.test/p/?a=1&b=2";
const shared = { url: page, title: "Cups & bowls", text: "50% off #1", image: "https://acme.test/1.jpg" };
const url = encodeURIComponent(page);
const title = "Cups%20%26%20bowls";
const text = "50%25%20off%20%231";
const image = "https%3A%2F%2Facme.test%2F1.jpg";

describe("the address", () => {
	it.each([
		["facebook", `https://www.facebook.com/sharer.php?u=${url}`],
		[
			"linkedin",
			`https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${title}&summary=${text}&source=${url}`,
		],
		["twitter", `https://twitter.com/intent/tweet?text=${text}%20${url}`],
		["x-twitter", `https://x.com/intent/tweet?text=${text}%20${url}`],
		["threads", `https://threads.net/intent/post?text=${text}%20${url}`],
		["pinterest", `https://www.pinterest.com/pin/create/button/?url=${url}&media=${image}`],
		["tumblr", `https://tumblr.com/share/link?url=${url}`],
		["reddit", `https://reddit.com/submit?url=${url}&title=${title}`],
		["whatsapp", `https://api.whatsapp.com/send?text=*${title}*%0A${text}%0A${url}`],
		["telegram", `https://telegram.me/share/url?url=${url}&text=${text}`],
		["skype", `https://web.skype.com/share?url=${url}`],
		["vk", `https://vkontakte.ru/share.php?url=${url}&title=${title}&description=${text}&image=${image}`],
		["odnoklassniki", `https://connect.ok.ru/offer?url=${url}&title=${title}&imageUrl=${image}`],
		["xing", `https://www.xing.com/spi/shares/new?url=${url}`],
		["pocket", `https://getpocket.com/edit?url=${url}`],
		["digg", `https://digg.com/submit?url=${url}`],
		["stumbleupon", `https://www.stumbleupon.com/submit?url=${url}`],
		["google", `https://plus.google.com/share?url=${url}`],
		["email", `mailto:?subject=${title}&body=${text}%0A${url}`],
	])("of %s", (network, expected) => {
		expect(addressOf(network, shared)).toBe(expected);
	});

	it.each(["mix", "", "constructor", "__proto__", "toString"])("of %j is none (more-widgets #10)", (network) => {
		expect(addressOf(network, shared)).toBeUndefined();
	});

	it("has one parameter equal to a custom address, and no empty lines (more-widgets #9)", () => {
		const custom = sharedOf(page, "https://acme.test/", { title: "T", excerpt: "E" });
		const { searchParams } = new URL(addressOf("facebook", custom)!);
		expect([...searchParams]).toEqual([["u", page]]);
		expect(addressOf("whatsapp", custom)).toBe(`https://api.whatsapp.com/send?text=${url}`);
		expect(addressOf("x-twitter", custom)).toBe(`https://x.com/intent/tweet?text=${url}`);
		expect(addressOf("email", custom)).toBe(`mailto:?body=${url}`);
	});

	it("survives half a character", () => {
		expect(addressOf("reddit", { ...shared, title: "a\ud800" })).toContain("title=a%EF%BF%BD");
	});
});

describe("what is shared", () => {
	it("is the page with the server's texts, its title decoded and without its first #", () => {
		const post = { title: "#1%20%26%202#", excerpt: "Text", featuredImage: "https://acme.test/1.jpg" };
		expect(sharedOf("", page, post)).toEqual({ url: page, title: "1 & 2#", text: "Text", image: post.featuredImage });
		expect(sharedOf("", page, { title: "100% wool", featuredImage: false })).toMatchObject({
			title: "100% wool",
			image: "",
		});
	});

	it.each([undefined, null, 7, "post", []])("has no texts where the server gave %j", (post) => {
		expect(sharedOf("", page, post)).toEqual({ url: page, title: "", text: "", image: "" });
	});

	it.each([
		["https://acme.test/?u=https%3A%2F%2Fevil.test%2F&a=1", "https://acme.test/?a=1"],
		["https://acme.test/?u=name", "https://acme.test/"],
		["https://acme.test/?u=https%3A%2F%2Facme.test%2Fx", "https://acme.test/?u=https%3A%2F%2Facme.test%2Fx"],
		["https://acme.test/?a=%20b#c", "https://acme.test/?a=%20b#c"],
	])("of %s is %s", (address, expected) => {
		expect(sharedOf("", address, {}).url).toBe(expected);
	});
});

it("opens in the middle of the screen", () => {
	expect(windowFeatures(1920, 1080)).toBe("toolbar=0,status=0,width=640,height=480,top=300,left=640,noopener");
	expect(windowFeatures(391, 401)).toContain("top=0,left=0,");
});
