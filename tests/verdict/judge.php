<?php

/**
 * Judges pages: reads a list of `{html, address, scripts, registry?, sheets?, folders?, without?}` from a file, answers the verdicts.
 * `php judge.php PLUGIN PAGES`: the folder of the built plugin.
 */

define('ABSPATH', __DIR__);
$folder = $argv[1];
define('Gossamer\PLUGIN_FILE', "$folder/gossamer.php");
define('Gossamer\MODULE', 'gossamer');
// Of the release without WordPress only the description is requested.
eval('namespace Gossamer; function release(): array { static $release; return $release ?? ($release = require dirname(PLUGIN_FILE) . "/release.php"); }');
foreach (array('class-document', 'scripts', 'code', 'handles', 'verdict', 'no-harm', 'scriptless', 'consent', 'unserved', 'tokens', 'scopes', 'statements', 'class-syntax', 'class-members', 'offered') as $file) {
	require dirname(__DIR__, 2) . "/src/wordpress/plugin/includes/$file.php";
}

$verdicts = array();
$known = array();
foreach (json_decode(file_get_contents($argv[2]), true) as $page) {
	$page += array('registry' => null, 'folders' => array(), 'without' => array(), 'address' => '');
	$page['read'] = function (string $address) use ($page, &$known): ?array {
		if (!isset($page['scripts'][$address])) {
			return null;
		}
		$key = md5($page['scripts'][$address]);
		return $known[$key] ?? ($known[$key] = Gossamer\facts_of($page['scripts'][$address]));
	};
	$page['sheet'] = function (string $address) use ($page): ?string {
		return $page['sheets'][$address] ?? null;
	};
	$start = hrtime(true);
	$verdict = Gossamer\judge(new Gossamer\Document($page['html']), $page, $page['without']);
	$verdicts[] = array('verdict' => $verdict, 'ms' => (hrtime(true) - $start) / 1e6, 'bytes' => strlen($page['html']));
}
echo json_encode($verdicts, JSON_INVALID_UTF8_SUBSTITUTE);
