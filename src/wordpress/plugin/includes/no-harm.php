<?php

/**
 * Pages that are left alone though all their widgets are known: markup that we do not serve yet, and versions that are too old.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/**
 * @param array[] $scripts As `read_scripts` returns them.
 * @return array<int, array{kind: string, name: string}>
 */
function left_alone(Document $document, array $scripts): array
{
	return array_merge(unserved_elements($document, $scripts), not_yet($document, $scripts));
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
			&& (!isset($rule['xpath']) || ($document->mentions($rule['words']) && $document->has($rule['xpath'])));
		if ($isThere) {
			$reasons[] = array('kind' => 'not-yet', 'name' => $rule['name']);
		}
	}
	return $reasons;
}

/**
 * @return array{builder: string, pro: string} Empty if unknown.
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

/** Compares the parts between the dots, as numbers. */
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
