<?php
// Widgets inside others: in tabs, accordions, slides, loop items, an off-canvas panel and popups.
$put_popup = function ($n, $title, $els, $settings) {
	$page = get_page_by_path('inside') ?: get_post(wp_insert_post(['post_title' => 'Inside', 'post_name' => 'inside', 'post_type' => 'page', 'post_status' => 'publish', 'post_author' => 1]));
	$pre = $GLOBALS['pre'];
	$GLOBALS['pre'] = "in$n-";
	put("in-popup-$n", 'popup', $title, $els(), ['_elementor_popup_display_settings' => ['triggers' => [], 'timing' => []], '_elementor_conditions' => ['include/singular/page/' . $page->ID]], $settings + ['open_selector' => ".open-in-$n", 'width' => px(600), 'entrance_animation' => 'fadeIn', 'exit_animation' => 'fadeIn']);
	$GLOBALS['pre'] = $pre;
	\ElementorPro\Modules\ThemeBuilder\Module::instance()->get_conditions_manager()->get_cache()->regenerate();
};
$items = fn($k, $n) => array_map(fn($i) => ['_id' => eid("$k$i"), 'tab_title' => "Title $k$i", 'tab_content' => lorem(1), 'item_title' => "Item $k$i"], range(1, $n));
$f = fn($id, $type, $label, $s = []) => ['_id' => eid("f$id"), 'custom_id' => $id, 'field_type' => $type, 'field_label' => $label] + $s;
$form = fn($n, $fields) => w($n, 'form', ['form_name' => $n, 'form_fields' => $fields, 'button_text' => 'Send', 'step_type' => 'number_text', 'submit_actions' => ['save-to-database']]);
$pictures = fn($n, $s = []) => w($n, 'image-carousel', $s + ['carousel' => imgs(4), 'slides_to_show' => '2', 'autoplay' => 'no']);
$loop = put('in-loop-item', 'loop-item', 'Inside item', [c('lii', [], [w('lih', 'theme-post-title', []), w('lia', 'accordion', ['tabs' => $items('l', 2)]), w('lic', 'counter', ['ending_number' => 12, 'duration' => 500])])]);
$put_popup(1, 'With a form', fn() => [c('pc', [], [heading('ph', 'In a popup'), $form('pf', [$f('ps1', 'step', 'First'), $f('pn', 'text', 'Name', ['required' => 'true']), $f('ps2', 'step', 'Second'), $f('pd', 'date', 'Day')]), $pictures('pp'), w('pt', 'tabs', ['tabs' => $items('p', 2)])])], []);
$put_popup(2, 'At the side', fn() => [c('qc', [], [heading('qh', 'At the side'), w('qm', 'nav-menu', ['menu' => wp_get_nav_menu_object('Main')->slug, 'layout' => 'vertical', 'dropdown' => 'none']), w('qa', 'nested-accordion', ['items' => $items('q', 2)], [ic('q1', [text('q1t', lorem(1))]), ic('q2', [text('q2t', lorem(1))])]), w('qg', 'gallery', ['gallery' => imgs(4), 'gallery_layout' => 'grid', 'columns' => 2])])], ['horizontal_position' => 'right', 'height_type' => 'fit_to_screen', 'width' => px(360), 'prevent_scroll' => 'yes', 'entrance_animation' => 'slideInRight', 'exit_animation' => 'slideInRight']);
$panels = fn($k) => [
	ic("$k-1", [w("$k-g", 'gallery', ['gallery' => imgs(6), 'gallery_layout' => 'masonry', 'columns' => 3]), w("$k-n", 'counter', ['ending_number' => 250, 'duration' => 500])]),
	ic("$k-2", [$pictures("$k-c"), w("$k-h", 'animated-headline', ['headline_style' => 'highlight', 'marker' => 'circle', 'loop' => '', 'before_text' => 'It is', 'highlighted_text' => 'here'])]),
	ic("$k-3", [$form("$k-f", [$f("$k-s1", 'step', 'First'), $f("$k-x", 'text', 'Name'), $f("$k-s2", 'step', 'Second'), $f("$k-y", 'email', 'Mail')]), w("$k-p", 'progress', ['title' => 'Done', 'percent' => ['unit' => '%', 'size' => 70]])]),
];
return [
	c('tabs', [], [w('t', 'nested-tabs', ['tabs' => $items('a', 3)], $panels('t'))]),
	c('accordion', [], [w('ac', 'nested-accordion', ['items' => $items('b', 3), 'default_state' => 'all_collapsed'], $panels('ac'))]),
	c('slides', [], [w('nc', 'nested-carousel', ['carousel_items' => [['_id' => eid('n1'), 'slide_title' => 'A'], ['_id' => eid('n2'), 'slide_title' => 'B'], ['_id' => eid('n3'), 'slide_title' => 'C']], 'slides_to_show' => '1', 'autoplay' => '', 'infinite' => 'no'], [ic('nc1', [w('nct', 'tabs', ['tabs' => $items('n', 2)])]), ic('nc2', [w('ncd', 'countdown', ['due_date' => date('Y-m-d H:i', time() + 86400 * 200)])]), ic('nc3', [w('ncg', 'gallery', ['gallery' => imgs(4), 'gallery_layout' => 'grid', 'columns' => 2])])])]),
	c('loop', [], [w('lg', 'loop-grid', ['_skin' => 'post', 'template_id' => $loop, 'columns' => 3, 'posts_per_page' => 3, 'pagination_type' => 'load_more_on_click', 'post_query_post_type' => 'post'])]),
	c('off', [], [w('open', 'button', ['text' => 'Open', '__dynamic__' => ['link' => dyn('off-canvas', ['off_canvas' => eid($GLOBALS['pre'] . 'oc'), 'action' => 'open'], 'i1')]]), w('oc', 'off-canvas', ['off_canvas_name' => 'Side', 'horizontal_position' => 'end'], [ic('oci', [w('ocm', 'nav-menu', ['menu' => wp_get_nav_menu_object('Main')->slug, 'layout' => 'vertical', 'dropdown' => 'none']), w('oct', 'nested-tabs', ['tabs' => $items('o', 2)], [ic('oc1', [$pictures('ocp')]), ic('oc2', [w('ocg', 'gallery', ['gallery' => imgs(4), 'gallery_layout' => 'grid', 'columns' => 2])])])])])]),
	c('popups', [], [w('b1', 'button', ['text' => 'A form', 'link' => ['url' => '#'], '_css_classes' => 'open-in-1']), w('b2', 'button', ['text' => 'The side', 'link' => ['url' => '#'], '_css_classes' => 'open-in-2'])]),
	c('end', ['min_height' => px(900)], [heading('endh', 'The end')]),
];
