<?php

/**
 * Where the tags of elements are in the bytes of a page.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/**
 * Elements of the tree are found in the bytes by their number among those of their name: a scan and the tree have to agree on how many there
 * are, and on the attributes of each that is requested.
 */
final class Tags
{
	private const ATTRIBUTE = '[^\s"\'>\/=]++(?:\s*+=\s*+(?:"[^"]*+"|\'[^\']*+\'|[^\s"\'>]++))?+';
	private const TAG = '~<([a-z][^\s/>]*+)(?:\s++' . self::ATTRIBUTE . '|[\s/]++)*+>~i';

	/** @var Document */
	private $document;
	/** @var string */
	private $markup;
	/** @var string|null The markup without attributes: a value may hold a tag. */
	private $names;
	/** @var array<string, array<int, array{0: int, 1: int}>> Start tags by name: from, to. */
	private $starts = array();

	public function __construct(Document $document)
	{
		$this->document = $document;
		$this->markup = $document->markup();
		preg_match_all(self::TAG, $this->markup, $found, PREG_OFFSET_CAPTURE);
		foreach ($found[0] as $number => list($tag, $start)) {
			$this->starts[strtolower($found[1][$number][0])][] = array($start, $start + strlen($tag));
		}
	}

	/** @return array{0: int, 1: int}|null From, to; null if the readings differ. */
	public function start(\DOMElement $element): ?array
	{
		$name = $element->nodeName;
		$starts = $this->starts[$name] ?? array();
		if (!preg_match('/^[a-z][a-z0-9]*$/', $name) || count($starts) !== $this->document->count($name)) {
			return null;
		}
		$place = $starts[$this->document->count($name, $element)] ?? array(0, 0);
		$printed = array_map(function (array $attribute): string {
			return $attribute[2];
		}, self::attributes(substr($this->document->html, $place[0], $place[1] - $place[0])) ?? array());
		$read = array();
		foreach ($element->attributes as $attribute) {
			$read[$attribute->nodeName] = $attribute->nodeValue;
		}
		ksort($printed);
		ksort($read);
		return $printed === $read ? $place : null;
	}

	/** @return array{0: int, 1: int}|null All of an element, from, to; null where its end is not printed as it seems. */
	public function whole(\DOMElement $element): ?array
	{
		$place = $this->start($element);
		if ($place === null) {
			return null;
		}
		$name = $element->nodeName;
		$depth = 1;
		$markup = $this->names = $this->names ?? (string) preg_replace_callback(self::TAG, function (array $match): string {
			return "<$match[1]" . str_repeat(' ', strlen($match[0]) - strlen($match[1]) - 2) . '>';
		}, $this->markup);
		$pattern = "~<(/?){$name}(?=[\s/>])[^>]*+>~i";
		for ($at = $place[1]; preg_match($pattern, $markup, $match, PREG_OFFSET_CAPTURE, $at); $at = $match[0][1] + strlen($match[0][0])) {
			$depth += $match[1][0] === '/' ? -1 : 1;
			if ($depth === 0) {
				$end = $match[0][1] + strlen($match[0][0]);
				$within = array_filter($this->starts[$name], function (array $start) use ($place, $end): bool {
					return $start[0] > $place[0] && $start[0] < $end;
				});
				return count($within) === count($this->document->all("self::{$name}", $element)) ? array($place[0], $end) : null;
			}
		}
		return null;
	}

	/** @return array{0: int, 1: int}|null The end tag, from, to; null as for the whole element. */
	public function end(\DOMElement $element): ?array
	{
		$place = $this->whole($element);
		return $place === null ? null : array((int) strrpos(substr($this->document->html, 0, $place[1]), '</'), $place[1]);
	}

	/**
	 * The attributes of a start tag: from, to, value.
	 *
	 * @return array<string, array{0: int, 1: int, 2: string}>|null By name; null if one exists twice.
	 */
	public static function attributes(string $tag): ?array
	{
		preg_match('~^<[^\s/>]*+~', $tag, $name);
		preg_match_all('~' . self::ATTRIBUTE . '~', substr($tag, 0, -1), $found, PREG_OFFSET_CAPTURE, strlen($name[0] ?? ''));
		$attributes = array();
		foreach ($found[0] as list($text, $start)) {
			$parts = preg_split('~\s*=\s*~', $text, 2);
			$key = strtolower($parts[0]);
			if (isset($attributes[$key])) {
				return null;
			}
			$value = $parts[1] ?? '';
			$value = $value !== '' && ($value[0] === '"' || $value[0] === "'") ? substr($value, 1, -1) : $value;
			$attributes[$key] = array($start, $start + strlen($text), html_entity_decode($value, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
		}
		return $attributes;
	}

	/**
	 * A start tag with other values.
	 *
	 * @param array<string, string|null> $values By name; null takes one off.
	 */
	public static function edit(string $tag, array $values): string
	{
		$attributes = self::attributes($tag) ?? array();
		$behindName = strcspn($tag, " \t\r\n\f/>");
		$added = '';
		$edits = array();
		foreach ($values as $name => $value) {
			$before = $attributes[$name][2] ?? null;
			if ($before === $value) {
				continue;
			}
			$text = $value === null ? '' : " $name=\"" . str_replace(array('&', '"'), array('&amp;', '&quot;'), $value) . '"';
			if ($before === null) {
				$added .= $text;
				continue;
			}
			list($start, $end) = $attributes[$name];
			$start -= (int) ctype_space($tag[$start - 1]);
			$edits[$start] = array($end, $text);
		}
		krsort($edits);
		foreach ($edits as $start => list($end, $text)) {
			$tag = substr_replace($tag, $text, $start, $end - $start);
		}
		return substr_replace($tag, $added, $behindName, 0);
	}
}
