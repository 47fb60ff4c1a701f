<?php

/**
 * The functions and blocks of a script: where each reaches, and which names are its own. TypeScript has the same (`src/verdict/functions.ts`).
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

const WORDS_THAT_CALL = array('if', 'while', 'for', 'with', 'switch', 'return', 'typeof', 'new', 'await', 'extends');

/**
 * @param array<int, array{0: string, 1: string, 2: int}> $tokens
 * @return array{regions: array<int, array{from: int, body: int, to: int, parent: int, parameters: string[]|null, names: array<string, true>}>, owners: int[], declared: array<int, true>}
 *     The whole script first; by number of the token, the number of the innermost; the names that `var` and its like make.
 */
function find_scopes(array $tokens): array
{
	$count = count($tokens);
	$regions = array();
	$bodies = array();
	$add = function (int $from, int $body, int $to, ?array $parameters) use (&$regions): void {
		$names = array_fill_keys(array_filter((array) $parameters, 'strlen'), true);
		$regions[] = array('from' => $from, 'body' => $body, 'to' => $to, 'parent' => $from === 0 && $to === -1 ? -1 : 0, 'parameters' => $parameters, 'names' => $names);
	};
	for ($at = 0; $at < $count; $at++) {
		list($kind, $text, $match) = $tokens[$at];
		if ($kind !== 'p') {
			continue;
		}
		if ($text === '=>') {
			$hasList = is_sign($tokens, $at - 1, ')');
			$from = $hasList ? $tokens[$at - 1][2] + 1 : $at - 1;
			$end = is_sign($tokens, $at + 1, '{') ? $tokens[$at + 1][2] : end_of_expression($tokens, $at + 1);
			$bodies[$at + 1] = true;
			$add($hasList ? $from - 1 : $from, $at + 1, $end, plain_names($tokens, $from, $hasList ? $at - 1 : $at));
		} elseif ($text === '(' && is_sign($tokens, $match + 1, '{')) {
			list($kindBefore, $before) = $tokens[$at - 1] ?? array('', '');
			$isFunction = $kindBefore === 's' || $kindBefore === 'n' || $before === ']' || $before === '*';
			if (!$isFunction || in_array($before, WORDS_THAT_CALL, true)) {
				continue;
			}
			$bodies[$match + 1] = true;
			$add($at, $match + 1, $tokens[$match + 1][2], plain_names($tokens, $at + 1, $match));
		} elseif ($text === '{' && !isset($bodies[$at]) && !is_literal($tokens, $at)) {
			$add($at, $at, $match, null);
		}
	}
	usort($regions, function (array $a, array $b): int {
		return ($a['from'] <=> $b['from']) ?: ($b['to'] <=> $a['to']);
	});
	array_unshift($regions, array('from' => 0, 'body' => 0, 'to' => $count, 'parent' => -1, 'parameters' => array(), 'names' => array()));
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
	$declared = array();
	for ($at = 0; $at < $count; $at++) {
		list($kind, $text) = $tokens[$at];
		if ($kind !== 'n' || is_sign($tokens, $at - 1, '.')) {
			continue;
		}
		$own = $owners[$at];
		if ($text === 'var' || $text === 'let' || $text === 'const') {
			while ($text === 'var' && $regions[$own]['parameters'] === null) {
				$own = $regions[$own]['parent'];
			}
			foreach (declared_names($tokens, $at + 1) as $place => $name) {
				$regions[$own]['names'][$name] = true;
				$declared[$place] = true;
			}
		} elseif ($text === 'function' || $text === 'class') {
			list($kindNext, $name) = $tokens[$at + 1] ?? array('', '');
			if ($kindNext === 'n' && $name !== 'extends') {
				$regions[$own]['names'][$name] = true;
			}
		}
	}
	return array('regions' => $regions, 'owners' => $owners, 'declared' => $declared);
}

function is_sign(array $tokens, int $at, string $text): bool
{
	return isset($tokens[$at]) && $tokens[$at][1] === $text && $tokens[$at][0] === 'p';
}

/** Whether a brace begins an object that is written down. */
function is_literal(array $tokens, int $brace): bool
{
	if (!isset($tokens[$brace - 1])) {
		return false;
	}
	list($kind, $text) = $tokens[$brace - 1];
	if ($kind === 'n') {
		return in_array($text, array('return', 'typeof', 'case', 'in', 'of', 'yield', 'await', 'void', 'default'), true);
	}
	return $kind === 'p' && !in_array($text, array(')', '{', '}', ';', '=>'), true);
}

/** The region whose name it is, as seen from a token; the whole script where none says so. */
function owner_of(array $scopes, string $name, int $at): int
{
	for ($region = $scopes['owners'][$at]; $region > 0; $region = $scopes['regions'][$region]['parent']) {
		if (isset($scopes['regions'][$region]['names'][$name])) {
			return $region;
		}
	}
	return 0;
}

function end_of_expression(array $tokens, int $from): int
{
	for ($at = $from, $count = count($tokens); $at < $count; $at++) {
		list($kind, $text, $match) = $tokens[$at];
		if ($kind !== 'p') {
			continue;
		}
		if ($match > $at) {
			$at = $match;
		} elseif ($match >= 0 || $text === ',' || $text === ';') {
			return $at - 1;
		}
	}
	return count($tokens) - 1;
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
 * Names behind `var`: of plain declarations, and those that a pattern takes out.
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
		if ($kind === 'n' && ($text === 'of' || $text === 'in')) {
			break;
		}
		if ($isNew && $kind === 'n') {
			$names[$at] = $text;
		}
		if ($isNew && $text === '{' && $kind === 'p') {
			$names += array_column(pattern_of($tokens, $at), 'local', 'at');
		}
		$isNew = $kind === 'p' && $text === ',';
		if ($kind === 'p' && $match > $at) {
			$at = $match;
		}
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
