<?php

/**
 * Which members of the page builder's surface a script uses: its names are followed through aliases, patterns and the parameters of functions that are called immediately. TypeScript has the same (`src/verdict/members.ts`).
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** One reading of one script. */
final class Members extends Syntax
{
	private const ROOTS = array('elementorFrontend', 'elementorModules', 'elementorProFrontend');
	private const ROOT_WORD = '/\belementor(?:ProFrontend|Frontend|Modules)\b/';
	/** `"jQuery,elementorFrontend"`: names in one text. */
	private const NAMES_ONLY = '/^[\w$]+(?: *[,;|] *[\w$]+)+$/D';
	private const TESTS = array('==', '===', '!=', '!==', 'instanceof', 'in', '&&');
	private const TESTERS = array('typeof', '!', 'void', 'delete', '==', '===', '!=', '!==', 'extends', 'instanceof', 'new');
	/** `a = a.next` makes a path longer with each turn. The surface has nothing deeper than this, except below members that are completely open. */
	private const DEEPEST = 10;

	/** How many paths one name, and all names of a script, may mean; beyond that the reader gives up. */
	private const MOST = array('ofName' => 100, 'ofAll' => 5000);

	/** @var array<string, true> Paths that are used. */
	private $found = array();
	/** @var array<string, true> Members that the script itself puts there. */
	private $made = array();
	/** @var array<int, array{0: string, 1: string, 2: int}> Name, path, region. */
	private $aliases = array();
	/** @var array<string, true> */
	private $known = array();

	/** @var array<string, int> Meanings of each name of a region. */
	private $counts = array();

	/**
	 * @return string[] Paths (`elementorFrontend.hooks.addAction`), sorted; with `.?` at the end if a value's use cannot be followed.
	 */
	public static function used(string $code): array
	{
		if (!preg_match(self::ROOT_WORD, $code)) {
			return array();
		}
		$tokens = tokenize($code);
		$found = array();
		if ($tokens === null) {
			foreach (self::ROOTS as $root) {
				if (strpos($code, $root) !== false) {
					$found[] = "$root.?";
				}
			}
			return $found;
		}
		return (new self($tokens))->read();
	}

	private function read(): array
	{
		foreach (self::ROOTS as $root) {
			$this->follow($root, $root, 0);
		}
		$places = array();
		foreach ($this->tokens as $at => list($kind, $text)) {
			if ($kind === 'n') {
				$places[$text][] = $at;
			}
			if (($kind === 's' || $kind === 't') && preg_match(self::ROOT_WORD, $text)) {
				$this->readText($at);
			}
		}
		for ($next = 0; $next < count($this->aliases); $next++) {
			list($name, $path, $region) = $this->aliases[$next];
			foreach ($places[$name] ?? array() as $at) {
				$isRoot = $next < count(self::ROOTS);
				if (isset($this->scopes['declared'][$at]) || $this->isParameter($region, $at) || !$this->isVisible($region, $name, $at)) {
					continue;
				}
				if ($this->isUse($at, $isRoot)) {
					$this->useValue($at, $path);
				} elseif ($isRoot) {
					$this->readKey($at, $path);
				}
			}
		}
		$paths = array();
		foreach (array_keys($this->found) as $path) {
			$isMade = false;
			foreach (array_keys($this->made) as $known) {
				$isMade = $isMade || $path === $known || strpos($path, "$known.") === 0;
			}
			if (!$isMade) {
				$paths[] = $path;
			}
		}
		sort($paths, SORT_STRING);
		return $paths;
	}

	/** From now on a name of a region means a path. */
	private function follow(string $name, string $path, int $region): void
	{
		$key = "$name $path $region";
		if ($name === '' || isset($this->known[$key]) || substr_count($path, '.') >= self::DEEPEST) {
			return;
		}
		$times = ($this->counts["$name $region"] ?? 0) + 1;
		$this->counts["$name $region"] = $times;
		if ($times > self::MOST['ofName'] || count($this->aliases) >= self::MOST['ofAll']) {
			$this->found[strtok($path, '.') . '.?'] = true;
			return;
		}
		$this->known[$key] = true;
		$this->aliases[] = array($name, $path, $region);
	}

	/** A text that names the surface: code in a text, or the name itself, alone or in a list, by which anything may be got. */
	private function readText(int $at): void
	{
		$text = $this->text($at);
		if (preg_match(self::NAMES_ONLY, $text)) {
			foreach (array_intersect(self::ROOTS, (array) preg_split('/\W+/', $text)) as $root) {
				$this->found["$root.?"] = true;
			}
			return;
		}
		if (!in_array($text, self::ROOTS, true)) {
			$this->found += array_fill_keys(self::used((string) preg_replace('/\\\\([\'"`])/', '$1', $text)), true);
			return;
		}
		// `window["elementorFrontend"]` and `"elementorFrontend" in window`.
		$isMember = $this->text($at - 1) === '[' && $this->text($at + 1) === ']';
		if ($isMember && $at > 1 && $this->endsValue($at - 2)) {
			list($path, $end) = $this->chain($at + 1, $text);
			$this->found[$path] = true;
			if (!$this->is($end + 1, '(') && !in_array($this->text($end + 1), self::TESTS, true)) {
				$this->found["$path.?"] = true;
			}
		} elseif ($this->text($at + 1) !== 'in') {
			$this->found["$text.?"] = true;
		}
	}

	/** `{elementorFrontend: a} = window`: the value that a key with the surface's name passes on. */
	private function readKey(int $at, string $path): void
	{
		if ($this->is($at + 2, '{') || $this->is($at + 2, '[')) {
			$this->found["$path.?"] = true;
		}
		if ($this->kind($at + 2) !== 'n' || !in_array($this->text($at + 3), array(',', '}', '='), true)) {
			return;
		}
		$this->found[$path] = true;
		$this->scopes['declared'][$at + 2] = true;
		$this->follow($this->text($at + 2), $path, owner_of($this->scopes, $this->text($at + 2), $at));
	}

	/**
	 * Reads on as long as members follow.
	 *
	 * @return array{0: string, 1: int} Path, and number of its last token.
	 */
	private function chain(int $from, string $start): array
	{
		$path = $start;
		$end = $from;
		while ($this->kind($end + 1) === 'p') {
			$sign = $this->text($end + 1);
			$isLong = $sign === '?.' && $this->text($end + 2) === '[';
			$bracket = $isLong ? $end + 2 : $end + 1;
			if (($sign === '.' || $sign === '?.') && $this->kind($end + 2) === 'n') {
				$path .= '.' . $this->text($end + 2);
				$end += 2;
			} elseif ($sign === '[' || $isLong) {
				$inner = $this->text($bracket + 1);
				$match = $this->tokens[$bracket][2];
				$isText = $this->kind($bracket + 1) === 's' && $match === $bracket + 2 && preg_match('/^[\w$]+$/D', $inner);
				$path .= $isText ? ".$inner" : '.?';
				$end = $match;
				if (!$isText) {
					break;
				}
			} else {
				break;
			}
		}
		return array($path, $end);
	}

	/** The uses of a value of the surface. */
	private function useValue(int $at, string $start): void
	{
		list($path, $end) = $this->chain($at, $start);
		$from = $at;
		while ($this->is($from - 1, '.') || $this->is($from - 1, '?.')) {
			$from = $this->startOfOperand($from - 2);
		}
		if ($this->is($end + 1, '=')) {
			if (strpos($path, '.') !== false && $path !== $start) {
				$this->made[$path] = true;
			}
			if ($path !== $start || in_array($path, self::ROOTS, true)) {
				return;
			}
		}
		$this->found[$path] = true;
		while (true) {
			if ($from < 1 || substr($path, -2) === '.?') {
				return;
			}
			$next = $this->kind($end + 1) === 's' ? '' : $this->text($end + 1);
			if ($next === '(' || $next === '?' || $next === '=' || in_array($next, self::TESTS, true)) {
				return;
			}
			if ($this->kind($from - 1) !== 's' && in_array($this->text($from - 1), self::TESTERS, true)) {
				return;
			}
			$stop = $this->backToStart($from - 1);
			$mark = $stop < 0 ? '' : $this->text($stop);
			if ($stop < 0 || $mark === ';' || $mark === '{' || $mark === '}') {
				if ($mark === '{' && isset($this->scopes['literals'][$stop])) {
					$this->found["$path.?"] = true;
				}
				return;
			}
			if ($this->kind($stop) === 'p' && in_array($mark, self::ASSIGNMENTS, true)) {
				// An assignment is a value as well: `(a = VALUE).b`, `a = b = VALUE`, `f(a = VALUE)`.
				$from = $this->assign($stop, $path);
				if ($from < 0) {
					return;
				}
				if (!$this->is($from - 1, ',') || !$this->isInList($from - 1)) {
					continue;
				}
				$this->leaveList($from - 1, $end, $path);
				return;
			}
			if ($this->is($stop, ',') && $this->isInList($stop)) {
				$this->leaveList($stop, $end, $path);
				return;
			}
			if (!$this->is($stop, '(')) {
				$this->found["$path.?"] = true;
				return;
			}
			if ($this->kind($stop - 1) === 'n' && in_array($this->text($stop - 1), array('if', 'while', 'switch', 'for'), true)) {
				return;
			}
			// The value that a parameter has by default.
			if ($stop > 0 && in_array($stop, array_column($this->scopes['regions'], 'from'), true)) {
				return;
			}
			if ($stop > 0 && $this->isCallee($stop - 1)) {
				$this->pass($stop, $from, $path);
				return;
			}
			// Brackets around the value: what follows them continues with it.
			$end = $this->tokens[$stop][2];
			$from = $stop;
			list($longer, $last) = $this->chain($end, $path);
			if ($last !== $end) {
				$this->found[$longer] = true;
			}
			$path = $longer;
			$end = $last;
		}
	}

	/** `a, VALUE;` and `var a = 1, b = VALUE;` pass it on to nothing, `return a, VALUE` does. */
	private function leaveList(int $comma, int $end, string $path): void
	{
		if (!$this->is($end + 1, ',') && $this->isReturned($comma)) {
			$this->found["$path.?"] = true;
		}
	}

	/**
	 * `name = VALUE`, `{a, b: c} = VALUE`.
	 *
	 * @return int Where the assignment begins, negative if nothing gets the value unseen.
	 */
	private function assign(int $sign, string $path): int
	{
		if ($this->kind($sign - 1) === 'n' && !$this->is($sign - 2, '.') && !$this->is($sign - 2, '?.') && !$this->isField($sign - 1)) {
			$this->follow($this->text($sign - 1), $path, owner_of($this->scopes, $this->text($sign - 1), $sign));
			return $sign - 1;
		}
		if ($this->is($sign - 1, '}')) {
			foreach (pattern_of($this->tokens, $this->tokens[$sign - 1][2]) as list('key' => $key, 'local' => $local, 'at' => $at)) {
				$this->scopes['declared'][$at] = true;
				$this->found[$key === '' || $local === '' ? "$path.?" : "$path.$key"] = true;
				$this->follow($local, "$path.$key", owner_of($this->scopes, $local, $sign));
			}
			return $this->tokens[$sign - 1][2];
		}
		$this->found["$path.?"] = true;
		return -1;
	}

	/** A value that is passed to a function: followed if the function is inline. */
	private function pass(int $open, int $from, string $path): void
	{
		$number = 0;
		$isCounted = true;
		for ($at = $open + 1; $at < $from; $at++) {
			list($kind, $text, $match) = $this->tokens[$at];
			if ($kind === 'p' && $match > $at) {
				$at = $match;
			} elseif ($kind === 'p' && $text === ',') {
				$number++;
			} elseif ($kind === 'p' && $text === '...') {
				$isCounted = false;
			}
		}
		$callee = $open - 1;
		if ($this->text($callee) === 'call' && $this->is($callee - 1, '.')) {
			$callee -= 2;
			$number--;
		}
		// `(function () {})(…)`, `(function () {}(…))`, `!function () {}(…)`.
		if ($this->is($callee, ')')) {
			$callee--;
		}
		if ($this->is($callee, '}')) {
			foreach ($this->scopes['regions'] as $region => list('to' => $to, 'parameters' => $parameters)) {
				if ($to === $callee) {
					$name = $parameters[$number] ?? '';
					if ($name !== '') {
						$this->follow($name, $path, $region);
					}
					// An argument beyond the last parameter is unused, unless that parameter is not a plain name: a rest takes all.
					$isHeard = $parameters === null || $number < count($parameters) || end($parameters) === '';
					if ($isCounted && ($name !== '' || !$isHeard) && !$this->readsArguments($region)) {
						return;
					}
					break;
				}
			}
		}
		$this->found["$path.?"] = true;
	}
}
