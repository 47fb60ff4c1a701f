<?php

/**
 * The tokens of a script: where its expressions begin and end, and what its names mean. TypeScript has the same in `src/verdict/members.ts`.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** One script. */
abstract class Syntax
{
	protected const ASSIGNMENTS = array('=', '||=', '??=', '&&=');

	/** @var array<int, array{0: string, 1: string, 2: int}> */
	protected $tokens;
	/** @var array */
	protected $scopes;

	protected function __construct(array $tokens)
	{
		$this->tokens = $tokens;
		$this->scopes = find_scopes($tokens);
	}

	protected function is(int $at, string $sign): bool
	{
		return isset($this->tokens[$at]) && $this->tokens[$at][1] === $sign && $this->tokens[$at][0] === 'p';
	}

	protected function text(int $at): string
	{
		return $this->tokens[$at][1] ?? '';
	}

	protected function kind(int $at): string
	{
		return $this->tokens[$at][0] ?? '';
	}

	protected function endsValue(int $at): bool
	{
		return $this->kind($at) === 'n' || $this->text($at) === ')' || $this->text($at) === ']';
	}

	/** Whether a name is a reference: not a key, not a member of something else. */
	protected function isUse(int $at, bool $isRoot): bool
	{
		if ($this->is($at - 1, '.') || $this->is($at - 1, '?.')) {
			return $isRoot;
		}
		return !($this->is($at + 1, ':') && ($this->is($at - 1, '{') || $this->is($at - 1, ',')));
	}

	/** Whether a name is in the list of parameters of its own function. */
	protected function isParameter(int $own, int $at): bool
	{
		list('from' => $from, 'body' => $body) = $this->scopes['regions'][$own];
		if ($at >= $body) {
			return false;
		}
		$isFirst = $this->is($at - 1, '(') || $this->is($at - 1, ',');
		return $at === $from || ($isFirst && $this->enclosing($at - 1) === $from);
	}

	/** Whether a name of a region still means the same at a token: it is within, and nothing in between redeclares it. */
	protected function isVisible(int $own, string $name, int $at): bool
	{
		$regions = $this->scopes['regions'];
		for ($region = $this->scopes['owners'][$at]; $region !== $own; $region = $regions[$region]['parent']) {
			if ($region <= 0 || is_bound($regions[$region], $name, $at)) {
				return false;
			}
		}
		return true;
	}

	protected function isCallee(int $at): bool
	{
		$text = $this->text($at);
		return $this->kind($at) === 'n'
			? !in_array($text, array('return', 'typeof', 'in', 'of', 'case', 'void', 'delete', 'else', 'do', 'throw', 'instanceof', 'yield', 'await', 'extends'), true)
			: $this->kind($at) === 'p' && ($text === ')' || $text === ']' || $text === '}');
	}

	/** The number of the token at which an operand begins: `window` of `window.a`. */
	protected function startOfOperand(int $last): int
	{
		$at = $last;
		while (true) {
			$match = $this->tokens[$at][2] ?? -1;
			if ($this->kind($at) === 'p' && $match >= 0 && $match < $at && $this->text($at) !== '}') {
				$at = $match;
			}
			if ($this->is($at - 1, '.') || $this->is($at - 1, '?.')) {
				$at -= 2;
			} elseif (($this->text($at) === '(' || $this->text($at) === '[') && isset($this->tokens[$at - 1]) && $this->endsValue($at - 1)) {
				--$at;
			} else {
				return max($at, 0);
			}
		}
	}

	/** Goes back to the start of an expression: an assignment operator, the bracket around it, or the end of the previous one. */
	protected function backToStart(int $last): int
	{
		$isKey = false;
		for ($at = $last; $at >= 0; $at--) {
			list($kind, $text, $match) = $this->tokens[$at];
			if ($kind === 'n' && in_array($text, array('return', 'case', 'yield', 'await', 'throw', 'default', 'export'), true) && !$this->is($at - 1, '.')) {
				return $at;
			}
			if ($kind !== 'p') {
				continue;
			}
			if ($text === '?') {
				$isKey = false;
			} elseif ($text === ':') {
				$isKey = true;
			} elseif ($match >= 0 && $match < $at) {
				if ($text === '}' && !isset($this->scopes['literals'][$match]) && !$this->isFunctionBody($match)) {
					return $at;
				}
				$at = $match;
			} elseif ($match > $at || $text === ';' || $text === '=>' || in_array($text, self::ASSIGNMENTS, true)) {
				return $at;
			} elseif ($text === ',') {
				if ($isKey) {
					return $at;
				}
				$opener = $this->enclosing($at);
				return $opener >= 0 && $this->text($opener) === '(' ? $opener : $at;
			}
		}
		return -1;
	}

	protected function enclosing(int $last): int
	{
		for ($at = $last; $at >= 0; $at--) {
			list($kind, , $match) = $this->tokens[$at];
			if ($kind !== 'p' || $match < 0) {
				continue;
			}
			if ($match > $at) {
				return $at;
			}
			$at = $match;
		}
		return -1;
	}

	/** Whether a comma parts declarations or expressions of a statement. */
	protected function isInList(int $comma): bool
	{
		$opener = $this->enclosing($comma);
		return $opener < 0 || ($this->text($opener) === '{' && !isset($this->scopes['literals'][$opener]));
	}

	protected function isReturned(int $last): bool
	{
		for ($at = $last; $at >= 0; $at--) {
			list($kind, $text, $match) = $this->tokens[$at];
			if ($kind === 'n' && in_array($text, array('return', 'yield', 'throw', 'export'), true) && !$this->is($at - 1, '.')) {
				return true;
			}
			if ($kind === 'p' && $match >= 0 && $match < $at) {
				$at = $match;
			} elseif ($kind === 'p' && ($match > $at || $text === ';')) {
				return false;
			}
		}
		return false;
	}

	protected function isFunctionBody(int $brace): bool
	{
		if ($this->text($brace - 1) === '=>') {
			return true;
		}
		$match = $this->tokens[$brace - 1][2] ?? -1;
		if ($this->text($brace - 1) !== ')' || $match < 0) {
			return false;
		}
		return $this->text($match - 1) === 'function' || $this->text($match - 2) === 'function' || $this->text($match - 2) === '*';
	}

	/** Whether a name that is assigned to is a field of a class. */
	protected function isField(int $at): bool
	{
		if (!in_array($this->text($at - 1), array('{', '}', ';', 'static'), true)) {
			return false;
		}
		$head = $this->enclosing($at - 1);
		if (!$this->is($head, '{')) {
			return false;
		}
		for ($head--; $head >= 0; $head--) {
			list($kind, $text, $match) = $this->tokens[$head];
			if ($kind === 'n' && $text === 'class') {
				return true;
			}
			if ($kind === 'p' && $match >= 0 && $match < $head && $text !== '}') {
				$head = $match;
			} elseif ($kind === 'p' && $text !== '.') {
				return false;
			}
		}
		return false;
	}

	/** Whether a function reads its arguments by `arguments`, or may do so by code in a string. */
	protected function readsArguments(int $own): bool
	{
		$regions = $this->scopes['regions'];
		for ($at = $regions[$own]['from']; $at < $regions[$own]['to']; $at++) {
			if ($this->kind($at) === 'p' || !in_array($this->text($at), array('arguments', 'eval'), true)) {
				continue;
			}
			// By the function's own member: whose function that is, is not followed.
			if ($this->kind($at) === 's' || $this->is($at - 1, '.') || $this->is($at - 1, '?.')) {
				return true;
			}
			$region = $this->scopes['owners'][$at];
			while ($region !== $own && ($regions[$region]['parameters'] === null || $this->is($regions[$region]['body'] - 1, '=>'))) {
				$region = $regions[$region]['parent'];
			}
			if ($region === $own) {
				return true;
			}
		}
		return false;
	}
}
