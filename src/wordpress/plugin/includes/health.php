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
		$say('critical', sprintf(__('Visitors cannot load Gossamer’s files, so all pages use their original scripts. The server answers %1$s with “%2$s”, but has to serve this file as JavaScript. Fix this on your server, or on the host that stores your uploads, then save these settings again.', 'gossamer'), file_address('gossamer.js'), get_option('gossamer_unreachable')));
	}
	$stale = get_option('gossamer_stale', '');
	if ($stale !== '') {
		$say('critical', __('A page cache still serves the home page from before the last change. Clear that cache, including any cache of your hosting provider, then save these settings again.', 'gossamer'));
	}
	foreach (active_consent_tools() as $name => $isRead) {
		$isSilent = in_array($name, (array) get_option('gossamer_silent', array()), true);
		/* translators: %s: name of a consent tool */
		$text = __('%s asks your visitors for consent. Tracking sends nothing until a visitor has answered.', 'gossamer');
		if (!$isRead) {
			/* translators: %s: name of a consent tool */
			$text = __('Gossamer cannot read visitors’ answers from %s. Pages with tracking keep their original scripts.', 'gossamer');
		} elseif ($isSilent) {
			/* translators: %s: name of a consent tool */
			$text = __('%s is active but does not appear on the home page. Tracking waits for its answer and sends nothing. Finish its setup, or deactivate it.', 'gossamer');
		}
		$say($isRead && !$isSilent ? 'good' : 'recommended', sprintf($text, $name));
	}
	if (!is_copied()) {
		$say('recommended', __('WordPress cannot write to the uploads folder, so the files are served from the plugin’s folder. After an update, cached pages may not find their files.', 'gossamer'));
	}
	if (options()['jquery']) {
		$say('recommended', __('jQuery stays on every page because of your settings. Pages are lighter without it.', 'gossamer'));
	}
	$gravity = array('critical' => 0, 'recommended' => 1, 'good' => 2);
	usort($found, function (array $one, array $other) use ($gravity): int {
		return $gravity[$one['status']] <=> $gravity[$other['status']];
	});
	if (!$found) {
		$say('good', __('Gossamer found no problems on this site.', 'gossamer'));
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
	$label = $worst === 'good' ? __('Gossamer works', 'gossamer') : __('Gossamer needs your attention', 'gossamer');
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
