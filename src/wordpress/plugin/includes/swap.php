<?php

/**
 * The swap itself: keeps a page back until it is complete, judges it, and exchanges the scripts. Whatever goes wrong, the page goes out as it was printed.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Bytes of memory that a byte of a page may take while it is judged. */
const PAGE_ROOM = 16;

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
		// A page that not every visitor gets must not be cached for others.
		defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
		nocache_headers();
	}
	// A report judges the very page that visitors get.
	if (function_exists('wp_enqueue_script_module')) {
		add_action('wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_core');
		add_filter('wp_script_attributes', __NAMESPACE__ . '\hold_core');
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
	// Absorbs one end too many: a widget may end a buffer that is not its own.
	ob_start();
}

function enqueue_core(): void
{
	wp_enqueue_script_module(MODULE, file_address('gossamer.js'), array(), null);
}

/** Inert until the swap: a page that goes out in another way has its originals alone. */
function hold_core(array $attributes): array
{
	return ($attributes['id'] ?? '') === MODULE . '-js-module' ? array('type' => WAITING) + $attributes : $attributes;
}

function start_core(Document $document, int $number): array
{
	$start = $document->scripts[$number]['start'];
	$tag = substr($document->html, $start, strpos($document->html, '>', $start) + 1 - $start);
	return array($start, $start + strlen($tag), Tags::edit($tag, array('type' => 'module')));
}

/** Everything that is not a page for visitors, including the builder's canvas. */
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
	if ($options['mode'] === 'off' || !is_reachable() || is_listed($path, $options['exclude'])) {
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

function current_path(): string
{
	return path_of(esc_url_raw(wp_unslash($_SERVER['REQUEST_URI'] ?? '/')));
}

function swap(string $html, array $options): string
{
	if (!is_html($html) || !has_room(PAGE_ROOM * strlen($html))) {
		return $html;
	}
	$document = new Document($html);
	$page = page_of_wordpress($options['jquery']) + array('named' => named_plugins($options['config']));
	$without = without_of($options);
	$plan = remember_plan($document, $page, $without, function () use ($document, $page, $without): array {
		return plan_swap($document, $page, $without);
	});
	$edits = edits_of($document, $plan, $options);
	$preview = preview_tag();
	$end = strripos($html, '</body');
	if ($preview !== '' && $end !== false) {
		$edits[] = array($end, $end, $preview);
	}
	return $document->edit($edits);
}

/**
 * @param array $plan As `plan_swap` makes it.
 * @return array<int, array{0: int, 1: int, 2: string}>
 */
function edits_of(Document $document, array $plan, array $options): array
{
	$core = $plan['core'];
	if ($plan['level'] === 'left') {
		return $core === null ? array() : array(cut($document, $core));
	}
	if ($plan['scriptless'] && $options['config'] === '') {
		return array_map(function (int $number) use ($document): array {
			return cut($document, $number);
		}, array_merge($plan['cut'], $core === null ? array() : array($core)));
	}
	$map = own_map($document, $plan['maps']);
	// Older browsers take one import map a page.
	$options['integrity'] = $options['integrity'] && ($map !== null || !$plan['maps']);
	$edits = array_map(function (int $number) use ($document, $plan): array {
		list($start, $end) = cut($document, $number);
		$file = $plan['standIns'][$number] ?? '';
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- the page is printed already.
		return array($start, $end, $file === '' ? '' : '<script src="' . esc_url(file_address($file)) . "\"></script>\n");
	}, $plan['cut']);
	if ($edits) {
		$edits[count($edits) - 1][2] .= originals_tag($document, $plan['cut']);
	}
	foreach ($plan['free'] as $number) {
		$edits[] = free_edit($document, $number);
	}
	$config = page_config($document, $plan, $options);
	foreach ($plan['gates'] as $gate) {
		// An owner who knows better has said so.
		$gate['isAsked'] = $gate['isAsked'] && ($config['consent'] ?? '') !== 'granted';
		$edits = array_merge($edits, gate_edits($document, $gate, file_address(file_for('gate'))));
	}
	if ($plan['surface'] !== null) {
		$start = $document->scripts[$plan['surface']]['start'];
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- the page is printed already.
		$edits[] = array($start, $start, '<script src="' . esc_url(file_address(file_for('surface'))) . "\"></script>\n");
	}
	$printed = '';
	if ($plan['config'] !== null && $plan['off']) {
		list('start' => $start, 'end' => $end) = $document->scripts[$plan['config']];
		$edits[] = array($start, $end, config_tag($config, $plan['off']));
	} elseif ($plan['config'] === null && ($plan['off'] || $config)) {
		$printed = config_tag($config, $plan['off']) . "\n";
	}
	// Before the first thing that loads: an import map has to precede all modules.
	$head = $document->head();
	$edits = array_merge($edits, start_edits($document, $plan['start']));
	// Each of its lines ends with a statement or punctuation.
	$back = (string) preg_replace('/\n\t*/', '', (string) file_get_contents(__DIR__ . '/back.js'));
	list($first, $last) = head_tags($document->html, $plan, $options, $core !== null, $map);
	$tags = $printed . inline_script($back . tell_code()) . "\n$first";
	$edits[] = array($head, $head, $tags);
	$edits[] = array($document->headEnd(), $document->headEnd(), $last);
	if ($map !== null) {
		$edits[] = cut($document, $plan['maps'][0]);
	}
	// A bundle takes the place of the core that WordPress has printed.
	if ($core !== null) {
		$edits[] = strpos($tags, ' id="' . MODULE . '-js-module"') ? cut($document, $core) : start_core($document, $core);
	}
	return $edits;
}

/** The file of the release that one of our plugins names for such a purpose. */
function file_for(string $purpose): string
{
	return implode('', array_filter(array_column(covers(), $purpose)));
}

/**
 * What was cut, as inert data: a page that a cache keeps longer than our files are there runs it.
 *
 * @param int[] $numbers
 */
function originals_tag(Document $document, array $numbers): string
{
	$tags = array_map(function (int $number) use ($document): string {
		list('start' => $start, 'end' => $end) = $document->scripts[$number];
		return substr($document->html, $start, $end - $start);
	}, $numbers);
	return '<script type="application/json" id="gossamer-originals">' . json($tags) . "</script>\n";
}

/** A script that an optimiser delays, or would, immediately. */
function free_edit(Document $document, int $number): array
{
	$start = $document->scripts[$number]['start'];
	$tag = substr($document->html, $start, strpos($document->html, '>', $start) + 1 - $start);
	return array($start, $start + strlen($tag), Tags::edit($tag, array('type' => null) + UNTOUCHED));
}

/** An inline script of ours, which optimisers leave alone. */
function inline_script(string $text): string
{
	$tag = array_intersect(OPTIMISERS, active_folders()) ? Tags::edit('<script>', UNTOUCHED) : '<script>';
	return "$tag$text</script>";
}

/**
 * The page's import map, which moves in front of our module: older browsers ignore a map that comes after a module.
 *
 * @param int[] $numbers Of all import maps.
 * @return array{tag: string, map: array}|null Null if there is none, or one that cannot be merged.
 */
function own_map(Document $document, array $numbers): ?array
{
	if (count($numbers) !== 1) {
		return null;
	}
	list('start' => $start, 'text' => $text) = $document->scripts[$numbers[0]];
	// An empty object stays one.
	$map = json_decode($text);
	$tag = substr($document->html, $start, strpos($document->html, '>', $start) + 1 - $start);
	return is_object($map) ? array('tag' => $tag, 'map' => (array) $map) : null;
}

/** The page configuration: the page's own, else the owner's. */
function page_config(Document $document, array $plan, array $options): array
{
	$config = json_decode($plan['config'] === null ? $options['config'] : $document->scripts[$plan['config']]['text'], true);
	return is_array($config) ? $config : array();
}

/** The page configuration with plugins switched off. */
function config_tag(array $config, array $off): string
{
	$config['plugins'] = array_fill_keys($off, false) + (is_array($config['plugins'] ?? null) ? $config['plugins'] : array());
	return '<script type="application/json" id="gossamer-config">' . json($config) . '</script>';
}

/** A script with the line break that WordPress prints after it. */
function cut(Document $document, int $number): array
{
	list('start' => $start, 'end' => $end) = $document->scripts[$number];
	return array($start, $end + (int) (substr($document->html, $end, 1) === "\n"), '');
}

/** A response that a theme has sent as another type is left alone, and so are parts of pages. */
function is_html(string $html): bool
{
	foreach (headers_list() as $header) {
		if (stripos($header, 'content-type:') === 0 && stripos($header, 'text/html') === false) {
			return false;
		}
	}
	return stripos($html, '</head') !== false && stripos($html, '<body') !== false;
}
