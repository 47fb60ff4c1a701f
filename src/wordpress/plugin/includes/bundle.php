<?php

/**
 * One file for the chunks that a page needs immediately: the core with its chunks, or the starter with those of a page that needs no more,
 * written next to the release when a page first needs it.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Pages of a site have few sets of plugins; more of them than this get their files one by one. */
const MOST_BUNDLES = 40;

/**
 * @param string[] $files Files of the release, the core first.
 * @return string[] The same with the bundle instead of the core and its chunks; as it came where none can be written. Where a bundle is
 *     the first, the page links the style sheets: the core in it asks for none of them.
 */
function with_bundle(array $files): array
{
	$isScript = function (string $file): bool {
		return substr($file, -3) === '.js';
	};
	$scripts = array_values(array_filter($files, $isScript));
	$name = 'bundle-' . substr(hash('sha256', implode(' ', $files)), 0, 12) . '.js';
	$print = function () use ($files): ?string {
		return print_bundle(array_slice($files, 1));
	};
	if (count($scripts) < 2 || !write_bundle($name, $print)) {
		return $files;
	}
	return array_merge(array($name), array_values(array_diff($files, $scripts)));
}

/**
 * @param int[] $rows The rows of a page for which the starter is enough.
 * @return string|null Its file; null where none can be written.
 */
function starter_bundle(array $rows): ?string
{
	$name = 'bundle-' . substr(hash('sha256', 'starter.js ' . implode(' ', $rows)), 0, 12) . '.js';
	$print = function () use ($rows): ?string {
		return print_starter($rows);
	};
	return write_bundle($name, $print) ? $name : null;
}

/** @param int[] $rows */
function print_starter(array $rows): ?string
{
	$chunks = array();
	foreach ($rows as $row) {
		$row = release()['rows'][$row];
		if ($row['when'] === 'now') {
			$chunks[] = "plugins/$row[name].js";
		}
	}
	return print_bundle(array_unique($chunks), $rows, 'starter.js');
}

function write_bundle(string $name, callable $print): bool
{
	$id = release()['id'];
	$folder = releases_folder() . "/$id";
	if (!is_in_uploads()) {
		return false;
	}
	if (is_file("$folder/$name")) {
		return true;
	}
	if (count((array) glob("$folder/bundle-*.js")) >= MOST_BUNDLES) {
		return false;
	}
	$text = $print();
	if ($text === null) {
		return false;
	}
	// Under its name once it is whole: other requests may want it in this moment.
	$draft = "$folder/" . uniqid('draft-', true);
	$isWritten = file_put_contents($draft, $text) === strlen($text) && rename($draft, "$folder/$name");
	if (!$isWritten && is_file($draft)) {
		unlink($draft);
	}
	return $isWritten;
}

/**
 * @param int[]|null $rows All by default.
 * @return string|null Null if a chunk cannot be bundled.
 */
function print_bundle(array $chunks, ?array $rows = null, string $engine = 'engine.js'): ?string
{
	$table = release()['table'];
	$site = dirname(PLUGIN_FILE) . '/site';
	$members = array();
	foreach ($chunks as $file) {
		if (substr($file, -4) === '.css') {
			$members[] = json_encode($file, JSON_UNESCAPED_SLASHES) . ':1';
			continue;
		}
		$code = (string) file_get_contents("$site/$file");
		if (!preg_match('~export\{([^{}]*)\};?\s*$~', $code, $match) || strpos($code, 'export const') !== false) {
			return null;
		}
		$names = preg_replace('~^\s*(\S+) as (\S+)\s*$~', '$2:$1', explode(',', $match[1]));
		$members[] = json_encode(substr($file, 0, -3), JSON_UNESCAPED_SLASHES)
			. ':()=>{' . substr($code, 0, -strlen($match[0])) . 'return{' . implode(',', $names) . '}}';
	}
	return strtr(
		(string) file_get_contents("$site/$engine"),
		array(
			'__ROWS__' => '[' . implode(',', $rows === null ? $table : array_intersect_key($table, array_flip($rows))) . ']',
			'__BUNDLE__' => '{' . implode(',', $members) . '}',
		)
	);
}

/** The hash with which browsers check a file: from the release, or computed for a bundle. */
function integrity_of(string $file): string
{
	$known = release()['files'][$file]['integrity'] ?? null;
	return $known ?? 'sha384-' . base64_encode(hash_file('sha384', releases_folder() . '/' . release()['id'] . "/$file", true));
}
