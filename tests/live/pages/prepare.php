<?php
// Set-up, no page: popups of the stack stay on its page for them, so that three presses elsewhere open nothing.
$page = get_page_by_path('popup');
foreach (get_posts(['post_type' => 'elementor_library', 'numberposts' => -1, 'post_status' => 'publish']) as $template) {
	if ('popup' !== get_post_meta($template->ID, '_elementor_template_type', true)) continue;
	$conditions = get_post_meta($template->ID, '_elementor_conditions', true);
	if ($conditions) update_post_meta($template->ID, '_elementor_conditions', ['include/singular/page/' . $page->ID]);
}
\ElementorPro\Modules\ThemeBuilder\Module::instance()->get_conditions_manager()->get_cache()->regenerate();
return [];
