<?php

/**
 * The state in which a swapped page arrives: the changes of the plugins' starts. TypeScript has the same (`src/verdict/start.ts`); both are held to the same cases.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/**
 * No edits if anything is unexpected: then the script makes the changes.
 *
 * @param string[] $plugins That will find a host on the page, and that no configuration names.
 * @return array{values: array<int, array<string, string|null>|string>, tags: string[], moved: string[], sheets: string[], rules: array<string, string>}
 *     What tags get, or what goes before them, each once; their places, hashes and the number of what they get; places and hashes of what goes to the start of the body,
 *     and that of the start itself; places and hashes of style elements, and what is written in them instead of what.
 */
function plan_start(Document $document, array $plugins): array
{
	$plan = array('values' => array(), 'tags' => array(), 'moved' => array(), 'sheets' => array(), 'rules' => array());
	$states = array();
	foreach ($plugins as $plugin) {
		$states = array_merge($states, release()['start'][$plugin] ?? array());
	}
	$changed = array();
	$icons = array();
	$moved = array();
	foreach ($states as $state) {
		$hosts = $document->mentions($state['words']) ? $document->all($state['host']) : array();
		if (isset($state['move']) && count($hosts) === 1) {
			$moved[] = $hosts[0];
		}
		if (isset($state['nth']) && $hosts) {
			list($plan['sheets'], $plan['rules']) = counting_sheets($document, $state);
			$changed = mark_places($hosts, $state['nth'], $plan['rules'], $changed);
		}
		foreach (isset($state['set']) ? $hosts : array() as $host) {
			if (is_expected($document, $host, $state)) {
				$changed = add_changes($document, $host, $state['set'], $changed);
				$icons = array_merge($icons, icons_of($document, $host, $state['set']));
			}
		}
	}
	if (!$changed && !$icons && !$moved) {
		return $plan;
	}
	$nothing = array('sheets' => array(), 'rules' => array()) + $plan;
	$tags = new Tags($document);
	$body = $document->all('self::body');
	$start = count($body) === 1 ? $tags->start($body[0]) : null;
	if ($start === null) {
		return $nothing;
	}
	$known = array();
	$notes = array();
	foreach ($changed as list('element' => $element, 'values' => $values)) {
		$place = $tags->start($element);
		if ($place === null) {
			return $nothing;
		}
		$number = array_search($values, $known, true);
		$number = $number === false ? array_push($known, $values) - 1 : $number;
		$notes[] = note_place($document, $place) . ":$number";
	}
	foreach ($icons as list($element, $icon)) {
		$place = $tags->end($element);
		if ($place !== null) {
			$number = array_search($icon, $known, true);
			$number = $number === false ? array_push($known, $icon) - 1 : $number;
			$notes[] = note_place($document, $place) . ":$number";
		}
	}
	$plan['values'] = $known;
	$plan['tags'] = $notes;
	$places = array($start);
	foreach ($moved as $element) {
		$others = array_filter($document->all('self::script or self::style or self::link', $element), function (\DOMElement $inner) use ($document): bool {
			return !is_data($document, $inner);
		});
		$places[] = $others ? null : $tags->whole($element);
	}
	foreach ($moved && !in_array(null, $places, true) ? $places : array() as $place) {
		$plan['moved'][] = note_place($document, $place);
	}
	return $plan;
}

/** @return \DOMElement[] The host, and elements whose nearest builder element above is the host's, if they pass a test. */
function own_elements(Document $document, \DOMElement $host, string $predicate): array
{
	$owner = builder_element($host);
	$own = array_filter($document->all($predicate, $host), function (\DOMElement $element) use ($owner): bool {
		$nearest = builder_element($element->parentNode);
		return $owner === null ? $nearest === null : $nearest !== null && $nearest->isSameNode($owner);
	});
	return array_merge($document->passes($host, $predicate) ? array($host) : array(), array_values($own));
}

/** The nearest at or above a node. */
function builder_element(?\DOMNode $node): ?\DOMElement
{
	for (; $node instanceof \DOMElement; $node = $node->parentNode) {
		if (preg_match('/(^|\s)elementor-element(\s|$)/', $node->getAttribute('class'))) {
			return $node;
		}
	}
	return null;
}

function is_expected(Document $document, \DOMElement $host, array $state): bool
{
	if (isset($state['first'])) {
		$first = own_elements($document, $host, $state['first'][0])[0] ?? null;
		if (!$first || !$document->passes($first, $state['first'][1])) {
			return false;
		}
	}
	return !isset($state['never']) || !own_elements($document, $host, $state['never']);
}

/** @param array<string, array{element: \DOMElement, values: array<string, string|null>}> $changed By the element's path. */
function add_changes(Document $document, \DOMElement $host, array $set, array $changed): array
{
	foreach ($set as $change) {
		foreach (own_elements($document, $host, $change['select']) as $element) {
			$element = empty($change['parent']) ? $element : $element->parentNode;
			$path = $element->getNodePath();
			$values = array_merge($changed[$path]['values'] ?? array(), $change['attributes'] ?? array());
			if (isset($change['class'])) {
				$values['class'] = with_classes($values['class'] ?? $element->getAttribute('class'), $change['class']);
			}
			$changed[$path] = array('element' => $element, 'values' => $values);
		}
	}
	return $changed;
}

/**
 * What the script would draw as well; anything else is left to it.
 *
 * @return array<int, array{0: \DOMElement, 1: string}> What goes to the ends of elements.
 */
function icons_of(Document $document, \DOMElement $host, array $set): array
{
	$icons = array();
	$attribute = '="[^"<>&]*"';
	$picture = "~^<svg( (aria-hidden|class|fill|focusable|height|role|viewBox|width|xmlns)$attribute)*>(<path( (d|fill)$attribute)*></path>)+</svg>$";
	foreach ($set as $change) {
		if (!isset($change['icon'])) {
			continue;
		}
		list($setting, $class) = $change['icon'];
		$settings = json_decode($host->getAttribute('data-settings'), true);
		$value = is_array($settings) && is_array($settings[$setting] ?? null) ? $settings[$setting]['value'] ?? null : null;
		if (!is_string($value) || !preg_match("$picture|^[\w -]+$~D", $value)) {
			continue;
		}
		$drawn = $value[0] === '<' ? $value : "<i class=\"$value\"></i>";
		foreach (own_elements($document, $host, $change['select']) as $element) {
			$icons[] = array($element, "<span class=\"$class\">$drawn</span>");
		}
	}
	return $icons;
}

/**
 * Style elements of the page whose rules count hosts.
 *
 * @return array{0: string[], 1: array<string, string>} Their places and hashes; what such a rule has instead of `:nth-of-type(n+2)`.
 */
function counting_sheets(Document $document, array $state): array
{
	$sheets = array();
	$rules = array();
	$rule = '/' . preg_quote($state['rule'], '/') . ':nth-of-type\(n\+(\d)\)(?:([^{},*]* )\*(?=\s*[{,]))?/';
	$within = isset($state['within']) ? ":where({$state['within']})" : '*';
	preg_match_all('~<style\b[^<>]*>[^<]*</style>~i', $document->html, $printed, PREG_OFFSET_CAPTURE);
	foreach ($printed[0] as list($text, $start)) {
		if (!preg_match_all($rule, $text, $found)) {
			continue;
		}
		$sheets[] = note_place($document, array($start, $start + strlen($text)));
		foreach ($found[1] as $number => $place) {
			$inner = $found[2][$number];
			$rules[$found[0][$number]] = "{$state['rule']}[{$state['nth']}~=\"$place\"]$inner" . ($inner === '' ? '' : $within);
		}
	}
	return array($sheets, $rules);
}

/**
 * @param \DOMElement[] $hosts Get their places, as far as rules ask for them.
 * @param array<string, string> $rules
 */
function mark_places(array $hosts, string $attribute, array $rules, array $changed): array
{
	$asked = array_unique((array) preg_replace('/.*:nth-of-type\(n\+(\d)\).*/s', '$1', array_keys($rules)));
	sort($asked);
	foreach ($hosts as $host) {
		$place = 1;
		for ($node = $host->previousSibling; $node; $node = $node->previousSibling) {
			$place += (int) ($node->nodeName === $host->nodeName);
		}
		$places = array_filter($asked, function (string $from) use ($place): bool {
			return $from <= $place;
		});
		if ($places) {
			$path = $host->getNodePath();
			$changed[$path]['element'] = $host;
			$changed[$path]['values'][$attribute] = implode(' ', $places);
		}
	}
	return $changed;
}

/** As `classList` writes it. */
function with_classes(string $printed, string $added): string
{
	$list = array_unique((array) preg_split('/[ \t\r\n\f]+/', $printed, -1, PREG_SPLIT_NO_EMPTY));
	$all = array_unique(array_merge($list, explode(' ', $added)));
	return count($all) === count($list) ? $printed : implode(' ', $all);
}

/** Whether an inline script says no more than values: it may run earlier. */
function is_data(Document $document, \DOMElement $element): bool
{
	return $element->nodeName === 'script' && in_array($element->getAttribute('type'), array('', 'text/javascript'), true)
		&& $element->attributes->length === (int) $element->hasAttribute('type')
		&& preg_match('/^(\s*var [\w$]+ ?= ?(\'[^\'\\\\]*\'|"[^"\\\\]*"|\d+|true|false);)*\s*$/', $document->scripts[(int) $element->textContent]['text']);
}

function note_place(Document $document, array $place): string
{
	list($start, $end) = $place;
	return "$start:" . ($end - $start) . ':' . hash('crc32b', substr($document->html, $start, $end - $start));
}

/**
 * A tag with what it gets.
 *
 * @param array<string, string|null>|string $value
 */
function with_value(string $tag, $value): string
{
	return is_string($value) ? $value . $tag : Tags::edit($tag, $value);
}

/** Edits of a plan; none if one of its places has other content: a remembered page may have other texts in it. */
function start_edits(Document $document, array $plan): array
{
	if (!$plan) {
		return array();
	}
	$edits = array();
	$sheets = array();
	foreach (array_merge($plan['tags'], $plan['moved'], $plan['sheets']) as $at => $note) {
		list($start, $length, $hash, $number) = explode(':', "$note:");
		$text = substr($document->html, (int) $start, (int) $length);
		if (hash('crc32b', $text) !== $hash) {
			return array();
		}
		if ($at >= count($plan['tags']) + count($plan['moved'])) {
			$sheets[] = array((int) $start, $start + $length, strtr($text, $plan['rules']));
			continue;
		}
		$edits[] = array((int) $start, $start + $length, $number === '' ? $text : with_value($text, $plan['values'][(int) $number]));
	}
	if (!$plan['moved']) {
		return array_merge($edits, $sheets);
	}
	$tags = array_slice($edits, 0, count($plan['tags']));
	list($body, $moved) = array($edits[count($tags)], array_slice($edits, count($tags) + 1));
	$printed = '';
	foreach ($moved as list($start, $end, $text)) {
		$inner = array_filter($tags, function (array $edit) use ($start, $end): bool {
			return $edit[0] >= $start && $edit[1] <= $end;
		});
		$tags = array_diff_key($tags, $inner);
		usort($inner, function (array $a, array $b): int {
			return $b[0] - $a[0];
		});
		foreach ($inner as list($from, $to, $instead)) {
			$text = substr_replace($text, $instead, $from - $start, $to - $from);
		}
		$printed = $text . $printed;
		$tags[] = array($start, $end, '');
	}
	$tags[] = array($body[1], $body[1], $printed);
	return array_merge(array_values($tags), $sheets);
}
