<?php

/**
 * What is active on this site that matters to Gossamer, and what to do: for the settings page and for the health of the site.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** @return array<int, array{status: string, text: string}> Findings, the gravest first: `critical`, `recommended`, `good`. */
function health(): array
{
	$found = array();
	$say = function (string $status, string $text) use (&$found): void {
		$found[] = array('status' => $status, 'text' => $text);
	};
	if (!is_reachable()) {
		/* translators: 1: address of a file, 2: what the server answered */
		$say('critical', sprintf(__('Visitors cannot load Gossamer’s files, so all pages have their original scripts. %1$s answers %2$s: it has to be served as JavaScript. Mend that on the server or where the uploads are kept, then save these settings again.', 'gossamer'), file_address('gossamer.js'), get_option('gossamer_unreachable')));
	}
	$stale = get_option('gossamer_stale', '');
	if ($stale !== '') {
		$say('critical', __('A page cache still serves the home page as it was before the last change. Empty that cache, also one of your host, then save these settings again.', 'gossamer'));
	}
	foreach (active_consent_tools() as $name => $isRead) {
		$isSilent = in_array($name, (array) get_option('gossamer_silent', array()), true);
		/* translators: %s: name of a consent tool */
		$text = __('%s asks your visitors for consent. Tracking sends nothing before it is answered.', 'gossamer');
		if (!$isRead) {
			/* translators: %s: name of a consent tool */
			$text = __('Gossamer does not understand the answers of %s. Pages with tracking keep their original scripts.', 'gossamer');
		} elseif ($isSilent) {
			/* translators: %s: name of a consent tool */
			$text = __('%s is active, and the home page shows nothing of it. Tracking waits for its answer and sends nothing: finish its set-up, or deactivate it.', 'gossamer');
		}
		$say($isRead && !$isSilent ? 'good' : 'recommended', sprintf($text, $name));
	}
	if (!is_copied()) {
		$say('recommended', __('The uploads folder cannot be written, so the files are served from the plugin’s own folder. Pages that were cached before an update may not find theirs.', 'gossamer'));
	}
	if (options()['jquery']) {
		$say('recommended', __('jQuery is kept on every page, as you have chosen. Pages are lighter without it.', 'gossamer'));
	}
	$gravity = array('critical' => 0, 'recommended' => 1, 'good' => 2);
	usort($found, function (array $one, array $other) use ($gravity): int {
		return $gravity[$one['status']] <=> $gravity[$other['status']];
	});
	if (!$found) {
		$say('good', __('Nothing on this site is in the way of Gossamer.', 'gossamer'));
	}
	return $found;
}

/** @return array<string, bool> Name => whether its answer is read. */
function active_consent_tools(): array
{
	$covers = covers();
	$isTracked = array_filter($covers, function (array $entry): bool {
		return isset($entry['obeys']);
	});
	return $isTracked ? consent_tools(array(), active_folders()) : array();
}

/** The same in Tools → Site Health. */
function add_health(array $tests): array
{
	$tests['direct']['gossamer'] = array('label' => 'Gossamer', 'test' => __NAMESPACE__ . '\test_health');
	return $tests;
}

function test_health(): array
{
	$found = health();
	$worst = $found[0]['status'];
	$label = $worst === 'good' ? __('Gossamer works', 'gossamer') : __('Gossamer has something to say', 'gossamer');
	$texts = array_map(function (array $entry): string {
		return '<p>' . esc_html($entry['text']) . '</p>';
	}, $found);
	return array(
		'label' => $label,
		'status' => $worst,
		'badge' => array('label' => 'Gossamer', 'color' => 'blue'),
		'description' => implode('', $texts),
		'actions' => '<a href="' . esc_url(admin_url('options-general.php?page=gossamer')) . '">' . esc_html__('Settings', 'gossamer') . '</a>',
		'test' => 'gossamer',
	);
}

function print_health(): void
{
	$found = health();
	$isGood = $found[0]['status'] === 'good';
	echo '<details id="gossamer-health"' . ($isGood ? '' : ' open') . '><summary><h2>' . esc_html__('Health', 'gossamer') . '</h2></summary>';
	$colors = array('critical' => 'notice-error', 'recommended' => 'notice-warning', 'good' => 'notice-success');
	foreach ($found as $entry) {
		echo '<div class="notice inline ' . esc_attr($colors[$entry['status']]) . '"><p>' . esc_html($entry['text']) . '</p></div>';
	}
	echo '</details>';
}
