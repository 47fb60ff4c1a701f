<?php

/**
 * Brings pages into their start states: reads a list of `{html, plugins, later?}` from a file, answers the pages. `later` is the page on which
 * the plan of the first is used.
 * `php start.php PLUGIN PAGES`: the folder of the built plugin.
 */

define('ABSPATH', __DIR__);
define('Gossamer\PLUGIN_FILE', "$argv[1]/gossamer.php");
define('Gossamer\MODULE', 'gossamer');
eval('namespace Gossamer; function release(): array { static $release; return $release ?? ($release = require dirname(PLUGIN_FILE) . "/release.php"); }');
foreach (array('class-document', 'class-tags', 'start', 'verdict') as $file) {
	require dirname(__DIR__, 2) . "/src/wordpress/plugin/includes/$file.php";
}

$pages = array();
foreach (json_decode(file_get_contents($argv[2]), true) as $page) {
	$document = new Gossamer\Document($page['html']);
	$named = array();
	foreach ($document->isReadable() ? $document->scripts : array() as $script) {
		$named = ($script['attributes']['id'] ?? '') === 'gossamer-config' ? Gossamer\named_plugins($script['text']) : $named;
	}
	$plan = Gossamer\plan_start($document, array_values(array_diff($page['plugins'], $named)));
	$later = isset($page['later']) ? new Gossamer\Document($page['later']) : $document;
	$pages[] = $later->edit(Gossamer\start_edits($later, $plan));
}
echo json_encode($pages);
