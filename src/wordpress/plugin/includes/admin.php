<?php

/**
 * The settings page, and what its buttons do. Everything that writes asks for the capability and a nonce.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

function add_page(): void
{
	add_options_page('Gossamer', 'Gossamer', 'manage_options', 'gossamer', __NAMESPACE__ . '\print_page');
}

/** Tells administrators once, after the activation, where to begin. */
function print_welcome(): void
{
	$screen = get_current_screen();
	if (!$screen || $screen->id !== 'plugins' || !current_user_can('manage_options') || !get_option('gossamer_new')) {
		return;
	}
	delete_option('gossamer_new');
	echo '<div class="notice notice-info is-dismissible"><p>' . esc_html__('Gossamer is off.', 'gossamer') . ' <a href="' . esc_url(page_address()) . '">'
		. esc_html__('Set it up', 'gossamer') . '</a></p></div>';
}

function add_link(array $links): array
{
	$text = esc_html__('Settings', 'gossamer');
	return array_merge(array('<a href="' . esc_url(page_address()) . "\">$text</a>"), $links);
}

function page_address(array $query = array()): string
{
	return add_query_arg($query + array('page' => 'gossamer'), admin_url('options-general.php'));
}

/** Ends the request unless an administrator sent it with one of our forms. */
function check_request(string $action): void
{
	if (!current_user_can('manage_options')) {
		wp_die(esc_html__('You are not allowed to change these settings.', 'gossamer'), '', array('response' => 403));
	}
	check_admin_referer("gossamer_$action");
}

/** @param mixed $posted */
function text_of($posted): string
{
	return is_string($posted) ? trim(wp_unslash($posted)) : '';
}

/** Returns to the settings page, which reports what has been done. */
function finish(string $done, string $place = '', array $query = array()): void
{
	wp_safe_redirect(page_address($query + array('done' => $done)) . $place);
	exit;
}

function on_save(): void
{
	check_request('save');
	// phpcs:disable WordPress.Security -- the nonce is checked above, the values by `clean_options`.
	$typed = array();
	foreach (array('exclude', 'config') as $name) {
		$typed[$name] = text_of($_POST[$name] ?? '');
	}
	$change = array(
		'without' => (array) wp_unslash($_POST['without'] ?? array()),
		'integrity' => isset($_POST['integrity']),
		'bundle' => isset($_POST['bundle']),
		'jquery' => isset($_POST['jquery']),
	);
	// phpcs:enable
	$why = array_filter(array(
		'exclude' => why_not_paths($typed['exclude']),
		'config' => $typed['config'] === '' || clean_config($typed['config']) !== '' ? '' : __('This is not a JSON object. Check its quotation marks, commas and brackets.', 'gossamer'),
	));
	// A refused field changes nothing.
	save_options(array_diff_key($typed, $why) + $change + options());
	if ($why) {
		refuse($why, $typed);
	}
	finish('saved');
}

/** One click back to the originals, and one to return. */
function on_back(): void
{
	check_request('back');
	$options = options();
	$isOff = $options['mode'] === 'off';
	save_options(array(
		'mode' => $isOff ? $options['before'] : 'off',
		'before' => $isOff ? 'off' : $options['mode'],
	) + $options);
	finish($isOff ? 'returned' : 'back');
}

function on_link(): void
{
	check_request('link');
	finish(options()['mode'] === 'off' ? '' : 'link', '#gossamer-link');
}

function on_check(): void
{
	check_request('check');
	start_report();
	finish('check');
}

/** Leaves a page out of the swap, or takes it in again. */
function on_leave(): void
{
	check_request('leave');
	// phpcs:ignore WordPress.Security -- the nonce is checked above, the value here.
	$path = path_of(esc_url_raw(wp_unslash($_POST['address'] ?? '')));
	$options = options();
	$isOut = in_array($path, $options['exclude'], true);
	$exclude = $isOut ? array_diff($options['exclude'], array($path)) : array_merge($options['exclude'], array($path));
	save_options(array('exclude' => $exclude) + $options);
	finish('leave', '#gossamer-report', array('page-path' => rawurlencode($path)));
}

/** Which scripts a page has after **Exclude** or **Include again**. */
function left_text(): string
{
	// phpcs:ignore WordPress.Security -- nothing is written; the path is cleaned here.
	$path = path_of(esc_url_raw(wp_unslash($_GET['page-path'] ?? '')));
	/* translators: %s: address of a page */
	$text = is_listed($path, options()['exclude']) ? __('%s keeps its original scripts.', 'gossamer') : __('%s is no longer excluded.', 'gossamer');
	return sprintf($text, $path);
}

function print_notice(string $place = ''): void
{
	$texts = array(
		'saved' => __('Settings saved.', 'gossamer'),
		'back' => __('All pages use their original scripts again.', 'gossamer'),
		'returned' => __('Gossamer is back on, with the same settings.', 'gossamer'),
		'link' => __('The preview link is below.', 'gossamer'),
		'leave' => left_text(),
		'unlinked' => __('All preview links have been revoked.', 'gossamer'),
	);
	if (get_option('gossamer_queue', array())) {
		$texts['check'] = __('The pages are being checked in the background.', 'gossamer');
	}
	if (refused()) {
		$texts['refused'] = __('The marked field was not saved.', 'gossamer');
	}
	$done = get_done();
	if (isset($texts[$done]) && $place === (array('leave' => 'report', 'link' => 'link')[$done] ?? '')) {
		$class = $done === 'refused' ? 'notice-error' : 'notice-success';
		// If the browser scrolls to a place of the page the notice is there.
		$place = $done === 'leave' || $done === 'link' ? ' inline' : '';
		echo '<div class="notice ' . esc_attr($class . $place) . ' is-dismissible" role="status"><p>' . esc_html($texts[$done]) . '</p></div>';
	}
}

/** @param array<string, string> $fields Further hidden fields. */
function print_button(string $action, string $text, string $class = 'button', array $fields = array()): void
{
	echo '<form method="post" action="' . esc_url(admin_url('admin-post.php')) . '" style="display:inline">';
	wp_nonce_field("gossamer_$action", '_wpnonce', false);
	foreach ($fields + array('action' => "gossamer_$action") as $name => $value) {
		echo '<input type="hidden" name="' . esc_attr($name) . '" value="' . esc_attr($value) . '">';
	}
	echo '<button class="' . esc_attr($class) . '">' . esc_html($text) . '</button></form>';
}

function print_page(): void
{
	$options = options();
	// phpcs:ignore WordPress.Security -- a constant.
	echo '<div class="wrap gossamer"><style>' . STYLE . '</style><h1>Gossamer</h1>';
	print_notice();
	print_state($options);
	print_health();
	print_steps($options);
	print_holding();
	print_unknown($options);
	echo '<details id="gossamer-report"' . (get_done() === 'leave' ? ' open' : '') . '><summary><h2>' . esc_html__('Report', 'gossamer') . '</h2></summary>';
	print_notice('report');
	print_report($options);
	$unknown = unknown_names($options['config']);
	$isOpen = $unknown || array_intersect_key(refused(), array_flip(array('exclude', 'config')));
	echo '</details><details' . ($isOpen ? ' open' : '') . '><summary><h2>' . esc_html__('More settings', 'gossamer') . '</h2></summary><form method="post" action="' . esc_url(admin_url('admin-post.php')) . '">';
	wp_nonce_field('gossamer_save', '_wpnonce', false);
	echo '<input type="hidden" name="action" value="gossamer_save"><table class="form-table" role="presentation">';
	print_field(
		'exclude',
		__('Excluded pages', 'gossamer'),
		__('These pages always keep their original scripts. Enter one address per line.', 'gossamer'),
		implode("\n", $options['exclude'])
	);
	print_plugins($options['without']);
	print_switch('jquery', 'jQuery', __('Keep jQuery on every page, for code that a tag manager adds later.', 'gossamer'), $options);
	print_switch('bundle', __('Single file', 'gossamer'), __('Combine the scripts that a page needs immediately into one file. Pages with the same widgets share that file.', 'gossamer'), $options);
	print_switch('integrity', __('Integrity', 'gossamer'), __('Browsers reject files that were changed on the way from your server.', 'gossamer'), $options);
	/* translators: %s: names */
	$warning = $unknown ? sprintf(__('Gossamer does not know these names: %s. Check their spelling.', 'gossamer'), implode(', ', $unknown)) : '';
	print_field('config', __('Page configuration', 'gossamer'), __('For developers: JSON for gossamer-config on every page that does not print its own, for example {"plugins":{"tracking":{"require_consent":true}}}.', 'gossamer'), $options['config'], $warning);
	echo '</table>';
	submit_button();
	echo '</form></details>';
	print_comparison();
	print_advice();
	echo '</div>';
}

/** The last action, from the address. */
function get_done(): string
{
	// phpcs:ignore WordPress.Security -- nothing is written.
	return sanitize_key($_GET['done'] ?? '');
}

/** Of the settings page; nothing in it is wider than a phone. */
const STYLE = '.gossamer{max-width:68em}.gossamer summary h2{display:inline-block;margin:.6em 0}.gossamer summary{cursor:pointer}'
	. '.gossamer-steps{list-style:none;margin:1.5em 0;padding:0;counter-reset:step}'
	. '.gossamer-steps>li{counter-increment:step;position:relative;margin:0;padding-block:.4em 1em;padding-inline-start:3.2em}'
	. '.gossamer-steps>li::before{content:counter(step);position:absolute;inset-inline-start:0;top:.5em;width:2em;height:2em;line-height:2em;text-align:center;border-radius:50%;background:#dcdcde;color:#1d2327;font-weight:600}'
	. '.gossamer-steps>li[aria-current]::before{background:#2271b1;color:#fff}.gossamer-steps h2{margin:.5em 0 0;font-size:1.15em}.gossamer-steps p{margin:.5em 0}'
	. '.gossamer-now{padding:.1em .6em;border-radius:1em;background:#2271b1;color:#fff;font-size:.75em}.gossamer [aria-pressed=true]{background:#2271b1;color:#fff}.gossamer pre{overflow-x:auto}.gossamer [aria-invalid]{border-color:#b32d2e}.gossamer-why{color:#b32d2e;font-weight:600}'
	// On a phone each row of the report is a block, each cell a line with the title of its column.
	. '@media(max-width:782px){.gossamer-table thead{position:absolute;clip-path:inset(50%)}.gossamer-table :is(tbody,tr,th,td){display:block}.gossamer-table td:empty{display:none}.gossamer-table [data-title]{padding-block:2px}.gossamer-table [data-title]::before{content:attr(data-title) ": "}}'
	. '.gossamer textarea,.gossamer input[type=text]{max-width:100%}';

function print_switch(string $name, string $title, string $text, array $options): void
{
	echo '<tr><th scope="row">' . esc_html($title) . '</th><td><label><input type="checkbox" name="' . esc_attr($name) . '" value="1"'
		. checked($options[$name], true, false) . '> ' . esc_html($text) . '</label></td></tr>';
}

function print_state(array $options): void
{
	$texts = array(
		'off' => __('Gossamer is off. All pages use their original scripts.', 'gossamer'),
		'preview' => __('Preview: as an administrator, you see the pages with Gossamer. Visitors get the original scripts.', 'gossamer'),
		'chosen' => __('Gossamer is on for the selected pages.', 'gossamer'),
		'on' => __('Gossamer is on for every page that it covers completely.', 'gossamer'),
	);
	echo '<p style="font-size:1.1em"><strong>' . esc_html($texts[$options['mode']]) . '</strong></p><p>';
	if ($options['mode'] !== 'off') {
		print_button('back', __('Back to the original scripts', 'gossamer'));
	} elseif ($options['before'] !== 'off') {
		print_button('back', __('Switch Gossamer back on', 'gossamer'));
	}
	echo '</p>';
}

function print_plugins(array $without): void
{
	$title = esc_html__('Not replaced', 'gossamer');
	echo '<tr><th scope="row">' . $title . '</th><td><fieldset><legend class="screen-reader-text">' . $title . '</legend><p class="description">'
		. esc_html__('Gossamer does not replace the items that you tick. Another plugin then keeps its own script alongside Gossamer. A page with a ticked widget of the page builder keeps all its original scripts.', 'gossamer')
		. '</p><div style="columns:14em;max-width:60em">';
	foreach (covers() as $name => $entry) {
		$title = $entry['original'] === false ? __('extra feature', 'gossamer') : $entry['original'];
		echo '<label style="display:block"><input type="checkbox" name="without[]" value="' . esc_attr($name) . '"'
			. checked(in_array($name, $without, true), true, false) . '> ' . esc_html(words_of($name))
			. (is_of_builder($name) ? '' : ' <span class="description">(' . esc_html($title) . ')</span>') . '</label>';
	}
	echo '</div></fieldset></td></tr>';
}

/** Names as the builder has them, where they are not the words of ours. */
const BUILDER_NAMES = array(
	'accordion' => 'Accordion / Toggle / Tabs',
	'animations' => 'Entrance animations',
	'atomic-form' => 'Form (version 4)',
	'atomic-loop' => 'Loop (version 4)',
	'atomic-tabs' => 'Tabs (version 4)',
	'atomic-video' => 'Video (version 4)',
	'carousel' => 'Carousels / Slides',
	'elementor-frontend' => 'Scripts of add-ons',
	'facebook-widget' => 'Facebook widgets',
	'interactions' => 'Interactions (version 4)',
	'lazy-background' => 'Lazy backgrounds',
	'loop-filter' => 'Loop grid / Taxonomy filter',
	'motion' => 'Motion effects',
	'nav-menu' => 'WordPress menu',
	'nested-accordion' => 'Accordion (nested)',
	'nested-tabs' => 'Tabs (nested)',
	'off-canvas' => 'Off-canvas',
	'posts' => 'Posts / Portfolio',
	'preview-scroll' => 'Previews of templates',
	'progress' => 'Progress bar',
	'sticky' => 'Sticky elements',
	'sticky-anchors' => 'Links to places below sticky elements',
	'stretched' => 'Stretched sections',
	'woocommerce-menu-cart' => 'WooCommerce menu cart',
);

/** A plugin's name in words: `share-buttons` is Share buttons. */
function words_of(string $name): string
{
	return BUILDER_NAMES[$name] ?? ucfirst(str_replace('-', ' ', $name));
}

function print_link(): void
{
	echo '<div id="gossamer-link">';
	print_notice('link');
	echo '<p>' . esc_html__('Anyone with a preview link sees the pages with Gossamer for seven days, unless Gossamer is off.', 'gossamer') . '</p><p>';
	$isOff = options()['mode'] === 'off';
	if ($isOff) {
		echo '<button class="button" disabled aria-describedby="gossamer-link-why">' . esc_html__('Create a preview link', 'gossamer') . '</button>';
	} else {
		print_button('link', __('Create a preview link', 'gossamer'));
	}
	echo ' ';
	print_button('unlink', __('Revoke all preview links', 'gossamer'), 'button button-link-delete');
	echo '</p>';
	if ($isOff) {
		echo '<p class="description" id="gossamer-link-why">' . esc_html__('Gossamer is off, so a link would show the original scripts. Start the preview first.', 'gossamer') . '</p>';
	} elseif (get_done() === 'link') {
		$address = add_query_arg(PREVIEW, sign('preview', time() + LINK_SECONDS), home_url('/'));
		echo '<p><label for="gossamer-address">' . esc_html__('This link opens the home page. The preview continues on every page of the visit.', 'gossamer')
			. '</label><br><input type="text" class="large-text code" id="gossamer-address" readonly value="' . esc_url($address) . '"></p>';
	}
	echo '</div>';
}

function print_advice(): void
{
	$folder = (string) wp_parse_url(file_address(''), PHP_URL_PATH);
	$folder = substr($folder, 0, (int) strpos($folder, '/gossamer') + 9);
	echo '<details><summary><h2>' . esc_html__('Caching', 'gossamer') . '</h2></summary><p>'
		. esc_html__('A file’s address changes whenever its content does, so browsers can keep the files for a year. On Apache, a file in their folder takes care of this. On nginx, add:', 'gossamer')
		. '</p><pre class="code" style="overflow-x:auto">' . esc_html("location $folder/ {\n\tadd_header Cache-Control \"public, max-age=31536000, immutable\";\n}") . '</pre><p>'
		. esc_html__('Page caches can keep the pages, because nothing in them depends on the visitor. When these settings change, Gossamer clears the page caches that it knows.', 'gossamer') . '</p></details>';
}
