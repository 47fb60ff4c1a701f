<?php

/**
 * The swap itself: keeps a page back until it is complete, judges it, and exchanges the scripts. Whatever goes wrong, the page goes out as it was printed.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** As late as can be, so that the output of all others is within. */
function begin(): void
{
	$options = options();
	if (is_other_request()) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification -- the word is signed.
	$isReport = is_signed('report', wp_unslash($_GET['gossamer-check'] ?? null));
	if (!$isReport && !is_wanted($options)) {
		return;
	}
	if ($isReport || is_for_few($options)) {
		// What not every visitor gets must not be kept for the others.
		defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
		nocache_headers();
	}
	// A report judges the very page that visitors get.
	if (function_exists('wp_enqueue_script_module')) {
		add_action('wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_core');
	}
	$html = '';
	ob_start(function (string $part, int $phase) use (&$html, $options, $isReport): string {
		$html = $phase & PHP_OUTPUT_HANDLER_CLEAN ? '' : $html . $part;
		if (!($phase & PHP_OUTPUT_HANDLER_FINAL)) {
			return '';
		}
		if ($html === '' || $phase & PHP_OUTPUT_HANDLER_CLEAN) {
			return '';
		}
		try {
			return $isReport ? describe_page($html, $options) : swap($html, $options);
		} catch (\Throwable $error) {
			do_action('gossamer_failed', $error);
			return $html;
		}
	});
}

function enqueue_core(): void
{
	wp_enqueue_script_module(MODULE, file_address('gossamer.js'), array(), null);
}

/** Everything that is no page for visitors, the builder's canvas included. */
function is_other_request(): bool
{
	return is_admin() || wp_doing_ajax() || wp_doing_cron() || wp_is_json_request()
		|| (defined('REST_REQUEST') && REST_REQUEST) || (defined('XMLRPC_REQUEST') && XMLRPC_REQUEST)
		|| is_feed() || is_embed() || is_robots() || is_trackback() || is_preview() || is_customize_preview()
		// phpcs:ignore WordPress.Security.NonceVerification -- nothing is done then.
		|| isset($_GET['elementor-preview']) || isset($_GET['elementor_library']) || isset($_GET['render_mode'])
		|| (function_exists('amp_is_request') && amp_is_request());
}

function is_wanted(array $options): bool
{
	$path = current_path();
	if ($options['mode'] === 'off' || is_listed($path, $options['exclude'])) {
		return false;
	}
	return $options['mode'] === 'on'
		|| ($options['mode'] === 'chosen' && is_listed($path, $options['pages']))
		|| ($options['mode'] === 'preview' && current_user_can('manage_options'))
		|| has_link();
}

/** Whether the page is swapped for this visitor though others get the originals. */
function is_for_few(array $options): bool
{
	return $options['mode'] === 'preview' || has_link();
}

/** Whether the address carries a preview link of this site. */
function has_link(): bool
{
	// phpcs:ignore WordPress.Security.NonceVerification -- the word is signed.
	return is_signed('preview', wp_unslash($_GET['gossamer-preview'] ?? null));
}

function current_path(): string
{
	return path_of(esc_url_raw(wp_unslash($_SERVER['REQUEST_URI'] ?? '/')));
}

function swap(string $html, array $options): string
{
	if (!is_html($html)) {
		return $html;
	}
	$document = new Document($html);
	$page = page_of_wordpress();
	$verdict = judge($document, $page, $options['without']);
	$edits = array();
	$core = null;
	$config = null;
	foreach ($document->scripts as $number => $script) {
		$id = $script['attributes']['id'] ?? '';
		if ($id === MODULE . '-js-module') {
			$core = $number;
		} elseif ($id === 'gossamer-config') {
			$config = $number;
		} elseif (($script['attributes']['type'] ?? '') === 'importmap') {
			// Older browsers take one import map a page.
			$options['integrity'] = false;
		}
	}
	if ($verdict['level'] === 'left') {
		if ($core !== null) {
			$edits[] = cut($document, $core);
		}
		return $document->edit($edits);
	}
	$scripts = read_scripts($document, $page);
	foreach ($scripts as $number => $script) {
		if (is_going($script, $verdict['go'])) {
			$edits[] = cut($document, $number);
		}
	}
	$first = $verdict['level'] === 'add-ons' ? first_on_surface($scripts, $verdict['go'], $page) : null;
	if ($first !== null) {
		$start = $document->scripts[$first]['start'];
		$file = implode('', array_filter(array_column(covers(), 'surface')));
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- the page is printed already.
		$edits[] = array($start, $start, '<script src="' . esc_url(file_address($file)) . "\"></script>\n");
	}
	if ($config !== null && $verdict['off']) {
		list('start' => $start, 'end' => $end, 'text' => $text) = $document->scripts[$config];
		$edits[] = array($start, $end, config_tag($text, $verdict['off']));
	}
	// Before the first thing that loads: an import map has to precede all modules.
	$head = $document->head();
	$tags = ($config === null && $verdict['off'] ? config_tag('', $verdict['off']) . "\n" : '')
		. head_tags($html, $verdict, $options, $core !== null);
	$edits[] = array($head, $head, $tags);
	// A bundle takes the place of the core that WordPress has printed.
	if ($core !== null && strpos($tags, ' id="' . MODULE . '-js-module"')) {
		$edits[] = cut($document, $core);
	}
	return $document->edit($edits);
}

/** Whether a tag goes with its handle: the file and its translations; what a site has added behind it stays. */
function is_going(array $script, array $go): bool
{
	return in_array($script['handle'], $go, true)
		&& ($script['part'] === 'src' || $script['part'] === 'translations'
			|| ($script['part'] === 'after' && preg_match(TRANSLATIONS, $script['text'])));
}

/** The first script that stays and calls the page builder's surface: what it asks for while it is evaluated comes before it. */
function first_on_surface(array $scripts, array $go, array $page): ?int
{
	foreach ($scripts as $number => $script) {
		$isData = $script['part'] === 'extra' || $script['part'] === 'before';
		if (!$script['isCode'] || (in_array($script['handle'], $go, true) && ($isData || $script['part'] === 'src'))) {
			continue;
		}
		$facts = $script['address'] === '' ? facts_of($script['text']) : $page['read']($script['address']);
		if ($facts && $facts['surface'] && !$facts['combined']) {
			return $number;
		}
	}
	return null;
}

/** The page configuration as the page has printed it, with plugins switched off. */
function config_tag(string $printed, array $off): string
{
	$config = json_decode($printed, true);
	$config = is_array($config) ? $config : array();
	$config['plugins'] = array_fill_keys($off, false) + (is_array($config['plugins'] ?? null) ? $config['plugins'] : array());
	return '<script type="application/json" id="gossamer-config">' . json($config) . '</script>';
}

/** A script with the line break that WordPress prints after it. */
function cut(Document $document, int $number): array
{
	list('start' => $start, 'end' => $end) = $document->scripts[$number];
	return array($start, $end + (int) (substr($document->html, $end, 1) === "\n"), '');
}

/** What a theme has sent as something else is left alone, and so are parts of pages. */
function is_html(string $html): bool
{
	foreach (headers_list() as $header) {
		if (stripos($header, 'content-type:') === 0 && stripos($header, 'text/html') === false) {
			return false;
		}
	}
	return stripos($html, '</head') !== false && stripos($html, '<body') !== false;
}
