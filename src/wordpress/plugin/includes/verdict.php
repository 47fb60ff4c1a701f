<?php

/**
 * The verdict on a page: whether it can be taken, on which level, what goes and what stays. TypeScript has the same (`src/verdict/judge.ts`); both are held to the same cases.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** The reason of a page without anything of ours. */
const NOTHING = array('kind' => 'nothing', 'name' => '');

/** What inline code and owners write who use the page builder's surface. */
const NAMES_SURFACE = '~data-gossamer-compat|lementor(\w*Frontend|Modules|V2|/frontend/)~';

/**
 * Does not call WordPress: its data about scripts is in `$page`.
 *
 * @param array{address: string, registry: array|null, folders: string[], keeps?: array<string, string>, read: callable, sheet: callable} $page Address of the page; handles with
 *     their addresses and dependencies, and those enqueued directly; folders of the active plugins; handles that the owner keeps; `facts_of` a file by its address, null if it cannot be read.
 * @return array{
 *   level: string,
 *   reasons: array<int, array{kind: string, name: string, in?: string}>,
 *   go: string[],
 *   stay: string[],
 *   standIns: string[],
 *   kept: array<int, array{name: string, for: string}>,
 *   onSurface: string[],
 *   plugins: string[],
 *   rows: int[],
 *   off: string[],
 *   unread: string[],
 *   gated: string[],
 *   tools: string[],
 *   scriptless: bool
 * }
 */
function judge(Document $document, array $page, array $without): array
{
	$verdict = array_fill_keys(array('reasons', 'go', 'stay', 'standIns', 'kept', 'onSurface', 'plugins', 'rows', 'off', 'unread', 'gated', 'tools'), array());
	$verdict = array('level' => 'left', 'scriptless' => false) + $verdict;
	if (!$document->isReadable()) {
		$verdict['reasons'][] = array('kind' => 'markup', 'name' => '');
		return $verdict;
	}
	$without = array_values(array_unique(array_merge($without, without_by_config($document->scripts))));
	$base = $document->firstValue('base', 'href');
	if ($base !== '') {
		$page['address'] = resolve_address($base, $page['address']);
	}
	$scripts = read_scripts($document, $page);
	outside_covers($scripts);
	$code = read_code($scripts, $document->handlers(), $page);
	$registry = registry_of($scripts, $page['registry'], $code['withoutJquery']);
	$code['needs'] += $page['keeps'] ?? array();

	// A plugin whose original has to stay is not used here; then more may have to stay.
	$off = $without;
	do {
		$divided = divide_handles($registry, $off, $code['needs']);
		$clashes = array_diff($divided['clashes'], $off);
		$off = array_merge($off, $clashes);
	} while ($clashes);
	$go = $divided['go'];
	foreach ($scripts as $number => $script) {
		if ($script['part'] === 'src' && in_array($script['handle'], $go, true)) {
			$document->forget($number);
		}
	}
	$rows = used_rows($document);
	$used = plugins_of($rows);
	if (!$code['onSurface'] && !preg_match(NAMES_SURFACE, $document->html)) {
		foreach (array_diff($used, $off) as $plugin) {
			if (is_idle($plugin, $registry)) {
				$off[] = $plugin;
			}
		}
	}
	$held = held_back($scripts, $page, $go);
	$reasons = array_merge(
		$divided['reasons'],
		unserved_widgets($document, $scripts, $without),
		array_map(function (string $plugin): array {
			return array('kind' => 'without', 'name' => $plugin);
		}, array_values(array_filter(array_intersect($used, $without), __NAMESPACE__ . '\is_of_builder'))),
		left_alone($document, $scripts),
		$held['reasons'],
		$code['reasons']
	);
	foreach ($go as $handle) {
		$isFound = false;
		foreach ($scripts as $script) {
			$isFound = $isFound || ($script['handle'] === $handle && $script['part'] === 'src');
		}
		if (!$isFound && $registry['handles'][$handle]['src'] !== '') {
			$reasons[] = array('kind' => 'tag', 'name' => $handle);
		}
	}
	foreach ($scripts as $script) {
		$isOurs = preg_match('~/gossamer\.js(\?|$)~', $script['attributes']['src'] ?? '');
		if ($isOurs && ($script['attributes']['id'] ?? '') !== MODULE . '-js-module') {
			array_unshift($reasons, array('kind' => 'own', 'name' => ''));
			break;
		}
	}
	$drivers = array_merge(...array_values(array_column(covers(), 'scripts')));
	if (!$reasons && !array_intersect($go, $drivers)) {
		$reasons[] = $code['combined'] !== ''
			? array('kind' => 'combined', 'name' => $code['combined'])
			: NOTHING;
	}
	$taken = $code['onSurface'] ? 'add-ons' : (in_array('jquery-core', $divided['stay'], true) ? 'with-jquery' : 'whole');
	$verdict = array(
		'level' => $reasons ? 'left' : $taken,
		'reasons' => array_values(array_unique($reasons, SORT_REGULAR)),
		'go' => $go,
		'stay' => $divided['stay'],
		'standIns' => $divided['standIns'],
		'kept' => $divided['kept'],
		'onSurface' => $code['onSurface'],
		'plugins' => array_values(array_diff($used, $off)),
		'rows' => array_values(array_filter($rows, function (int $row) use ($off): bool {
			return !in_array(release()['rows'][$row]['name'], $off, true);
		})),
		'off' => array_values($off),
		'unread' => $code['unread'],
		'gated' => $held['gated'],
		'tools' => $held['tools'],
	);
	return $verdict + array('scriptless' => is_scriptless($document, $scripts, $page, $verdict));
}

/** Whether it is the surface of originals that the page does not load: jQuery alone, as a shop needs it, is no reason for one. */
function is_idle(string $plugin, array $registry): bool
{
	list('surface' => $surface, 'scripts' => $scripts, 'libraries' => $libraries) = covers()[$plugin];
	return $surface !== '' && !array_intersect(array_merge($scripts, $libraries), array_keys($registry['handles']));
}

/** @param string[] $types A `*` at the end matches anything. */
function is_type_in(string $type, array $types): bool
{
	foreach ($types as $known) {
		if (substr($known, -1) === '*' ? strpos($type, substr($known, 0, -1)) === 0 : $type === $known) {
			return true;
		}
	}
	return false;
}

/**
 * Plugins that the page's `gossamer-config` switches off, or gives other hosts: the widgets that they cover are not served.
 *
 * @return string[]
 */
function without_by_config(array $scripts): array
{
	foreach ($scripts as $script) {
		if (($script['attributes']['id'] ?? '') === 'gossamer-config') {
			return switched_off($script['text']);
		}
	}
	return array();
}

/** @return string[] Plugins that a configuration switches off, or gives other hosts. */
function switched_off(string $text): array
{
	$config = json_decode($text, true);
	$plugins = is_array($config) && is_array($config['plugins'] ?? null) ? $config['plugins'] : array();
	return array_map('strval', array_keys(array_filter($plugins, function ($settings): bool {
		return $settings === false || (is_array($settings) && is_string($settings['selector'] ?? null));
	})));
}

/** @return string[] Plugins that a configuration says anything about. */
function named_plugins(string $text): array
{
	$config = json_decode($text, true);
	return is_array($config) && is_array($config['plugins'] ?? null) ? array_map('strval', array_keys($config['plugins'])) : array();
}

/** @return string[] What the owner's settings switch off, by a box or by the configuration of all pages. */
function without_of(array $options): array
{
	return array_values(array_unique(array_merge($options['without'], switched_off($options['config']))));
}

/**
 * The rows of our table that will find a host on the page.
 *
 * @return int[]
 */
function used_rows(Document $document): array
{
	return array_keys(array_filter(release()['rows'], function (array $row) use ($document): bool {
		// Conditions on the address, or on a value that only the browser knows, are not evaluated.
		return !isset($row['if']) && strpos($row['when'], 'query:') !== 0
			&& (isset($row['text']) ? has_text($document->scripts, $row['text']) : $document->mentions($row['words']) && $document->has($row['xpath']));
	}));
}

/**
 * @param int[] $rows
 * @return string[]
 */
function plugins_of(array $rows): array
{
	return array_values(array_unique(array_map(function (int $row): string {
		return release()['rows'][$row]['name'];
	}, $rows)));
}

function has_text(array $scripts, string $pattern): bool
{
	foreach ($scripts as $script) {
		if (preg_match('~' . str_replace('~', '\~', $pattern) . '~', $script['text'])) {
			return true;
		}
	}
	return false;
}
