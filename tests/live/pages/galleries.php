<?php
// Galleries: grid, justified, masonry, several with a filter; pictures in a plain gallery and alone, all with the lightbox.
$g = fn($n, $s = []) => w($n, 'gallery', ['gallery' => imgs(8), 'columns' => 4, 'gap' => px(10), 'link_to' => 'file', 'open_lightbox' => 'yes'] + $s);
return [
	c('grid', [], [$g('gr', ['gallery_layout' => 'grid', 'aspect_ratio' => '3:2', 'overlay_background' => 'yes', 'overlay_title' => 'title', 'overlay_description' => 'caption'])]),
	c('just', [], [$g('ju', ['gallery_layout' => 'justified', 'ideal_row_height' => px(200)])]),
	c('mason', [], [$g('mas', ['gallery_layout' => 'masonry', 'lazyload' => ''])]),
	c('multi', [], [$g('mu', ['gallery_type' => 'multiple', 'galleries' => [['_id' => eid('g1'), 'gallery_title' => 'One', 'multiple_gallery' => imgs(4)], ['_id' => eid('g2'), 'gallery_title' => 'Two', 'multiple_gallery' => imgs(4, 3)]], 'show_all_galleries' => 'yes', 'gallery_layout' => 'grid', 'pointer' => 'underline'])]),
	c('plain', ['flex_direction' => 'row'], [w('ig', 'image-gallery', ['wp_gallery' => imgs(6), 'gallery_columns' => 3, 'gallery_link' => 'file', 'open_lightbox' => 'yes']), w('im', 'image', ['image' => img(1), 'image_size' => 'medium', 'link_to' => 'file', 'open_lightbox' => 'yes', 'caption_source' => 'attachment'])]),
];
