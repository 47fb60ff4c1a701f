<?php

/**
 * Pages that are left alone though all their widgets are known: markup that we do not serve yet, versions that are too old, scripts that a consent tool holds back.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Attributes by which consent tools mark the scripts that they hold back. */
const CONSENT_MARKS = '/^data-(category|service|cookieconsent|cookiecategory|usercentrics|cookie-?consent|consent|consent-.*|borlabs.*|cmplz.*|iub.*|cookieyes|name|suppressedsrc|cmp-.*|tcf-.*)$/';

/** Elements of the page builder's version 4 that need a script which we do not have. */
function unserved_elements(Document $document): array
{
	$known = array_merge(release()['rules']['inertElements'], ...array_values(array_column(covers(), 'elements')));
	$reasons = array();
	foreach ($document->values('data-e-type') as $type) {
		if (!is_type_in($type, $known)) {
			$reasons[] = array('element', $type);
		}
	}
	return $reasons;
}

function not_yet(Document $document): array
{
	$rules = release()['rules'];
	$versions = builder_versions($document);
	$reasons = array();
	foreach (array('builder' => 'Elementor', 'pro' => 'Elementor Pro') as $part => $name) {
		if ($versions[$part] !== '' && version_compare($versions[$part], $rules['floor'][$part], '<')) {
			$reasons[] = array('version', "$name $versions[$part]");
		}
	}
	foreach ($rules['notYet'] as $rule) {
		$isThere = (!isset($rule['below']) || ($versions['builder'] !== '' && version_compare($versions['builder'], $rule['below'], '<')))
			&& (!isset($rule['text']) || has_text($document, $rule['text']))
			&& (!isset($rule['xpath']) || $document->has($rule['xpath']));
		if ($isThere) {
			$reasons[] = array('not-yet', $rule['name']);
		}
	}
	return $reasons;
}

/**
 * @return array{builder: string, pro: string} Empty where the page does not tell.
 */
function builder_versions(Document $document): array
{
	$versions = array('builder' => '', 'pro' => '');
	foreach ($document->scripts as $script) {
		$address = $script['attributes']['src'] ?? '';
		if ($versions['builder'] === '' && preg_match('/elementorFrontendConfig\s*=.*?"version":\s*"(\d[\w.-]*)"/s', $script['text'], $match)) {
			$versions['builder'] = $match[1];
		}
		if (preg_match('~/(elementor|elementor-pro|pro-elements)/assets/js/frontend(\.min)?\.js\?.*?\bver=(\d[\w.-]*)~', $address, $match)) {
			$part = $match[1] === 'elementor' ? 'builder' : 'pro';
			$versions[$part] = $versions[$part] === '' ? $match[3] : $versions[$part];
		}
	}
	return $versions;
}

/**
 * Scripts that would go and that wait for the visitor's consent, in a way that what takes their place would not.
 *
 * @param array<string, array<string, int>> $tags
 * @param string[] $go
 */
function held_back(Document $document, array $tags, array $go): array
{
	$reasons = array();
	$replaced = replaced_handles(array());
	foreach ($go as $handle) {
		$plugin = $replaced[$handle] ?? '';
		if ($plugin === '' || is_of_builder($plugin) || !in_array($handle, covers()[$plugin]['scripts'], true)) {
			continue;
		}
		$script = $document->scripts[$tags[$handle]['src'] ?? -1] ?? null;
		$data = $document->scripts[$tags[$handle]['extra'] ?? -1] ?? null;
		// What reads its data from an inert tag waits for the tool as well.
		if ($data && !is_code($data['attributes']['type'] ?? '')) {
			continue;
		}
		if ($script && is_marked($script['attributes'])) {
			$reasons[] = array('held', $handle);
		} elseif (isset(covers()[$plugin]['obeys']) && !has_text($document, covers()[$plugin]['obeys'])) {
			foreach (consent_tools($document) as $tool) {
				$reasons[] = array('consent', $tool);
			}
		}
	}
	return $reasons;
}

function is_marked(array $attributes): bool
{
	if (!is_code($attributes['type'] ?? '')) {
		return true;
	}
	foreach ($attributes as $name => $value) {
		// Cookiebot's own word for a script that it leaves alone.
		if (preg_match(CONSENT_MARKS, $name) && !in_array($value, array('', 'true', 'ignore'), true)) {
			return true;
		}
	}
	return (bool) preg_match('/\b(cmplz-|_iub_cs_|cky-|optanon-category)/', $attributes['class'] ?? '');
}

/**
 * Consent tools that the page or the site has.
 *
 * @return string[]
 */
function consent_tools(Document $document): array
{
	$active = array_merge(
		(array) get_option('active_plugins', array()),
		array_keys((array) get_site_option('active_sitewide_plugins', array()))
	);
	$folders = array_map('dirname', array_filter($active, 'is_string'));
	$found = array();
	foreach (release()['rules']['consentTools'] as $tool) {
		$isThere = in_array($tool['folder'] ?? '', $folders, true);
		foreach ($document->scripts as $script) {
			$isThere = $isThere || preg_match("~$tool[script]~", $script['attributes']['src'] ?? '')
				|| preg_match("~$tool[script]~", $script['attributes']['id'] ?? '');
		}
		if ($isThere) {
			$found[] = $tool['name'];
		}
	}
	return $found;
}
