<?php

/**
 * The plan of a swap: the change of each script, by number. Only this has to be stored about a page.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Folders of plugins that delay, combine or move scripts. */
const OPTIMISERS = array(
	'async-javascript',
	'autoptimize',
	'breeze',
	'flying-press',
	'flying-scripts',
	'hummingbird-performance',
	'jetpack-boost',
	'litespeed-cache',
	'nitropack',
	'perfmatters',
	'sg-cachepress',
	'swift-performance-lite',
	'w3-total-cache',
	'wp-fastest-cache',
	'wp-meteor',
	'wp-optimize',
	'wp-rocket',
);

/** What tells them to leave a script as it is. */
const UNTOUCHED = array(
	'data-cfasync' => 'false',
	'data-jetpack-boost' => 'ignore',
	'data-no-defer' => '1',
	'data-no-optimize' => '1',
	'data-noptimize' => '1',
	'data-wpmeteor-nooptimize' => 'true',
	'nowprocket' => '',
);

/**
 * @param array $page As `judge` takes it.
 * @return array{
 *   level: string,
 *   scriptless: bool,
 *   starter: int[]|null,
 *   rows: int[],
 *   plugins: string[],
 *   off: string[],
 *   cut: int[],
 *   free: int[],
 *   gates: array<int, array{src: int, data: int, address: string, isAsked: bool}>,
 *   standIns: array<int, string>,
 *   surface: int|null,
 *   core: int|null,
 *   config: int|null,
 *   maps: int[],
 *   start: array
 * }
 */
function plan_swap(Document $document, array $page, array $without): array
{
	$verdict = judge($document, $page, $without);
	$plan = array('cut' => array(), 'free' => array(), 'gates' => array(), 'standIns' => array(), 'surface' => null, 'starter' => null, 'core' => null, 'config' => null, 'maps' => array(), 'start' => array());
	foreach ($document->scripts as $number => $script) {
		$id = $script['attributes']['id'] ?? '';
		if ($id === MODULE . '-js-module') {
			$plan['core'] = $number;
		} elseif ($id === 'gossamer-config') {
			$plan['config'] = $number;
		} elseif (($script['attributes']['type'] ?? '') === 'importmap') {
			$plan['maps'][] = $number;
		}
	}
	$plan += array('level' => $verdict['level'], 'scriptless' => $verdict['scriptless'], 'plugins' => $verdict['plugins'], 'rows' => $verdict['rows'], 'off' => $verdict['off']);
	if ($verdict['level'] === 'left') {
		return $plan;
	}
	$scripts = read_scripts($document, $page);
	$plan['gates'] = gates_of($scripts, $verdict['gated'], $verdict['tools']);
	$gated = array_merge(array_column($plan['gates'], 'src'), array_column($plan['gates'], 'data'));
	$mayBeDelayed = (bool) array_intersect(OPTIMISERS, $page['folders']);
	foreach ($scripts as $number => $script) {
		if (is_going($script, $verdict['go']) && !in_array($number, $gated, true)) {
			$plan['cut'][] = $number;
			if ($script['part'] === 'src' && in_array($script['handle'], $verdict['standIns'], true)) {
				$plan['standIns'][$number] = stand_ins()[$script['handle']];
			}
		} elseif (is_delayed_data($script, $verdict['go'], $mayBeDelayed) && !in_array($number, $gated, true)) {
			$plan['free'][] = $number;
		}
	}
	if (!$plan['scriptless']) {
		$named = $plan['config'] === null ? $page['named'] ?? array() : named_plugins($document->scripts[$plan['config']]['text']);
		$plan['start'] = plan_start($document, array_values(array_diff($verdict['plugins'], $named)));
	}
	// The core alone reads a configuration of the page.
	if (!$plan['scriptless'] && $plan['config'] === null && empty($page['named'])) {
		$plan['starter'] = rows_for_starter($document, $scripts, $verdict);
	}
	if ($verdict['level'] === 'add-ons') {
		$plan['surface'] = first_on_surface($scripts, $verdict['go'], $page);
	}
	return $plan;
}

/** Whether a tag is removed with its handle: the file, its translations, and settings if jQuery goes too; code that a site has added after it stays. */
function is_going(array $script, array $go): bool
{
	return in_array($script['handle'], $go, true)
		&& ($script['part'] === 'src' || $script['part'] === 'translations'
			|| (is_of_library($script) && ($script['part'] === 'after' || in_array('jquery-core', $go, true))));
}

/** Whether an optimiser delays the settings of an original that goes, or may do so after the swap: for ours they would come too late. */
function is_delayed_data(array $script, array $go, bool $mayBeDelayed): bool
{
	return in_array($script['handle'], $go, true) && ($script['part'] === 'extra' || $script['part'] === 'before')
		&& (preg_match(DELAYED_TYPE, type_of($script['attributes'])) || ($mayBeDelayed && !is_marked($script['attributes'])));
}

/** The first script that stays and calls the page builder's surface: the surface that it needs during evaluation comes before it. */
function first_on_surface(array $scripts, array $go, array $page): ?int
{
	foreach ($scripts as $number => $script) {
		$isData = $script['part'] === 'extra' || $script['part'] === 'before';
		// Our core speaks of the surface as well.
		if (!$script['mayRun'] || ($script['attributes']['id'] ?? '') === MODULE . '-js-module' || (in_array($script['handle'], $go, true) && ($isData || $script['part'] === 'src'))) {
			continue;
		}
		$facts = $script['address'] === '' ? facts_of($script['text']) : $page['read']($script['address']);
		if ($facts && $facts['surface'] && !$facts['combined']) {
			return $number;
		}
	}
	return null;
}
