<?php
// Set-up, no page: popups of the stack stay on its page for them, so that three presses elsewhere open nothing; pages called rtl… are from right to left; a visit may bring options.
$page = get_page_by_path('popup');
foreach (get_posts(['post_type' => 'elementor_library', 'numberposts' => -1, 'post_status' => 'publish']) as $template) {
	if ('popup' !== get_post_meta($template->ID, '_elementor_template_type', true)) continue;
	$conditions = get_post_meta($template->ID, '_elementor_conditions', true);
	if ($conditions) update_post_meta($template->ID, '_elementor_conditions', ['include/singular/page/' . $page->ID]);
}
\ElementorPro\Modules\ThemeBuilder\Module::instance()->get_conditions_manager()->get_cache()->regenerate();
wp_mkdir_p(WPMU_PLUGIN_DIR);
file_put_contents(WPMU_PLUGIN_DIR . '/rtl-pages.php', "<?php add_action('init', function () { if (str_starts_with(\$_SERVER['REQUEST_URI'] ?? '', '/rtl')) \$GLOBALS['wp_locale']->text_direction = 'rtl'; }, 0);\n");
file_put_contents(WPMU_PLUGIN_DIR . '/visit-options.php', <<<'PHP'
<?php
global $wpdb;
$table = $wpdb->prefix . 'pys_options';
foreach ((array) json_decode(rawurldecode($_SERVER['HTTP_X_LIVE_OPTIONS'] ?? ''), true) as $name => $set) {
	$give = fn($value) => is_array($set) && is_array($value) ? array_merge($value, $set) : $set;
	add_filter("option_$name", $give);
	add_filter("default_option_$name", $give);
	if (!str_starts_with($name, 'pys_')) continue;
	// Tracking has a table of its own for its options; a temporary one of this request hides it.
	$wpdb->query("CREATE TEMPORARY TABLE IF NOT EXISTS $table SELECT * FROM $table");
	$value = unserialize($wpdb->get_var("SELECT option_value FROM $table WHERE option_name = '$name'"));
	$wpdb->update($table, ['option_value' => serialize($give($value))], ['option_name' => $name]);
}
PHP);
return [];
