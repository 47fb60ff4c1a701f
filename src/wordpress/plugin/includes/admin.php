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

/** Returns to the settings page, which reports what has been done. */
function finish(string $done, string $place = ''): void
{
	wp_safe_redirect(page_address(array('done' => $done)) . $place);
	exit;
}

function on_save(): void
{
	check_request('save');
	// phpcs:disable WordPress.Security -- the nonce is checked above, the values by `clean_options`.
	$config = trim((string) wp_unslash($_POST['config'] ?? ''));
	$change = array(
		'exclude' => wp_unslash($_POST['exclude'] ?? ''),
		'without' => (array) wp_unslash($_POST['without'] ?? array()),
		'integrity' => isset($_POST['integrity']),
		'bundle' => isset($_POST['bundle']),
		'jquery' => isset($_POST['jquery']),
	);
	// The steps have their own buttons for these.
	foreach (array('mode', 'pages') as $name) {
		if (isset($_POST[$name])) {
			$change[$name] = wp_unslash($_POST[$name]);
		}
	}
	// phpcs:enable
	$isRead = $config === '' || clean_config($config) !== '';
	// An unreadable value changes nothing.
	save_options(($isRead ? array('config' => $config) : array()) + $change + options());
	finish($isRead ? 'saved' : 'unread');
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
	finish('link', '#gossamer-link');
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
	finish('leave', '#gossamer-report');
}

function print_notice(string $place = ''): void
{
	$texts = array(
		'saved' => __('Settings saved.', 'gossamer'),
		'back' => __('All pages use their original scripts again.', 'gossamer'),
		'returned' => __('Gossamer is back on, with the same settings.', 'gossamer'),
		'link' => __('The preview link is below.', 'gossamer'),
		'check' => __('The pages are being checked in the background, ten at a time.', 'gossamer'),
		'leave' => __('Settings saved.', 'gossamer'),
		'unlinked' => __('All preview links have been revoked.', 'gossamer'),
		'unread' => __('The page configuration is not a JSON object and was not saved. All other settings were saved.', 'gossamer'),
	);
	// phpcs:ignore WordPress.Security -- chooses one of the texts above.
	$done = sanitize_key($_GET['done'] ?? '');
	if (isset($texts[$done]) && $place === (array('leave' => 'report', 'link' => 'link')[$done] ?? '')) {
		$class = $done === 'unread' ? 'notice-error' : 'notice-success';
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
	echo '</details><details' . (get_done() === 'unread' ? ' open' : '') . '><summary><h2>' . esc_html__('More settings', 'gossamer') . '</h2></summary><form method="post" action="' . esc_url(admin_url('admin-post.php')) . '">';
	wp_nonce_field('gossamer_save', '_wpnonce', false);
	echo '<input type="hidden" name="action" value="gossamer_save"><table class="form-table" role="presentation">';
	print_paths(
		'exclude',
		__('Excluded pages', 'gossamer'),
		__('These pages keep their original scripts in every mode. Enter one address per line.', 'gossamer'),
		$options['exclude']
	);
	print_plugins($options['without']);
	print_switch('jquery', 'jQuery', __('Keep jQuery on every page, for code that a tag manager adds later.', 'gossamer'), $options);
	print_switch('bundle', __('Single file', 'gossamer'), __('Combine the scripts that a page needs immediately into one file. Pages with the same widgets share that file.', 'gossamer'), $options);
	print_switch('integrity', __('Integrity', 'gossamer'), __('Browsers reject files that were changed on the way from your server.', 'gossamer'), $options);
	print_paths('config', __('Page configuration', 'gossamer'), __('For developers: JSON for gossamer-config on every page that does not print its own, for example {"plugins":{"tracking":{"require_consent":true}}}.', 'gossamer'), array($options['config']));
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
	. '.gossamer-now{padding:.1em .6em;border-radius:1em;background:#2271b1;color:#fff;font-size:.75em}.gossamer [aria-pressed=true]{background:#2271b1;color:#fff}.gossamer pre{overflow-x:auto}.gossamer textarea,.gossamer input[type=text]{max-width:100%}';

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

function print_paths(string $name, string $label, string $help, array $paths): void
{
	$id = "gossamer-$name";
	echo '<tr><th scope="row"><label for="' . esc_attr($id) . '">' . esc_html($label) . '</label></th><td><textarea class="large-text code" rows="4" id="'
		. esc_attr($id) . '" name="' . esc_attr($name) . '" aria-describedby="' . esc_attr($id) . '-help">'
		. esc_textarea(implode("\n", $paths)) . '</textarea><p class="description" id="' . esc_attr($id) . '-help">' . esc_html($help) . '</p></td></tr>';
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

/** A plugin's name in words: `nav-menu` is Nav menu. */
function words_of(string $name): string
{
	return ucfirst(str_replace('-', ' ', $name));
}

function print_link(): void
{
	echo '<div id="gossamer-link">';
	print_notice('link');
	echo '<p>' . esc_html__('Anyone with a preview link sees the pages with Gossamer for seven days, unless Gossamer is off.', 'gossamer') . '</p><p>';
	print_button('link', __('Create a preview link', 'gossamer'));
	echo ' ';
	print_button('unlink', __('Revoke all preview links', 'gossamer'), 'button button-link-delete');
	echo '</p>';
	if (get_done() === 'link') {
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
