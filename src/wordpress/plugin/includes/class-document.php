<?php

/**
 * A page as it was printed: the positions of its scripts in its bytes, and its elements.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/**
 * Two readings that have to agree: a scan for scripts, which knows the place of each in the bytes, and libxml's tree of the elements.
 */
final class Document
{
	/** @var string */
	public $html;
	/** @var array<int, array{start: int, end: int, attributes: array<string, string>, text: string}> In their order. */
	public $scripts = array();
	/** @var string[] Texts of the style elements. */
	public $styles = array();
	/** @var bool|null Whether both readings found the same scripts; null before the second. */
	private $isReadable;
	/** @var string The page with numbers instead of its scripts' texts. */
	private $blank;
	/** @var string|null */
	private $small;
	/** @var int[] Where what loads begins, and the head ends. */
	private $places = array();
	/** @var int|null */
	private $headEnd;
	/** @var array<int, array{0: int, 1: int}> From, to: parts that are not markup of the page. */
	private $gaps = array();
	/** @var bool */
	private $isWhole = true;
	/** @var \DOMXPath */
	private $xpath;
	/** @var \DOMElement[] */
	private $nodes = array();

	public function __construct(string $html)
	{
		$this->html = $html;
		$this->blank = $this->findScripts();
	}

	/** Reads the elements as well; without it only the places of the scripts are known. */
	public function isReadable(): bool
	{
		if ($this->isReadable === null) {
			$this->isReadable = $this->parse($this->blank) && $this->isWhole;
			$this->blank = '';
		}
		return $this->isReadable;
	}

	private function elements(): \DOMXPath
	{
		$this->isReadable();
		return $this->xpath;
	}

	/**
	 * Whether the page contains one of the words: checked before its elements.
	 *
	 * @param string[] $words In small letters; none match any page.
	 */
	public function mentions(array $words): bool
	{
		$this->small = $this->small ?? strtolower($this->html);
		foreach ($words as $word) {
			if (strpos($this->small, $word) !== false) {
				return true;
			}
		}
		return !$words;
	}

	/** Whether an element of the page passes the test of a row. */
	public function has(string $predicate): bool
	{
		return (bool) $this->elements()->evaluate("boolean(//*[$predicate])");
	}

	/** @return \DOMElement[] Elements of the page, or of one of its elements, that pass a test, in their order. */
	public function all(string $predicate, ?\DOMElement $within = null): array
	{
		return iterator_to_array($this->elements()->query($within ? ".//*[$predicate]" : "//*[$predicate]", $within), false);
	}

	public function passes(\DOMElement $element, string $predicate): bool
	{
		return (bool) $this->elements()->evaluate("boolean(self::*[$predicate])", $element);
	}

	/** How many elements of that name the page has; with one of them, which of these it is, from 0 on. */
	public function count(string $name, ?\DOMElement $element = null): int
	{
		$path = $element ? "count(preceding::{$name})+count(ancestor::{$name})" : "count(//{$name})";
		return (int) $this->elements()->evaluate($path, $element);
	}

	/** The page with spaces instead of everything that is not markup: all positions stay the same. */
	public function markup(): string
	{
		$html = $this->html;
		foreach ($this->gaps as list($from, $to)) {
			$html = substr_replace($html, str_repeat(' ', $to - $from), $from, $to - $from);
		}
		return $html;
	}

	/**
	 * Values of an attribute, each once.
	 *
	 * @return string[]
	 */
	public function values(string $attribute): array
	{
		$found = array();
		foreach ($this->elements()->query("//@$attribute") as $node) {
			$found[$node->nodeValue] = true;
		}
		// A key of digits is a number to PHP.
		return array_map('strval', array_keys($found));
	}

	/**
	 * What the page links to for itself: sheets, fonts, files that are loaded beforehand.
	 *
	 * @return string[]
	 */
	public function linked(): array
	{
		$addresses = array();
		foreach ($this->elements()->query('//link/@href') as $node) {
			$addresses[] = $node->nodeValue;
		}
		return $addresses;
	}

	/**
	 * Programs that say they have printed the page, with their versions.
	 *
	 * @return string[]
	 */
	public function generators(): array
	{
		$names = array();
		foreach ($this->elements()->query("//meta[@name='generator']/@content") as $node) {
			$names[] = $node->nodeValue;
		}
		return $names;
	}

	/**
	 * Addresses of the style sheets, as they are printed.
	 *
	 * @return string[]
	 */
	public function sheets(): array
	{
		$addresses = array();
		foreach ($this->elements()->query('//link[@href]') as $node) {
			if (preg_match('~(^|\s)stylesheet(\s|$)~i', $node->getAttribute('rel'))) {
				$addresses[] = $node->getAttribute('href');
			}
		}
		return $addresses;
	}

	/**
	 * Code in attributes: of events, and in addresses (`javascript:`).
	 *
	 * @return string[]
	 */
	public function handlers(): array
	{
		$code = array();
		foreach ($this->elements()->query("//@*[starts-with(name(),'on') or contains(.,':')]") as $node) {
			$text = (string) preg_replace('/^\s*javascript:/i', '', $node->nodeValue, 1, $isAddress);
			if ($isAddress || strpos($node->nodeName, 'on') === 0) {
				$code[] = $text;
			}
		}
		return $code;
	}

	/** An attribute of the first element of a kind; empty if there is none. */
	public function firstValue(string $element, string $attribute): string
	{
		return (string) $this->elements()->evaluate("string((//{$element}[@$attribute])[1]/@$attribute)");
	}

	/** Takes a script out of the tree; the bytes stay as they are. */
	public function forget(int $script): void
	{
		$node = $this->nodes[$script];
		if ($node->parentNode) {
			$node->parentNode->removeChild($node);
		}
	}

	/**
	 * The page without some of its bytes and with others; all else as it was printed.
	 *
	 * @param array<int, array{0: int, 1: int, 2: string}> $edits From, to, text instead.
	 */
	public function edit(array $edits): string
	{
		// From the end; at the same position deletions come before insertions, which stay in order.
		$order = array_keys($edits);
		usort($order, function (int $a, int $b) use ($edits): int {
			return array($edits[$b][0], $edits[$b][1], $b) <=> array($edits[$a][0], $edits[$a][1], $a);
		});
		$html = $this->html;
		foreach ($order as $number) {
			list($start, $end, $text) = $edits[$number];
			$html = substr_replace($html, $text, $start, $end - $start);
		}
		return $html;
	}

	/** Where the first link, script or style begins, else the end of the head. */
	public function head(): int
	{
		return $this->places[0] ?? strlen($this->html);
	}

	public function headEnd(): int
	{
		return $this->headEnd ?? $this->head();
	}

	/**
	 * Notes each script, as the HTML standard ends it, and returns the page with numbers instead of their texts: markup in a script is not for the parser. Nor is
	 * content that browsers with scripts treat as text, or as a template.
	 */
	private function findScripts(): string
	{
		$attribute = '[^\s"\'>\/=]++(?:\s*+=\s*+(?:"[^"]*+"|\'[^\']*+\'|[^\s"\'>]++))?+';
		$pattern = "~<!--(?:[^-]++|-(?!->))*+-->|</head\\b|<(script|style|textarea|title|template|noscript|iframe|xmp|link)\\b(?:\\s++$attribute|[\\s/]++)*+>~i";
		$blank = '';
		$at = 0;
		while ($match = $this->find($pattern, $at)) {
			list($tag, $start) = $match[0];
			$name = strtolower($match[1][0] ?? '');
			$inner = $start + strlen($tag);
			if (in_array($name, array('script', 'style', 'link'), true) || $tag[1] === '/') {
				$this->places[] = $start;
			}
			if ($tag[1] === '/' && $this->headEnd === null) {
				$this->headEnd = $start;
			}
			if ($name === 'script') {
				$close = $this->find('~</script\b[^>]*+>~i', $inner);
				if (!$close) {
					break;
				}
				list($endTag, $stop) = $close[0];
				$blank .= substr($this->html, $at, $inner - $at) . count($this->scripts) . $endTag;
				$at = $stop + strlen($endTag);
				$this->gaps[] = array($inner, $stop);
				$this->scripts[] = array(
					'start' => $start,
					'end' => $at,
					'attributes' => array(),
					'text' => substr($this->html, $inner, $stop - $inner),
				);
				continue;
			}
			$isBare = $name === '' || $name === 'link';
			$isComment = $name === '' && $tag[1] !== '/';
			$blank .= substr($this->html, $at, $start - $at) . ($isComment ? '' : $tag);
			$at = $isBare ? $inner : $this->endOf($name, $inner);
			$this->gaps[] = array($isComment ? $start : $inner, $at);
			if ($name === 'style') {
				$this->styles[] = substr($this->html, $inner, $at - $inner);
			}
		}
		return $blank . substr($this->html, $at);
	}

	/** Position of the end tag of an element whose content is not markup of the page. */
	private function endOf(string $name, int $inner): int
	{
		$depth = 1;
		for ($at = $inner; preg_match("~<(/?)$name\\b~i", $this->html, $match, PREG_OFFSET_CAPTURE, $at); $at = $match[0][1] + 1) {
			$depth += $match[1][0] === '/' ? -1 : (int) ($name === 'template');
			if ($depth === 0) {
				return $match[0][1];
			}
		}
		return $inner;
	}

	/** A pattern that fails has read only a part: then the page is left alone. */
	private function find(string $pattern, int $at): array
	{
		$found = preg_match($pattern, $this->html, $match, PREG_OFFSET_CAPTURE, $at);
		$this->isWhole = $this->isWhole && $found !== false;
		return $found ? $match : array();
	}

	private function parse(string $html): bool
	{
		$tree = new \DOMDocument();
		$before = libxml_use_internal_errors(true);
		// Without it libxml takes the page for Latin-1.
		$tree->loadHTML('<?xml encoding="utf-8"?>' . $html, LIBXML_PARSEHUGE | LIBXML_NONET | LIBXML_COMPACT);
		libxml_clear_errors();
		libxml_use_internal_errors($before);
		$this->xpath = new \DOMXPath($tree);
		// The list that a tree hands out on its own is counted from its start for each.
		foreach ($this->xpath->query('//script') as $node) {
			$number = $node->textContent;
			// A script that one of the readings misses has no number, or the number of another one.
			if (!ctype_digit($number) || !isset($this->scripts[(int) $number]) || isset($this->nodes[(int) $number])) {
				return false;
			}
			$this->nodes[(int) $number] = $node;
			foreach ($node->attributes as $attribute) {
				$this->scripts[(int) $number]['attributes'][$attribute->name] = $attribute->value;
			}
		}
		return array_keys($this->nodes) === array_keys($this->scripts);
	}
}
