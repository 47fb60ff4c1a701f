<?php

/**
 * Removes everything that the plugin has left on the site.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('WP_UNINSTALL_PLUGIN') || exit;

const PLUGIN_FILE = __DIR__ . '/gossamer.php';

require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/caches.php';
require __DIR__ . '/includes/release.php';
require __DIR__ . '/includes/remember.php';

function uninstall(): void
{
	wp_clear_scheduled_hook('gossamer_clean');
	wp_clear_scheduled_hook('gossamer_crawl');
	remove_folder(releases_folder());
	foreach (array('gossamer', 'gossamer_releases', 'gossamer_report', 'gossamer_markup', 'gossamer_queue', 'gossamer_read', 'gossamer_stale', 'gossamer_silent', 'gossamer_unreachable', 'gossamer_new') as $option) {
		delete_option($option);
	}
	forget_plans();
	delete_transient('gossamer_lock');
	delete_metadata('user', 0, 'gossamer_refused', '', true);
	empty_page_caches();
}

if (is_multisite()) {
	foreach (get_sites(array('fields' => 'ids', 'number' => 0)) as $gossamer_site) {
		switch_to_blog($gossamer_site);
		uninstall();
		restore_current_blog();
	}
} else {
	uninstall();
}
