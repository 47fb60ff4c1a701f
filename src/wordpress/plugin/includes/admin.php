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

/** Ends the request unless it came from a form of ours and an administrator. */
function check_request(string $action): void
{
	if (!current_user_can('manage_options')) {
		wp_die(esc_html__('You are not allowed to change these settings.', 'gossamer'), '', array('response' => 403));
	}
	check_admin_referer("gossamer_$action");
}

/** Goes back to the settings page, which says what has been done. */
function finish(string $done, string $place = ''): void
{
	wp_safe_redirect(page_address(array('done' => $done)) . $place);
	exit;
}

function on_save(): void
{
	check_request('save');
	// phpcs:disable WordPress.Security -- the nonce is checked above, the values by `clean_options`.
	$without = (array) wp_unslash($_POST['without'] ?? array());
	save_options(array(
		'mode' => wp_unslash($_POST['mode'] ?? ''),
		'pages' => wp_unslash($_POST['pages'] ?? ''),
		'exclude' => wp_unslash($_POST['exclude'] ?? ''),
		'without' => $without,
		'integrity' => isset($_POST['integrity']),
		'bundle' => isset($_POST['bundle']),
	) + options());
	// phpcs:enable
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
	finish('link', '#gossamer-link');
}

function on_check(): void
{
	check_request('check');
	start_report();
	finish('check', '#gossamer-report');
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
	finish('saved', '#gossamer-report');
}

function print_notice(): void
{
	$texts = array(
		'saved' => __('Settings saved.', 'gossamer'),
		'back' => __('All pages have their original scripts again.', 'gossamer'),
		'returned' => __('Gossamer works again as it did before.', 'gossamer'),
		'link' => __('The preview link is below.', 'gossamer'),
		'check' => __('The pages are being checked in the background, ten at a time.', 'gossamer'),
	);
	// phpcs:ignore WordPress.Security -- chooses one of the texts above.
	$done = sanitize_key($_GET['done'] ?? '');
	if (isset($texts[$done])) {
		echo '<div class="notice notice-success is-dismissible" role="status"><p>' . esc_html($texts[$done]) . '</p></div>';
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
	echo '<div class="wrap"><h1>Gossamer</h1>';
	print_notice();
	print_state($options);
	print_installation();
	print_report($options);
	echo '<h2>' . esc_html__('Settings', 'gossamer') . '</h2><form method="post" action="' . esc_url(admin_url('admin-post.php')) . '">';
	wp_nonce_field('gossamer_save', '_wpnonce', false);
	echo '<input type="hidden" name="action" value="gossamer_save"><table class="form-table" role="presentation">';
	print_modes($options['mode']);
	print_paths(
		'pages',
		__('Chosen pages', 'gossamer'),
		__('For “On chosen pages”: an address a line, as /contact/. With * at the end it stands for everything below as well.', 'gossamer'),
		$options['pages']
	);
	print_paths(
		'exclude',
		__('Pages left out', 'gossamer'),
		__('These keep their original scripts in every mode.', 'gossamer'),
		$options['exclude']
	);
	echo '</table><details><summary>' . esc_html__('More settings', 'gossamer') . '</summary><table class="form-table" role="presentation">';
	print_plugins($options['without']);
	print_switch('bundle', __('One file', 'gossamer'), __('What a page needs at once comes in one file, which pages with the same widgets share.', 'gossamer'), $options);
	print_switch('integrity', __('Integrity', 'gossamer'), __('Browsers refuse files that have been changed on their way.', 'gossamer'), $options);
	echo '</table></details>';
	submit_button();
	echo '</form>';
	print_link();
	print_comparison();
	print_advice();
	echo '</div>';
}

function print_switch(string $name, string $title, string $text, array $options): void
{
	echo '<tr><th scope="row">' . esc_html($title) . '</th><td><label><input type="checkbox" name="' . esc_attr($name) . '" value="1"'
		. checked($options[$name], true, false) . '> ' . esc_html($text) . '</label></td></tr>';
}

function print_state(array $options): void
{
	$texts = array(
		'off' => __('Gossamer is off: all pages have their original scripts.', 'gossamer'),
		'preview' => __('Gossamer shows you, as an administrator, the pages as they would be. Visitors get the originals.', 'gossamer'),
		'chosen' => __('Gossamer serves the chosen pages.', 'gossamer'),
		'on' => __('Gossamer serves every page on which everything is covered.', 'gossamer'),
	);
	echo '<p style="font-size:1.1em"><strong>' . esc_html($texts[$options['mode']]) . '</strong></p><p>';
	if ($options['mode'] !== 'off') {
		print_button('back', __('Back to the original scripts', 'gossamer'));
	} elseif ($options['before'] !== 'off') {
		print_button('back', __('Switch on again as before', 'gossamer'));
	}
	echo '</p>';
}

/** Says where the files are served from if that is not the uploads. */
function print_installation(): void
{
	if (!is_copied()) {
		echo '<div class="notice notice-warning inline"><p>'
			. esc_html__('The uploads folder cannot be written, so the files are served from the plugin’s own folder. Pages that were cached before an update may not find theirs.', 'gossamer')
			. '</p></div>';
	}
}

function print_modes(string $mode): void
{
	$texts = array(
		'off' => array(__('Off', 'gossamer'), __('Nothing is changed.', 'gossamer')),
		'preview' => array(__('Preview', 'gossamer'), __('Only for administrators who are logged in, and for whoever has a preview link.', 'gossamer')),
		'chosen' => array(__('On chosen pages', 'gossamer'), __('For all visitors, on the pages listed below.', 'gossamer')),
		'on' => array(__('On', 'gossamer'), __('For all visitors, on every page whose widgets are all covered.', 'gossamer')),
	);
	$title = esc_html__('Mode', 'gossamer');
	echo '<tr><th scope="row">' . $title . '</th><td><fieldset><legend class="screen-reader-text">' . $title . '</legend>';
	foreach ($texts as $value => list($label, $help)) {
		echo '<label><input type="radio" name="mode" value="' . esc_attr($value) . '"' . checked($mode, $value, false) . '> <strong>'
			. esc_html($label) . '</strong> – ' . esc_html($help) . '</label><br>';
	}
	echo '</fieldset></td></tr>';
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
	$title = esc_html__('Left out', 'gossamer');
	echo '<tr><th scope="row">' . $title . '</th><td><fieldset><legend class="screen-reader-text">' . $title . '</legend><p class="description">'
		. esc_html__('What is ticked is not replaced: other plugins keep their own script beside Gossamer, and pages with such a widget of the page builder keep all originals.', 'gossamer')
		. '</p><div style="columns:14em;max-width:60em">';
	foreach (covers() as $name => $entry) {
		$title = $entry['original'] === false ? __('an extra', 'gossamer') : $entry['original'];
		echo '<label style="display:block"><input type="checkbox" name="without[]" value="' . esc_attr($name) . '"'
			. checked(in_array($name, $without, true), true, false) . '> ' . esc_html($name)
			. (is_of_builder($name) ? '' : ' <span class="description">(' . esc_html($title) . ')</span>') . '</label>';
	}
	echo '</div></fieldset></td></tr>';
}

function print_link(): void
{
	echo '<h2 id="gossamer-link">' . esc_html__('Preview link', 'gossamer') . '</h2><p>'
		. esc_html__('Shows whoever has it the pages as they would be, for seven days, in every mode but “Off”.', 'gossamer') . '</p><p>';
	print_button('link', __('Make a preview link', 'gossamer'));
	echo '</p>';
	// phpcs:ignore WordPress.Security -- nothing is written.
	if (sanitize_key($_GET['done'] ?? '') === 'link') {
		$address = add_query_arg('gossamer-preview', sign('preview', time() + LINK_SECONDS), home_url('/'));
		echo '<p><label for="gossamer-address">' . esc_html__('Link to the home page; the part behind the question mark works on every page.', 'gossamer')
			. '</label><br><input type="text" class="large-text code" id="gossamer-address" readonly value="' . esc_url($address) . '"></p>';
	}
}

function print_advice(): void
{
	$folder = (string) wp_parse_url(file_address(''), PHP_URL_PATH);
	$folder = substr($folder, 0, (int) strpos($folder, '/gossamer') + 9);
	echo '<h2>' . esc_html__('Caching', 'gossamer') . '</h2><p>'
		. esc_html__('The files never change under their address, so browsers may keep them for a year. Apache is told by a file in their folder; for nginx add:', 'gossamer')
		. '</p><pre class="code" style="overflow-x:auto">' . esc_html("location $folder/ {\n\tadd_header Cache-Control \"public, max-age=31536000, immutable\";\n}") . '</pre><p>'
		. esc_html__('Page caches may keep the pages: nothing in them depends on the visitor. They are emptied when these settings change, where they can be told.', 'gossamer') . '</p>';
}
