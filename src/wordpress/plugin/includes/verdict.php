<?php

/**
 * Whether everything on a page is covered, by what not, and which scripts go.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Calls of the page builder's own script, which is not there after a swap. */
const BUILDER_CALLS = '/\belementor(Pro)?(Frontend|Modules)\b/';

/** Calls of jQuery in code that stands in the page, where `$` is as good as certain to be jQuery. */
const DOLLAR_CALLS = '/\bjQuery\b|(?<![\w$.])\$\s*\(/';

/**
 * @return array{
 *   isCovered: bool,
 *   reasons: array<int, array{0: string, 1: string}>,
 *   used: string[],
 *   off: string[],
 *   go: string[],
 *   friends: string[],
 *   stay: string[],
 *   tags: array<string, array<string, int>>
 * } Without a reason and not covered: the page has nothing to swap.
 */
function judge(Document $document, array $options): array
{
	$verdict = array(
		'isCovered' => false,
		'reasons' => array(),
		'used' => array(),
		'off' => array(),
		'go' => array(),
		'friends' => array(),
		'stay' => array(),
		'tags' => array(),
	);
	if (!$document->isReadable) {
		$verdict['reasons'][] = array('markup', '');
		return $verdict;
	}
	$printed = array_values(array_filter(array_map('strval', wp_scripts()->done)));
	$tags = find_tags($document, $printed);
	$code = read_code($document, $tags);

	// A plugin whose original has to stay is not used here; then more may have to stay.
	$off = $options['without'];
	do {
		$replaced = replaced_handles($off);
		$divided = divide_handles($printed, array_keys($replaced), $code['needed']);
		$clashes = array();
		foreach (array_intersect($divided['stay'], array_keys($replaced)) as $handle) {
			$plugin = $replaced[$handle];
			if (in_array($handle, $printed, true) && in_array($handle, covers()[$plugin]['scripts'], true)) {
				$clashes[$plugin] = $handle;
			}
		}
		$isOther = function (string $plugin): bool {
			return !is_of_builder($plugin);
		};
		$found = array_diff(array_filter(array_keys($clashes), $isOther), $off);
		$off = array_merge($off, $found);
	} while ($found);
	foreach ($clashes as $plugin => $handle) {
		if (is_of_builder($plugin)) {
			$verdict['reasons'][] = array('dependency', dependent_of($handle, $divided['stay']));
		}
	}

	foreach ($divided['go'] as $handle) {
		if (address_of($handle) !== '' && !isset($tags[$handle]['src'])) {
			$verdict['reasons'][] = array('tag', $handle);
		}
		$number = $tags[$handle]['src'] ?? null;
		if ($number !== null) {
			$document->forget($number);
		}
	}
	$used = used_plugins($document);
	$verdict['used'] = array_values(array_diff($used, $off));
	$verdict['off'] = array_values($off);
	$verdict['go'] = $divided['go'];
	$verdict['friends'] = $divided['friends'];
	$verdict['stay'] = $divided['stay'];
	$verdict['tags'] = $tags;
	$verdict['reasons'] = array_merge(
		$verdict['reasons'],
		unserved_widgets($document, $options['without']),
		array_map(function (string $plugin): array {
			return array('without', $plugin);
		}, array_values(array_filter(array_intersect($used, $options['without']), __NAMESPACE__ . '\is_of_builder'))),
		unserved_elements($document),
		not_yet($document),
		held_back($document, $tags, $divided['go']),
		$code['reasons']
	);
	$drivers = array_merge(...array_values(array_column(covers(), 'scripts')));
	$verdict['isCovered'] = !$verdict['reasons'] && array_intersect($divided['go'], $drivers);
	return $verdict;
}

/** Widgets that need a script which we do not have. */
function unserved_widgets(Document $document, array $without): array
{
	$reasons = array();
	foreach ($document->values('data-widget_type') as $value) {
		$type = explode('.', $value)[0];
		if (is_type_in($type, release()['inert'])) {
			continue;
		}
		foreach (covers() as $plugin => $entry) {
			if (is_type_in($type, $entry['widgets'])) {
				if (in_array($plugin, $without, true) && is_of_builder($plugin)) {
					$reasons["without $plugin"] = array('without', $plugin);
				}
				continue 2;
			}
		}
		$reasons["widget $type"] = array('widget', $type);
	}
	return array_values($reasons);
}

/** @param string[] $types A `*` at the end stands for anything. */
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
 * Plugins of ours that will find a host on the page.
 *
 * @return string[]
 */
function used_plugins(Document $document): array
{
	$used = array();
	foreach (release()['rows'] as $row) {
		// What hangs on the address, or on a value that only the browser knows, is not foretold.
		if (isset($used[$row['name']]) || isset($row['if']) || strpos($row['when'], 'query:') === 0) {
			continue;
		}
		$isThere = isset($row['text']) ? has_text($document, $row['text']) : $document->has($row['xpath']);
		if ($isThere) {
			$used[$row['name']] = true;
		}
	}
	return array_keys($used);
}

function has_text(Document $document, string $pattern): bool
{
	foreach ($document->scripts as $script) {
		if (preg_match('~' . str_replace('~', '\~', $pattern) . '~', $script['text'])) {
			return true;
		}
	}
	return false;
}

/**
 * Reads the code that stays: what of it calls the originals, and which libraries it needs.
 *
 * @return array{reasons: array<int, array{0: string, 1: string}>, needed: string[]}
 */
function read_code(Document $document, array $tags): array
{
	$replaced = replaced_handles(array());
	$kinds = array();
	foreach ($tags as $handle => $numbers) {
		foreach ($numbers as $kind => $number) {
			$kinds[$number] = array((string) $handle, $kind);
		}
	}
	$reasons = array();
	$needed = array();
	$note = function (string $code) use (&$needed): void {
		foreach (CALLS as $handle => $pattern) {
			if (preg_match($pattern, $code)) {
				$needed[$handle] = true;
			}
		}
	};
	foreach ($document->scripts as $number => $script) {
		list($handle, $kind) = $kinds[$number] ?? array('', '');
		$address = $script['attributes']['src'] ?? '';
		$isOurs = $handle !== '' && (isset($replaced[$handle]) || is_of_wordpress($handle));
		if ($address !== '') {
			$file = $isOurs ? '' : local_file($address);
			// WordPress' own scripts say what they need; the page builder's speak of themselves.
			if ($file === '' || is_core_file($file)) {
				continue;
			}
			$code = (string) file_get_contents($file, false, null, 0, 2 * MB_IN_BYTES);
			$note($code);
			if (!is_builder_file($file) && preg_match(BUILDER_CALLS, $code)) {
				$reasons["script $address"] = array('script', $handle !== '' ? $handle : basename($file));
			}
			continue;
		}
		// Data of a handle stay as they are, and translations go with theirs.
		if ($kind === 'extra' || $kind === 'translations' || !is_code($script['attributes']['type'] ?? '')) {
			continue;
		}
		$code = $isOurs ? without_texts($script['text']) : $script['text'];
		if (preg_match(BUILDER_CALLS, $code) || preg_match(DOLLAR_CALLS, $code)) {
			$reasons["inline $number"] = array('inline', excerpt($script));
		} elseif (!$isOurs) {
			$note($code);
		}
	}
	foreach ($document->handlers() as $code) {
		if (preg_match(BUILDER_CALLS, $code) || preg_match(DOLLAR_CALLS, $code)) {
			$reasons["handler $code"] = array('inline', mb_substr($code, 0, 60));
		}
	}
	return array('reasons' => array_values($reasons), 'needed' => array_keys($needed));
}

function is_code(string $type): bool
{
	return (bool) preg_match('~^\s*(|module|(text|application)/(x-)?(java|ecma)script)\s*(;|$)~i', $type);
}

/** The page builder's own files; what editors get beside the page calls its parts only where they are. */
function is_builder_file(string $file): bool
{
	return (bool) preg_match('~/plugins/(elementor|elementor-pro|pro-elements)/~', str_replace('\\', '/', $file));
}

/** Code without what stands in quotation marks and comments. */
function without_texts(string $code): string
{
	return (string) preg_replace('~"(?:\\\\.|[^"\\\\])*+"|\'(?:\\\\.|[^\'\\\\])*+\'|/\*.*?\*/~s', '""', $code);
}

/** What lets an owner find an inline script again. */
function excerpt(array $script): string
{
	$id = $script['attributes']['id'] ?? '';
	return $id !== '' ? "#$id" : mb_substr(trim((string) preg_replace('/\s+/', ' ', $script['text'])), 0, 60);
}

/** The script for whose sake a handle stays. */
function dependent_of(string $handle, array $stay): string
{
	foreach ($stay as $other) {
		if (in_array($handle, wp_scripts()->registered[$other]->deps ?? array(), true)) {
			return $other;
		}
	}
	return $handle;
}
