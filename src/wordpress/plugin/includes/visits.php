<?php

/**
 * Widgets in a form that no plugin knows, as browsers of visitors meet them: how many visits a page, and which plugins; nothing about the visitors.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Pages that are counted; anyone can make an address. */
const MOST_UNKNOWN = 100;

/** The code of a swapped page that reports it: once a visit. */
function tell_code(): string
{
	$path = current_path();
	$query = array('action' => 'gossamer_markup', 'path' => rawurlencode($path), 'sum' => sum_of_path($path));
	$address = json_encode(add_query_arg($query, admin_url('admin-ajax.php', 'relative')), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES);
	$code = (string) preg_replace('/\n\t*/', '', (string) file_get_contents(__DIR__ . '/tell.js'));
	return str_replace('__ADDRESS__', (string) $address, $code);
}

/** Shows that this site has printed the path. */
function sum_of_path(string $path): string
{
	return substr(hash_hmac('sha256', "gossamer markup $path", wp_salt('nonce')), 0, 16);
}

/** A visit on which a plugin did not recognise its widget. */
function on_markup(): void
{
	// phpcs:disable WordPress.Security -- pages are cached longer than a nonce lives; the sum is checked, and the names are compared with ours.
	$path = wp_unslash($_GET['path'] ?? '');
	$sum = $_GET['sum'] ?? '';
	$plugins = $_POST['plugins'] ?? '';
	// phpcs:enable
	if (is_string($path) && is_string($sum) && is_string($plugins) && hash_equals(sum_of_path($path), $sum)) {
		count_visit($path, array_intersect(array_keys(release()['covers']), explode(',', $plugins)));
	}
	status_header(204);
	exit;
}

/** @param string[] $plugins */
function count_visit(string $path, array $plugins): void
{
	$pages = unknown_forms();
	if (!$plugins || (count($pages) >= MOST_UNKNOWN && !isset($pages[$path]))) {
		return;
	}
	$page = $pages[$path] ?? array('visits' => 0, 'plugins' => array());
	$pages[$path] = array(
		'visits' => $page['visits'] + 1,
		'plugins' => array_values(array_unique(array_merge($page['plugins'], $plugins))),
	);
	update_option('gossamer_markup', array('release' => release()['id'], 'pages' => $pages), false);
}

/**
 * Of this release: a later one may know the form.
 *
 * @return array<string, array{visits: int, plugins: string[]}> By path.
 */
function unknown_forms(): array
{
	$option = get_option('gossamer_markup', array());
	return is_array($option) && ($option['release'] ?? '') === release()['id'] ? $option['pages'] : array();
}
