<?php

/**
 * The functions and blocks of a script: where each reaches, and which names are its own. TypeScript has the same (`src/verdict/functions.ts`).
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/**
 * @param array<int, array{0: string, 1: string, 2: int}> $tokens
 * @return array{regions: array<int, array{from: int, body: int, to: int, parent: int, parameters: string[]|null, heads: array<string, true>, names: array<string, true>}>, owners: int[], declared: array<int, true>, literals: array<int, true>}
 *     The whole script first; by number of the token, the number of the innermost; the names that `var` and its like make; the braces at which an object begins that is written down.
 */
function find_scopes(array $tokens): array
{
	$count = count($tokens);
	$regions = array();
	$bodies = array();
	$literals = array();
	// The brackets that are open, each with the `?` in it that still wait for their `:`, and the end of the last arrow function in it without a body.
	$levels = array(array(-1, 0, -1));
	$isChoice = false;
	$add = function (int $from, int $body, int $to, array $names = array(), ?array $parameters = null) use (&$regions): void {
		$heads = array_fill_keys($names, true);
		$regions[] = array('from' => $from, 'body' => $body, 'to' => $to, 'parent' => 0, 'parameters' => $parameters, 'heads' => $heads, 'names' => $heads);
	};
	$addFunction = function (int $from, int $body, int $to, int $first, int $end) use ($add, $tokens): void {
		$add($from, $body, $to, bound_names($tokens, $first, $end), plain_names($tokens, $first, $end));
	};
	for ($at = 0; $at < $count; $at++) {
		list($kind, $text, $match) = $tokens[$at];
		if ($kind !== 'p') {
			continue;
		}
		$level = count($levels) - 1;
		list($opener, $asked) = $levels[$level];
		$isBlock = $opener < 0 || ($tokens[$opener][1] === '{' && !isset($literals[$opener]));
		if ($text === '{' && begins_object($tokens[$at - 1] ?? null, $isBlock && !$isChoice)) {
			$literals[$at] = true;
		}
		if ($match > $at) {
			$levels[] = array($at, 0, -1);
		} elseif ($match >= 0) {
			array_pop($levels);
		} elseif ($text === '?') {
			++$levels[$level][1];
		} elseif ($text === ':') {
			$isChoice = $asked > 0;
			$levels[$level][1] = max(0, $asked - 1);
		}
		if ($text === '=>') {
			$hasList = is_sign($tokens, $at - 1, ')');
			$from = $hasList ? $tokens[$at - 1][2] + 1 : $at - 1;
			$hasBody = is_sign($tokens, $at + 1, '{');
			// `a => b => c`: the second ends where the first does.
			if (!$hasBody && $levels[$level][2] <= $at) {
				$levels[$level][2] = end_of_expression($tokens, $at + 1);
			}
			$end = $hasBody ? $tokens[$at + 1][2] : $levels[$level][2];
			$bodies[$at + 1] = true;
			$addFunction($hasList ? $from - 1 : $from, $at + 1, $end, $from, $hasList ? $at - 1 : $at);
		} elseif ($text === '(' && is_sign($tokens, $match + 1, '{')) {
			$end = $tokens[$match + 1][2];
			if (is_function($tokens, $at) || isset($literals[$opener]) || head_of($tokens, $opener) === 'class') {
				$bodies[$match + 1] = true;
				$addFunction($at, $match + 1, $end, $at + 1, $match);
			} elseif (($tokens[$at - 1][1] ?? '') === 'catch') {
				$bodies[$match + 1] = true;
				$add($at, $match + 1, $end, bound_names($tokens, $at + 1, $match));
			} elseif (is_loop($tokens, $at)) {
				$add($at, $at, $end);
			}
		} elseif ($text === '(' && is_loop($tokens, $at)) {
			$end = end_of_statement($tokens, $match + 1);
			if ($end) {
				$add($at, $at, $end);
			}
		} elseif ($text === '{' && !isset($bodies[$at]) && !isset($literals[$at])) {
			$add($at, $at, $match);
		}
	}
	usort($regions, function (array $a, array $b): int {
		return ($a['from'] <=> $b['from']) ?: ($b['to'] <=> $a['to']);
	});
	array_unshift($regions, array('from' => 0, 'body' => 0, 'to' => $count, 'parent' => -1, 'parameters' => array(), 'heads' => array(), 'names' => array()));
	$owners = array();
	$current = 0;
	for ($at = 0, $next = 1; $at < $count; $at++) {
		while ($current > 0 && $regions[$current]['to'] < $at) {
			$current = $regions[$current]['parent'];
		}
		for (; isset($regions[$next]) && $regions[$next]['from'] === $at; $next++) {
			$regions[$next]['parent'] = $current;
			$current = $next;
		}
		$owners[] = $current;
	}
	$scopes = array('regions' => $regions, 'owners' => $owners, 'declared' => array(), 'literals' => $literals);
	find_names($tokens, $scopes);
	return $scopes;
}

/** Finds the names that the declarations of a script make, and the regions that they belong to. */
function find_names(array $tokens, array &$scopes): void
{
	$regions = &$scopes['regions'];
	foreach ($tokens as $at => list($kind, $text)) {
		if ($kind !== 'n' || is_sign($tokens, $at - 1, '.')) {
			continue;
		}
		$own = $scopes['owners'][$at];
		// A loop's name, unless it cannot be told where its body ends.
		$isKnown = $text === 'var' || !is_loop($tokens, $at - 1) || $regions[$own]['from'] === $at - 1;
		if (in_array($text, array('var', 'let', 'const'), true) && $isKnown) {
			while ($text === 'var' && $regions[$own]['parameters'] === null) {
				$own = $regions[$own]['parent'];
			}
			foreach (declared_names($tokens, $at + 1) as $place => $name) {
				$regions[$own]['names'][$name] = true;
				$scopes['declared'][$place] = true;
			}
		} elseif (($text === 'function' && $regions[$own]['parameters'] !== null) || $text === 'class') {
			list($kindNext, $name) = $tokens[$at + 1] ?? array('', '');
			// The name of an expression is known only within it, and that of a function in a block may be known outside.
			if ($kindNext === 'n' && $name !== 'extends' && is_statement($tokens, $at)) {
				$regions[$own]['names'][$name] = true;
			}
		}
	}
}

/** The region whose name it is, as seen from a token; the whole script where none says so. */
function owner_of(array $scopes, string $name, int $at): int
{
	for ($region = $scopes['owners'][$at]; $region > 0; $region = $scopes['regions'][$region]['parent']) {
		if (is_bound($scopes['regions'][$region], $name, $at)) {
			return $region;
		}
	}
	return 0;
}

/** Whether a region says what a name means at one of its tokens. */
function is_bound(array $region, string $name, int $at): bool
{
	return isset($region[$at < $region['body'] ? 'heads' : 'names'][$name]);
}

/**
 * Names of a list of parameters, in order; an empty text for a pattern.
 *
 * @return string[]
 */
function plain_names(array $tokens, int $from, int $to): array
{
	$names = array();
	for ($at = $from, $isNew = true; $at < $to; $at++) {
		list($kind, $text, $match) = $tokens[$at];
		if ($isNew) {
			$names[] = $kind === 'n' ? $text : '';
		}
		$isNew = $text === ',' && $kind === 'p';
		if ($kind === 'p' && $match > $at) {
			$at = $match;
		}
	}
	return $names;
}

/**
 * Names that a list of parameters makes, or the inside of a pattern.
 *
 * @return array<int, string> By number of the token.
 */
function bound_names(array $tokens, int $from, int $to, bool $isObject = false): array
{
	$names = array();
	for ($at = $from; $at < $to; $at++) {
		if (is_sign($tokens, $at, '...')) {
			++$at;
		}
		if ($isObject) {
			$last = is_sign($tokens, $at, '[') ? $tokens[$at][2] : $at;
			if (is_sign($tokens, $last + 1, ':')) {
				$at = $last + 2;
			}
		}
		$names += bound_at($tokens, $at);
		for (; $at < $to && !is_sign($tokens, $at, ','); $at++) {
			$at = max($at, $tokens[$at][2]);
		}
	}
	return $names;
}

/** The names of what is made at a token: a plain name or a pattern. */
function bound_at(array $tokens, int $at): array
{
	list($kind, $text, $match) = $tokens[$at];
	if ($kind === 'n') {
		return array($at => $text);
	}
	return $match > $at ? bound_names($tokens, $at + 1, $match, $text === '{') : array();
}

/**
 * Names after `var`: of plain declarations, and those that a pattern extracts.
 *
 * @return array<int, string> By number of the token.
 */
function declared_names(array $tokens, int $from): array
{
	$names = array();
	for ($at = $from, $isNew = true, $count = count($tokens); $at < $count; $at++) {
		list($kind, $text, $match) = $tokens[$at];
		if ($kind === 'p' && ($text === ';' || ($match >= 0 && $match < $at))) {
			break;
		}
		if (($kind === 'n' && ($text === 'of' || $text === 'in')) || (!$isNew && is_anew($tokens, $at))) {
			break;
		}
		if ($isNew) {
			$names += bound_at($tokens, $at);
		}
		$isNew = $kind === 'p' && $text === ',';
		$at = max($at, $match);
	}
	return $names;
}

/**
 * The keys and names that a pattern `{a, b: c}` extracts; an unknown one is empty.
 *
 * @return array<int, array{key: string, local: string, at: int}>
 */
function pattern_of(array $tokens, int $open): array
{
	$found = array();
	$end = $tokens[$open][2];
	for ($at = $open + 1; $at < $end; $at++) {
		list($kind, $text) = $tokens[$at];
		$isKey = $kind === 'n' || $kind === 's';
		if ($isKey && is_sign($tokens, $at + 1, ':')) {
			list($kindOfValue, $value) = $tokens[$at + 2];
			$found[] = array('key' => $text, 'local' => $kindOfValue === 'n' ? $value : '', 'at' => $at + 2);
		} else {
			$found[] = array('key' => $isKey ? $text : '', 'local' => $kind === 'n' ? $text : '', 'at' => $at);
		}
		for (; $at < $end && !is_sign($tokens, $at, ','); $at++) {
			if ($tokens[$at][2] > $at) {
				$at = $tokens[$at][2];
			}
		}
	}
	return $found;
}
