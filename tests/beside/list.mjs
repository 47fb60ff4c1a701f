// Public plugins and themes that real sites have beside the originals: what is put in, how it is set up, and what is pressed.

/**
 * @typedef {object} Row
 * @property {string} name as people call it
 * @property {string} folder of the plugin or theme
 * @property {"consent" | "cache" | "pack" | "other" | "theme"} group
 * @property {string} [source] for the command that puts it in; `plugins-FOLDER` or `themes-FOLDER` by default
 * @property {{ page: string, press: string[] }} [owner] a page of the dashboard, and what its owner presses there, one after the other
 * @property {Record<string, string>} [also] PHP of further settings by their name in words: a consent tool is asked again with each
 * @property {string} [setUp] PHP that does what an owner does in its settings
 * @property {string} [page] path of the page that is visited
 * @property {{ accept: string[], refuse?: string[], reopen?: string[] }} [buttons] of a consent tool, pressed one after the other
 * @property {string} [widgets] of a pack: what the types of its own widgets begin with, as a regular expression
 * @property {string} [note] what the reader of the table has to know
 */

/** The switch by which PixelYourSite asks a consent tool. */
const ownSwitch = (tool) => ({
	"PixelYourSite's own switch on": `update_option('pys_core', array('gdpr_${tool}_integration_enabled' => true) + get_option('pys_core')); return true;`,
});

const rule = "an owner's rule on the address of PixelYourSite's files";

/** What its wizard leaves: a banner for the European Union, a site with Facebook. @param {"yes" | "no"} blocks */
const complianz = (blocks) => `
	update_option('cmplz_wizard_completed_once', 1);
	update_option('cmplz_options', array(
		'regions' => 'eu', 'enable_cookie_banner' => 'yes', 'enable_cookie_blocker' => '${blocks}', 'safe_mode' => ${blocks === "yes" ? 0 : 1}, 'cookie_banner_required' => '1',
		'uses_social_media' => 'yes', 'socialmedia_on_site' => array('facebook'), 'compile_statistics' => 'no', 'uses_thirdparty_services' => 'no', 'uses_ad_cookies' => 'no',
		'organisation_name' => 'Owner', 'address_company' => 'Street 1', 'email_company' => 'owner@example.test', 'country_company' => 'DE',
	) + (array) get_option('cmplz_options', array()));
	return true;`;

/** Its rules are the addresses of its cookies. @param {boolean} isThere */
const cookieYesRule = (isThere) => `
	global $wpdb;
	$table = $wpdb->prefix . 'cky_cookies';
	$wpdb->delete($table, array('slug' => 'tracking'));
	$category = $wpdb->get_var("SELECT category_id FROM {$wpdb->prefix}cky_cookie_categories WHERE slug = 'advertisement'");
	if (${isThere}) $wpdb->insert($table, array('name' => '_fbp', 'slug' => 'tracking', 'description' => '{"en":"Counts visitors."}', 'duration' => '{"en":"3 months"}', 'category' => $category, 'type' => '1', 'url_pattern' => 'pixelyoursite/dist', 'meta' => '[]'));
	$wpdb->query("DELETE FROM $wpdb->options WHERE option_name LIKE '_transient_cky_cookies%'");
	return true;`;

/** The code that an account gives its owner. @param {string} rules PHP of the addresses that it holds back */
const iubenda = (rules) => `
	$code = '<script>var _iub = _iub || []; _iub.csConfiguration = {"siteId": 1, "cookiePolicyId": 2, "lang": "en"};</script><script src="//cdn.iubenda.com/cs/iubenda_cs.js" async></script>';
	update_option('iubenda_activated_products', array('iubenda_cookie_law_solution' => 'true', 'iubenda_consent_solution' => 'false'));
	update_option('iubenda_cookie_law_solution', array('configured' => 'true', 'parse' => '1', 'code_default' => $code, 'manual_code_default' => $code, 'custom_scripts' => ${rules}) + get_option('iubenda_cookie_law_solution'));
	return true;`;

/** Its banner comes only where there is a service to ask for. */
const realCookieBanner = `
	update_option('rcb-banner-active', true); update_option('rcb-blocker-active', true);
	foreach (get_posts(array('post_type' => array('rcb-blocker'), 'post_status' => 'any', 'numberposts' => -1)) as $post) wp_delete_post($post->ID, true);
	if (get_page_by_path('tracking', OBJECT, 'rcb-cookie')) return true;
	$service = wp_insert_post(array('post_type' => 'rcb-cookie', 'post_title' => 'Tracking', 'post_status' => 'publish', 'post_content' => 'Counts visitors.', 'meta_input' => array('isProviderCurrentWebsite' => 1, 'legalBasis' => 'consent', 'technicalDefinitions' => '[]', 'dataProcessingInCountries' => '[]', 'googleConsentModeConsentTypes' => '[]', 'uniqueName' => 'tracking')));
	wp_set_object_terms($service, get_term_by('name', 'Marketing', 'rcb-cookie-group')->term_id, 'rcb-cookie-group');
	return true;`;

/** @type {Row[]} */
export const list = [
	{
		name: "CookieYes",
		folder: "cookie-law-info",
		group: "consent",
		setUp: cookieYesRule(false),
		buttons: {
			accept: [".cky-notice .cky-btn-accept"],
			refuse: [".cky-notice .cky-btn-reject"],
			reopen: [".cky-btn-revisit", ".cky-modal .cky-btn-reject, .cky-notice .cky-btn-reject"],
		},
		also: { ...ownSwitch("cookie_law_info"), [rule]: cookieYesRule(true) },
	},
	{
		name: "GDPR Cookie Compliance (Moove)",
		folder: "gdpr-cookie-compliance",
		group: "consent",
		buttons: { accept: [".moove-gdpr-infobar-allow-all"], refuse: [".moove-gdpr-infobar-reject-btn"] },
	},
	{
		name: "GDPR Cookie Consent (WP Cookie Consent)",
		folder: "gdpr-cookie-consent",
		group: "consent",
		buttons: { accept: ["#cookie_action_accept_all"], refuse: ["#cookie_action_reject"] },
	},
	{
		name: "WPConsent",
		folder: "wpconsent-cookies-banner-privacy-suite",
		group: "consent",
		setUp:
			"$now = (array) get_option('wpconsent_settings', array()); update_option('wpconsent_settings', array('enable_consent_banner' => 1, 'enable_script_blocking' => 1) + $now); return true;",
		buttons: { accept: ["#wpconsent-accept-all"], refuse: ["#wpconsent-cancel-all"] },
	},
	{
		name: "Cookie Notice",
		folder: "cookie-notice",
		group: "consent",
		owner: { page: "admin.php?page=cookie-notice", press: ["#cn_refuse_opt", "#save_cookie_notice_options"] },
		buttons: { accept: ["#cn-accept-cookie"], refuse: ["#cn-refuse-cookie"] },
		also: ownSwitch("cookie_notice"),
		note: "with a button to refuse",
	},
	{
		name: "Complianz",
		folder: "complianz-gdpr",
		group: "consent",
		setUp: `delete_option('complianz_options_integrations'); delete_option('complianz_options_custom-scripts'); ${complianz("no")}`,
		buttons: {
			accept: [".cmplz-accept"],
			refuse: [".cmplz-deny"],
			reopen: [".cmplz-manage-consent", ".cmplz-deny"],
		},
		also: {
			"its blocker on": complianz("yes"),
			"its blocker on, without its part for the page builder":
				"return update_option('complianz_options_integrations', array('elementor' => false, 'elementor-pro-elementor-pro' => false));",
			[rule]:
				"return update_option('complianz_options_custom-scripts', array('block_script' => array(array('name' => 'Tracking', 'urls' => array('pixelyoursite/dist'), 'category' => 'marketing', 'enable' => true, 'iframe' => false, 'enable_placeholder' => false, 'enable_dependency' => false, 'dependency' => array()))));",
		},
		note: "after its wizard, for the law of the European Union",
	},
	{
		name: "Real Cookie Banner",
		folder: "real-cookie-banner",
		group: "consent",
		setUp: realCookieBanner,
		buttons: { accept: ["text=Accept all"], refuse: ["text=Continue without consent"] },
		also: {
			...ownSwitch("real_cookie_banner"),
			[rule]: `wp_insert_post(array('post_type' => 'rcb-blocker', 'post_title' => 'Tracking', 'post_status' => 'publish', 'meta_input' => array('rules' => '*pixelyoursite*', 'criteria' => 'services', 'services' => (string) get_page_by_path('tracking', OBJECT, 'rcb-cookie')->ID))); return true;`,
		},
		note: "switched on, with one service for marketing that names no cookie: of tracking's cookies it knows nothing, and agrees to them after any answer",
	},
	{
		name: "iubenda",
		folder: "iubenda-cookie-law-solution",
		group: "consent",
		setUp: iubenda("array()"),
		also: { [rule]: iubenda("array('pixelyoursite/dist' => 5)") },
		note: "its banner comes from its service and could not be had",
	},
	{
		name: "Cookiebot",
		folder: "cookiebot",
		group: "consent",
		setUp: "update_option('cookiebot-cbid', '00000000-0000-0000-0000-000000000000'); return true;",
		also: ownSwitch("cookiebot"),
		note: "its banner comes from its service and could not be had",
	},
	{ name: "Termly", folder: "uk-cookie-consent", group: "consent", note: "without an account it shows no banner" },
	{
		name: "Beautiful Cookie Banner",
		folder: "beautiful-and-responsive-cookie-consent",
		group: "consent",
		note: "nothing of ours reads its answer",
	},
	{
		name: "WP Consent API",
		folder: "wp-consent-api",
		group: "consent",
		note: "alone it asks nobody, and says that all is allowed",
	},
	{ name: "Pressidium Cookie Consent", folder: "pressidium-cookie-consent", group: "consent" },

	{
		name: "WP Super Cache",
		folder: "wp-super-cache",
		group: "cache",
		owner: {
			page: "options-general.php?page=wpsupercache",
			press: ["input[name=wp_cache_easy_on][value='1']", "input[type=submit][value='Update Status']"],
		},
	},
	{
		name: "WP-Optimize",
		folder: "wp-optimize",
		group: "cache",
		owner: {
			page: "admin.php?page=wpo_cache",
			press: ["text=Exit setup", "#enable_page_caching", "#wp-optimize-save-cache-settings"],
		},
	},
	{
		name: "WP Fastest Cache",
		folder: "wp-fastest-cache",
		group: "cache",
		setUp:
			"update_option('WpFastestCache', json_encode(array('wpFastestCacheStatus' => 'on', 'wpFastestCacheLanguage' => 'eng'))); return true;",
	},
	{
		name: "Hummingbird",
		folder: "hummingbird-performance",
		group: "cache",
		owner: { page: "admin.php?page=wphb-caching", press: ["text=Activate >> nth=0"] },
	},
	{
		name: "W3 Total Cache",
		folder: "w3-total-cache",
		group: "cache",
		setUp:
			"if (!class_exists('W3TC\\\\Config')) return false; $c = new W3TC\\Config(); $c->set('pgcache.enabled', true); $c->save(); return true;",
	},
	{
		name: "W3 Total Cache, minify",
		folder: "w3-total-cache",
		group: "cache",
		setUp:
			"if (!class_exists('W3TC\\\\Config')) return false; $c = new W3TC\\Config(); $c->set('minify.enabled', true); $c->set('minify.js.enable', true); $c->set('minify.html.enable', true); $c->set('minify.auto', true); $c->set('minify.rewrite', false); $c->set('pgcache.enabled', true); $c->save(); return true;",
	},
	{ name: "Cache Enabler", folder: "cache-enabler", group: "cache" },
	{ name: "Breeze", folder: "breeze", group: "cache" },
	{
		name: "SiteGround Optimizer",
		folder: "sg-cachepress",
		group: "cache",
		owner: { page: "admin.php?page=sgo_caching", press: ["text=Confirm", "label:has(input) >> nth=1"] },
	},
	{
		name: "LiteSpeed Cache",
		folder: "litespeed-cache",
		group: "cache",
		setUp:
			"update_option('litespeed.conf.optm-js_min', 1); update_option('litespeed.conf.optm-js_defer', 2); return true;",
		note: "its page cache needs a LiteSpeed server; with its delay of scripts, behind which the originals send nothing and tracking with Gossamer does",
	},
	{
		name: "Autoptimize",
		folder: "autoptimize",
		group: "cache",
		setUp: "update_option('autoptimize_js', 'on'); update_option('autoptimize_js_aggregate', 'on'); return true;",
	},
	{
		name: "Jetpack Boost",
		folder: "jetpack-boost",
		group: "cache",
		setUp:
			"update_option('jetpack_boost_status_render-blocking-js', 1); update_option('jetpack_boost_status_minify_js', 1); return true;",
	},
	{ name: "Flying Scripts", folder: "flying-scripts", group: "cache" },
	{ name: "WP Meteor", folder: "wp-meteor", group: "cache" },
	{ name: "Asset CleanUp", folder: "wp-asset-clean-up", group: "cache" },
	{ name: "Async JavaScript", folder: "async-javascript", group: "cache" },
	{ name: "Fast Velocity Minify", folder: "fast-velocity-minify", group: "cache" },
	{ name: "Smush", folder: "wp-smushit", group: "cache" },

	{
		name: "Header Footer Elementor",
		folder: "header-footer-elementor",
		group: "pack",
		widgets:
			"hfe-|navigation-menu|site-|page-title|copyright|retina|infocard|scroll-to-top|breadcrumbs-widget|counter-hfe",
	},
	{ name: "Essential Addons", folder: "essential-addons-for-elementor-lite", group: "pack", widgets: "eael-" },
	{ name: "Happy Addons", folder: "happy-elementor-addons", group: "pack", widgets: "ha-" },
	{ name: "ElementsKit", folder: "elementskit-lite", group: "pack", widgets: "elementskit-|ekit-" },
	{ name: "Premium Addons", folder: "premium-addons-for-elementor", group: "pack", widgets: "premium-" },
	{
		name: "Unlimited Elements",
		folder: "unlimited-elements-for-elementor",
		group: "pack",
		widgets: "ucaddon_|uc_",
		note: "its widgets come from its service and could not be had; four of them on two public pages (3.11.1, 3.18.2) look as with the originals",
	},
	{ name: "Royal Addons", folder: "royal-elementor-addons", group: "pack", widgets: "wpr-" },
	{ name: "Exclusive Addons", folder: "exclusive-addons-for-elementor", group: "pack", widgets: "exad-" },
	{
		name: "Element Pack",
		folder: "bdthemes-element-pack-lite",
		group: "pack",
		widgets: "bdt-",
		note: "its endless sliders have no copies of their slides outside the view",
	},
	{ name: "The Plus Addons", folder: "the-plus-addons-for-elementor-page-builder", group: "pack", widgets: "tp-" },
	{
		name: "PowerPack Lite",
		folder: "powerpack-lite-for-elementor",
		group: "pack",
		widgets: "pp-",
		note: "its endless sliders have no copies of their slides outside the view, and so its content ticker is as wide as its texts where these are short",
	},
	{ name: "Master Addons", folder: "master-addons", group: "pack", widgets: "ma-|jltma" },
	{
		name: "Qi Addons",
		folder: "qi-addons-for-elementor",
		group: "pack",
		widgets: "qi_addons",
		note: "its table of contents names no heading of a closed popup, to which its link could not lead",
	},
	{ name: "MetForm", folder: "metform", group: "pack", widgets: "mf-|metform" },
	{ name: "Sticky Header Effects", folder: "sticky-header-effects-for-elementor", group: "pack" },

	{ name: "Contact Form 7", folder: "contact-form-7", group: "other" },
	{ name: "WPForms", folder: "wpforms-lite", group: "other" },
	{ name: "Fluent Forms", folder: "fluentform", group: "other" },
	{ name: "Ninja Forms", folder: "ninja-forms", group: "other" },
	{ name: "Yoast SEO", folder: "wordpress-seo", group: "other" },
	{ name: "Rank Math", folder: "seo-by-rank-math", group: "other" },
	{ name: "Polylang", folder: "polylang", group: "other" },
	{ name: "Site Kit", folder: "google-site-kit", group: "other" },
	{ name: "MonsterInsights", folder: "google-analytics-for-wordpress", group: "other" },
	{ name: "GTM4WP", folder: "duracelltomi-google-tag-manager", group: "other" },
	{ name: "Popup Maker", folder: "popup-maker", group: "other" },
	{ name: "TranslatePress", folder: "translatepress-multilingual", group: "other" },

	{ name: "Hello Elementor", folder: "hello-elementor", group: "theme" },
	{ name: "Astra", folder: "astra", group: "theme" },
	{ name: "GeneratePress", folder: "generatepress", group: "theme" },
	{ name: "OceanWP", folder: "oceanwp", group: "theme" },
	{ name: "Kadence", folder: "kadence", group: "theme" },
];
