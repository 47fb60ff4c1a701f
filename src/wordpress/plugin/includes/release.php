<?php

/**
 * The files that visitors load: copied to their own folder in the uploads, so that pages that were cached before an
 * update of this plugin keep finding theirs.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** How long the files of an older release stay: longer than pages are cached. */
const KEEP_SECONDS = 30 * DAY_IN_SECONDS;

/** The build's data about the release. */
function release(): array
{
	static $release;
	return $release ?? ($release = require dirname(PLUGIN_FILE) . '/release.php');
}

/** Copies the release, once, and again where its folder is gone; a site whose uploads cannot be written serves the plugin's own folder. */
function install_release(): void
{
	$id = release()['id'];
	$known = get_option('gossamer_releases', array());
	$folder = releases_folder() . "/$id";
	// A site that was moved or restored keeps the option and may lack the files.
	$isThere = empty($known[$id]['isCopied']) || (is_file("$folder/gossamer.js") && is_file("$folder/kit.js"));
	if (isset($known[$id]) && $known[$id]['isCurrent'] && $isThere) {
		return;
	}
	$isCopied = wp_mkdir_p($folder) && copy_folder(dirname(PLUGIN_FILE) . '/site', $folder);
	if (!$isCopied) {
		// Half of it, on a full disk, would not work.
		remove_folder($folder);
	}
	foreach ($known as $name => $entry) {
		if ($entry['isCurrent']) {
			$known[$name] = array('isCurrent' => false, 'isCopied' => $entry['isCopied'], 'leftAt' => time());
		}
	}
	$known[$id] = array('isCurrent' => true, 'isCopied' => $isCopied, 'leftAt' => 0);
	update_option('gossamer_releases', $known);
	if ($isCopied) {
		write_cache_advice();
	}
	if (count($known) > 1) {
		empty_page_caches();
	}
}

/** Uploads that could not be written may be writable by now. */
function copy_again(): void
{
	if (!is_copied()) {
		$known = get_option('gossamer_releases', array());
		unset($known[release()['id']]);
		update_option('gossamer_releases', $known);
		install_release();
	}
}

/** Whether the files of the release are in the uploads. */
function is_copied(): bool
{
	return !empty(get_option('gossamer_releases', array())[release()['id']]['isCopied']);
}

/** Whether pages load the release from the uploads: a copy is there, and they are on the page's own host. */
function is_in_uploads(): bool
{
	return is_copied() && host_of(wp_upload_dir(null, false)['baseurl']) === host_of(home_url('/'));
}

/**
 * Address of a file of the release, on the page's own host: another one, such as that of a CDN or of another language,
 * would have to allow modules by CORS headers.
 */
function file_address(string $file): string
{
	static $base;
	if ($base === null) {
		$id = release()['id'];
		$isInUploads = is_in_uploads();
		$folder = $isInUploads ? wp_upload_dir(null, false)['baseurl'] . "/gossamer/$id" : plugins_url('site', PLUGIN_FILE);
		$own = (string) preg_replace('~//[^/?#]+~', '//' . host_of(home_url('/')), set_url_scheme($folder), 1);
		// In the plugin's folder the name stays the same, so a query distinguishes releases; the core adds it to all files.
		$base = array($own, $isInUploads ? '' : "?ver=$id");
	}
	return "$base[0]/$file$base[1]";
}

function releases_folder(): string
{
	return wp_upload_dir(null, false)['basedir'] . '/gossamer';
}

function remove_old_releases(): void
{
	$known = get_option('gossamer_releases', array());
	foreach ($known as $id => $entry) {
		if (!$entry['isCurrent'] && $entry['leftAt'] < time() - KEEP_SECONDS) {
			remove_folder(releases_folder() . '/' . sanitize_file_name($id));
			unset($known[$id]);
		}
	}
	update_option('gossamer_releases', $known);
	// Leftovers of a full disk or an aborted request.
	foreach ((array) glob(releases_folder() . '/*/draft-*') as $draft) {
		if (filemtime($draft) < time() - HOUR_IN_SECONDS) {
			unlink($draft);
		}
	}
}

function copy_folder(string $from, string $to): bool
{
	foreach (scandir($from) as $name) {
		if ($name === '.' || $name === '..') {
			continue;
		}
		if (is_dir("$from/$name")) {
			if (!wp_mkdir_p("$to/$name") || !copy_folder("$from/$name", "$to/$name")) {
				return false;
			}
		} elseif (!copy("$from/$name", "$to/$name")) {
			return false;
		}
	}
	return true;
}

function remove_folder(string $folder): void
{
	if (!is_dir($folder) || is_link($folder)) {
		return;
	}
	foreach (array_diff(scandir($folder), array('.', '..')) as $name) {
		$path = "$folder/$name";
		is_dir($path) && !is_link($path) ? remove_folder($path) : unlink($path);
	}
	rmdir($folder);
}

/** For Apache; the settings page has instructions for other servers. */
function write_cache_advice(): void
{
	$rules = "<IfModule mod_headers.c>\n\tHeader set Cache-Control \"public, max-age=31536000, immutable\"\n</IfModule>\n";
	file_put_contents(releases_folder() . '/.htaccess', $rules);
}
