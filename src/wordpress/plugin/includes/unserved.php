<?php

/**
 * Widgets and elements that need a script which neither we nor an add-on of the page have.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/**
 * @param array[] $scripts As `read_scripts` returns them.
 * @param string[] $without Our plugins that must not be used.
 * @return array<int, array{kind: string, name: string}>
 */
function unserved_widgets(Document $document, array $scripts, array $without): array
{
	$rules = release()['rules'];
	$known = array_merge(release()['inert'], known_elements());
	$mayBeForeign = !is_newer($document, $scripts) && has_add_on($document, $scripts);
	$reasons = array();
	foreach ($document->values('data-widget_type') as $value) {
		$type = explode('.', $value)[0];
		$plugin = '';
		foreach (covers() as $name => $entry) {
			if (is_type_in($type, $entry['widgets'])) {
				$plugin = $name;
				break;
			}
		}
		if ($plugin !== '') {
			if (in_array($plugin, $without, true) && is_of_builder($plugin)) {
				$reasons[] = array('kind' => 'without', 'name' => $plugin);
			}
			continue;
		}
		$isForeign = !is_type_in($type, $rules['unserved']) && ($mayBeForeign || is_type_in($type, $rules['ofAddOns']));
		if (!$isForeign && !is_type_in($type, $known)) {
			$reasons[] = array('kind' => 'widget', 'name' => $type);
		}
	}
	return $reasons;
}

/**
 * @param array[] $scripts As `read_scripts` returns them.
 * @return array<int, array{kind: string, name: string}>
 */
function unserved_elements(Document $document, array $scripts): array
{
	$known = known_elements();
	$types = $document->values('data-e-type');
	// Before version 4 all elements have one of four types, or an add-on's.
	if (is_newer($document, $scripts)) {
		$types = array_merge($types, $document->values('data-element_type'));
	}
	$reasons = array();
	foreach ($types as $type) {
		if (!is_type_in($type, $known)) {
			$reasons[] = array('kind' => 'element', 'name' => $type);
		}
	}
	return $reasons;
}

/** @return string[] Types of elements that need no script, or that one of our plugins covers. */
function known_elements(): array
{
	return array_merge(release()['rules']['inertElements'], ...array_values(array_column(covers(), 'elements')));
}

/** Whether a half of the page builder is of a later minor version than the newest that is known. */
function is_newer(Document $document, array $scripts): bool
{
	$versions = builder_versions($document, $scripts);
	foreach (release()['rules']['newest'] as $part => $newest) {
		if (is_older($newest, $versions[$part])) {
			return true;
		}
	}
	return false;
}

/** Whether a script or style sheet of the page belongs to a plugin that may have widgets. */
function has_add_on(Document $document, array $scripts): bool
{
	$rules = release()['rules'];
	foreach (array_merge(array_column($scripts, 'address'), $document->linked()) as $address) {
		if (preg_match("~$rules[folder]~", $address, $match) && !in_array($match[1], $rules['noAddOns'], true)) {
			return true;
		}
	}
	return false;
}
