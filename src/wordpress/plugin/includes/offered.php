<?php

/**
 * Which members the page builder's surface offers. TypeScript has the same (`src/verdict/offered.ts`).
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Members that every function and object has. */
const UNIVERSAL_MEMBERS = array('prototype', 'constructor', 'call', 'apply', 'bind', 'length', 'name', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString', '__proto__', '__super__');

/**
 * The members that a script uses and that are not offered. A value that cannot be followed is one only where something
 * is left out below it: a function, or an object of which all is offered, may go anywhere.
 *
 * @param array<string, mixed> $surface Paths that are offered, as keys.
 * @return string[]
 */
function members_lacking(string $code, array $surface): array
{
	$lacking = array();
	foreach (Members::used($code) as $path) {
		if (substr($path, -2) !== '.?') {
			$isLacking = !is_member_offered($path, $surface);
		} else {
			$of = substr($path, 0, -2);
			$isLacking = is_member_offered($of, $surface) && has_members($of, $surface) && !is_member_open($of, $surface);
		}
		if ($isLacking) {
			$lacking[] = $path;
		}
	}
	return $lacking;
}

function is_member_offered(string $path, array $surface): bool
{
	if (isset($surface[$path]) || is_member_open($path, $surface)) {
		return true;
	}
	$parts = explode('.', $path);
	$last = array_pop($parts);
	return $parts && in_array($last, UNIVERSAL_MEMBERS, true) && is_member_offered(implode('.', $parts), $surface);
}

function is_member_open(string $path, array $surface): bool
{
	$parts = explode('.', $path);
	for ($length = count($parts); $length > 0; $length--) {
		if (isset($surface[implode('.', array_slice($parts, 0, $length)) . '.*'])) {
			return true;
		}
	}
	return false;
}

function has_members(string $path, array $surface): bool
{
	foreach ($surface as $known => $_) {
		if (strpos($known, "$path.") === 0) {
			return true;
		}
	}
	return false;
}
