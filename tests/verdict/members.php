<?php

/**
 * Reads cases (`[code, expected]`) from standard input, and answers what PHP finds in each.
 */

define('ABSPATH', __DIR__);
$folder = dirname(__DIR__, 2) . '/src/wordpress/plugin/includes';
require "$folder/tokens.php";
require "$folder/scopes.php";
require "$folder/statements.php";
require "$folder/class-syntax.php";
require "$folder/class-members.php";

$cases = json_decode(stream_get_contents(STDIN), true);
echo json_encode(array_map(function (string $code): array {
	return Gossamer\Members::used($code);
}, $cases));
