<?php
// Image carousels: one to four a view, arrows and dots inside and outside, captions, small pictures, fade, right to left, none that moves.
$car = fn($n, $s = []) => w($n, 'image-carousel', $s + ['carousel' => imgs(5), 'thumbnail_size' => 'medium', 'slides_to_show' => '2', 'autoplay' => 'no', 'navigation' => 'both', 'infinite' => 'yes']);
return [
	c('first', [], [$car('one', ['slides_to_show' => '1', 'thumbnail_size' => 'thumbnail']), $car('two'), $car('three', ['slides_to_show' => '3', 'slides_to_scroll' => '3', 'infinite' => 'no', 'image_spacing' => 'custom', 'image_spacing_custom' => px(20)])]),
	c('second', [], [$car('outside', ['arrows_position' => 'outside', 'dots_position' => 'inside', 'caption_type' => 'caption']), $car('stretch', ['image_stretch' => 'yes', 'navigation' => 'arrows', 'caption_type' => 'title']), $car('fade', ['slides_to_show' => '1', 'effect' => 'fade', 'navigation' => 'dots'])]),
	c('third', [], [$car('rtl', ['direction' => 'rtl']), $car('single', ['carousel' => imgs(1)]), $car('few', ['carousel' => imgs(2), 'slides_to_show' => '3', 'infinite' => 'no']), $car('linked', ['link_to' => 'file', 'open_lightbox' => 'yes', 'slides_to_show' => '4', 'slides_to_show_mobile' => '2', 'navigation' => 'none'])]),
	c('row', ['flex_direction' => 'row'], [ic('left', [$car('inner', ['slides_to_show' => '1'])]), ic('right', [$car('lazy', ['lazyload' => 'yes', 'carousel' => imgs(4, 2)]), $car('auto', ['autoplay' => 'yes', 'autoplay_speed' => 1500, 'pause_on_hover' => 'yes', 'pause_on_interaction' => 'yes'])])]),
];
