<?php
// Everything on one page: what the other pages hold, with effects of scrolling, sticky elements, entrances, loops and the lead form between them; some 4,000 nodes.
$own = $GLOBALS['pre'];
$take = function ($name) use ($own) {
	$GLOBALS['pre'] = "$own$name-";
	$list = require __DIR__ . "/$name.php";
	$GLOBALS['pre'] = $own;
	return $list;
};
$devices = ['desktop', 'tablet', 'mobile'];
$moves = fn($effect, $s) => ['motion_fx_motion_fx_scrolling' => 'yes', "motion_fx_{$effect}_effect" => 'yes', 'motion_fx_devices' => $devices] + $s;
$speed = ['unit' => 'px', 'size' => 4, 'sizes' => []];
$box = fn($n, $s = [], $kids = []) => c($n, $s + ['min_height' => px(260)], $kids ?: [heading("$n-h", "Box $n")]);
$loop = get_page_by_path('loop-item', OBJECT, 'elementor_library')->ID;
$bar = c('bar', ['sticky' => 'top', 'sticky_on' => $devices, 'sticky_offset' => 0, 'sticky_effects_offset' => 80, 'z_index' => 50, 'background_background' => 'classic', 'background_color' => '#fff'], [heading('barh', 'A bar')]);
$scrolled = [
	$box('up', [], [heading('up-h', 'Up', $moves('translateY', ['motion_fx_translateY_speed' => $speed]))]),
	$box('side', [], [heading('side-h', 'Aside', $moves('translateX', ['motion_fx_translateX_speed' => $speed]))]),
	$box('turn', [], [heading('turn-h', 'Round', $moves('rotateZ', ['motion_fx_rotateZ_speed' => $speed]))]),
	$box('fade', [], [heading('fade-h', 'Out', $moves('opacity', ['motion_fx_opacity_level' => $speed]))]),
	$box('grow', [], [heading('grow-h', 'Larger', $moves('scale', ['motion_fx_scale_speed' => $speed]))]),
	$box('back', ['background_background' => 'classic', 'background_image' => img(5), 'background_size' => 'cover', 'background_motion_fx_motion_fx_scrolling' => 'yes', 'background_motion_fx_translateY_effect' => 'yes', 'background_motion_fx_translateY_speed' => $speed, 'background_motion_fx_devices' => $devices]),
	$box('enter', ['animation' => 'fadeInRight'], [heading('enter-h', 'In', ['_animation' => 'fadeInUp']), heading('enter-z', 'In later', ['_animation' => 'zoomIn', '_animation_delay' => 300])]),
	c('beside', ['flex_direction' => 'row', 'flex_align_items' => 'stretch'], [ic('left', [c('held', ['sticky' => 'top', 'sticky_on' => $devices, 'sticky_offset' => 60, 'sticky_parent' => 'yes', 'content_width' => 'full'], [heading('held-h', 'Sticky in its column')], true)]), ic('right', [text('tall', lorem(8))])]),
];
$loops = [
	c('grid', [], [w('grid1', 'loop-grid', ['_skin' => 'post', 'template_id' => $loop, 'columns' => 3, 'posts_per_page' => 6, 'pagination_type' => 'load_more_on_click', 'text' => 'More', 'post_query_post_type' => 'post'])]),
	c('lead', [], [w('rform', 'responder_form_f1', ['is_show_field_name' => 'yes', 'is_show_field_email' => 'yes', 'is_show_field_phone' => 'yes', 'submit_label' => 'Send'])]),
	c('feed', [], [w('insta', 'shortcode', ['shortcode' => '[instagram-feed feed=1]'])]),
	c('low', ['sticky' => 'bottom', 'sticky_on' => ['desktop', 'tablet'], 'sticky_offset' => 0, 'background_background' => 'classic', 'background_color' => '#ccf'], [heading('low-h', 'A low bar')]),
];
return array_merge([$bar], $take('menus'), $take('tabs'), $take('carousels-image'), $scrolled, $take('carousels-more'), $take('galleries'), $take('films'), $take('numbers'), $take('forms'), $take('posts'), $take('small'), $take('texts'), $loops);
