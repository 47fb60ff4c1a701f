<?php
// A page of any widgets with any settings: what their controls offer, chosen by a seed. Autoplay is off, as its steps have no common time. Where it is still, nothing moves with the scrolling or the mouse.
return function (int $seed, bool $isStill): array {
	mt_srand($seed);
	$chance = fn(int $percent) => mt_rand(1, 100) <= $percent;
	$any = fn(array $list) => $list[array_keys($list)[mt_rand(0, count($list) - 1)]];
	$items = fn(int $n, callable $make) => array_map(fn($i) => ['_id' => eid("r$seed-" . mt_rand(0, 1 << 30))] + $make($i), range(1, $n));
	$loop = get_page_by_path('loop-item', OBJECT, 'elementor_library')->ID;
	$menu = wp_get_nav_menu_object('Main')->slug;
	$few = fn() => mt_rand(1, 7);
	$panel = fn(string $name) => ic($name, [heading("$name-h", 'Panel'), text("$name-t", lorem(mt_rand(1, 3)))]);
	$nested = function (string $type, string $list, string $title, array $more = []) use ($items, $panel) {
		return function (string $name) use ($type, $list, $title, $more, $items, $panel) {
			$n = mt_rand(1, 5);
			return [$type, [$list => $items($n, fn($i) => [$title => "Part $i"] + $more)], array_map(fn($i) => $panel("$name-$i"), range(1, $n))];
		};
	};
	$plain = fn(string $type, ?callable $settings = null) => fn() => [$type, $settings ? $settings() : [], []];
	$widgets = [
		$plain('image-carousel', fn() => ['carousel' => imgs($few(), mt_rand(1, 4))]),
		$plain('media-carousel', fn() => ['slides' => $items($few(), fn($i) => ['type' => 'image', 'image' => img($i), 'image_link_to_type' => $any(['', 'file', 'custom'])]), 'skin' => $any(['carousel', 'slideshow', 'coverflow'])]),
		$plain('testimonial-carousel', fn() => ['slides' => $items($few(), fn($i) => ['content' => lorem(mt_rand(1, 2)), 'name' => "Person $i", 'title' => 'Trade', 'image' => img($i)])]),
		$plain('reviews', fn() => ['slides' => $items($few(), fn($i) => ['content' => lorem(1), 'name' => "Person $i", 'title' => '@x', 'image' => img($i), 'rating' => $i % 5])]),
		$plain('slides', fn() => ['slides' => $items($few(), fn($i) => ['heading' => "Slide $i", 'description' => lorem(1), 'button_text' => 'Go', 'link' => ['url' => '#'], 'background_color' => '#345', 'background_image' => img($i), 'background_ken_burns' => $any(['', 'yes'])])]),
		$nested('nested-carousel', 'carousel_items', 'slide_title'),
		$plain('loop-carousel', fn() => ['_skin' => 'post', 'template_id' => $loop, 'post_query_post_type' => 'post']),
		$plain('loop-grid', fn() => ['_skin' => 'post', 'template_id' => $loop, 'post_query_post_type' => 'post', 'posts_per_page' => mt_rand(1, 6)]),
		$nested('nested-tabs', 'tabs', 'tab_title'),
		$nested('nested-accordion', 'items', 'item_title'),
		$plain('accordion', fn() => ['tabs' => $items($few(), fn($i) => ['tab_title' => "Title $i", 'tab_content' => lorem(1)])]),
		$plain('toggle', fn() => ['tabs' => $items($few(), fn($i) => ['tab_title' => "Title $i", 'tab_content' => lorem(1)])]),
		$plain('tabs', fn() => ['tabs' => $items($few(), fn($i) => ['tab_title' => "Title $i", 'tab_content' => lorem(1)])]),
		$plain('counter', fn() => ['ending_number' => mt_rand(0, 100000)]),
		$plain('progress', fn() => ['title' => 'Skill']),
		$plain('countdown', fn() => ['due_date' => date('Y-m-d H:i', strtotime($any(['2036-01-01', '2020-01-01']))), 'countdown_type' => 'due_date']),
		$plain('progress-tracker'),
		$plain('animated-headline', fn() => ['rotating_text' => "One\nTwo words\nThree"]),
		$plain('alert', fn() => ['alert_title' => 'Title', 'alert_description' => lorem(1)]),
		$plain('image-gallery', fn() => ['wp_gallery' => imgs($few(), 1)]),
		$plain('gallery', fn() => $chance(50) ? ['gallery' => imgs($few(), 1)] : ['gallery_type' => 'multiple', 'galleries' => $items(mt_rand(1, 3), fn($i) => ['gallery_title' => "G $i", 'multiple_gallery' => imgs($few(), $i)])]),
		$plain('image', fn() => ['image' => img(2), 'link_to' => $any(['none', 'file'])]),
		$plain('video', fn() => ['video_type' => 'hosted', 'insert_url' => 'yes', 'external_url' => ['url' => $GLOBALS['clip'] ?? '/wp-content/uploads/clip.webm']]),
		$plain('nav-menu', fn() => ['menu' => $menu]),
		function (string $name) use ($items, $panel) {
			return ['mega-menu', ['menu_items' => $items(3, fn($i) => ['item_title' => "Item $i", 'item_dropdown_content' => $i == 2 ? '' : 'yes', 'item_link' => ['url' => $i == 1 ? '' : '#x']])], [$panel("$name-1"), ic("$name-2", []), $panel("$name-3")]];
		},
		fn(string $name) => ['off-canvas', ['off_canvas_name' => 'Side'], [$panel("$name-1")]],
		$plain('posts', fn() => ['posts_post_type' => 'post', 'classic_posts_per_page' => mt_rand(1, 6)]),
		$plain('portfolio', fn() => ['posts_post_type' => 'post', 'posts_per_page' => mt_rand(1, 6)]),
		$plain('search'),
		$plain('search-form'),
		$plain('table-of-contents'),
		$plain('text-path', fn() => ['text' => 'Words along a path', 'link' => ['url' => $any(['', '#x'])]]),
		$plain('hotspot', fn() => ['image' => img(3), 'hotspot' => $items($few(), fn($i) => ['hotspot_label' => "H$i", 'hotspot_tooltip_content' => lorem(1), 'hotspot_offset_x' => ['unit' => '%', 'size' => mt_rand(5, 90)], 'hotspot_offset_y' => ['unit' => '%', 'size' => mt_rand(5, 90)]])]),
		$plain('share-buttons'),
		$plain('flip-box', fn() => ['title_text_a' => 'Front', 'title_text_b' => 'Back']),
		$plain('code-highlight', fn() => ['code' => "const a = 1;\nlet b = 2;"]),
		$plain('form', fn() => ['form_name' => 'F', 'form_fields' => $items(4, fn($i) => ['custom_id' => "f$i", 'field_type' => $any(['text', 'email', 'textarea', 'select', 'checkbox', 'radio', 'acceptance', 'number', 'tel', 'url', 'date', 'time', 'step', 'upload', 'password', 'hidden']), 'field_label' => "Field $i", 'field_options' => "A\nB\nC", 'required' => $any(['', 'true']), 'placeholder' => $any(['', 'Here'])]), 'button_text' => 'Send']),
		$plain('image-box', fn() => ['image' => img(1)]),
		$plain('heading', fn() => ['title' => 'A heading']),
		$plain('button', fn() => ['text' => 'Press', 'link' => ['url' => '#x']]),
	];
	$skip = '/template|query|_id$|post_type|custom_css|^_element_id|menu$|skin$|hover_animation_popover|avoid_duplicates|source|video_type|insert_url|gallery_type|due_date|countdown_type|redirect|submit_actions|^form_|display_conditions|dynamic|^autoplay' . ($isStill ? '|motion_fx|_transform_' : '') . '/';
	$random = function (array $controls, array $base, int $likely, int $rarely) use ($chance, $any, $skip): array {
		$made = [];
		foreach ($controls as $name => $control) {
			if (isset($base[$name]) || preg_match($skip, $name) || !$chance(!empty($control['frontend_available']) ? $likely : $rarely)) continue;
			switch ($control['type'] ?? '') {
				case 'select':
				case 'choose':
					$options = array_keys((array) ($control['options'] ?? []));
					foreach ((array) ($control['groups'] ?? []) as $group) if (is_array($group)) $options = array_merge($options, array_keys((array) ($group['options'] ?? [])));
					if ($options) $made[$name] = (string) $any($options);
					break;
				case 'switcher':
				case 'popover_toggle':
					$made[$name] = $chance(50) ? (string) ($control['return_value'] ?? 'yes') : '';
					break;
				case 'slider':
					// A range has two ends.
					if (!empty($control['default']['sizes'])) break;
					$unit = $any((array) ($control['size_units'] ?? []) ?: [$control['default']['unit'] ?? 'px']);
					$range = $control['range'][$unit] ?? ['min' => 0, 'max' => 100];
					if ($unit === 'custom' || !is_numeric($range['max'] ?? 'x')) break;
					$min = (float) ($range['min'] ?? 0);
					$max = min((float) $range['max'], $unit === 'px' ? 400 : 1000);
					$made[$name] = ['unit' => $unit, 'sizes' => [], 'size' => round($min + ($max - $min) * mt_rand(0, 100) / 100, 1)];
					break;
				case 'number':
					$made[$name] = preg_match('/speed|duration|delay|interval/', $name) ? mt_rand(2, 12) * 100 : mt_rand((int) ($control['min'] ?? 0), min(5000, (int) ($control['max'] ?? 10)));
					break;
				case 'animation':
				case 'hover_animation':
					$made[$name] = $any(['', 'fadeIn', 'zoomIn', 'slideInUp', 'bounceInLeft']);
					break;
				case 'select2':
					$options = array_keys((array) ($control['options'] ?? []));
					if ($options) $made[$name] = empty($control['multiple']) ? (string) $any($options) : array_map('strval', array_slice($options, 0, mt_rand(1, count($options))));
					break;
			}
		}
		return $made;
	};
	$manager = \Elementor\Plugin::$instance->widgets_manager;
	$pick = function (string $name) use ($widgets, $any, $manager, $random) {
		[$type, $settings, $children] = $any($widgets)($name);
		$widget = $manager->get_widget_types($type);
		if (!$widget) return text($name, "no $type");
		return w($name, $type, $settings + ['autoplay' => ''] + $random($widget->get_controls(), $settings, 35, 6), $children);
	};
	$container = \Elementor\Plugin::$instance->elements_manager->get_element_types('container')->get_controls();
	$effects = array_filter($container, fn($c, $n) => preg_match('/sticky|motion_fx|^animation|_animation|background_(motion|slideshow|video)|^flex_|content_width/', $n), ARRAY_FILTER_USE_BOTH);
	$list = [];
	foreach (range(1, 5) as $i) {
		$parts = array_map(fn($k) => $pick("w$i$k"), range(1, mt_rand(1, 2)));
		$list[] = c("s$i", $chance(40) ? $random($effects, [], 30, 12) : [], $parts);
	}
	$list[] = c('tail', ['min_height' => px(700), '_element_id' => 'x'], [text('tailt', lorem(2))]);
	return $list;
};
