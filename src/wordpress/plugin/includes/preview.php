<?php

/**
 * The preview: its mark for administrators, and its links, which are signed, carried on through the visit by a cookie and by the links of the page, ended by the visitor or by the owner.
 *
 * @package Gossamer
 */

namespace Gossamer;

defined('ABSPATH') || exit;

/** Name in the address and of the cookie. */
const PREVIEW = 'gossamer-preview';

/** The word of the preview link that the visitor has come by; empty if there is none that holds. */
function link_word(): string
{
	// phpcs:disable WordPress.Security -- the word is signed.
	$given = isset($_GET[PREVIEW]) ? wp_unslash($_GET[PREVIEW]) : wp_unslash($_COOKIE[PREVIEW] ?? null);
	// phpcs:enable
	if (!is_signed('preview', $given)) {
		return '';
	}
	// A link that was made before the owner ended them all.
	return (int) $given - LINK_SECONDS < options()['linksFrom'] ? '' : $given;
}

function has_link(): bool
{
	return link_word() !== '';
}

/** Keeps the word for the pages to come; `end` in its place ends the preview. */
function keep_link(): void
{
	// phpcs:ignore WordPress.Security -- a word that does not hold ends the preview.
	if (!isset($_GET[PREVIEW]) || headers_sent()) {
		return;
	}
	$word = link_word();
	setcookie(
		PREVIEW,
		$word,
		array(
			'expires' => $word === '' ? 1 : (int) $word,
			'path' => COOKIEPATH ? COOKIEPATH : '/',
			'secure' => is_ssl(),
			'httponly' => true,
			'samesite' => 'Lax',
		)
	);
	unset($_COOKIE[PREVIEW]);
	if ($word === '') {
		defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
		nocache_headers();
	}
	// phpcs:ignore WordPress.Security -- compared only.
	if ($word === '' && $_GET[PREVIEW] !== 'end') {
		add_action('wp_footer', __NAMESPACE__ . '\print_ended');
	}
}

/** A link that no longer holds says so. */
function print_ended(): void
{
	// phpcs:ignore WordPress.Security -- escaped there.
	echo preview_note(esc_html__('This preview link has expired or was revoked. You see the page as all visitors do.', 'gossamer'));
}

/** @param string $html What it says. */
function preview_note(string $html): string
{
	return '<aside id="' . PREVIEW . '" style="position:fixed;inset:auto auto 0 0;z-index:2147483647;padding:.4em .8em;background:#1d2327;color:#fff;font:14px/1.4 sans-serif">'
		. "$html</aside>";
}

/** Tells administrators that a page is their preview. */
function mark_preview(\WP_Admin_Bar $bar): void
{
	$options = options();
	if (is_other_request() || !current_user_can('manage_options') || !is_wanted($options) || !is_for_few($options)) {
		return;
	}
	$bar->add_node(array(
		'id' => PREVIEW,
		'title' => esc_html__('Gossamer preview', 'gossamer'),
		'href' => admin_url('options-general.php?page=gossamer'),
		'meta' => array(
			'title' => esc_attr__('You see this page as visitors will see it with Gossamer.', 'gossamer'),
			// On a phone WordPress shows only its own items.
			'html' => '<style>#wpadminbar li#wp-admin-bar-' . PREVIEW . '{display:block}</style>',
		),
	));
}

/** A notice with an exit for visitors with a preview link. Page caches ignore cookies, so the page's links carry the key. */
function preview_tag(): string
{
	$word = link_word();
	if ($word === '') {
		return '';
	}
	$end = add_query_arg(PREVIEW, 'end', remove_query_arg(PREVIEW));
	$script = 'addEventListener("click",(event)=>{const link=event.target.closest?.("a[href]");'
		. 'if(!link||link.origin!==location.origin||/wp-(admin|login)/.test(link.pathname)||link.getAttribute("href")[0]==="#"||link.search.includes("' . PREVIEW . '"))return;'
		. 'const to=new URL(link.href);to.searchParams.set("' . PREVIEW . '","' . esc_js($word) . '");link.href=to},true);';
	$text = esc_html__('Preview with Gossamer', 'gossamer') . ' · <a style="color:#fff;text-decoration:underline" href="' . esc_url($end) . '">'
		. esc_html__('End the preview', 'gossamer') . '</a>';
	return preview_note($text) . "<script>$script</script>";
}
