<?php
// Films: with a picture before them, inline and in the lightbox, a list of films, one behind a container.
$film = fn($n, $s) => w($n, 'video', ['video_type' => 'hosted', 'insert_url' => 'yes', 'external_url' => ['url' => STACK_URL . '/wp-content/uploads/clip.webm']] + $s);
$item = fn($i, $s = []) => $s + ['_id' => eid("v$i"), 'type' => 'hosted', 'title' => "Film $i", 'duration' => '0:0' . $i, 'insert_url' => 'yes', 'external_url' => ['url' => STACK_URL . '/wp-content/uploads/clip.webm'], 'thumbnail' => img($i)];
return [
	c('plain', ['flex_direction' => 'row'], [$film('v1', []), $film('v2', ['show_image_overlay' => 'yes', 'image_overlay' => img(1)]), $film('v3', ['show_image_overlay' => 'yes', 'image_overlay' => img(2), 'lightbox' => 'yes'])]),
	c('out', ['flex_direction' => 'row'], [w('y1', 'video', ['video_type' => 'youtube', 'youtube_url' => 'https://www.youtube.com/watch?v=XHOmBV4js_E', 'show_image_overlay' => 'yes', 'image_overlay' => img(3)]), w('y2', 'video', ['video_type' => 'vimeo', 'vimeo_url' => 'https://vimeo.com/235215203', 'show_image_overlay' => 'yes', 'image_overlay' => img(4), 'lightbox' => 'yes', 'aspect_ratio' => '43'])]),
	c('list', [], [w('pl', 'video-playlist', ['playlist_title' => 'Films', 'tabs' => [$item(1), $item(2), $item(3, ['type' => 'section', 'title' => 'Part two']), $item(4)], 'inner_tab_title_1' => 'First', 'inner_tab_title_2' => 'Second'])]),
	c('behind', ['min_height' => px(300), 'background_background' => 'video', 'background_video_link' => STACK_URL . '/wp-content/uploads/clip.webm', 'background_play_on_mobile' => 'yes', 'background_video_fallback' => img(2)], [heading('bh', 'On a film')]),
	c('show', ['min_height' => px(300), 'background_background' => 'slideshow', 'background_slideshow_gallery' => imgs(3, 4), 'background_slideshow_loop' => 'yes', 'background_slideshow_slide_duration' => 900000, 'background_slideshow_slide_transition' => 'fade'], [heading('sh', 'On pictures')]),
];
