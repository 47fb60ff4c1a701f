<?php

/**
 * Where the expressions and statements of a script end, and what its braces begin. TypeScript has the same (`src/verdict/functions.ts`).
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Words that end no value: a name after one continues its expression. */
const CONTINUING = array('return', 'typeof', 'case', 'do', 'else', 'in', 'of', 'instanceof', 'new', 'delete', 'void', 'throw', 'yield', 'await', 'async', 'function', 'class', 'extends');

/** Loops and conditions without braces, one in the other, of which the end is looked for. */
const DEEPEST_STATEMENT = 50;

function is_sign(array $tokens, int $at, string $text): bool
{
	return isset($tokens[$at]) && $tokens[$at][1] === $text && $tokens[$at][0] === 'p';
}

/**
 * Whether a brace begins an object that is written down, told by what is before it.
 *
 * @param bool $isLabelled Whether a `:` before it is that of a label or `case`, not of a key or of `a ? b : c`.
 */
function begins_object(?array $before, bool $isLabelled): bool
{
	if ($before === null) {
		return false;
	}
	list($kind, $text) = $before;
	if ($kind === 'n') {
		return in_array($text, array('return', 'typeof', 'case', 'in', 'of', 'yield', 'await', 'void', 'default'), true);
	}
	return $kind === 'p' && !in_array($text, array(')', ']', '{', '}', ';', '=>', '++', '--'), true) && !($text === ':' && $isLabelled);
}

/** Whether a list of parameters is that of a `function`. */
function is_function(array $tokens, int $open): bool
{
	for ($at = $open - 1; $at >= max(0, $open - 3); $at--) {
		if ($tokens[$at][0] === 'n' && $tokens[$at][1] === 'function') {
			return true;
		}
	}
	return false;
}

function end_of_expression(array $tokens, int $from): int
{
	for ($at = $from, $count = count($tokens); $at < $count; $at++) {
		list($kind, $text, $match) = $tokens[$at];
		if ($at > $from && is_anew($tokens, $at)) {
			return $at - 1;
		}
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

/** The last token of a statement; null where that cannot be told. */
function end_of_statement(array $tokens, int $from, int $depth = 0): ?int
{
	list($kind, $text, $match) = $tokens[$from] ?? array('p', ';', -1);
	if ($kind === 'p' && $text === '{') {
		return $match;
	}
	if ($kind === 'n' && in_array($text, array('for', 'while', 'with', 'if'), true)) {
		if ($depth > DEEPEST_STATEMENT) {
			return null;
		}
		$head = is_sign($tokens, $from + 1, '(') ? $from + 1 : $from + 2;
		$end = is_sign($tokens, $head, '(') ? end_of_statement($tokens, $tokens[$head][2] + 1, $depth + 1) : null;
		return $end && ($tokens[$end + 1][1] ?? '') === 'else' ? end_of_statement($tokens, $end + 2, $depth + 1) : $end;
	}
	if ($kind === 'n' && in_array($text, array_merge(CONTINUING, array('var', 'let', 'const', 'try', 'switch', 'break', 'continue', 'debugger')), true)) {
		return null;
	}
	$end = end_of_expression($tokens, $from);
	while (is_sign($tokens, $end + 1, ',')) {
		$end = end_of_expression($tokens, $end + 2);
	}
	if (is_sign($tokens, $end + 1, ';')) {
		return $end + 1;
	}
	return is_sign($tokens, $end + 1, ':') ? null : $end;
}

/** Whether a value follows a value: the end of a line has ended the statement. */
function is_anew(array $tokens, int $at): bool
{
	list($kind, $text) = $tokens[$at];
	if (!ends_value($tokens[$at - 1])) {
		return false;
	}
	if ($kind !== 'p') {
		return $kind !== 't' && !in_array($text, array('in', 'of', 'instanceof', 'extends'), true);
	}
	if ($text === '++' || $text === '--') {
		list($kindNext, $next) = $tokens[$at + 1] ?? array('', '');
		return $kindNext === 'n' && !in_array($next, array('in', 'of', 'instanceof'), true);
	}
	return $text === '!' || $text === '~' || ($text === '{' && head_of($tokens, $at) === '');
}

/** The word that begins the head of a class or function before a brace. */
function head_of(array $tokens, int $brace): string
{
	for ($at = $brace - 1; $at >= 0; $at--) {
		list($kind, $text, $match) = $tokens[$at];
		if ($kind === 'n' && ($text === 'class' || $text === 'function')) {
			return $text;
		}
		if ($kind === 'p' && $match >= 0 && $match < $at && $text !== '}') {
			$at = $match;
		} elseif ($kind !== 'n' && $text !== '.' && $text !== '*') {
			return '';
		}
	}
	return '';
}

/** Whether nothing but another sign can follow in the same expression. */
function ends_value(array $token): bool
{
	list($kind, $text) = $token;
	return $kind === 'p' ? in_array($text, array(')', ']', '}'), true) : $kind !== 'n' || !in_array($text, CONTINUING, true);
}

/** Whether a function or class is declared, not part of an expression. */
function is_statement(array $tokens, int $at): bool
{
	if ($at === 0) {
		return true;
	}
	list($kind, $text) = $tokens[$at - 1];
	if ($kind === 'p' && in_array($text, array(';', '{', '}', ')'), true)) {
		return true;
	}
	if ($kind === 'n' && in_array($text, array('async', 'export', 'default', 'else', 'do'), true)) {
		return is_statement($tokens, $at - 1);
	}
	return ends_value($tokens[$at - 1]);
}

function is_loop(array $tokens, int $head): bool
{
	$before = ($tokens[$head - 1][1] ?? '') === 'await' ? $head - 2 : $head - 1;
	return isset($tokens[$before]) && $tokens[$before][0] === 'n' && $tokens[$before][1] === 'for';
}
