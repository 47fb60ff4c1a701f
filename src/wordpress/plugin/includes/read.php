<?php

/**
 * WordPress's input of the verdict: the printed handles, the files of this site, and stored data about them.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** As many files as are remembered. */
const MOST_FILES = 600;

/** @return array{address: string, registry: array, folders: string[], keeps: array<string, string>, read: callable, sheet: callable} As `judge` takes it. */
function page_of_wordpress(bool $keepsJQuery): array
{
	$scripts = wp_scripts();
	$handles = array();
	foreach (array_filter(array_map('strval', $scripts->done)) as $handle) {
		$handles[$handle] = array('src' => address_of($handle), 'deps' => $scripts->registered[$handle]->deps ?? array());
	}
	return array(
		'address' => home_url(isset($_SERVER['REQUEST_URI']) ? esc_url_raw(wp_unslash($_SERVER['REQUEST_URI'])) : '/'),
		'registry' => array('handles' => $handles, 'queue' => $scripts->queue),
		'folders' => active_folders(),
		'keeps' => $keepsJQuery ? array_fill_keys(array('jquery-core', 'jquery-migrate'), __('the settings', 'gossamer')) : array(),
		'read' => __NAMESPACE__ . '\facts_of_address',
		'sheet' => __NAMESPACE__ . '\sheet_of_address',
	);
}

/** @return string[] Folders of the active plugins, of this site or of all sites. */
function active_folders(): array
{
	$active = array_merge(
		(array) get_option('active_plugins', array()),
		array_keys((array) get_site_option('active_sitewide_plugins', array()))
	);
	return array_map('dirname', array_filter($active, 'is_string'));
}

/** Data about a file of this site: read once, and again when it has changed. Null for other files. */
function facts_of_address(string $address): ?array
{
	static $known, $isNew = false;
	$file = local_file($address);
	if ($file === '') {
		return null;
	}
	if ($known === null) {
		$stored = get_option('gossamer_read', array());
		$isOfRelease = is_array($stored) && ($stored['judgedBy'] ?? '') === release()['judgedBy'];
		$known = $isOfRelease ? $stored : array('judgedBy' => release()['judgedBy'], 'files' => array());
	}
	$stamp = filemtime($file) . '-' . filesize($file);
	if (($known['files'][$file]['stamp'] ?? '') !== $stamp) {
		$code = (string) file_get_contents($file, false, null, 0, MOST_LETTERS);
		if (!has_room(LETTER_ROOM * strlen($code))) {
			return facts_of($code);
		}
		$known['files'][$file] = array('stamp' => $stamp) + facts_of($code);
		$known['files'] = array_slice($known['files'], -MOST_FILES, null, true);
		if (!$isNew) {
			$isNew = true;
			register_shutdown_function(function () use (&$known): void {
				update_option('gossamer_read', $known, false);
			});
		}
	}
	return $known['files'][$file];
}

/** Text of a style sheet of this site; null for other sites. */
function sheet_of_address(string $address): ?string
{
	$file = local_file($address, '.css');
	$text = $file === '' ? false : file_get_contents($file);
	return $text === false ? null : $text;
}

/** Address of a handle's file; empty for one that only groups others. */
function address_of(string $handle): string
{
	$scripts = wp_scripts();
	$address = $scripts->registered[$handle]->src ?? '';
	if (!is_string($address) || $address === '') {
		return '';
	}
	return preg_match('|^(https?:)?//|', $address) ? $address : $scripts->base_url . $address;
}

/** Path of the file behind an address: of this site, or below its content folder on any host, as a delivery network copies it. Empty for others, and for other extensions. */
function local_file(string $address, string $ending = '.js'): string
{
	$path = (string) wp_parse_url(set_url_scheme($address), PHP_URL_PATH);
	$host = wp_parse_url($address, PHP_URL_HOST);
	$places = array(content_url() => WP_CONTENT_DIR);
	if (!$host || $host === wp_parse_url(site_url(), PHP_URL_HOST)) {
		$places[site_url()] = ABSPATH;
	}
	foreach ($places as $url => $folder) {
		$start = rtrim((string) wp_parse_url($url, PHP_URL_PATH), '/') . '/';
		if (strpos($path, $start) !== 0) {
			continue;
		}
		$file = realpath(rtrim($folder, '/') . '/' . rawurldecode(substr($path, strlen($start))));
		if ($file && is_file($file) && substr($file, -strlen($ending)) === $ending) {
			return $file;
		}
	}
	return '';
}
