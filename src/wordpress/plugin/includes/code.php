<?php

/**
 * Reads the code that stays: which libraries it calls, and its uses of the page builder's surface.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

const MOST_LETTERS = 2 * 1024 * 1024;
/** Bytes of memory that a letter of a script may take while its names are followed. */
const LETTER_ROOM = 220;
/** With a comment before it where the theme supports no HTML5 scripts (WordPress 6.4). */
const TRANSLATIONS = '~^\s*(/\* <!\[CDATA\[ \*/\s*)?wp\.i18n\.setLocaleData\(~';
/** Values of members of jQuery and nothing else, as WordPress 7.1 prints one before jQuery UI. */
const LIBRARY_SETTINGS = '~^\s*(/\* <!\[CDATA\[ \*/\s*)?(jQuery(\.\w+)+\s*=\s*(true|false|null|\d+|"[^"\\\\]*"|\'[^\'\\\\]*\')\s*;\s*)+(//# sourceURL=\S*\s*)?(/\* \]\]> \*/\s*)?$~D';

/** Whether inline code is of use to its library alone, and is removed with it. */
function is_of_library(array $script): bool
{
	return ($script['part'] === 'after' && preg_match(TRANSLATIONS, $script['text']))
		|| ($script['part'] === 'before' && preg_match(LIBRARY_SETTINGS, $script['text']));
}

/**
 * @param array[] $scripts As `read_scripts` returns them.
 * @param string[] $handlers Code in attributes.
 * @return array{reasons: array[], needs: array<string, string>, onSurface: string[], unread: string[], withoutJquery: string[], combined: string}
 */
function read_code(array $scripts, array $handlers, array $page): array
{
	$replaced = replaced_handles(array());
	$libraries = release()['rules']['dependencies'];
	$libraries += array_fill_keys(array_merge(...array_values($libraries)), array());
	$found = array('reasons' => array(), 'needs' => array(), 'onSurface' => array(), 'unread' => array(), 'withoutJquery' => array(), 'combined' => '');
	$note = function (array $facts, string $by, bool $isInline, bool $isOfSurface) use (&$found): void {
		$calls = $facts['calls'];
		if (($isInline && $facts['dollar']) || ($isOfSurface && $facts['surface'])) {
			$calls[] = 'jquery';
		}
		foreach ($calls as $handle) {
			$found['needs'] += array_fill_keys($handle === 'jquery' ? array('jquery-core', 'jquery-migrate') : array($handle), $by);
		}
		if ($isOfSurface && $facts['surface']) {
			$found['onSurface'][] = $by;
			foreach ($facts['lacking'] as $member) {
				$name = preg_replace('/\.\?$/', '', $member);
				$isUntraced = $name !== $member;
				if (!$isUntraced || !isset(release()['rules']['ranOnSurface'][$by])) {
					$found['reasons'][] = array('kind' => $isUntraced ? 'untraced' : 'member', 'name' => $name, 'in' => $by);
				}
			}
		}
	};
	foreach ($scripts as $script) {
		list('handle' => $handle, 'part' => $part, 'address' => $address) = $script;
		// Ours, which WordPress may have printed.
		if (!$script['mayRun'] || ($script['attributes']['id'] ?? '') === MODULE . '-js-module') {
			continue;
		}
		$by = name_of($script);
		if ($address !== '') {
			if (($part === 'src' && (isset($replaced[$handle]) || isset($libraries[$handle]))) || strpos($address, '/wp-includes/') !== false) {
				continue;
			}
			$facts = $page['read']($address);
			if ($facts === null) {
				if (!is_of_site($address, $page['address'])) {
					continue;
				}
				$found['unread'][] = $by;
				$found['needs'] += array('jquery-core' => $by, 'jquery-migrate' => $by);
				foreach ($page['registry']['handles'][$handle]['deps'] ?? array() as $name) {
					if (isset($replaced[$name]) && covers()[$replaced[$name]]['surface'] !== '') {
						$found['reasons'][] = array('kind' => 'dependency', 'name' => $handle);
						break;
					}
				}
			} elseif ($facts['combined']) {
				$found['combined'] = $found['combined'] !== '' ? $found['combined'] : $by;
			} else {
				$note($facts, $by, false, !preg_match('~/plugins/(elementor|elementor-pro|pro-elements)/~', $address));
				if ($facts['withoutJquery']) {
					$found['withoutJquery'][] = $handle;
				}
			}
			continue;
		}
		if ($part === 'extra' || $part === 'translations' || ($part === 'before' && isset($replaced[$handle]))) {
			continue;
		}
		if (!is_of_library($script) || ($part === 'before' && !isset($libraries[$handle]))) {
			$note(facts_of($script['text']), $by, true, true);
		}
	}
	foreach ($handlers as $code) {
		$note(facts_of($code), mb_substr($code, 0, 60, 'UTF-8'), true, true);
	}
	$found['onSurface'] = array_values(array_unique($found['onSurface']));
	return $found;
}

/**
 * What a script calls and uses.
 *
 * @return array{calls: string[], dollar: bool, withoutJquery: bool, surface: bool, lacking: string[], combined: bool}
 */
function facts_of(string $code): array
{
	static $surface;
	$surface = $surface ?? array_fill_keys(release()['surface'], true);
	$rules = release()['rules'];
	$code = substr($code, 0, MOST_LETTERS);
	$calls = array();
	$certain = preg_replace("~$rules[optionalJquery]~", '', $code) ?? $code;
	foreach ($rules['calls'] as $handle => $words) {
		if (preg_match("~$words~", $certain)) {
			$calls[] = $handle;
		}
	}
	$isOnSurface = (bool) preg_match("~$rules[surfaceWords]~", $code);
	$isCombined = $isOnSurface && preg_match("~$rules[combined]~", $code);
	return array(
		'calls' => $calls,
		'dollar' => (bool) preg_match("~$rules[dollar]~", $certain),
		'withoutJquery' => $certain !== $code && !in_array('jquery', $calls, true),
		'surface' => $isOnSurface,
		'lacking' => $isOnSurface && !$isCombined ? lacking_members($code, $surface) : array(),
		'combined' => (bool) $isCombined,
	);
}

/** Where memory may run out nothing is known: an end there would leave the visitor a blank page. */
function lacking_members(string $code, array $surface): array
{
	return has_room(LETTER_ROOM * strlen($code)) ? members_lacking($code, $surface) : array('elementorFrontend.?');
}

/** Whether so many bytes of memory are left. */
function has_room(int $bytes): bool
{
	$limit = trim((string) ini_get('memory_limit'));
	$unit = array('k' => 1024, 'm' => 1024 ** 2, 'g' => 1024 ** 3)[strtolower(substr($limit, -1))] ?? 1;
	return (int) $limit <= 0 || $bytes < (int) $limit * $unit - memory_get_usage();
}
