<?php

/**
 * The report as a table: each page, whether it is covered, by what not, and its bytes before and after.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

function print_report(array $options): void
{
	$report = get_option('gossamer_report', array());
	$left = count(get_option('gossamer_queue', array()));
	echo '<h2 id="gossamer-report">' . esc_html__('Report', 'gossamer') . '</h2><p>'
		. esc_html__('Every public page is asked for as a visitor would: whether everything on it is covered, and what its scripts weigh, compressed, before and after. The page builder’s scripts load more by themselves later; that is not counted.', 'gossamer') . '</p><p>';
	print_button('check', $report ? __('Check all pages again', 'gossamer') : __('Check all pages', 'gossamer'));
	echo '</p>';
	if ($left) {
		/* translators: 1: number of pages checked, 2: number of pages to be checked */
		$text = sprintf(__('Pages checked: %1$d, still waiting: %2$d. Load this page again to see more.', 'gossamer'), count($report), $left);
		echo '<p role="status">' . esc_html($text) . '</p>';
		schedule_crawl();
	}
	if (!$report) {
		return;
	}
	$covered = array_filter(array_column($report, 'isCovered'));
	/* translators: 1: number of pages that are covered, 2: number of all pages */
	$caption = sprintf(__('%1$d of %2$d pages are covered.', 'gossamer'), count($covered), count($report));
	// On a phone the table is scrolled, also by the keyboard.
	echo '<div style="overflow-x:auto" tabindex="0" role="region" aria-labelledby="gossamer-report"><table class="widefat striped"><caption style="text-align:start;padding:.5em 0">' . esc_html($caption) . '</caption><thead><tr>';
	foreach (array(__('Page', 'gossamer'), __('Covered', 'gossamer'), __('Before', 'gossamer'), __('After', 'gossamer'), __('Change', 'gossamer')) as $title) {
		echo '<th scope="col">' . esc_html($title) . '</th>';
	}
	echo '</tr></thead><tbody>';
	foreach ($report as $address => $page) {
		print_row((string) $address, $page, $options);
	}
	echo '</tbody></table></div>';
}

function print_row(string $address, array $page, array $options): void
{
	$path = path_of($address);
	$title = empty($page['title']) ? $path : $page['title'];
	echo '<tr><th scope="row"><a href="' . esc_url($address) . '">' . esc_html($title) . '</a><br><code>' . esc_html($path) . '</code></th><td>';
	if (isset($page['error'])) {
		/* translators: %s: what went wrong */
		echo esc_html(sprintf(__('The page could not be loaded: %s', 'gossamer'), $page['error'])) . '</td><td></td><td></td><td></td></tr>';
		return;
	}
	$isOut = is_listed($path, $options['exclude']);
	if ($isOut) {
		echo '<strong>' . esc_html__('Left out', 'gossamer') . '</strong><br>';
	}
	if ($page['isCovered']) {
		echo '<strong>' . esc_html__('Yes', 'gossamer') . '</strong><br>' . esc_html(implode(', ', $page['used']));
	} elseif ($page['reasons']) {
		echo '<strong>' . esc_html__('No', 'gossamer') . '</strong><ul style="margin:0;list-style:inside">';
		foreach ($page['reasons'] as $reason) {
			echo '<li>' . esc_html(reason_text($reason)) . '</li>';
		}
		echo '</ul>';
	} else {
		echo esc_html__('Nothing to replace', 'gossamer');
	}
	if (!empty($page['kept']) && $page['isCovered']) {
		/* translators: %s: names of scripts */
		echo '<br>' . esc_html(sprintf(__('Stays for others: %s', 'gossamer'), implode(', ', $page['kept'])));
	}
	$before = $page['before'] ? size_format($page['before'], 1) : '–';
	$after = $page['isCovered'] ? size_format($page['after'], 1) : '–';
	echo '</td><td>' . esc_html($before) . '</td><td>' . esc_html($after) . '</td><td>';
	if (!$isOut || in_array($path, $options['exclude'], true)) {
		print_button('leave', $isOut ? __('Take in again', 'gossamer') : __('Leave out', 'gossamer'), 'button button-small', array('address' => $address));
	}
	echo '</td></tr>';
}

/** @param string[] $reason Kind, what it is about, and where. */
function reason_text(array $reason): string
{
	$text = release()['rules']['words'][$reason[0]] ?? '%s';
	// phpcs:ignore WordPress.WP.I18n -- the texts are those of the verdict, which the catalogue knows.
	return vsprintf(translate($text, 'gossamer'), isset($reason[2]) ? array($reason[2], $reason[1]) : array($reason[1]));
}
