<?php

/**
 * A page as it was printed: which scripts stand where in its bytes, and what its elements are.
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
	/** @var bool Whether both readings found the same scripts. */
	public $isReadable = false;
	/** @var \DOMXPath */
	private $xpath;
	/** @var \DOMElement[] */
	private $nodes = array();

	public function __construct(string $html)
	{
		$this->html = $html;
		$this->parse($this->findScripts());
	}

	/** Whether an element of the page passes the test of a row. */
	public function has(string $predicate): bool
	{
		return (bool) $this->xpath->evaluate("boolean(//*[$predicate])");
	}

	/**
	 * Values of an attribute, each once.
	 *
	 * @return string[]
	 */
	public function values(string $attribute): array
	{
		$found = array();
		foreach ($this->xpath->query("//@$attribute") as $node) {
			$found[$node->nodeValue] = true;
		}
		// A key of digits is a number to PHP.
		return array_map('strval', array_keys($found));
	}

	/**
	 * Code in attributes (`onclick`).
	 *
	 * @return string[]
	 */
	public function handlers(): array
	{
		$code = array();
		foreach ($this->xpath->query("//@*[starts-with(name(),'on')]") as $node) {
			$code[] = $node->nodeValue;
		}
		return $code;
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
		usort($edits, function (array $a, array $b): int {
			return $b[0] <=> $a[0];
		});
		$html = $this->html;
		foreach ($edits as list($start, $end, $text)) {
			$html = substr_replace($html, $text, $start, $end - $start);
		}
		return $html;
	}

	/** Where the first tag of a list begins, outside of comments and `noscript`; the end of the text if there is none. */
	public function positionOf(string $tags): int
	{
		$blank = preg_replace_callback('~<!--.*?-->|<noscript\b.*?</noscript>~is', function (array $match): string {
			return str_repeat(' ', strlen($match[0]));
		}, $this->html);
		return preg_match("~<(?:$tags)\\b~i", (string) $blank, $match, PREG_OFFSET_CAPTURE)
			? $match[0][1]
			: strlen($this->html);
	}

	/**
	 * Notes each script, as the HTML standard ends it, and returns the page with numbers in place of their texts: what a
	 * script says about markup is not for the parser.
	 */
	private function findScripts(): string
	{
		$attribute = '[^\s"\'>\/=]+(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s"\'>]+))?';
		$pattern = "~<!--.*?-->|<(script|style|textarea|title|template)\\b((?:\\s+$attribute|[\\s/]+)*)>~is";
		$blank = '';
		$at = 0;
		while (preg_match($pattern, $this->html, $match, PREG_OFFSET_CAPTURE, $at)) {
			list($tag, $start) = $match[0];
			$name = strtolower($match[1][0] ?? '');
			$inner = $start + strlen($tag);
			if ($name !== 'script') {
				// Scripts in a text area or a comment are none.
				$isText = $name !== '' && $name !== 'template';
				$stop = $isText && preg_match("~</$name\\b~i", $this->html, $close, PREG_OFFSET_CAPTURE, $inner) ? $close[0][1] : $inner;
				$blank .= substr($this->html, $at, $start - $at) . ($name === '' ? '' : $tag);
				$at = $stop;
				continue;
			}
			if (!preg_match('~</script\b[^>]*>~i', $this->html, $close, PREG_OFFSET_CAPTURE, $inner)) {
				break;
			}
			list($endTag, $stop) = $close[0];
			$blank .= substr($this->html, $at, $inner - $at) . count($this->scripts) . $endTag;
			$at = $stop + strlen($endTag);
			$this->scripts[] = array(
				'start' => $start,
				'end' => $at,
				'attributes' => array(),
				'text' => substr($this->html, $inner, $stop - $inner),
			);
		}
		return $blank . substr($this->html, $at);
	}

	private function parse(string $html): void
	{
		$tree = new \DOMDocument();
		$before = libxml_use_internal_errors(true);
		// Without it libxml takes the page for Latin-1.
		$tree->loadHTML('<?xml encoding="utf-8"?>' . $html, LIBXML_PARSEHUGE | LIBXML_NONET | LIBXML_COMPACT);
		libxml_clear_errors();
		libxml_use_internal_errors($before);
		$this->xpath = new \DOMXPath($tree);
		foreach ($tree->getElementsByTagName('script') as $node) {
			$number = $node->textContent;
			// A script that one of the readings misses has no number, or the number of another one.
			if (!ctype_digit($number) || !isset($this->scripts[(int) $number]) || isset($this->nodes[(int) $number])) {
				return;
			}
			$this->nodes[(int) $number] = $node;
			foreach ($node->attributes as $attribute) {
				$this->scripts[(int) $number]['attributes'][$attribute->name] = $attribute->value;
			}
		}
		$this->isReadable = array_keys($this->nodes) === array_keys($this->scripts);
	}
}
