<?php

/**
 * The scripts that WordPress printed: which of them may go, and which have to stay for others.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Libraries that widgets ask for by themselves; any other that is asked for directly stays. */
const ASKED_BY_WIDGETS = array('imagesloaded');

/** Words in code that call a library, whatever its dependencies say. */
const CALLS = array(
	'jquery' => '/\bjQuery\b/',
	'underscore' => '/(?<![\w$.])_\.\w/',
	'imagesloaded' => '/\bimagesLoaded\s*\(/',
	'wp-hooks' => '/\bwp\.hooks\b/',
	'wp-i18n' => '/\bwp\.i18n\b/',
	'swiper' => '/\bSwiper\s*\(/',
);

/**
 * Every plugin of ours with what it stands in for. The original is the page builder unless the plugin says otherwise.
 *
 * @return array<string, array{original: string|false, widgets: string[], scripts: string[], libraries: string[]}>
 */
function covers(): array
{
	static $covers;
	if ($covers === null) {
		$covers = array();
		foreach (release()['covers'] as $name => $entry) {
			$covers[$name] = $entry + array(
				'original' => 'Elementor',
				'widgets' => array(),
				'scripts' => array(),
				'libraries' => array(),
			);
		}
	}
	return $covers;
}

/** Whether a plugin of ours stands in for a part of the page builder, whose script drives all widgets at once. */
function is_of_builder(string $plugin): bool
{
	return covers()[$plugin]['original'] === 'Elementor';
}

/**
 * Handles of the originals that the plugins in use stand in for.
 *
 * @param string[] $off Plugins of ours that are not used.
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
 * Splits the printed handles into those that go and those that stay. With the originals goes what they have brought along
 * (jQuery and its friends), unless the site has asked for it directly or something that stays depends on it.
 *
 * @param string[] $printed
 * @param string[] $replaced Handles that our plugins stand in for.
 * @param string[] $needed   Handles that code on the page calls.
 * @return array{go: string[], stay: string[], friends: string[]}
 */
function divide_handles(array $printed, array $replaced, array $needed): array
{
	$brought = with_dependencies(array_intersect($replaced, $printed));
	$asked = array_diff(wp_scripts()->queue, ASKED_BY_WIDGETS);
	$friends = array_diff($brought, $replaced);
	$mayGo = array_merge($replaced, ASKED_BY_WIDGETS, array_diff($friends, $asked));
	$stay = with_dependencies(array_merge(array_diff($printed, $mayGo), array_intersect($needed, $printed)));
	return array(
		'go' => array_values(array_diff($printed, $stay)),
		'stay' => $stay,
		'friends' => array_values($friends),
	);
}

/**
 * @param string[] $handles
 * @return string[] They, and all that they depend on.
 */
function with_dependencies(array $handles): array
{
	$found = array_fill_keys($handles, true);
	$queue = array_values($handles);
	while ($queue) {
		foreach (wp_scripts()->registered[array_pop($queue)]->deps ?? array() as $dependency) {
			if (!isset($found[$dependency])) {
				$found[$dependency] = true;
				$queue[] = $dependency;
			}
		}
	}
	return array_map('strval', array_keys($found));
}

/** Whether a handle is WordPress' own. */
function is_of_wordpress(string $handle): bool
{
	return $handle === 'jquery' || is_core_file(local_file(address_of($handle)));
}

function is_core_file(string $file): bool
{
	return strpos($file, realpath(ABSPATH . WPINC) . DIRECTORY_SEPARATOR) === 0;
}

/**
 * Where the tags of each handle are.
 *
 * @param string[] $printed
 * @return array<string, array<string, int>> Handle => kind (`src`, `extra`, `before`, `after`, `translations`) => number of the script.
 */
function find_tags(Document $document, array $printed): array
{
	$ids = array();
	$addresses = array();
	foreach ($document->scripts as $number => $script) {
		if (isset($script['attributes']['id'])) {
			$ids[$script['attributes']['id']] = $number;
		} else {
			$addresses[strtok($script['attributes']['src'] ?? '', '?')] = $number;
		}
	}
	$tags = array();
	foreach ($printed as $handle) {
		$tags[$handle] = array();
		foreach (array('src' => '', 'extra' => '-extra', 'before' => '-before', 'after' => '-after', 'translations' => '-translations') as $kind => $suffix) {
			if (isset($ids["$handle-js$suffix"])) {
				$tags[$handle][$kind] = $ids["$handle-js$suffix"];
			}
		}
		$address = strtok(address_of($handle), '?');
		if (!isset($tags[$handle]['src']) && $address && isset($addresses[$address])) {
			$tags[$handle]['src'] = $addresses[$address];
		}
	}
	return $tags;
}

/** Address of a handle's file; empty for one that only stands for others. */
function address_of(string $handle): string
{
	$scripts = wp_scripts();
	$address = $scripts->registered[$handle]->src ?? '';
	if (!is_string($address) || $address === '') {
		return '';
	}
	return preg_match('|^(https?:)?//|', $address) ? $address : $scripts->base_url . $address;
}

/** Path of the file behind an address of this site; empty for files of others, and for what is no script. */
function local_file(string $address): string
{
	$path = (string) wp_parse_url(set_url_scheme($address), PHP_URL_PATH);
	$host = wp_parse_url($address, PHP_URL_HOST);
	if ($host && $host !== wp_parse_url(site_url(), PHP_URL_HOST)) {
		return '';
	}
	$places = array(
		content_url() => WP_CONTENT_DIR,
		site_url() => ABSPATH,
	);
	foreach ($places as $url => $folder) {
		$start = rtrim((string) wp_parse_url($url, PHP_URL_PATH), '/') . '/';
		if (strpos($path, $start) !== 0) {
			continue;
		}
		$file = realpath(rtrim($folder, '/') . '/' . rawurldecode(substr($path, strlen($start))));
		if ($file && is_file($file) && substr($file, -3) === '.js') {
			return $file;
		}
	}
	return '';
}
