// Settings of the products other than the builder, each with what a visitor does; options are given with the visit, and nothing is written.

const wait = (label, ms) => ({ label, does: (page) => page.waitForTimeout(ms) });
const open = (path = "/set-page/", label = "opens the page") => ({
	label,
	does: (page, origin) => page.goto(`${origin}${path}`, { waitUntil: "load" }),
});
/** What is not seen is not waited for as long as a busy page is. */
const seen = async (page, selector) => {
	const found = page.locator(selector).locator("visible=true").first();
	await found.waitFor({ timeout: 1000 });
	return found;
};
const press = (label, selector) => ({
	label,
	does: async (page) => (await seen(page, selector)).click({ timeout: 6000 }),
});
const hover = (label, selector) => ({
	label,
	does: async (page) => (await seen(page, selector)).hover({ timeout: 6000 }),
});
const keys = (label, ...names) => ({
	label,
	does: async (page) => {
		for (const name of names) await page.keyboard.press(name);
	},
});
const scroll = (label, selector) => ({
	label,
	does: (page) =>
		page.evaluate(
			(at) => document.querySelector(at).scrollIntoView({ block: "center", behavior: "instant" }),
			selector,
		),
});
const write = (label, selector, text) => ({ label, does: (page) => page.locator(selector).first().fill(text) });

const soon = { button_delay: 1, message_delay: 1, message_views: 1 };
/** A visit lasts about as long as tracking waits for its time event. */
const noTimeEvent = { automatic_event_time_on_page_value: 600 };
const chat = (set) => ({ joinchat: { ...soon, ...set }, pys_core: noTimeEvent });
/** The window opens a second after the load, and its messages come one by one: a look before that sees them or does not. */
const openChat = (label, path = "/set-page/") => ({
	label,
	does: async (page, origin) => {
		await page.goto(`${origin}${path}`, { waitUntil: "load" });
		await page.waitForTimeout(5500);
	},
});
const useChat = [
	openChat("opens the page, and waits for the button and the window"),
	press("closes the window", ".joinchat__close"),
	hover("points at the button", ".joinchat__button"),
	press("closes what that opened", ".joinchat__close"),
	press("presses the button", ".joinchat__button"),
	keys("goes through it by Tab", "Tab", "Tab"),
	keys("presses Escape", "Escape"),
	press("presses a link to the window", ".set-open"),
	press("starts the app in it", ".joinchat__open"),
	press("presses a link to the app", ".set-app"),
	press("presses a button to the app", ".set-button"),
	press("opens it by a text", ".set-span"),
	press("presses a place of the page", ".set-plain"),
	scroll("scrolls to what opens it", ".set-show"),
	openChat("comes again, and waits"),
];
const chats = {
	plain: chat({}),
	badge: chat({ message_badge: "yes" }),
	never: chat({ message_delay: -1 }),
	later: chat({ message_views: 2 }),
	button: chat({ message_text: "", qr: "yes", whatsapp_web: "yes" }),
	agree: chat({ optin_text: "I agree to <a href='/plain/'>this</a>", optin_check: "yes" }),
	note: chat({ optin_text: "Read <b>this</b>", optin_check: "no" }),
	left: chat({
		position: "left",
		dark_mode: "yes",
		color: "#ff0000/0",
		header: "__wa__",
		button_ico: "v1",
		button_tip: "",
		message_start: "Go",
	}),
	auto: chat({
		dark_mode: "auto",
		button_ico: "v2",
		message_text: "One\n===\nTwo *bold* _it_ ~no~\n===\n{TITLE} {URL}",
	}),
	mobile: chat({ mobile_only: "yes" }),
	nobody: chat({ telephone: "" }),
	noanim: chat({ button_delay: -1 }),
	ads: chat({ gads: "AW-123456/abcDEF", message_text: "" }),
	nowhere: chat({ visibility: { all: "no" }, view: { all: "no" } }),
};
const chatCases = Object.fromEntries(
	Object.entries(chats).map(([name, options]) => [`chat-${name}`, { options, journey: useChat }]),
);
const close = press("closes", ".joinchat__close");
chatCases["chat-hash"] = {
	options: chat({}),
	journey: [openChat("opens the page by #", "/set-page/#joinchat"), close, keys("goes on by Tab", "Tab")],
};
chatCases["chat-query"] = {
	options: chat({}),
	journey: [openChat("opens the page by ?", "/set-page/?joinchat=1"), close],
};
const phone =
	"Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
chatCases["chat-phone"] = { options: chat({ mobile_only: "yes" }), agent: phone, journey: useChat };

const inFeed = (index, rest) => `#set-page-f${index} ${rest}`;
const feedCases = {
	feeds: {
		options: {},
		journey: [
			open(),
			...[0, 1, 2, 3].map((index) => scroll(`scrolls to feed ${index}`, inFeed(index, ".sbi_item"))),
			scroll("scrolls back", inFeed(0, ".sbi_load_btn")),
			press("loads more of the first", inFeed(0, ".sbi_load_btn")),
			press("loads more again", inFeed(0, ".sbi_load_btn")),
			hover("points at a photo", inFeed(2, ".sbi_photo")),
			hover("points at the header", inFeed(2, ".sb_instagram_header a")),
			hover("points at the follow button", inFeed(2, ".sbi_follow_btn a")),
			{ label: "focuses the third's button", does: (page) => page.locator(inFeed(2, ".sbi_load_btn")).focus() },
			keys("loads more by key", "Enter"),
			scroll("scrolls to the last button", inFeed(3, ".sbi_load_btn")),
			press("loads the last of the last", inFeed(3, ".sbi_load_btn")),
		],
	},
};

const panelOpen = press("opens the panel", ".aicon_link");
const inPanel = [
	["enlarges", ".larger"],
	["enlarges again", ".larger"],
	["makes smaller", ".smaller"],
	["resets the size", ".wah-font-reset"],
	["turns keys on", ".wah-call-keyboard-navigation"],
	["makes fonts readable", ".wah-call-readable-fonts"],
	["opens the colours", ".contrast_trigger"],
	["chooses a colour", ".convar"],
	["opens them again", ".contrast_trigger"],
	["chooses another one", ".convar >> nth=2"],
	["underlines links", ".wah-call-underline-links"],
	["highlights links", ".wah-call-highlight-links"],
	["makes it grey", ".wah-call-greyscale"],
	["turns it back", ".wah-call-greyscale"],
	["inverts", ".wah-call-invert"],
	["inverts back", ".wah-call-invert"],
	["stops motion", ".wah-call-remove-animations"],
	["removes styles", ".wah-call-remove-styles"],
	["gives styles back", ".wah-call-remove-styles"],
	["turns lights off", ".wah-lights-off, .wah_lights_off button"],
	["turns lights on", ".wah-lights-off, .wah_lights_off button"],
	["clears", ".wah-call-clear-cookies"],
].map(([label, selector]) => press(label, `#access_container ${selector}`));
const usePanel = [
	open(),
	hover("points at the icon", ".aicon_link"),
	panelOpen,
	keys("goes on by Tab", "Tab", "Tab"),
	...inPanel,
	keys("presses Escape", "Escape"),
	panelOpen,
	press("closes it", "#access_container .close_container"),
	open("/set-page/", "comes again"),
	panelOpen,
];
const colours = [
	open(),
	panelOpen,
	press("opens the colours", "#access_container .contrast_trigger"),
	press("chooses", "#access_container .convar"),
	open("/set-page/", "comes again"),
	open("/plain/", "goes elsewhere"),
	panelOpen,
	press("clears", "#access_container .wah-call-clear-cookies"),
];
const titles = Object.fromEntries(
	[
		"keyboard_navigation",
		"close_button",
		"clear_cookies",
		"greyscale",
		"invert",
		"readable_fonts",
		"font_setup",
		"contrast_setup",
		"choose_color",
		"remove_animations",
		"remove_styles_setup",
		"underline_links_setup",
		"highlight_links",
		"lights_off",
	].map((name) => [`wah_${name}_title`, `T ${name}`]),
);
const panels = {
	plain: {},
	titled: { ...titles, wah_darktheme_enable: "1", wah_left_side: "1", wah_reset_font_size: "Back" },
	zoom: { wah_font_setup_type: "zoom", wah_hide_on_mobile: "1" },
	script: { wah_font_setup_type: "script", wah_custom_font: "Courier New, Courier, monospace" },
	placed: { wah_custom_logo_position: "1", wah_logo_top: "200", wah_logo_left: "240", wah_left_side: "1" },
	placedRight: { wah_custom_logo_position: "1", wah_logo_right: "60", wah_logo_bottom: "90" },
	few: {
		wah_skiplinks_setup: "",
		wah_role_links_setup: "",
		wah_remove_link_titles: "",
		wah_keyboard_navigation_setup: "",
		wah_greyscale_enable: "",
		wah_invert_enable: "",
	},
	colours: {
		wah_enable_custom_contrast: "1",
		wah_contrast_variations: [{ bgcolor: "#123456", textcolor: "#fedcba", title: "Blue" }],
	},
	marks: {
		wah_header_element_selector: "header",
		wah_main_element_selector: "#content, .elementor",
		wah_footer_element_selector: "footer",
		wah_nav_element_selector: "nav",
		wah_sidebar_element_selector: ".elementor-widget-text-editor",
		wah_lights_selector: ".elementor-widget-heading",
	},
};
const panelCases = Object.fromEntries(
	Object.entries(panels).map(([name, options]) => [`panel-${name}`, { options, journey: usePanel }]),
);
panelCases["panel-kept"] = { options: {}, journey: colours };

const inForm = (name, rest) => `#set-lead-${name} ${rest}`;
const fill = (name, label, values) => ({
	label,
	does: async (page) => {
		for (const [field, value] of Object.entries(values))
			await page
				.locator(inForm(name, `[name=field_${field}]`))
				.first()
				.fill(value);
	},
});
const leadCases = {
	"set-lead": {
		options: {},
		journey: [
			open("/set-lead/"),
			press("sends nothing", inForm("all", ".res-button-submit")),
			fill("all", "fills in wrongly", { name: "Ann", email: "wrong", phone: "abc" }),
			press("sends what is wrong", inForm("all", ".res-button-submit")),
			fill("all", "mends it", { email: "ann@example.test", phone: "0501234567" }),
			{
				label: "fills the rest in",
				does: async (page) => {
					for (const input of await page.locator(inForm("all", "[name^=field_10]:not([type=hidden])")).all()) {
						const kind = await input.evaluate(({ type, localName }) => (localName === "select" ? localName : type));
						if (kind === "checkbox") await input.check();
						else if (kind === "date") await input.fill("2030-05-06");
						else if (kind === "number") await input.fill("7");
						else if (kind !== "select") await input.fill("text");
					}
				},
			},
			keys("sends it by key", "Tab"),
			press("sends it", inForm("all", ".res-button-submit")),
			press("sends another, empty", inForm("bare", ".res-button-submit")),
			fill("bare", "fills another in", { name: "Bee", email: "bee@example.test" }),
			{ label: "sends by Enter", does: (page) => page.locator(inForm("bare", "[name=field_email]")).press("Enter") },
			fill("stay", "fills one without an address in", { name: "Bee", email: "bee@example.test" }),
			press("sends it, and goes nowhere", inForm("stay", ".res-button-submit")),
			open("/set-lead/", "comes again"),
			fill("tab", "fills one for a new tab in", { name: "Bee", email: "bee@example.test" }),
			press("sends it, and opens a tab", inForm("tab", ".res-button-submit")),
			wait("has a tab", 800),
			fill("away", "fills the last in", { name: "Bee B", email: "bee@example.test", phone: "0501234567" }),
			press("sends it, and goes", inForm("away", ".res-button-submit")),
			wait("is elsewhere", 800),
		],
	},
};

const useEvents = [
	open(),
	wait("stays", 2500),
	...["open", "tel", "mail", "pdf", "out", "plain"].map((name) => press(`presses ${name}`, `.set-${name}`)),
	hover("points", ".set-same"),
	scroll("scrolls", ".set-form"),
	wait("waits", 600),
	write("writes", "#set-page-pro [name='form_fields[name]']", "Ann"),
	press("sends the builder's form", "#set-page-pro [type=submit]"),
	wait("waits for the answer", 800),
	write("writes a word", ".set-form [name=word]", "cup"),
	press("sends a form of its own", ".set-form button"),
	wait("is elsewhere", 600),
	open("/?s=lorem", "searches"),
	open("/nothing-here/", "goes nowhere"),
	open("/post-1/", "reads a post"),
	wait("reads", 2500),
];
const tracked = {
	plain: {},
	quick: {
		pys_core: {
			automatic_event_scroll_value: 10,
			automatic_event_time_on_page_value: 1,
			automatic_event_download_extensions: ["pdf"],
			enable_success_send_form: true,
		},
	},
	sparse: {
		pys_core: {
			enable_page_title_param: false,
			enable_post_type_param: false,
			enable_post_category_param: false,
			enable_post_id_param: false,
			enable_content_name_param: false,
			enable_event_url_param: false,
			enable_user_role_param: false,
			enable_remove_source_url_params: false,
			enable_remove_download_url_param: false,
		},
	},
	off: { pys_core: { automatic_events_enabled: false } },
	server: {
		pys_core: {
			server_event_use_ajax: false,
			server_static_event_use_ajax: false,
			use_send_beacon: false,
			session_disable: true,
			send_external_id: false,
			google_consent_mode: false,
		},
	},
	noApi: { pys_facebook: { use_server_api: false, advanced_matching_enabled: false } },
	dynamic: {
		pys_core: { fdp_enabled: true },
		pys_facebook: {
			fdp_view_content_enabled: true,
			fdp_view_category_enabled: true,
			fdp_add_to_cart_enabled: true,
			fdp_purchase_enabled: true,
			fdp_add_to_cart_event_fire: "scroll_pos",
			fdp_add_to_cart_event_fire_scroll: 20,
			fdp_purchase_event_fire: "scroll_pos",
			fdp_purchase_event_fire_scroll: 30,
			fdp_add_to_cart_value: 3,
			fdp_purchase_value: 4,
		},
	},
	recent: { pys_core: { data_persistency: "recent_data", general_event_delay: 1, track_cookie_for_subdomains: false } },
};
const eventCases = Object.fromEntries(
	Object.entries(tracked).map(([name, options]) => [`events-${name}`, { options, journey: useEvents }]),
);

/** By name. */
export const settings = { ...chatCases, ...feedCases, ...panelCases, ...leadCases, ...eventCases };
