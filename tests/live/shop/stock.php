<?php
/** Fills the shop in a process of its own, as WooCommerce is not there while pages are written. Returns ids. */
function stock(string $kind): array {
	putenv('REFMODE=shop');
	$words = array_map('escapeshellarg', [PHP_BINARY, '-d', 'display_errors=stderr', __DIR__ . '/goods.php', ABSPATH, $_SERVER['HTTP_HOST'], $kind]);
	exec(implode(' ', $words), $said, $code);
	if ($code) exit('The shop was not filled: ' . implode("\n", $said));
	wp_cache_flush();
	return json_decode(end($said), true);
}
