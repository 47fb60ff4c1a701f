<?php

/**
 * The way of an owner, as four steps with the state of each: check all pages, preview, chosen pages, all pages.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

function print_steps(array $options): void
{
	$mode = $options['mode'];
	echo '<ol class="gossamer-steps">';
	begin_step(__('Check all pages', 'gossamer'), checked_text(), false);
	print_check();
	end_step();

	begin_step(__('Preview', 'gossamer'), __('While you are logged in as an administrator, you see the pages with Gossamer. Visitors still get the original scripts.', 'gossamer'), $mode === 'preview');
	print_mode_button('preview', $mode, __('Start the preview', 'gossamer'));
	print_link();
	end_step();

	begin_step(__('On for selected pages', 'gossamer'), __('All visitors get Gossamer on these pages. Enter one address per line, for example /contact/. An address that ends in * includes all pages below it.', 'gossamer'), $mode === 'chosen');
	echo '<form method="post" action="' . esc_url(admin_url('admin-post.php')) . '">';
	wp_nonce_field('gossamer_mode', '_wpnonce', false);
	echo '<input type="hidden" name="action" value="gossamer_mode"><input type="hidden" name="mode" value="chosen"><label for="gossamer-pages">'
		. esc_html__('Selected pages', 'gossamer') . '</label>';
	print_area('pages', implode("\n", $options['pages']), 3);
	echo '<p><button class="button">' . esc_html__('Switch on for these pages', 'gossamer') . '</button></p></form>';
	end_step();

	begin_step(__('On', 'gossamer'), __('All visitors get Gossamer on every page that it covers completely. Other pages keep their original scripts.', 'gossamer'), $mode === 'on');
	print_mode_button('on', $mode, __('Switch on everywhere', 'gossamer'));
	end_step();
	echo '</ol>';
}

function begin_step(string $title, string $text, bool $isNow): void
{
	echo '<li' . ($isNow ? ' aria-current="step"' : '') . '><h2>' . esc_html($title)
		. ($isNow ? ' <span class="gossamer-now">' . esc_html__('active', 'gossamer') . '</span>' : '') . '</h2><p>' . esc_html($text) . '</p>';
}

function end_step(): void
{
	echo '</li>';
}

function print_mode_button(string $mode, string $now, string $text): void
{
	if ($mode === $now) {
		return;
	}
	echo '<p>';
	print_button('mode', $text, 'button', array('mode' => $mode));
	echo '</p>';
}

/** Results of the check so far. */
function checked_text(): string
{
	$report = get_option('gossamer_report', array());
	if (!$report) {
		return __('Gossamer loads each public page as a visitor would. This changes nothing on your site.', 'gossamer');
	}
	$covered = count(array_filter(array_column($report, 'isCovered')));
	/* translators: 1: number of pages that are covered, 2: number of all pages */
	$text = sprintf(_n('%1$d of %2$d page is covered.', '%1$d of %2$d pages are covered.', count($report), 'gossamer'), $covered, count($report));
	return is_stale($report) ? $text . ' ' . __('Gossamer’s settings or version have changed since this check. Check all pages again.', 'gossamer') : $text;
}

function is_stale(array $report): bool
{
	$by = judged_by(options());
	foreach ($report as $page) {
		if (!isset($page['error']) && ($page['by'] ?? '') !== $by) {
			return true;
		}
	}
	return false;
}

function print_check(): void
{
	$report = get_option('gossamer_report', array());
	$left = count(get_option('gossamer_queue', array()));
	echo '<p>';
	print_button('check', $report ? __('Check all pages again', 'gossamer') : __('Check all pages', 'gossamer'), $report ? 'button' : 'button button-primary');
	echo '</p>';
	if (!$left) {
		return;
	}
	/* translators: 1: number of pages checked, 2: number of pages to be checked */
	$text = __('Pages checked: %1$d, still waiting: %2$d.', 'gossamer');
	echo '<p role="status" id="gossamer-progress" data-text="' . esc_attr($text) . '" data-step="'
		. esc_url(wp_nonce_url(admin_url('admin-ajax.php?action=gossamer_step'), 'gossamer_step')) . '">' . esc_html(sprintf($text, count($report), $left)) . '</p>';
	schedule_crawl();
	// A site whose scheduled tasks do not run is checked while this page is open.
	wp_enqueue_script('gossamer-steps', plugins_url('includes/steps.js', PLUGIN_FILE), array(), '__VERSION__', true);
}

/** One round of the check, for a page that is open: numbers of pages that are done and that wait. */
function on_step(): void
{
	check_ajax_referer('gossamer_step');
	if (!current_user_can('manage_options')) {
		wp_send_json_error(null, 403);
	}
	crawl_some(2);
	wp_send_json(array(count(get_option('gossamer_report', array())), count(get_option('gossamer_queue', array()))));
}

function on_mode(): void
{
	check_request('mode');
	// phpcs:disable WordPress.Security -- the nonce is checked above, the values by `clean_options`.
	$change = array('mode' => text_of($_POST['mode'] ?? ''));
	if ($change['mode'] === 'chosen') {
		$change['pages'] = text_of($_POST['pages'] ?? '');
		$why = $change['pages'] === '' ? __('Enter at least one address.', 'gossamer') : why_not_paths($change['pages']);
		if ($why !== '') {
			refuse(array('pages' => $why), $change);
		}
	}
	// phpcs:enable
	save_options($change + options());
	finish('saved');
}

/** Ends all preview links that were made so far. */
function on_unlink(): void
{
	check_request('unlink');
	// A link of this second is ended, too.
	save_options(array('linksFrom' => time() + 1) + options());
	finish('unlinked');
}
