<?php
// Lists of posts: classic and cards, masonry, pages and loading more, portfolio with a filter, loops with a filter.
$loop = get_page_by_path('loop-item', OBJECT, 'elementor_library')->ID;
return [
	c('classic', [], [w('cl', 'posts', ['_skin' => 'classic', 'classic_columns' => '3', 'classic_posts_per_page' => 6, 'pagination_type' => 'numbers', 'classic_thumbnail_size_size' => 'medium'])]),
	c('cards', [], [w('ca', 'posts', ['_skin' => 'cards', 'cards_columns' => '3', 'cards_posts_per_page' => 6, 'pagination_type' => 'load_more_on_click', 'text' => 'More'])]),
	c('masonry', [], [w('ma', 'posts', ['_skin' => 'classic', 'classic_columns' => '3', 'classic_posts_per_page' => 6, 'classic_masonry' => 'yes', 'classic_thumbnail_size_size' => 'medium'])]),
	c('folio', [], [w('po', 'portfolio', ['columns' => '3', 'posts_per_page' => 6, 'show_filter_bar' => 'yes', 'taxonomy' => 'category', 'posts_post_type' => 'post']), w('pm', 'portfolio', ['columns' => '4', 'columns_mobile' => '2', 'posts_per_page' => 8, 'masonry' => 'yes', 'posts_post_type' => 'post'])]),
	c('loops', [], [w('lg', 'loop-grid', ['_skin' => 'post', 'template_id' => $loop, 'columns' => 4, 'posts_per_page' => 4, 'masonry' => 'yes', 'post_query_post_type' => 'post'])]),
];
