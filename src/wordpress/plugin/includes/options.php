<?php

/**
 * The owner's settings: one option, checked on the way in and on the way out.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Modes, the safest first. */
const MODES = array('off', 'preview', 'chosen', 'on');

/** How long a preview link works. */
const LINK_SECONDS = 7 * DAY_IN_SECONDS;

/**
 * @return array{mode: string, before: string, pages: string[], exclude: string[], without: string[], integrity: bool, bundle: bool, jquery: bool, config: string, linksFrom: int}
 */
function options(): array
{
	return clean_options(get_option('gossamer', array()));
}

/**
 * @param mixed $raw Whatever the database or a form holds.
 */
function clean_options($raw): array
{
	$raw = is_array($raw) ? $raw : array();
	$mode = $raw['mode'] ?? 'off';
	$before = $raw['before'] ?? 'off';
	return array(
		'mode' => in_array($mode, MODES, true) ? $mode : 'off',
		// The mode before a roll-back.
		'before' => in_array($before, MODES, true) ? $before : 'off',
		'pages' => clean_paths($raw['pages'] ?? array()),
		'exclude' => clean_paths($raw['exclude'] ?? array()),
		// Our plugins that must not be used.
		'without' => array_values(array_intersect(array_keys(release()['covers']), (array) ($raw['without'] ?? optional_plugins()))),
		'integrity' => (bool) ($raw['integrity'] ?? true),
		'bundle' => (bool) ($raw['bundle'] ?? true),
		// For code that a tag manager adds later.
		'jquery' => (bool) ($raw['jquery'] ?? false),
		'config' => clean_config($raw['config'] ?? ''),
		// Preview links that were made before are ended.
		'linksFrom' => (int) ($raw['linksFrom'] ?? 0),
	);
}

/** Plugins that replace no original: off unless the owner wants them. */
function optional_plugins(): array
{
	$isExtra = function (array $covers): bool {
		return ($covers['original'] ?? '') === false;
	};
	return array_keys(array_filter(release()['covers'], $isExtra));
}

function save_options(array $options): void
{
	update_option('gossamer', clean_options($options));
	forget_plans();
	empty_page_caches();
	look_at_files();
	look_behind_cache();
	if (get_option('gossamer_stale')) {
		// Some caches are emptied when the request ends.
		register_shutdown_function(__NAMESPACE__ . '\look_behind_cache');
	}
}

/**
 * Paths of this site, a line each: `/shop/`; `/shop/*` includes the pages below.
 *
 * @param mixed $value Lines, or a list.
 */
function clean_paths($value): array
{
	$lines = is_array($value) ? $value : preg_split('/\R/', is_string($value) ? $value : '');
	$paths = array();
	foreach ($lines as $line) {
		$line = is_string($line) ? trim($line) : '';
		if ($line !== '') {
			$paths[] = path_of($line);
		}
	}
	return array_slice(array_values(array_unique($paths)), 0, 2000);
}

/**
 * The page configuration of all pages, as an owner writes it; empty if it is not a JSON object.
 *
 * @param mixed $text
 */
function clean_config($text): string
{
	$text = is_string($text) ? trim($text) : '';
	$isObject = strpos($text, '{') === 0 && is_array(json_decode($text, true));
	return $isObject && strlen($text) <= 20000 ? $text : '';
}

/** The path of an address below the site's home, decoded, with a slash at both ends. */
function path_of(string $address): string
{
	$path = rawurldecode((string) wp_parse_url($address, PHP_URL_PATH));
	$home = rtrim((string) wp_parse_url(home_url('/'), PHP_URL_PATH), '/');
	if ($home !== '' && strpos($path, "$home/") === 0) {
		$path = substr($path, strlen($home));
	}
	// WordPress finds a page by either spelling.
	$path = (string) preg_replace('~^/index\.php(?=/|$)~', '', mb_strtolower(sanitize_text_field($path)));
	$end = substr($path, -1) === '*' ? '' : '/';
	return rtrim('/' . trim($path, '/'), '/') . $end . plain_query($address);
}

/** The parameters that name a page on a site without pretty addresses: `?page_id=7`. */
function plain_query(string $address): string
{
	if (get_option('permalink_structure')) {
		return '';
	}
	parse_str((string) wp_parse_url($address, PHP_URL_QUERY), $query);
	$named = array_filter(
		array_intersect_key($query, array_flip(array('p', 'page_id', 'cat', 'tag', 'm', 'author', 'post_type', 'product', 'paged'))),
		'is_string'
	);
	ksort($named);
	return $named ? '?' . sanitize_text_field(http_build_query($named)) : '';
}

function is_listed(string $path, array $list): bool
{
	foreach ($list as $entry) {
		$isWild = substr($entry, -1) === '*';
		$start = rtrim($entry, '*');
		if ($isWild ? strpos($path, $start) === 0 || $path === $start . '/' : $path === $entry) {
			return true;
		}
	}
	return false;
}

/** A word that shows that this site has made the address: for whom it was made, until when. */
function sign(string $purpose, int $until): string
{
	return $until . '-' . hash_hmac('sha256', "gossamer $purpose $until", wp_salt('nonce'));
}

/**
 * @param mixed $word What the address holds.
 */
function is_signed(string $purpose, $word): bool
{
	$until = is_string($word) ? (int) $word : 0;
	return $until > time() && hash_equals(sign($purpose, $until), $word);
}
