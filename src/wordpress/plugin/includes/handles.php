<?php

/**
 * The scripts that were printed: which of them may go, and which have to stay for others.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** @return array<string, string> Files of the release by the handle that they replace if a script that stays calls it. */
function stand_ins(): array
{
	return array_merge(...array_values(array_column(covers(), 'standIns')));
}

/**
 * All our plugins with what they replace. The original is the page builder unless the plugin says otherwise.
 *
 * @return array<string, array{original: string|false, widgets: string[], scripts: string[], libraries: string[], surface: string, standIns: array<string, string>}>
 */
function covers(): array
{
	static $covers, $outside;
	if ($covers === null || $outside !== outside_covers()) {
		$outside = outside_covers();
		$covers = array();
		foreach (release()['covers'] + $outside as $name => $entry) {
			$covers[$name] = $entry + array(
				'original' => 'Elementor',
				'widgets' => array(),
				'scripts' => array(),
				'libraries' => array(),
				'surface' => '',
				'standIns' => array(),
			);
		}
	}
	return $covers;
}

/**
 * What plugins cover that the release does not have, on the page that is judged: the tag that loads one says it in `data-gossamer-covers`, as JSON.
 *
 * @param array[]|null $scripts Those of the page, as `read_scripts` returns them.
 * @return array<string, array<string, string[]>>
 */
function outside_covers(?array $scripts = null): array
{
	static $covers = array();
	if ($scripts === null) {
		return $covers;
	}
	$covers = array();
	foreach ($scripts as $number => $script) {
		$said = json_decode($script['attributes']['data-gossamer-covers'] ?? '', true);
		if (!is_array($said) || !$script['isCode']) {
			continue;
		}
		$entry = array();
		foreach (array('widgets', 'elements', 'scripts', 'libraries') as $key) {
			if (is_array($said[$key] ?? null)) {
				$entry[$key] = array_values(array_filter($said[$key], 'is_string'));
			}
		}
		$covers["outside $number"] = $entry;
	}
	return $covers;
}

/** Whether one of our plugins replaces a part of the page builder, whose script drives all widgets together. */
function is_of_builder(string $plugin): bool
{
	return covers()[$plugin]['original'] === 'Elementor';
}

/**
 * Handles of the originals that the plugins in use replace.
 *
 * @param string[] $off Our plugins that are not used.
 * @return array<string, string> Handle => plugin.
 */
function replaced_handles(array $off): array
{
	$handles = array();
	foreach (covers() as $plugin => $entry) {
		if (is_of_builder($plugin) || !in_array($plugin, $off, true)) {
			$handles += array_fill_keys(array_merge($entry['scripts'], $entry['libraries']), $plugin);
		}
	}
	return $handles;
}

/**
 * The server's data about its scripts, else known data.
 *
 * @param array[] $scripts As `read_scripts` returns them.
 * @param array|null $registry What the server says.
 * @param string[] $withoutJquery Handles whose code is certain to need no jQuery, whatever the server says.
 * @return array{handles: array<string, array{src: string, deps: string[]}>, queue: string[]}
 */
function registry_of(array $scripts, ?array $registry, array $withoutJquery): array
{
	if ($registry === null) {
		$registry = array('handles' => array(), 'queue' => array());
		foreach ($scripts as $script) {
			if ($script['part'] === 'src') {
				$registry['handles'][$script['handle']] = array(
					'src' => $script['address'],
					'deps' => release()['rules']['dependencies'][$script['handle']] ?? array(),
				);
			}
		}
	}
	foreach ($withoutJquery as $handle) {
		if (isset($registry['handles'][$handle])) {
			$deps = $registry['handles'][$handle]['deps'];
			$registry['handles'][$handle]['deps'] = array_values(array_diff($deps, array('jquery', 'jquery-core', 'jquery-migrate')));
		}
	}
	return $registry;
}

/**
 * Splits the printed handles into those that are removed
 * and those that stay. The originals' dependencies (jQuery and its friends) are removed too, unless a script that
 * stays needs them, or the site has enqueued them directly and code cannot tell.
 *
 * @param array{handles: array<string, array{src: string, deps: string[]}>, queue: string[]} $registry
 * @param string[] $off Our plugins that are not used.
 * @param array<string, string> $needs Handles that code calls, each with who does.
 * @return array{go: string[], stay: string[], standIns: string[], kept: array<int, array{name: string, for: string}>, clashes: string[], reasons: array[]}
 */
function divide_handles(array $registry, array $off, array $needs): array
{
	$rules = release()['rules'];
	$printed = array_map('strval', array_keys($registry['handles']));
	$depsOf = function (string $handle) use ($registry, $rules): array {
		return $registry['handles'][$handle]['deps'] ?? $rules['dependencies'][$handle] ?? array();
	};
	$closure = function (array $start, array $shut) use ($depsOf): array {
		$found = array_values(array_unique($start));
		for ($at = 0; $at < count($found); $at++) {
			if (!isset($shut[$found[$at]])) {
				$found = array_merge($found, array_values(array_diff(array_unique($depsOf($found[$at])), $found)));
			}
		}
		return $found;
	};
	$replaced = replaced_handles($off);
	$offered = array();
	foreach (covers() as $entry) {
		if ($entry['surface'] !== '') {
			$offered += array_fill_keys(array_merge($entry['scripts'], $entry['libraries']), true);
		}
	}
	$isReplaced = function (string $handle) use ($replaced): bool {
		return isset($replaced[$handle]);
	};
	$brought = $closure(array_filter($printed, $isReplaced), array());
	$friends = array_values(array_diff($brought, array_keys($replaced)));
	$asked = array_diff($registry['queue'], $rules['askedByWidgets'], $rules['toldByCode']);
	$mayGo = array_merge(array_keys($replaced), $rules['askedByWidgets'], array_diff($friends, $asked));
	$needed = array_intersect(array_keys($needs), $printed);
	// Members of the surface do not need the originals.
	$stay = array_values(array_diff($closure(array_merge(array_diff($printed, $mayGo), $needed), $offered), array_keys($offered)));
	$clashes = array();
	$reasons = array();
	foreach ($stay as $handle) {
		$plugin = $replaced[$handle] ?? '';
		if ($plugin === '' || !in_array($handle, $printed, true) || !in_array($handle, covers()[$plugin]['scripts'], true)) {
			continue;
		}
		if (is_of_builder($plugin)) {
			$reasons[] = array('kind' => 'dependency', 'name' => $handle);
		} else {
			$clashes[$plugin] = true;
		}
	}
	$standIns = array();
	foreach (array_intersect($printed, array_keys(stand_ins())) as $handle) {
		$isCalled = in_array($handle, $needed, true);
		foreach ($stay as $other) {
			$isCalled = $isCalled || in_array($handle, $depsOf($other), true);
		}
		if ($isCalled && !in_array($handle, $stay, true)) {
			$standIns[] = $handle;
		}
	}
	$kept = array();
	foreach (array_intersect($friends, $stay, $printed) as $name) {
		$for = $needs[$name] ?? null;
		foreach ($for === null ? $stay : array() as $other) {
			if (in_array($name, $depsOf($other), true)) {
				$for = $other;
				break;
			}
		}
		$kept[] = array('name' => $name, 'for' => $for ?? $name);
	}
	return array(
		'go' => array_values(array_diff($printed, $stay)),
		'stay' => array_values(array_intersect($printed, $stay)),
		'standIns' => $standIns,
		'kept' => $kept,
		'clashes' => array_keys($clashes),
		'reasons' => $reasons,
	);
}
