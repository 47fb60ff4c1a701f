<?php

/**
 * A script that a consent tool blocks, or may block by
 * its address, keeps its tag: a gate replaces it, with all its marks and its address, and only if the tool lets it
 * run are the settings passed on.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Attributes by which consent tools mark the scripts that they hold back. */
const CONSENT_MARKS = '/^(consent-required|data-(category|service|cookieconsent|cookiecategory|usercentrics|cookie-?consent|consent|consent-.*|borlabs.*|cmplz.*|iub.*|cookieyes|name|suppressedsrc|cmp-.*|tcf-.*|rcb.*|cli-.*))$/';

/** A type that no browser runs: settings that wait for their gate, and the core for the swap. */
const WAITING = 'text/gossamer';

/** Settings of tracking with a consent tool: without a readable answer nothing is sent, even if the tool never loads. */
const NEEDS_CONSENT = '{"require_consent":"yes"}';

/**
 * Scripts that would go and that wait for the visitor's consent, or may.
 *
 * @param string[] $go
 * @return array{reasons: array<int, array{kind: string, name: string}>, gated: string[], tools: string[]}
 */
function held_back(array $scripts, array $page, array $go): array
{
	$found = array('reasons' => array(), 'gated' => array(), 'tools' => array());
	$replaced = replaced_handles(array());
	foreach ($go as $handle) {
		$plugin = $replaced[$handle] ?? '';
		if ($plugin === '' || is_of_builder($plugin) || !in_array($handle, covers()[$plugin]['scripts'], true)) {
			continue;
		}
		$parts = parts_of($scripts, $handle);
		// A plugin that reads its data from an inert tag waits for the tool as well.
		if (!isset($parts['src']) || (isset($parts['extra']) && !$parts['extra']['isCode'])) {
			continue;
		}
		$isMarked = is_marked($parts['src']['attributes']);
		$tools = isset(covers()[$plugin]['obeys']) ? consent_tools($scripts, $page['folders']) : array();
		$found['tools'] = array_keys($tools + array_flip($found['tools']));
		if (!$isMarked && !$tools) {
			continue;
		}
		if (isset(covers()[$plugin]['gate'], $parts['extra'])) {
			$found['gated'][] = $handle;
		} elseif ($isMarked) {
			$found['reasons'][] = array('kind' => 'held', 'name' => $handle);
			continue;
		}
		$isTold = isset(covers()[$plugin]['obeys']) && has_text($scripts, covers()[$plugin]['obeys']);
		foreach ($isTold ? array() : $tools as $name => $isRead) {
			if (!$isRead || !isset($parts['extra'])) {
				$found['reasons'][] = array('kind' => 'consent', 'name' => $name);
			}
		}
	}
	return $found;
}

/** @return array<string, array> The first tag of each part of a handle. */
function parts_of(array $scripts, string $handle): array
{
	$parts = array();
	foreach ($scripts as $number => $script) {
		if ($script['handle'] === $handle) {
			$parts += array($script['part'] => array('number' => $number) + $script);
		}
	}
	return $parts;
}

/**
 * @param string[] $gated Handles.
 * @param string[] $tools That ask visitors.
 * @return array<int, array{src: int, data: int, address: string, isAsked: bool}>
 */
function gates_of(array $scripts, array $gated, array $tools): array
{
	$gates = array();
	foreach ($gated as $handle) {
		$parts = parts_of($scripts, $handle);
		$gates[] = array('src' => $parts['src']['number'], 'data' => $parts['extra']['number'], 'address' => $parts['src']['address'], 'isAsked' => (bool) $tools);
	}
	return $gates;
}

/**
 * The edits of a gate: the original's tag with our address before the original's, and its data inert.
 *
 * @param array{src: int, data: int, address: string, isAsked: bool} $gate
 * @return array<int, array{0: int, 1: int, 2: string}>
 */
function gate_edits(Document $document, array $gate, string $file): array
{
	$html = $document->html;
	$edits = array();
	foreach (array('src', 'data') as $part) {
		list('start' => $start, 'text' => $text) = $document->scripts[$gate[$part]];
		$tag = substr($html, $start, strpos($html, '>', $start) + 1 - $start);
		$attributes = tag_attributes($tag);
		if ($part === 'src') {
			// As a query the original's address is found by any rule that looks for it.
			$address = strtok($file, '?') . '?' . $gate['address'];
			foreach (array_merge(ADDRESSES, array('data-suppressedsrc', 'data-cmplz-src')) as $name) {
				if (isset($attributes[$name])) {
					$attributes[$name] = $address;
				}
			}
			unset($attributes['integrity']);
		} else {
			$attributes = array('type' => WAITING, 'data-gossamer-waits' => $gate['address'])
				+ ($gate['isAsked'] ? array('data-settings' => NEEDS_CONSENT) : array()) + $attributes;
		}
		$printed = '';
		foreach ($attributes as $name => $value) {
			$printed .= $value === null ? " $name" : " $name=\"" . esc_attr($value) . '"';
		}
		$edits[] = array($start, $start + strlen($tag), "<script$printed>");
	}
	return $edits;
}

/** @return array<string, string|null> Attributes of a start tag, decoded. */
function tag_attributes(string $tag): array
{
	preg_match_all('~([^\s"\'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+)))?~', (string) preg_replace('~^<\w+~', '', $tag), $found, PREG_SET_ORDER);
	$attributes = array();
	foreach ($found as $match) {
		$value = count($match) > 2 ? html_entity_decode(end($match), ENT_QUOTES | ENT_HTML5, 'UTF-8') : null;
		$attributes += array(strtolower($match[1]) => $value);
	}
	return $attributes;
}

function is_marked(array $attributes): bool
{
	if (!is_code(type_of($attributes))) {
		return true;
	}
	foreach ($attributes as $name => $value) {
		// `true` and `ignore` are words for a script that a tool leaves alone.
		if (preg_match(CONSENT_MARKS, $name) && !in_array($value, array('', 'true', 'ignore'), true)) {
			return true;
		}
	}
	return (bool) preg_match('/\b(cmplz-|_iub_cs_|cky-|optanon-category)/', $attributes['class'] ?? '');
}

/**
 * Consent tools that the page or the site has.
 *
 * @param string[] $folders Of the active plugins.
 * @return array<string, bool> Name => whether their answer is read.
 */
function consent_tools(array $scripts, array $folders): array
{
	$found = array();
	foreach (release()['rules']['consentTools'] as $tool) {
		$isThere = isset($tool['folder']) && in_array($tool['folder'], $folders, true);
		foreach ($scripts as $script) {
			$isThere = $isThere || preg_match("~$tool[script]~", $script['attributes']['src'] ?? '')
				|| preg_match("~$tool[script]~", $script['attributes']['id'] ?? '');
		}
		if ($isThere) {
			$found[$tool['name']] = empty($tool['isUnread']);
		}
	}
	return $found;
}
