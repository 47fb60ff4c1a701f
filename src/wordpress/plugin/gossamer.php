<?php

/**
 * Plugin Name:       Gossamer
 * Description:       Makes Elementor sites faster by replacing the scripts visitors download.
 * Version:           __VERSION__
 * Requires at least: 5.9
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       gossamer
 * Domain Path:       /languages
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

const PLUGIN_FILE = __FILE__;

require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/caches.php';
require __DIR__ . '/includes/release.php';
require __DIR__ . '/includes/bundle.php';
require __DIR__ . '/includes/class-document.php';
require __DIR__ . '/includes/scripts.php';
require __DIR__ . '/includes/code.php';
require __DIR__ . '/includes/read.php';
require __DIR__ . '/includes/handles.php';
require __DIR__ . '/includes/verdict.php';
require __DIR__ . '/includes/no-harm.php';
require __DIR__ . '/includes/scriptless.php';
require __DIR__ . '/includes/unserved.php';
require __DIR__ . '/includes/tokens.php';
require __DIR__ . '/includes/scopes.php';
require __DIR__ . '/includes/statements.php';
require __DIR__ . '/includes/class-syntax.php';
require __DIR__ . '/includes/class-members.php';
require __DIR__ . '/includes/offered.php';
require __DIR__ . '/includes/tags.php';
require __DIR__ . '/includes/consent.php';
require __DIR__ . '/includes/class-tags.php';
require __DIR__ . '/includes/start.php';
require __DIR__ . '/includes/plan.php';
require __DIR__ . '/includes/remember.php';
require __DIR__ . '/includes/swap.php';
require __DIR__ . '/includes/report.php';
require __DIR__ . '/includes/visits.php';
require __DIR__ . '/includes/compare.php';
require __DIR__ . '/includes/preview.php';
require __DIR__ . '/includes/health.php';

register_activation_hook(__FILE__, __NAMESPACE__ . '\activate');
register_deactivation_hook(__FILE__, __NAMESPACE__ . '\deactivate');

// Before plugins add to the page what only those see who are logged in.
add_action('plugins_loaded', __NAMESPACE__ . '\begin_side', PHP_INT_MIN);
add_action('init', __NAMESPACE__ . '\load_texts');
add_action('init', __NAMESPACE__ . '\install_release');
add_action('template_redirect', __NAMESPACE__ . '\begin', PHP_INT_MAX);
add_action('gossamer_crawl', __NAMESPACE__ . '\crawl_some');
add_action('gossamer_clean', __NAMESPACE__ . '\remove_old_releases');
add_action('gossamer_clean', __NAMESPACE__ . '\copy_again');
add_action('gossamer_clean', __NAMESPACE__ . '\look_at_files');
add_action('template_redirect', __NAMESPACE__ . '\keep_link', 0);
add_action('admin_bar_menu', __NAMESPACE__ . '\mark_preview', 100);

if (is_admin()) {
	require __DIR__ . '/includes/admin.php';
	require __DIR__ . '/includes/admin-report.php';
	require __DIR__ . '/includes/admin-steps.php';
	require __DIR__ . '/includes/admin-fields.php';
	add_action('admin_menu', __NAMESPACE__ . '\add_page');
	add_action('admin_notices', __NAMESPACE__ . '\print_welcome');
	foreach (array('save', 'mode', 'back', 'link', 'unlink', 'check', 'leave') as $gossamer_action) {
		add_action("admin_post_gossamer_$gossamer_action", __NAMESPACE__ . "\\on_$gossamer_action");
	}
	add_action('wp_ajax_gossamer_step', __NAMESPACE__ . '\on_step');
	add_action('wp_ajax_gossamer_markup', __NAMESPACE__ . '\on_markup');
	add_action('wp_ajax_nopriv_gossamer_markup', __NAMESPACE__ . '\on_markup');
	add_filter('site_status_tests', __NAMESPACE__ . '\add_health');
	add_filter('plugin_action_links_' . plugin_basename(__FILE__), __NAMESPACE__ . '\add_link');
}

function load_texts(): void
{
	load_plugin_textdomain('gossamer', false, dirname(plugin_basename(PLUGIN_FILE)) . '/languages');
}

/** The mode stays over a deactivation, and caches have filled with the originals since. */
function activate(): void
{
	install_release();
	empty_page_caches();
	update_option('gossamer_new', options()['mode'] === 'off', false);
	if (!wp_next_scheduled('gossamer_clean')) {
		wp_schedule_event(time() + DAY_IN_SECONDS, 'daily', 'gossamer_clean');
	}
}

/** Files and settings stay: pages that were cached still ask for the files. */
function deactivate(): void
{
	wp_clear_scheduled_hook('gossamer_clean');
	wp_clear_scheduled_hook('gossamer_crawl');
	empty_page_caches();
}
