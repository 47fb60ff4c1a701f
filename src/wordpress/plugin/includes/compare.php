<?php

/**
 * The comparison of one page: two frames side by side, as it is and swapped, by signed links that work in every mode.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** How long the links of a comparison work. */
const COMPARE_SECONDS = HOUR_IN_SECONDS;

/** Serves one side of a comparison: the settings of that request alone are others. */
function begin_side(): void
{
	foreach (array('original' => 'off', 'swapped' => 'on') as $side => $mode) {
		// phpcs:ignore WordPress.Security.NonceVerification -- the word is signed.
		if (!is_signed($side, wp_unslash($_GET['gossamer-compare'] ?? null))) {
			continue;
		}
		$change = function ($options) use ($mode): array {
			return array('mode' => $mode, 'exclude' => array()) + (is_array($options) ? $options : array());
		};
		add_filter('option_gossamer', $change);
		add_filter('default_option_gossamer', $change);
		// As visitors see it, who are logged in nowhere, and kept for none of them.
		wp_set_current_user(0);
		show_admin_bar(false);
		defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
		nocache_headers();
		header('X-Robots-Tag: noindex');
	}
}

function side_address(string $path, string $side): string
{
	return add_query_arg('gossamer-compare', sign($side, time() + COMPARE_SECONDS), home_url($path));
}

function print_comparison(): void
{
	// phpcs:ignore WordPress.Security -- nothing is written; the path is cleaned here.
	$given = sanitize_text_field(wp_unslash($_GET['compare'] ?? ''));
	$path = $given === '' ? '/' : path_of(esc_url_raw($given));
	echo '<details id="gossamer-compare"' . ($given === '' ? '' : ' open') . '><summary><h2>' . esc_html__('Compare', 'gossamer') . '</h2></summary><p>'
		. esc_html__('Shows a page with its original scripts and with Gossamer, side by side, even while Gossamer is off. This does not affect visitors.', 'gossamer')
		. '</p><form method="get" action="' . esc_url(admin_url('options-general.php') . '#gossamer-compare') . '"><input type="hidden" name="page" value="gossamer"><label>'
		. esc_html__('Page address', 'gossamer') . ' <input type="text" class="regular-text code" name="compare" value="' . esc_attr($path)
		. '"></label> <button class="button">' . esc_html__('Compare', 'gossamer') . '</button></form>';
	if ($given === '') {
		echo '</details>';
		return;
	}
	echo '<p role="group" aria-label="' . esc_attr__('Window width', 'gossamer') . '">';
	foreach (array(390 => __('Phone', 'gossamer'), 768 => __('Tablet', 'gossamer'), 1280 => __('Desktop', 'gossamer')) as $width => $title) {
		/* translators: %d: number of pixels */
		$help = sprintf(__('%d pixels wide', 'gossamer'), $width);
		echo '<button type="button" class="button" data-gossamer-width="' . esc_attr((string) $width) . '" title="' . esc_attr($help) . '" aria-pressed="' . ($width === 1280 ? 'true' : 'false') . '">'
			. esc_html($title) . '</button> ';
	}
	/* translators: 1: number of script files, 2: their weight */
	$text = __('Script files: %1$s, %2$s', 'gossamer');
	echo '</p><div id="gossamer-frames" style="display:grid;grid-template-columns:1fr 1fr;gap:1em" data-text="' . esc_attr($text) . '" data-closed="'
		. esc_attr__('The site’s address differs from the address of this settings page, so the files cannot be counted here.', 'gossamer') . '" data-missing="' . esc_attr__('This page does not exist.', 'gossamer') . '">';
	foreach (array('original' => __('Original', 'gossamer'), 'swapped' => __('With Gossamer', 'gossamer')) as $side => $title) {
		echo '<figure style="margin:0;min-width:0"><figcaption><strong>' . esc_html($title) . '</strong> <output></output></figcaption>'
			. '<div dir="ltr" style="overflow:hidden;border:1px solid #8c8f94"><iframe title="' . esc_attr($title) . '" src="' . esc_url(side_address($path, $side))
			. '" style="border:0;transform-origin:0 0"></iframe></div></figure>';
	}
	echo '</div></details>';
	wp_enqueue_script('gossamer-compare', plugins_url('includes/compare.js', PLUGIN_FILE), array(), '__VERSION__', true);
}
