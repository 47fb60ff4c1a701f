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

/**
 * @param array[] $scripts As `read_scripts` returns them.
 * @param string[] $go
 * @return array<int, array{kind: string, name: string}>
 */
function left_alone(Document $document, array $scripts, array $page, array $go): array
{
	return array_merge(unserved_elements($document, $scripts), not_yet($document, $scripts), held_back($scripts, $page, $go));
}

function not_yet(Document $document, array $scripts): array
{
	$rules = release()['rules'];
	$versions = builder_versions($scripts);
	$reasons = array();
	foreach (array('builder' => 'Elementor', 'pro' => 'Elementor Pro') as $part => $name) {
		if ($versions[$part] !== '' && is_below($versions[$part], $rules['floor'][$part])) {
			$reasons[] = array('kind' => 'version', 'name' => "$name $versions[$part]");
		}
	}
	foreach ($rules['notYet'] as $rule) {
		$isThere = (!isset($rule['below']) || ($versions['builder'] !== '' && is_below($versions['builder'], $rule['below'])))
			&& (!isset($rule['text']) || has_text($scripts, $rule['text']))
			&& (!isset($rule['xpath']) || $document->has($rule['xpath']));
		if ($isThere) {
			$reasons[] = array('kind' => 'not-yet', 'name' => $rule['name']);
		}
	}
	return $reasons;
}

/**
 * @return array{builder: string, pro: string} Empty where the page does not tell.
 */
function builder_versions(array $scripts): array
{
	$versions = array('builder' => '', 'pro' => '');
	foreach ($scripts as $script) {
		if ($versions['builder'] === '' && preg_match('/elementorFrontendConfig\s*=.*?"version":\s*"(\d[\w.-]*)"/s', $script['text'], $match)) {
			$versions['builder'] = $match[1];
		}
		if (preg_match('~/(elementor|elementor-pro|pro-elements)/assets/js/frontend(?:\.min)?\.js\?.*?\bver=(\d[\w.-]*)~', $script['address'], $match)) {
			$part = $match[1] === 'elementor' ? 'builder' : 'pro';
			$versions[$part] = $versions[$part] === '' ? $match[2] : $versions[$part];
		}
	}
	return $versions;
}

/** Compares what stands between the points, as numbers. */
function is_below(string $version, string $other): bool
{
	$a = array_map('intval', (array) preg_split('/[.-]/', $version));
	$b = array_map('intval', (array) preg_split('/[.-]/', $other));
	for ($at = 0; $at < max(count($a), count($b)); $at++) {
		if (($a[$at] ?? 0) !== ($b[$at] ?? 0)) {
			return ($a[$at] ?? 0) < ($b[$at] ?? 0);
		}
	}
	return false;
}

/**
 * Scripts that would go and that wait for the visitor's consent, in a way that what takes their place would not.
 *
 * @param string[] $go
 */
function held_back(array $scripts, array $page, array $go): array
{
	$reasons = array();
	$replaced = replaced_handles(array());
	foreach ($go as $handle) {
		$plugin = $replaced[$handle] ?? '';
		if ($plugin === '' || is_of_builder($plugin) || !in_array($handle, covers()[$plugin]['scripts'], true)) {
			continue;
		}
		$parts = array();
		foreach ($scripts as $script) {
			if ($script['handle'] === $handle) {
				$parts += array($script['part'] => $script);
			}
		}
		// What reads its data from an inert tag waits for the tool as well.
		if (isset($parts['extra']) && !$parts['extra']['isCode']) {
			continue;
		}
		if (isset($parts['src']) && is_marked($parts['src']['attributes'])) {
			$reasons[] = array('kind' => 'held', 'name' => $handle);
		} elseif (isset(covers()[$plugin]['obeys']) && !has_text($scripts, covers()[$plugin]['obeys'])) {
			foreach (consent_tools($scripts, $page['folders']) as $tool) {
				$reasons[] = array('kind' => 'consent', 'name' => $tool);
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
 * @return string[]
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
			$found[] = $tool['name'];
		}
	}
	return $found;
}
