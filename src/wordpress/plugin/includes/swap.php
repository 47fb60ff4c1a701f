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
	if (!$isReport && function_exists('wp_enqueue_script_module')) {
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
	$core = null;
	$edits = array();
	foreach ($document->scripts as $number => $script) {
		if (($script['attributes']['id'] ?? '') === MODULE . '-js-module') {
			$core = $number;
		} elseif (is_own_tag($script['attributes'])) {
			// A site that has put it in by itself knows what it does.
			return $html;
		} elseif (($script['attributes']['type'] ?? '') === 'importmap') {
			// Older browsers take one import map a page.
			$options['integrity'] = false;
		}
	}
	$verdict = judge($document, $options);
	if (!$verdict['isCovered']) {
		if ($core !== null) {
			$edits[] = cut($document, $core);
		}
		return $document->edit($edits);
	}
	foreach ($verdict['go'] as $handle) {
		foreach (array('src', 'after', 'translations') as $kind) {
			if (isset($verdict['tags'][$handle][$kind])) {
				$edits[] = cut($document, $verdict['tags'][$handle][$kind]);
			}
		}
	}
	// Before the first thing that loads: an import map has to precede all modules.
	$head = $document->positionOf('link|script|style|/head');
	$tags = head_tags($html, $verdict, $options, $core !== null);
	$edits[] = array($head, $head, $tags);
	// A bundle takes the place of the core that WordPress has printed.
	if ($core !== null && strpos($tags, ' id="' . MODULE . '-js-module"')) {
		$edits[] = cut($document, $core);
	}
	return $document->edit($edits);
}

/** Whether a site has put the core or its configuration in by itself. */
function is_own_tag(array $attributes): bool
{
	return preg_match('~/gossamer\.js(\?|$)~', $attributes['src'] ?? '') || ($attributes['id'] ?? '') === 'gossamer-config';
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
