<?php
// From right to left: each kind of carousel, a gallery, a playlist, an off-canvas panel, moving and stuck containers.
$said = fn($n) => array_map(fn($i) => ['_id' => eid("s$i"), 'content' => "Words of person $i, long enough for more than one line on a phone.", 'name' => "Person $i", 'title' => "Trade $i", 'image' => img($i)], range(1, $n));
$media = fn($n) => array_map(fn($i) => ['_id' => eid("m$i"), 'type' => 'image', 'image' => img($i)], range(1, $n));
$slides = array_map(fn($i) => ['_id' => eid("d$i"), 'heading' => "Slide $i", 'description' => "Description $i", 'button_text' => 'Go', 'link' => ['url' => '#'], 'background_color' => '#345'], range(1, 3));
$loop = get_page_by_path('loop-item', OBJECT, 'elementor_library')->ID;
$still = ['autoplay' => '', 'loop' => 'yes'];
return [
	c('pictures', [], [w('p3', 'image-carousel', ['carousel' => imgs(5), 'slides_to_show' => '3', 'autoplay' => 'no']), w('pl', 'image-carousel', ['carousel' => imgs(4), 'slides_to_show' => '2', 'slides_to_scroll' => '2', 'autoplay' => 'no', 'infinite' => 'no', 'direction' => 'ltr']), w('p1', 'image-carousel', ['carousel' => imgs(3), 'slides_to_show' => '1', 'effect' => 'fade', 'autoplay' => 'no'])]),
	c('said', [], [w('test', 'testimonial-carousel', ['slides' => $said(3)] + $still), w('reviews', 'reviews', ['slides' => $said(4), 'slides_per_view' => '2', 'pagination' => 'progressbar'] + $still), w('mc', 'media-carousel', ['slides' => $media(5), 'slides_per_view' => '3'] + $still), w('show', 'media-carousel', ['skin' => 'slideshow', 'slides' => $media(5)] + $still), w('sl', 'slides', ['slides' => $slides, 'autoplay' => '', 'infinite' => 'yes', 'content_animation' => 'fadeInLeft'])]),
	c('more', [], [w('nc', 'nested-carousel', ['carousel_items' => [['_id' => eid('n1'), 'slide_title' => 'A'], ['_id' => eid('n2'), 'slide_title' => 'B'], ['_id' => eid('n3'), 'slide_title' => 'C']], 'slides_to_show' => '2', 'autoplay' => ''], array_map(fn($i) => ic("ncc$i", [heading("nch$i", "Nested $i")]), range(1, 3))), w('lc', 'loop-carousel', ['_skin' => 'post', 'template_id' => $loop, 'slides_to_show' => '3', 'posts_per_page' => 6, 'autoplay' => '', 'post_query_post_type' => 'post'])]),
	c('gal', [], [w('g', 'gallery', ['gallery' => imgs(6), 'gallery_layout' => 'masonry', 'columns' => 3]), w('gj', 'gallery', ['gallery' => imgs(6), 'gallery_layout' => 'justified'])]),
	c('off', [], [w('open', 'button', ['text' => 'Open', '__dynamic__' => ['link' => dyn('off-canvas', ['off_canvas' => eid($GLOBALS['pre'] . 'oc'), 'action' => 'open'], 'o1')]]), w('oc', 'off-canvas', ['off_canvas_name' => 'Side', 'horizontal_position' => 'start', 'entrance_animation' => 'slideInRight', 'exit_animation' => 'slideInRight'], [ic('oci', [heading('och', 'In it')])])]),
	// Its parent clips it: a page that becomes wider while it moves counts as layout shift, by how the jumps of the run fall.
	c('clip', ['overflow' => 'hidden'], [c('move', ['motion_fx_motion_fx_scrolling' => 'yes', 'motion_fx_translateX_effect' => 'yes', 'motion_fx_translateX_speed' => px(4), 'min_height' => px(300)], [heading('moves', 'Moves')], true)]),
	c('stuck', ['sticky' => 'top', 'background_background' => 'classic', 'background_color' => '#dde'], [heading('stuckh', 'Stuck')]),
	c('wide', ['background_background' => 'slideshow', 'background_slideshow_gallery' => imgs(3), 'background_slideshow_slide_transition' => 'slide_right', 'min_height' => px(400)], [heading('wideh', 'Wide')]),
	c('end', ['min_height' => px(1200)], [heading('endh', 'The end')]),
];
