<?php

/**
 * Whether a page that the verdict swaps needs no script of ours: nothing on it needs one, and nothing on it can add such an element.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Services that serve fonts alone: their sheets name nothing of the page. */
const FONTS = '~^https?://(fonts\.googleapis\.com|use\.typekit\.net|fonts\.bunny\.net)/~';

/** @param array $verdict As `judge` makes it. */
function is_scriptless(Document $document, array $scripts, array $page, array $verdict): bool
{
	foreach ($verdict['plugins'] as $plugin) {
		if (!is_done_inline($plugin, $scripts)) {
			return false;
		}
	}
	return is_quiet($document, $scripts, $verdict) && !sheets_name_body($document, $page);
}

/** Whether nothing on the page can add an element that needs a script. */
function is_quiet(Document $document, array $scripts, array $verdict): bool
{
	if ($verdict['level'] !== 'whole' || $verdict['gated'] || $verdict['standIns']) {
		return false;
	}
	foreach ($scripts as $script) {
		if (may_act($script, $verdict['go'])) {
			return false;
		}
	}
	return !$document->handlers()
		&& !$document->has(release()['rules']['actionLinks'])
		&& !may_be_hosts($document, $scripts);
}

/**
 * The rows of a page that needs no more than the starter: each plugin mounts without the kit, and no press is kept.
 *
 * @return int[]|null Null if the page needs the core.
 */
function rows_for_starter(Document $document, array $scripts, array $verdict): ?array
{
	$rows = array();
	foreach ($verdict['rows'] as $number) {
		$row = release()['rows'][$number];
		$isTiny = isset($row['isNative']) || isset($row['adds']) || ($row['when'] === 'now' && !$row['needs']);
		if (is_done_inline($row['name'], $scripts)) {
			continue;
		}
		if (!$isTiny) {
			return null;
		}
		$rows[] = $number;
	}
	return is_quiet($document, $scripts, $verdict) ? $rows : null;
}

/** Whether the server has printed an inline script that does the work of a plugin. */
function is_done_inline(string $plugin, array $scripts): bool
{
	$words = covers()[$plugin]['inline'] ?? '';
	foreach ($scripts as $script) {
		if ($words !== '' && $script['address'] === '' && preg_match("~$words~", $script['text'])) {
			return true;
		}
	}
	return false;
}

/** Whether a script runs that is neither one of those that go, nor their settings, nor known to add nothing. */
function may_act(array $script, array $go): bool
{
	if (!$script['mayRun'] || ($script['attributes']['id'] ?? '') === MODULE . '-js-module') {
		return false;
	}
	// Code that a site has added after a removed script stays, except what is of use to the library alone.
	if (in_array($script['handle'], $go, true) && ($script['part'] !== 'after' || is_of_library($script))) {
		return false;
	}
	$known = array_merge(release()['rules']['harmless'], array_column(covers(), 'inline'));
	return $script['address'] !== '' || !preg_match('~' . implode('|', $known) . '~', $script['text']);
}

/** Rows that hang on a value of the page: whether there are hosts, and a script that may set the value. */
function may_be_hosts(Document $document, array $scripts): bool
{
	foreach (release()['rows'] as $row) {
		if (!isset($row['if']) || is_done_inline($row['name'], $scripts)) {
			continue;
		}
		$word = preg_quote((string) preg_replace('/.*\./s', '', $row['if']), '~');
		foreach ($scripts as $script) {
			if ($script['address'] === '' && preg_match("~\\b$word\\b~", $script['text']) && $document->mentions($row['words']) && $document->has($row['xpath'])) {
				return true;
			}
		}
	}
	return false;
}

/** Whether a style sheet of the page may depend on what the page builder's script writes on `body`; an unreadable one may. */
function sheets_name_body(Document $document, array $page): bool
{
	$pattern = '~' . release()['rules']['bodyWords'] . '~';
	foreach ($document->styles as $text) {
		if (preg_match($pattern, $text)) {
			return true;
		}
	}
	foreach ($document->sheets() as $href) {
		$address = resolve_address($href, $page['address']);
		$text = preg_match(FONTS, $address) ? '' : $page['sheet']($address);
		if ($text === null || preg_match($pattern, $text)) {
			return true;
		}
	}
	return false;
}
