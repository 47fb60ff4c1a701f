<?php

/**
 * The text fields of the settings page: what is refused stays in its field, with the reason below it.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Keys of a page configuration, as `PageConfig` has them (`src/base/page.ts`). */
const CONFIG_KEYS = array('plugins', 'overlays', 'consent');

/** Returns to the settings page, which shows what was typed and why it is not saved. */
function refuse(array $why, array $typed): void
{
	$fields = array();
	foreach ($why as $name => $reason) {
		$fields[$name] = array('why' => $reason, 'text' => $typed[$name]);
	}
	update_user_meta(get_current_user_id(), 'gossamer_refused', wp_slash($fields));
	finish('refused', '#gossamer-' . key($why));
}

/** @return array<string, array{why: string, text: string}> The refused fields, until the next page without any. */
function refused(): array
{
	if (get_done() !== 'refused') {
		delete_user_meta(get_current_user_id(), 'gossamer_refused');
		return array();
	}
	return array_filter((array) get_user_meta(get_current_user_id(), 'gossamer_refused', true), 'is_array');
}

/** @param mixed $lines What was typed. */
function why_not_paths($lines): string
{
	$foreign = foreign_lines(is_string($lines) ? $lines : '');
	/* translators: %s: addresses */
	return $foreign ? sprintf(__('Not addresses of this site: %s', 'gossamer'), implode(', ', $foreign)) : '';
}

/** @return string[] Lines with another site's address. */
function foreign_lines(string $lines): array
{
	$home = site_host(home_url('/'));
	return array_values(array_filter(array_map('trim', (array) preg_split('/\R/', $lines)), function (string $line) use ($home): bool {
		return (bool) preg_match('~^([a-z][a-z\d+.-]*:|//)~i', $line) && site_host($line) !== $home;
	}));
}

function site_host(string $address): string
{
	return (string) preg_replace('/^www\./', '', strtolower((string) wp_parse_url($address, PHP_URL_HOST)));
}

/** @return string[] Names in a page configuration that mean nothing. */
function unknown_names(string $config): array
{
	$config = (array) json_decode($config, true);
	$plugins = is_array($config['plugins'] ?? null) ? array_keys($config['plugins']) : array();
	$unknown = array_map(function (string $name): string {
		return "plugins.$name";
	}, array_diff($plugins, array_keys(release()['covers'])));
	return array_merge(array_values(array_diff(array_keys($config), CONFIG_KEYS)), array_values($unknown));
}

/** A row of the form with a text field. */
function print_field(string $name, string $label, string $help, string $text, string $warning = ''): void
{
	$id = "gossamer-$name";
	echo '<tr><th scope="row"><label for="' . esc_attr($id) . '">' . esc_html($label) . '</label></th><td>';
	print_area($name, $text, 4, "$id-help");
	echo '<p class="description" id="' . esc_attr($id) . '-help">' . esc_html($help) . '</p>';
	if ($warning !== '') {
		echo '<div class="notice notice-warning inline"><p>' . esc_html($warning) . '</p></div>';
	}
	echo '</td></tr>';
}

function print_area(string $name, string $text, int $rows, string $help = ''): void
{
	$id = "gossamer-$name";
	$refused = refused()[$name] ?? null;
	echo '<textarea class="large-text code" rows="' . esc_attr((string) $rows) . '" id="' . esc_attr($id) . '" name="' . esc_attr($name)
		. ($refused ? '" aria-invalid="true' : '') . '" aria-describedby="' . esc_attr(trim(($refused ? "$id-why " : '') . $help)) . '">'
		. esc_textarea($refused['text'] ?? $text) . '</textarea>';
	if ($refused) {
		echo '<p class="gossamer-why" id="' . esc_attr($id) . '-why" role="alert">' . esc_html($refused['why']) . '</p>';
	}
}
