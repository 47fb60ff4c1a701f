<?php

/**
 * Page caches, and what visitors get: caches are emptied after a change, then the home page and a file are requested as a visitor would.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Functions that empty WP Rocket, W3 Total Cache, WP Super Cache, SiteGround's, WP Fastest Cache, WP-Optimize, NitroPack, Pantheon. */
const CACHE_FUNCTIONS = array(
	'rocket_clean_domain',
	'w3tc_flush_all',
	'wp_cache_clear_cache',
	'sg_cachepress_purge_cache',
	'wpfc_clear_all_cache',
	'wpo_cache_flush',
	'nitropack_sdk_purge',
	'pantheon_wp_clear_edge_all',
);

/** Static methods that empty a cache. */
const CACHE_METHODS = array(
	array('Swift_Performance_Cache', 'clear_all_cache'),
	array('comet_cache', 'clear'),
	array('autoptimizeCache', 'clearall'),
	array('WpeCommon', 'purge_varnish_cache'),
	array('Hummingbird\WP_Hummingbird', 'flush_cache'),
);

/** Actions that empty LiteSpeed, Hummingbird, Breeze, Cache Enabler, the helper of nginx, Cachify, Powered Cache, Super Page Cache, Jetpack Boost. */
const CACHE_ACTIONS = array(
	'litespeed_purge_all',
	'wphb_clear_page_cache',
	'breeze_clear_all_cache',
	'cache_enabler_clear_complete_cache',
	'rt_nginx_helper_purge_all',
	'cachify_flush_cache',
	'powered_cache_flush',
	'swcfpc_purge_cache',
	'jetpack_boost_clear_page_cache_all',
);

/** Tells the page caches that are in wide use that pages have changed. Others listen to `gossamer_changed`. */
function empty_page_caches(): void
{
	$tell = array_merge(
		array_filter(CACHE_FUNCTIONS, 'function_exists'),
		array_filter(CACHE_METHODS, 'is_callable'),
		array(
			__NAMESPACE__ . '\empty_wp_optimize',
			__NAMESPACE__ . '\empty_wp_fastest_cache',
			__NAMESPACE__ . '\empty_w3_total_cache',
			function (): void {
				foreach (CACHE_ACTIONS as $flush) {
					do_action($flush);
				}
			},
		)
	);
	foreach ($tell as $flush) {
		try {
			$flush();
		} catch (\Throwable $error) {
			// A cache that fails must not keep an owner from switching off.
			do_action('gossamer_failed', $error);
		}
	}
	do_action('gossamer_changed');
}

/** Its function exists only while it serves pages. */
function empty_wp_optimize(): void
{
	$cache = function_exists('WP_Optimize') && is_callable(array(WP_Optimize(), 'get_page_cache')) ? WP_Optimize()->get_page_cache() : null;
	if ($cache && is_callable(array($cache, 'purge'))) {
		$cache->purge();
	}
}

function empty_wp_fastest_cache(): void
{
	$cache = $GLOBALS['wp_fastest_cache'] ?? null;
	if (is_object($cache) && is_callable(array($cache, 'deleteCache'))) {
		$cache->deleteCache(true);
	}
}

/** It empties when the request ends, and then keeps serving the old files for half a minute, under another name. */
function empty_w3_total_cache(): void
{
	$folder = defined('W3TC_CACHE_PAGE_ENHANCED_DIR') ? W3TC_CACHE_PAGE_ENHANCED_DIR : '';
	if (is_dir($folder)) {
		register_shutdown_function(__NAMESPACE__ . '\remove_old_pages', $folder);
	}
}

function remove_old_pages(string $folder): void
{
	if (!is_dir($folder)) {
		return;
	}
	$folders = new \RecursiveDirectoryIterator($folder, \FilesystemIterator::SKIP_DOTS);
	// A folder that vanishes in the meantime has no old files.
	foreach (new \RecursiveIteratorIterator($folders, \RecursiveIteratorIterator::LEAVES_ONLY, \RecursiveIteratorIterator::CATCH_GET_CHILD) as $file) {
		if (substr($file->getFilename(), -4) === '_old' && $file->isFile()) {
			wp_delete_file($file->getPathname());
		}
	}
}

/** @return array|\WP_Error The page for a visitor who is not logged in. */
function ask_as_visitor(string $address)
{
	return wp_remote_get(
		$address,
		array(
			'timeout' => 8,
			'redirection' => 2,
			'headers' => array('Accept' => 'text/html,*/*', 'Accept-Encoding' => 'identity'),
			'sslverify' => apply_filters('https_local_ssl_verify', false),
		)
	);
}

/** A page as a visitor gets it; empty if it cannot be requested. */
function page_for_visitors(string $address): string
{
	$response = ask_as_visitor($address);
	$html = is_wp_error($response) || wp_remote_retrieve_response_code($response) !== 200 ? '' : wp_remote_retrieve_body($response);
	return stripos($html, '</body') === false ? '' : $html;
}

/** Whether a page has our core, and which originals; a page that needs no script has neither. */
function state_of_page(string $html): string
{
	$known = array(MODULE . '-js-module');
	foreach (covers() as $entry) {
		foreach ($entry['scripts'] ?? array() as $handle) {
			$known[] = "$handle-js";
		}
	}
	// Not the originals that a swapped page keeps as inert data, nor a core that nothing has started.
	$live = (string) preg_replace('~<script type="(?:application/json|' . WAITING . ')".*?</script>~s', '', $html);
	return implode(' ', array_filter($known, function (string $id) use ($live): bool {
		return (bool) preg_match('~\bid=["\']?' . preg_quote($id, '~') . '["\'\s>]~', $live);
	}));
}

/** Notes whether a cache still serves the home page as it was: no cache has an address that was never requested. */
function look_behind_cache(): void
{
	$fresh = page_for_visitors(add_query_arg('gossamer-fresh', wp_generate_password(12, false), home_url('/')));
	$cached = $fresh === '' ? '' : page_for_visitors(home_url('/'));
	$isStale = $cached !== '' && state_of_page($fresh) !== state_of_page($cached);
	update_option('gossamer_stale', $isStale ? '1' : '');
	// Consent tools that are active and of which the page shows nothing.
	preg_match_all('~<script[^>]*>~i', $fresh, $tags);
	$isSilent = function (string $name) use ($tags): bool {
		$sign = array_column(release()['rules']['consentTools'], 'script', 'name')[$name];
		return !preg_grep('~' . str_replace('^', '\bid=.', $sign) . '~i', $tags[0]);
	};
	update_option('gossamer_silent', $fresh === '' ? array() : array_values(array_filter(array_keys(active_consent_tools()), $isSilent)));
}

/** Records a problem with the address of our files: uploads on another host, a wrong type, a rule of the server. A site that cannot request itself counts as correct. */
function look_at_files(): void
{
	$response = ask_as_visitor(file_address('gossamer.js'));
	$status = is_wp_error($response) ? 0 : (int) wp_remote_retrieve_response_code($response);
	$type = is_wp_error($response) ? '' : (string) wp_remote_retrieve_header($response, 'content-type');
	$problem = '';
	// Behind a password the site cannot load its own files, but visitors who know the password can.
	if ($status >= 400 && $status !== 401 && $status !== 429 && $status < 500) {
		$problem = "HTTP $status";
	} elseif ($status === 200 && !preg_match('~(java|ecma)script~i', $type)) {
		$problem = $type === '' ? '–' : $type;
	}
	update_option('gossamer_unreachable', $problem);
}

/** Whether visitors can load our files; where not, pages are left as they were. */
function is_reachable(): bool
{
	return get_option('gossamer_unreachable', '') === '';
}
