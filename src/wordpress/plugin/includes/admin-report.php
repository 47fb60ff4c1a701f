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
	echo '<p>' . esc_html__('Gossamer loads each public page as a visitor would. The report says whether Gossamer covers everything on the page, and how large the page’s scripts are, compressed, before and after. Scripts that stay count in both. Scripts that the page builder loads later, and scripts from other sites, are not counted.', 'gossamer') . '</p>';
	if (!$report) {
		return;
	}
	$caption = checked_text();
	// The roles keep it a table where it is laid out as blocks.
	echo '<table class="widefat striped gossamer-table" role="table"><caption style="text-align:start;padding:.5em 0">' . esc_html($caption) . '</caption><thead role="rowgroup"><tr role="row">';
	foreach (array(__('Page', 'gossamer'), __('Covered', 'gossamer'), __('Before', 'gossamer'), __('After', 'gossamer'), __('Change', 'gossamer')) as $title) {
		echo '<th scope="col" role="columnheader">' . esc_html($title) . '</th>';
	}
	echo '</tr></thead><tbody role="rowgroup">';
	foreach ($report as $address => $page) {
		print_row((string) $address, $page, $options);
	}
	echo '</tbody></table>';
}

function print_row(string $address, array $page, array $options): void
{
	$path = path_of($address);
	$title = empty($page['title']) ? $path : $page['title'];
	echo '<tr role="row"><th scope="row" role="rowheader"><a href="' . esc_url($address) . '">' . esc_html($title) . '</a><br><code>' . esc_html($path) . '</code></th><td role="cell">';
	if (isset($page['error'])) {
		/* translators: %s: what went wrong */
		echo esc_html(sprintf(__('The page could not be loaded: %s', 'gossamer'), $page['error'])) . '</td>' . str_repeat('<td role="cell"></td>', 3) . '</tr>';
		return;
	}
	$isOut = is_listed($path, $options['exclude']);
	if ($isOut) {
		echo '<strong>' . esc_html__('Excluded', 'gossamer') . '</strong>';
	} elseif ($page['isCovered']) {
		echo '<strong>' . esc_html__('Yes', 'gossamer') . '</strong><br>' . esc_html(implode(', ', array_map(__NAMESPACE__ . '\words_of', $page['used'])));
	} elseif ($page['reasons']) {
		echo '<strong>' . esc_html__('No', 'gossamer') . '</strong><ul style="margin:0;list-style:inside">';
		foreach ($page['reasons'] as $reason) {
			echo '<li>' . esc_html(reason_text($reason)) . '</li>';
		}
		echo '</ul>';
	} else {
		echo esc_html__('Nothing to replace', 'gossamer');
	}
	$isServed = $page['isCovered'] && !$isOut;
	$stays = $isServed ? $page['stays'] ?? array() : array();
	foreach (array_unique($stays) as $for) {
		/* translators: 1: names of scripts, 2: what needs them */
		echo '<br>' . esc_html(sprintf(__('%1$s: still loaded, because of “%2$s”', 'gossamer'), implode(', ', array_keys($stays, $for, true)), $for));
	}
	$before = $page['before'] ? size_format($page['before'], 1) : '–';
	$after = $isServed ? size_format($page['after'], 1) : '–';
	foreach (array(array(__('Before', 'gossamer'), $before), array(__('After', 'gossamer'), $after)) as list($title, $size)) {
		echo '</td><td role="cell" data-title="' . esc_attr($title) . '">' . esc_html($size);
	}
	echo '</td><td role="cell">';
	if (!$isOut || in_array($path, $options['exclude'], true)) {
		print_button('leave', $isOut ? __('Include again', 'gossamer') : __('Exclude', 'gossamer'), 'button button-small', array('address' => $address));
	}
	echo '</td></tr>';
}

/** The most frequent reasons: first the one whose removal would free most pages. */
function print_holding(): void
{
	$held = holding(get_option('gossamer_report', array()));
	if (!$held) {
		return;
	}
	echo '<h2>' . esc_html__('What keeps pages from being covered', 'gossamer') . '</h2><p>' . esc_html__('These pages work as before. You need not do anything.', 'gossamer') . '</p><ul class="gossamer-holding">';
	foreach (array_slice($held, 0, 20) as $entry) {
		$count = count($entry['pages']);
		/* translators: 1: number of pages, 2: what keeps them from being covered */
		$title = sprintf(_n('%1$d page: %2$s', '%1$d pages: %2$s', $count, 'gossamer'), $count, reason_text($entry['reason']));
		/* translators: %d: number of pages */
		$alone = sprintf(_n('%d page has no other obstacle.', '%d pages have no other obstacle.', $entry['alone'], 'gossamer'), $entry['alone']);
		echo '<li><details><summary>' . esc_html($title) . '</summary><p>' . esc_html($alone) . '</p><p>';
		foreach (array_slice($entry['pages'], 0, 5) as $address) {
			$to = page_address(array('compare' => rawurlencode(path_of($address)))) . '#gossamer-compare';
			/* translators: %s: address of a page */
			echo '<a class="button button-small" href="' . esc_url($to) . '">' . esc_html(sprintf(__('View %s', 'gossamer'), path_of($address))) . '</a> ';
		}
		echo '</p>';
		if (in_array($entry['reason'][0], array('member', 'untraced', 'dependency'), true)) {
			print_mail($entry);
		}
		echo '</details></li>';
	}
	echo '</ul>';
}

/** Widgets that the browsers of visitors did not recognise. */
function print_unknown(array $options): void
{
	$pages = array_filter(unknown_forms(), function (string $path) use ($options): bool {
		return !is_listed($path, $options['exclude']);
	}, ARRAY_FILTER_USE_KEY);
	if (!$pages) {
		return;
	}
	echo '<h2>' . esc_html__('Widgets in an unknown form', 'gossamer') . '</h2><p>'
		. esc_html__('On these pages, browsers of visitors found a widget in a form that Gossamer does not know. The widget stays as it was printed. Only visits are counted; nothing about the visitors is stored. Exclude a page to give it back its original scripts.', 'gossamer')
		. '</p><ul class="gossamer-unknown">';
	foreach ($pages as $path => $page) {
		$names = implode(', ', array_map(__NAMESPACE__ . '\words_of', $page['plugins']));
		/* translators: 1: number of visits, 2: names of widgets */
		$text = sprintf(_n('%1$d visit: %2$s', '%1$d visits: %2$s', $page['visits'], 'gossamer'), $page['visits'], $names);
		echo '<li><a href="' . esc_url(home_url((string) $path)) . '"><code>' . esc_html((string) $path) . '</code></a> ' . esc_html($text) . ' ';
		print_button('leave', __('Exclude', 'gossamer'), 'button button-small', array('address' => home_url((string) $path)));
		echo '</li>';
	}
	echo '</ul>';
}

/** A text for the author of an add-on, ready to be sent. */
function print_mail(array $entry): void
{
	$text = implode("\n\n", array(
		__('Hello,', 'gossamer'),
		__('our site uses Gossamer, which replaces the front-end scripts of the page builder and provides its public API (elementorFrontend, elementorModules) to add-ons. Because of your add-on, Gossamer cannot serve this page:', 'gossamer'),
		$entry['pages'][0] . "\n" . reason_text($entry['reason']),
		__('Could the add-on avoid this, or load the script only on pages that need it?', 'gossamer'),
	));
	echo '<label>' . esc_html__('Message to the author of the add-on', 'gossamer') . '<textarea class="large-text" rows="8" readonly>' . esc_textarea($text) . '</textarea></label>';
}

/**
 * @param array<string, array> $report
 * @return array<int, array{reason: string[], pages: string[], alone: int}>
 */
function holding(array $report): array
{
	$held = array();
	foreach ($report as $address => $page) {
		foreach ($page['reasons'] ?? array() as $reason) {
			$key = implode('|', $reason);
			$held += array($key => array('reason' => $reason, 'pages' => array(), 'alone' => 0));
			$held[$key]['pages'][] = (string) $address;
			$held[$key]['alone'] += (int) (count($page['reasons']) === 1);
		}
	}
	usort($held, function (array $one, array $other): int {
		return array($other['alone'], count($other['pages'])) <=> array($one['alone'], count($one['pages']));
	});
	return $held;
}

/** @param string[] $reason Kind, subject, and place. */
function reason_text(array $reason): string
{
	$text = release()['rules']['words'][$reason[0]] ?? '%s';
	// phpcs:ignore WordPress.WP.I18n -- the texts are those of the verdict, which the catalogue knows.
	return vsprintf(translate($text, 'gossamer'), isset($reason[2]) ? array($reason[2], $reason[1]) : array($reason[1]));
}
