<?php

/**
 * The report: requests each public page as a visitor would, ten at a time in the background, and records whether it is covered and its size.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

const PAGES_AT_A_TIME = 10;

/** Empties the report and begins it again. */
function start_report(): void
{
	update_option('gossamer_report', array(), false);
	delete_option('gossamer_markup');
	update_option('gossamer_queue', public_addresses(), false);
	delete_transient('gossamer_lock');
	schedule_crawl();
	spawn_cron();
}

function schedule_crawl(): void
{
	if (!wp_next_scheduled('gossamer_crawl')) {
		wp_schedule_single_event(time(), 'gossamer_crawl');
	}
}

/** The next pages of the queue. A page that cannot be loaded is noted as well, so that none is requested twice. */
function crawl_some($most = ''): void
{
	// An action without arguments passes an empty text.
	$most = is_int($most) ? $most : PAGES_AT_A_TIME;
	// Two at the same time would overwrite each other's notes.
	if (get_transient('gossamer_lock')) {
		return;
	}
	set_transient('gossamer_lock', 1, 10 * MINUTE_IN_SECONDS);
	for ($count = 0; $count < $most; $count++) {
		$queue = get_option('gossamer_queue', array());
		$address = array_shift($queue);
		if ($address === null) {
			break;
		}
		update_option('gossamer_queue', $queue, false);
		$report = get_option('gossamer_report', array());
		$report[$address] = check_page($address);
		update_option('gossamer_report', $report, false);
	}
	delete_transient('gossamer_lock');
	// Deleted in the meantime: this request's copy of the plan of all tasks must not restore it.
	if (!in_array(plugin_basename(PLUGIN_FILE), (array) get_option('active_plugins', array()), true) && !is_multisite()) {
		wp_clear_scheduled_hook('gossamer_clean');
		wp_clear_scheduled_hook('gossamer_crawl');
	} elseif (get_option('gossamer_queue', array())) {
		schedule_crawl();
		add_action('shutdown', __NAMESPACE__ . '\go_on');
	}
}

/** Begins the next round without a visitor, whose request would otherwise do it; WordPress itself refuses to while its clock runs. */
function go_on(): void
{
	wp_remote_post(
		site_url('wp-cron.php'),
		array(
			'timeout' => 0.01,
			'blocking' => false,
			'sslverify' => apply_filters('https_local_ssl_verify', false),
		)
	);
}

/** How often an address of this site may lead to another one of it. */
const MOST_REDIRECTS = 3;

/** The site's own result for one of its pages. */
function check_page(string $address): array
{
	$response = ask_page($address);
	if (is_wp_error($response)) {
		return array('error' => $response->get_error_message());
	}
	// Caches sign their pages with a comment.
	$answer = json_decode((string) preg_replace('/(<!--.*?-->\s*)+$/s', '', wp_remote_retrieve_body($response)), true);
	$page = is_array($answer) ? $answer['gossamer'] ?? null : null;
	return is_description($page) ? $page : array('error' => 'HTTP ' . wp_remote_retrieve_response_code($response));
}

/**
 * Requests only this site: the signed word is for no other.
 *
 * @return array|\WP_Error
 */
function ask_page(string $address)
{
	for ($count = 0; $count <= MOST_REDIRECTS; $count++) {
		if (wp_parse_url($address, PHP_URL_HOST) !== wp_parse_url(home_url('/'), PHP_URL_HOST)) {
			return new \WP_Error('gossamer', __('The address redirects to another site.', 'gossamer'));
		}
		$response = wp_safe_remote_get(
			add_query_arg('gossamer-check', sign('report', time() + 5 * MINUTE_IN_SECONDS), $address),
			array(
				'timeout' => 20,
				'redirection' => 0,
				'sslverify' => apply_filters('https_local_ssl_verify', false),
			)
		);
		$location = is_wp_error($response) ? '' : wp_remote_retrieve_header($response, 'location');
		if (!is_string($location) || $location === '') {
			return $response;
		}
		$address = \WP_Http::make_absolute_url($location, $address);
	}
	return new \WP_Error('gossamer', __('The address redirects in a loop.', 'gossamer'));
}

/**
 * Whether an answer is what `describe_page` prints; a cache or another plugin may answer in its place.
 *
 * @param mixed $page
 */
function is_description($page): bool
{
	$shape = array(
		'title' => '',
		'isCovered' => false,
		'reasons' => array(),
		'used' => array(),
		'stays' => array(),
		'before' => 0,
		'after' => 0,
	);
	foreach ($shape as $key => $example) {
		if (!is_array($page) || gettype($page[$key] ?? null) !== gettype($example)) {
			return false;
		}
	}
	$isText = array_map('is_string', array_merge($page['used'], array_values($page['stays']), ...array_map('array_values', array_filter($page['reasons'], 'is_array'))));
	return !in_array(false, $isText, true) && count(array_filter($page['reasons'], 'is_array')) === count($page['reasons']);
}

/** The answer to a check: the verdict on the page, instead of the page. */
function describe_page(string $html, array $options): string
{
	if (!is_html($html)) {
		return '{}';
	}
	$page = page_of_wordpress($options['jquery']) + array('named' => named_plugins($options['config']));
	$verdict = judge(new Document($html), $page, without_of($options));
	// What stays is downloaded before and after.
	$stay = weight_of_handles($verdict['stay']);
	if (!headers_sent()) {
		header('Content-Type: application/json; charset=utf-8');
	}
	return json(array(
		'gossamer' => array(
			'title' => wp_get_document_title(),
			'isCovered' => $verdict['level'] !== 'left',
			'level' => $verdict['level'],
			'isExcluded' => is_listed(current_path(), $options['exclude']),
			// A page with nothing to replace does not count as not covered.
			'reasons' => $verdict['reasons'] === array(NOTHING) ? array() : array_map(__NAMESPACE__ . '\reason_of_plugin', $verdict['reasons']),
			'used' => $verdict['plugins'],
			'stays' => array_column(array_map(__NAMESPACE__ . '\kept_by_plugin', $verdict['kept']), 'for', 'name'),
			'before' => $stay + weight_of_handles($verdict['go']),
			'after' => $stay + weight_after($html, plan_swap(new Document($html), $page, without_of($options)), $options),
			'by' => judged_by($options),
		),
	));
}

/** Changes with everything of ours that a result depends on. */
function judged_by(array $options): string
{
	return md5(json(array(release()['id'], release()['judgedBy'], $options['without'], $options['config'], $options['jquery'], $options['bundle'])));
}

/** @return string[] Kind, subject, and place. */
function reason_of_plugin(array $reason): array
{
	$place = array('member' => 'in', 'untraced' => 'in', 'dependency' => 'name')[$reason['kind']] ?? null;
	if ($place !== null) {
		$reason[$place] = name_with_plugin($reason[$place]);
	}
	return array_values($reason);
}

/** A script that the site has asked for directly stays for no other one. */
function kept_by_plugin(array $kept): array
{
	$isDirect = $kept['for'] === $kept['name'];
	return array('for' => $isDirect ? __('your theme or a plugin', 'gossamer') : name_with_plugin($kept['for'])) + $kept;
}

/** A script's name with that of the plugin in whose folder its file is, which is what an owner knows. */
function name_with_plugin(string $name): string
{
	$file = local_file(address_of($name));
	$folder = realpath(WP_PLUGIN_DIR) . '/';
	if (strpos($file, $folder) !== 0) {
		return $name;
	}
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	$folder = strtok(substr($file, strlen($folder)), '/');
	$plugin = current(get_plugins("/$folder"));
	return ($plugin ? $plugin['Name'] : $folder) . ": $name";
}

/** Bytes of the scripts that a page loads from us, compressed. */
function weight_after(string $html, array $plan, array $options): int
{
	if ($plan['scriptless'] && $options['config'] === '') {
		return 0;
	}
	if ($options['bundle'] && $plan['starter'] !== null) {
		return strlen((string) gzencode((string) print_starter($plan['starter']), 9));
	}
	$files = array_merge(page_files($html, $plan['plugins'], $plan['rows'])['now'], first_loads($plan['plugins']), $plan['standIns']);
	if ($plan['surface'] !== null) {
		$files[] = file_for('surface');
	}
	if ($plan['gates']) {
		$files[] = file_for('gate');
	}
	$bytes = 0;
	foreach (array_unique($files) as $file) {
		$bytes += substr($file, -3) === '.js' ? release()['files'][$file]['gzip'] : 0;
	}
	return $bytes;
}

/** Files that the plugins of a page load when their widgets come near. */
function first_loads(array $used): array
{
	$files = array();
	foreach ($used as $plugin) {
		foreach (release()['plugins'][$plugin]['chunks'] ?? array() as $file) {
			$files[] = $file;
		}
	}
	return $files;
}

/** Bytes of scripts as servers send them, compressed. */
function weight_of_handles(array $handles): int
{
	$bytes = 0;
	foreach ($handles as $handle) {
		$file = local_file(address_of($handle));
		$bytes += $file === '' ? 0 : strlen((string) gzencode((string) file_get_contents($file), 9));
	}
	return $bytes;
}

/**
 * Addresses that everybody may read: the home page, everything published, archives.
 *
 * @return string[]
 */
function public_addresses(): array
{
	$types = array_filter(get_post_types(array('public' => true)), 'is_post_type_viewable');
	unset($types['attachment'], $types['elementor_library']);
	$addresses = array(home_url('/'));
	$posts = get_posts(array(
		'post_type' => array_values($types),
		'post_status' => 'publish',
		'has_password' => false,
		'numberposts' => 2000,
		'fields' => 'ids',
		'orderby' => 'menu_order title',
		'order' => 'ASC',
	));
	foreach ($posts as $post) {
		$addresses[] = get_permalink($post);
	}
	foreach ($types as $type) {
		$addresses[] = get_post_type_archive_link($type);
	}
	$taxonomies = array_filter(get_taxonomies(array('public' => true)), 'is_taxonomy_viewable');
	foreach (get_terms(array('taxonomy' => array_values($taxonomies), 'number' => 200)) as $term) {
		$address = get_term_link($term);
		$addresses[] = is_string($address) ? $address : '';
	}
	// The same page may be an archive as well.
	$byPath = array();
	foreach (array_filter($addresses) as $address) {
		$byPath += array(path_of($address) . '?' . wp_parse_url($address, PHP_URL_QUERY) => $address);
	}
	return array_values($byPath);
}
