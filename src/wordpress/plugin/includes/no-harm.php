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
	$versions = builder_versions($document, $scripts);
	$reasons = array();
	foreach (array('builder' => 'Elementor', 'pro' => 'Elementor Pro') as $part => $name) {
		if (is_older($versions[$part], $rules['floor'][$part])) {
			$reasons[] = array('kind' => 'version', 'name' => "$name $versions[$part]");
		}
	}
	foreach ($rules['notYet'] as $rule) {
		$isThere = (!isset($rule['below']) || is_older($versions['builder'], $rule['below']))
			&& (!isset($rule['text']) || has_text($scripts, $rule['text']))
			&& (!isset($rule['xpath']) || ($document->mentions($rule['words']) && $document->has($rule['xpath'])));
		if ($isThere) {
			$reasons[] = array('kind' => 'not-yet', 'name' => $rule['name']);
		}
	}
	return $reasons;
}

/**
 * @return array{builder: string, pro: string} As printed; empty if unknown.
 */
function builder_versions(Document $document, array $scripts): array
{
	$patterns = release()['rules']['version'];
	$addresses = array_merge(array_column($scripts, 'address'), $document->linked());
	$marks = array(
		'text' => array_column($scripts, 'text'),
		'generator' => $document->generators(),
		'address' => $addresses,
	);
	$builder = '';
	foreach ($marks as $mark => $texts) {
		$builder = $builder === '' ? find_version($patterns[$mark], $texts) : $builder;
	}
	return array('builder' => $builder, 'pro' => find_version($patterns['pro'], $addresses));
}

/** In the first text that has one. */
function find_version(string $pattern, array $texts): string
{
	foreach ($texts as $text) {
		if (preg_match("~$pattern~", $text, $match)) {
			return $match[1];
		}
	}
	return '';
}

/** Whether a version is known to be older than another one, by its first two numbers; an unknown one is not older. */
function is_older(string $version, string $than): bool
{
	if (!preg_match('/^(\d+)\.(\d+)/', $version, $a) || !preg_match('/^(\d+)\.(\d+)/', $than, $b)) {
		return false;
	}
	return array((int) $a[1], (int) $a[2]) < array((int) $b[1], (int) $b[2]);
}
