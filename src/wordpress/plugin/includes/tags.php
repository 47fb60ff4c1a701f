<?php

/**
 * Additions to a swapped page's head: integrity of the files, the files that it needs immediately, and the core.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Name under which WordPress prints the core if it supports modules. */
const MODULE = 'gossamer';

/**
 * @param bool $hasCore Whether WordPress has printed the core.
 * @param array{tag: string, map: array}|null $own The page's import map.
 * @return array{0: string, 1: string} For the start of the head and for its end, behind the site's own sheets.
 */
function head_tags(string $html, array $plan, array $options, bool $hasCore, ?array $own = null): array
{
	$files = page_files($html, $plan['plugins'], $plan['rows']);
	$starter = $options['bundle'] && $plan['starter'] !== null ? starter_bundle($plan['starter']) : null;
	$now = $options['bundle'] && $starter === null ? with_bundle($files['now']) : $files['now'];
	if ($starter !== null) {
		$files['later'] = array_merge($files['now'], $files['later']);
		$now = array($starter);
	}
	$isBundled = $now[0] !== 'gossamer.js';
	$tags = array();
	$sheets = '';
	$integrity = array();
	foreach (array_merge($now, $files['later']) as $file) {
		if (substr($file, -3) === '.js') {
			$integrity[file_address($file)] = integrity_of($file);
		}
	}
	$own = $own ?? array('tag' => '<script type="importmap">', 'map' => array());
	if ($options['integrity']) {
		$own['map']['integrity'] = $integrity + (array) ($own['map']['integrity'] ?? array());
	}
	if ($own['map']) {
		$tags['map'] = $own['tag'] . json($own['map']) . '</script>';
	}
	foreach ($files['inline'] as $file) {
		$text = trim((string) file_get_contents(dirname(PLUGIN_FILE) . "/site/$file"));
		$tags[] = substr($file, -4) === '.css' ? "<style>$text</style>" : inline_script($text);
	}
	foreach ($now as $file) {
		$href = esc_url(file_address($file));
		// Chromium does not use a preloaded file if only the import map has its integrity.
		$sum = $options['integrity'] ? ' integrity="' . integrity_of($file) . '"' : '';
		if ($file === $now[0]) {
			$tags[] = $hasCore && $file === 'gossamer.js'
				? "<link rel=\"modulepreload\" href=\"$href\"$sum>"
				: "<script type=\"module\" src=\"$href\" id=\"" . MODULE . "-js-module\"$sum></script>";
		} elseif (substr($file, -4) === '.css' && $isBundled) {
			// Linked by the script, it would have everything that it lays out styled a second time.
			$sheets .= "<link rel=\"stylesheet\" href=\"$href\">\n";
		} elseif (substr($file, -4) === '.css') {
			$tags[] = "<link rel=\"preload\" as=\"style\" href=\"$href\">";
		} else {
			$tags[] = "<link rel=\"modulepreload\" href=\"$href\"$sum>";
		}
	}
	return array(implode("\n", $tags) . "\n", $sheets);
}

/**
 * The files that a page with these plugins loads.
 *
 * @param int[]|null $rows The rows that find a host, if they are known: what waits for a press that the browser answers, or adds a class, loads nothing yet.
 * @return array{now: string[], later: string[], inline: string[]}
 */
function page_files(string $html, array $used, ?array $rows = null): array
{
	$soon = $rows === null ? $used : plugins_of(array_filter($rows, function (int $number): bool {
		return !isset(release()['rows'][$number]['isNative']) && !isset(release()['rows'][$number]['adds']);
	}));
	$known = release()['files'];
	$now = array('gossamer.js');
	$later = array();
	$inline = array('marks.js');
	foreach (release()['rows'] as $row) {
		$plugin = $row['name'];
		$chunks = release()['plugins'][$plugin]['chunks'] ?? array();
		if (!in_array($plugin, $used, true) || !$chunks) {
			continue;
		}
		// A tiny plugin does without the kit.
		$isSoon = in_array($plugin, $soon, true);
		if ($isSoon && in_array('kit.js', $chunks, true)) {
			$now[] = 'kit.js';
		}
		if ($isSoon && in_array($row['when'], array('now', 'first'), true)) {
			$now = array_merge($now, array_reverse($chunks), early_parts($html, $plugin));
		}
		$later = array_merge($later, $chunks, release()['plugins'][$plugin]['parts'] ?? array());
		if (isset(release()['plugins'][$plugin]['before'])) {
			$inline[] = release()['plugins'][$plugin]['before'];
		}
		$inline[] = covers()[$plugin]['head'] ?? '';
	}
	$isKnown = function (string $file) use ($known): bool {
		return isset($known[$file]);
	};
	$now = array_values(array_filter(array_unique($now), $isKnown));
	return array(
		'now' => $now,
		'later' => array_values(array_filter(array_diff(array_unique($later), $now), $isKnown)),
		'inline' => array_values(array_filter(array_unique($inline), $isKnown)),
	);
}

/**
 * What a plugin asks for at its start on such a page.
 *
 * @return string[]
 */
function early_parts(string $html, string $plugin): array
{
	$files = array();
	foreach (release()['plugins'][$plugin]['early'] ?? array() as $part) {
		if (preg_match('~' . $part['text'] . '~', $html)) {
			$files = array_merge($files, $part['files']);
		}
	}
	return $files;
}

/** JSON that cannot end the element around it. */
function json(array $data): string
{
	return (string) wp_json_encode($data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES);
}
