<?php

/**
 * Cuts JavaScript into tokens, as far as is needed to follow names. TypeScript has the same (`src/verdict/tokens.ts`); both are held to the same cases.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

const SCRIPT_SPACE = '~\G(?:[\t\n\x0B\f\r ]|\xC2\xA0|\xEF\xBB\xBF|\xE2\x80[\xA8\xA9]|//[^\n\r]*+|/\*[^*]*+\*++(?:[^/*][^*]*+\*++)*+/|<!--[^\n\r]*+)++~';
const SCRIPT_NAME = '~\G[A-Za-z_$#\x80-\xFF][\w$\x80-\xFF]*+~';
const SCRIPT_NUMBER = '~\G(?:0[xXbBoO][\da-fA-F_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?)n?~';
const SCRIPT_TEXT = '~\G(?:"(?:[^"\\\\\n\r]++|\\\\.)*+"|\'(?:[^\'\\\\\n\r]++|\\\\.)*+\')~s';
const SCRIPT_REGEXP = '~\G/(?:[^/\\\\[\n\r]++|\\\\[^\n\r]|\[(?:[^\]\\\\\n\r]++|\\\\[^\n\r])*+\])++/[a-z]*+~';
const SCRIPT_TEMPLATE = '~\G(?:[^`\\\\$]++|\\\\.|\$(?!\{))*+~s';
const SCRIPT_SIGN = '~\G(?:=>|\.\.\.|\?\.(?!\d)|===|!==|==|!=|&&=|\|\|=|\?\?=|&&|\|\||\?\?|>>>=|<<=|>>=|\*\*=|[-+*/%&|^]=|\+\+|--|[-+*/%&|^\~!<>=?:;,.(){}[\]@])~';

/** Words after which a slash begins a regular expression. */
const WORDS_BEFORE_VALUES = array('return', 'typeof', 'case', 'in', 'of', 'delete', 'void', 'instanceof', 'new', 'do', 'else', 'throw', 'yield', 'await', 'extends');

/**
 * Tokens as lists: kind (`n` a name, `s` a text, `t` a part of a template, `d` a number, `r` a regular expression, `p` punctuation),
 * text, number of a bracket's partner.
 *
 * @return array<int, array{0: string, 1: string, 2: int}>|null Null if the text is not readable code.
 */
function tokenize(string $code): ?array
{
	$tokens = array();
	$open = array();
	$at = 0;
	$length = strlen($code);
	$take = function (string $pattern) use ($code, &$at): string {
		$found = preg_match($pattern, $code, $match, 0, $at) ? $match[0] : '';
		$at += strlen($found);
		return $found;
	};
	$close = function (string $sign, string $opener) use (&$tokens, &$open): bool {
		$from = array_pop($open);
		if ($from === null || $tokens[$from][1] !== $opener) {
			return false;
		}
		$tokens[$from][2] = count($tokens);
		$tokens[] = array('p', $sign, $from);
		return true;
	};
	$readTemplate = function () use ($code, &$at, &$tokens, &$open, $take): bool {
		$tokens[] = array('t', $take(SCRIPT_TEMPLATE), -1);
		if (substr($code, $at, 1) === '`') {
			$at++;
			return true;
		}
		if (substr($code, $at, 2) !== '${') {
			return false;
		}
		$at += 2;
		$open[] = count($tokens);
		$tokens[] = array('p', '${', -1);
		return true;
	};
	while ($at < $length) {
		if ($take(SCRIPT_SPACE) !== '') {
			continue;
		}
		$letter = $code[$at];
		if ($letter === '"' || $letter === "'") {
			$text = $take(SCRIPT_TEXT);
			if ($text === '') {
				return null;
			}
			$tokens[] = array('s', substr($text, 1, -1), -1);
		} elseif ($letter === '`') {
			$at++;
			if (!$readTemplate()) {
				return null;
			}
		} elseif (($name = $take(SCRIPT_NAME)) !== '') {
			$tokens[] = array('n', $name, -1);
		} elseif (ctype_digit($letter) || ($letter === '.' && ctype_digit(substr($code, $at + 1, 1)))) {
			$tokens[] = array('d', $take(SCRIPT_NUMBER), -1);
		} elseif ($letter === '/' && begins_value($tokens)) {
			if ($take(SCRIPT_REGEXP) === '') {
				return null;
			}
			$tokens[] = array('r', '', -1);
		} else {
			$sign = $take(SCRIPT_SIGN);
			if ($sign === '') {
				return null;
			}
			if ($sign === '(' || $sign === '[' || $sign === '{') {
				$open[] = count($tokens);
				$tokens[] = array('p', $sign, -1);
			} elseif ($sign === ')' || $sign === ']') {
				if (!$close($sign, $sign === ')' ? '(' : '[')) {
					return null;
				}
			} elseif ($sign === '}') {
				if ($open && $tokens[end($open)][1] === '${') {
					$close('}', '${');
					if (!$readTemplate()) {
						return null;
					}
				} elseif (!$close('}', '{')) {
					return null;
				}
			} else {
				$tokens[] = array('p', $sign, -1);
			}
		}
	}
	return $open ? null : $tokens;
}

/** Whether a value may follow: then a slash begins a regular expression. */
function begins_value(array $tokens): bool
{
	$count = count($tokens);
	if (!$count) {
		return true;
	}
	list($kind, $text, $match) = $tokens[$count - 1];
	if ($kind === 'n') {
		return in_array($text, WORDS_BEFORE_VALUES, true) && ($tokens[$count - 2][1] ?? '') !== '.';
	}
	if ($kind !== 'p') {
		return false;
	}
	if ($text === ')') {
		return in_array($tokens[$match - 1][1] ?? '', array('if', 'while', 'for', 'with'), true);
	}
	if ($text === '}') {
		$before = $tokens[$match - 1][1] ?? null;
		return $before === null || in_array($before, array(')', '{', '}', ';', '=>', 'else', 'do', 'try', 'finally'), true);
	}
	return $text !== ']' && $text !== '++' && $text !== '--';
}
