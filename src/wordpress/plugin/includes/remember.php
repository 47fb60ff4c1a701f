<?php

/**
 * Remembers the plans of pages, by a hash of all that they depend on: a page that was seen is not judged again.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Options that plans are divided among, so that a look-up reads little. */
const SEEN_OPTIONS = 16;
/** Plans in each. */
const MOST_SEEN = 60;
/** Forms of one page (by visitor, by device) that are kept; a page that is another each time is not written each time. */
const MOST_FORMS = 4;
/** Words that differ at each view and mean nothing: nonces, generated ids, times. */
const CHANGING = '/\b[0-9a-f]{10,}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}(?=-)/';

/**
 * @param callable $make Makes the plan.
 * @return array The plan.
 */
function remember_plan(Document $document, array $page, array $without, callable $make): array
{
	$key = key_of_page($document, $page, $without);
	$path = hash('crc32b', (string) strtok($page['address'], '?#'));
	$option = 'gossamer_seen_' . hexdec($path[0]) % SEEN_OPTIONS;
	$seen = get_option($option, array());
	$seen = is_array($seen) ? $seen : array();
	if (isset($seen[$key]['plan'])) {
		return $seen[$key]['plan'];
	}
	$plan = $make();
	$forms = array_filter($seen, function ($entry) use ($path): bool {
		return ($entry['path'] ?? '') === $path;
	});
	$newest = max(array_merge(array(0), array_column($forms, 'at')));
	if (count($forms) >= MOST_FORMS && $newest > time() - 10 * MINUTE_IN_SECONDS) {
		return $plan;
	}
	if (count($forms) >= MOST_FORMS) {
		unset($seen[array_key_first($forms)]);
	}
	$seen[$key] = array('path' => $path, 'at' => time(), 'plan' => $plan);
	update_option($option, array_slice($seen, -MOST_SEEN, null, true), false);
	return $plan;
}

/** All that a plan depends on: the release, the rules and their code, settings, handles, active plugins, the page without what changes, its files. */
function key_of_page(Document $document, array $page, array $without): string
{
	$files = '';
	foreach ($document->scripts as $script) {
		$tag = substr($document->html, $script['start'], strcspn($document->html, '>', $script['start']));
		// An address may hold such a word in its name.
		$files .= $tag;
		if (preg_match('~\ssrc\s*=\s*["\']?([^"\'\s]+)~i', $tag, $match)) {
			$file = local_file(html_entity_decode($match[1]));
			$files .= $file === '' ? '' : filemtime($file) . '-' . filesize($file);
		}
	}
	$files = (string) preg_replace('/\snonce=("[^"]*"|\'[^\']*\')/i', '', $files);
	// A pattern that fails gives another key each time, no wrong plan.
	$html = preg_replace(CHANGING, '', $document->html) ?? $document->html;
	return md5(release()['id'] . release()['judgedBy'] . serialize(array($without, $page['registry'], $page['folders'], $page['keeps'] ?? array(), $page['named'] ?? array(), strtok($page['address'], '?#'))) . md5($files) . md5($html));
}

function forget_plans(): void
{
	for ($number = 0; $number < SEEN_OPTIONS; $number++) {
		delete_option("gossamer_seen_$number");
	}
}
