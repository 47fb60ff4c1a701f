<?php

/**
 * The scripts of a page: the kind, handle and text of each.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Types by which optimisers hold scripts back until someone does something; Cloudflare puts a number before the type. */
const DELAYED_TYPE = '~rocketlazyloadscript|litespeed/javascript|pmdelayedscript|wpmeteor|flyingscript|sgdelayedscript|^[\da-f]+-(text|application)/(x-)?(java|ecma)script~i';
/** Types by which consent tools hold scripts back until a visitor agrees. */
const HELD_TYPE = '~^\s*(text/plain|(javascript|text|script)/blocked)\s*(;|$)~i';
/** Attributes that say a script's address; all but the first by an optimiser, which holds it back. */
const ADDRESSES = array('src', 'data-src', 'data-rocket-src', 'data-pmdelayedscript', 'data-wpmeteor-src');

/**
 * @param array $page As `judge` takes it.
 * @return array<int, array{handle: string, part: string, address: string, text: string, isCode: bool, mayRun: bool, attributes: array<string, string>}>
 */
function read_scripts(Document $document, array $page): array
{
	// The second reading adds their attributes.
	$document->isReadable();
	$handles = $page['registry']['handles'] ?? null;
	$byAddress = array();
	foreach ($handles ?? array() as $handle => $entry) {
		if ($entry['src'] !== '') {
			$byAddress[strtok(resolve_address($entry['src'], $page['address']), '?#')] = (string) $handle;
		}
	}
	$scripts = array();
	foreach ($document->scripts as $number => $script) {
		$attributes = $script['attributes'];
		$printed = '';
		foreach (ADDRESSES as $name) {
			$printed = $printed !== '' ? $printed : ($attributes[$name] ?? '');
		}
		$address = $printed === '' ? '' : resolve_address($printed, $page['address']);
		$isData = strpos($address, 'data:') === 0;
		preg_match('/^(.+)-js(?:-(extra|before|after|translations))?$/D', $attributes['id'] ?? '', $match);
		$handle = isset($match[1]) && ($handles === null || isset($handles[$match[1]])) ? $match[1] : '';
		$part = $handle === '' ? '' : ($match[2] ?? ($address === '' ? '' : 'src'));
		if ($handle === '' && $address !== '') {
			$handle = $byAddress[strtok($address, '?#')] ?? ($handles === null ? handle_of_file($address) : '');
			$part = $handle === '' ? '' : 'src';
		}
		// A delivery network serves a copy of the file that the server has registered.
		$registered = $part === 'src' ? (string) ($handles[$handle]['src'] ?? '') : '';
		if ($registered !== '' && $address !== '' && !is_of_site($address, $page['address'])) {
			$address = resolve_address($registered, $page['address']);
		}
		$scripts[$number] = array(
			'handle' => $handle === 'jquery' ? 'jquery-core' : $handle,
			'part' => $part,
			'address' => $isData ? '' : $address,
			'text' => $isData ? text_of_data($address) : ($address === '' ? $script['text'] : ''),
			'isCode' => is_code(type_of($attributes)),
			'mayRun' => is_code(type_of($attributes)) || preg_match(HELD_TYPE, type_of($attributes)),
			'attributes' => $attributes,
		);
	}
	return $scripts;
}

/** The type of a script tag; WP Meteor holds scripts back by a type that consent tools use as well. */
function type_of(array $attributes): string
{
	return isset($attributes['data-wpmeteor-type']) ? 'wpmeteor' : $attributes['type'] ?? '';
}

function is_code(string $type): bool
{
	return (bool) preg_match('~^\s*(|module|(text|application)/(x-)?(java|ecma)script)\s*(;|$)~i', $type)
		|| (bool) preg_match(DELAYED_TYPE, $type);
}

/** The handle of a file with a known name; empty for any other. */
function handle_of_file(string $address): string
{
	foreach (release()['rules']['files'] as $handle => $path) {
		if (preg_match("~$path(\\?|$)~", $address)) {
			return $handle;
		}
	}
	return '';
}

/** A script's name for the owner. */
function name_of(array $script): string
{
	if ($script['handle'] !== '' && $script['part'] === 'src') {
		return $script['handle'];
	}
	if ($script['address'] !== '') {
		$file = (string) preg_replace('~^.*/~s', '', (string) preg_replace('/[?#].*/s', '', $script['address']));
		return $file !== '' ? $file : $script['address'];
	}
	$id = $script['attributes']['id'] ?? '';
	return $id !== '' ? "#$id" : excerpt($script['text']);
}

function excerpt(string $code): string
{
	return mb_substr(trim((string) preg_replace('/[\t\n\x0B\f\r ]+/', ' ', $code), ' '), 0, 60, 'UTF-8');
}

/** An address as a browser would ask for it. */
function resolve_address(string $address, string $base): string
{
	$address = trim($address);
	if ($base === '' || preg_match('~^[a-z][a-z0-9+.-]*:~i', $address)) {
		return $address;
	}
	preg_match('~^([a-z][a-z0-9+.-]*:)//[^/?#]*~i', $base, $match);
	list($host, $scheme) = $match + array('', '');
	if (substr($address, 0, 2) === '//') {
		return $scheme . $address;
	}
	$folder = (string) preg_replace('~[^/]*$~', '', (string) preg_replace('/[?#].*/s', '', substr($base, strlen($host))));
	$path = substr($address, 0, 1) === '/' ? $address : ($folder === '' ? '/' : $folder) . $address;
	preg_match('/^([^?#]*)(.*)$/s', $path, $parts);
	$kept = array();
	foreach (explode('/', $parts[1]) as $part) {
		if ($part === '..') {
			count($kept) > 1 && array_pop($kept);
		} elseif ($part !== '.') {
			$kept[] = $part;
		}
	}
	return $host . implode('/', $kept) . $parts[2];
}

/** Whether a file is the site's: on the page's host, or in WordPress' own folders, whichever host delivers them. */
function is_of_site(string $address, string $base): bool
{
	if (!preg_match('~^([a-z][a-z0-9+.-]*:)?//~i', $address) || preg_match('~^[^?#]*/wp-(content|includes)/~', $address)) {
		return true;
	}
	return $base !== '' && host_of($address) === host_of($base);
}

/** Host of an address, with its port. */
function host_of(string $address): string
{
	return preg_match('~^(?:[a-z][a-z0-9+.-]*:)?//([^/?#]*)~i', $address, $match) ? strtolower($match[1]) : '';
}

/** Code that an optimiser has written into the address. */
function text_of_data(string $address): string
{
	if (!preg_match('/^data:([^,]*),(.*)$/s', $address, $match)) {
		return '';
	}
	return preg_match('/;base64$/i', $match[1]) ? (string) base64_decode($match[2]) : rawurldecode($match[2]);
}
