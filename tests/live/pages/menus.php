<?php
// Menus: bar, column, behind a button, with each pointer; a menu of panels by hover and by click.
$menu = wp_get_nav_menu_object('Main')->slug;
$nav = fn($n, $s = []) => w($n, 'nav-menu', ['menu' => $menu] + $s);
$mega = fn($n, $s = []) => w($n, 'mega-menu', ['menu_items' => [['_id' => eid("$n-1"), 'item_title' => 'One', 'item_dropdown_content' => 'yes'], ['_id' => eid("$n-2"), 'item_title' => 'Two', 'item_link' => ['url' => '#end']], ['_id' => eid("$n-3"), 'item_title' => 'Three', 'item_dropdown_content' => 'yes', 'item_link' => ['url' => '#']]]] + $s, [ic("$n-c1", [heading("$n-h1", 'Mega one'), text("$n-t1", lorem(1))]), ic("$n-c2", []), ic("$n-c3", [heading("$n-h3", 'Mega three')])]);
return [
	c('bar', ['flex_direction' => 'row'], [heading('logo', 'Name'), $nav('head', ['layout' => 'horizontal', 'align_items' => 'end', 'pointer' => 'underline', 'animation_line' => 'slide', 'full_width' => 'stretch', 'text_align' => 'center']), w('act', 'button', ['text' => 'Act'])]),
	c('bars', [], [$nav('over', ['pointer' => 'overline', 'align_items' => 'center', 'submenu_icon' => ['value' => 'fas fa-angle-down', 'library' => 'fa-solid']]), $nav('double', ['pointer' => 'double-line', 'align_items' => 'justify', 'dropdown' => 'mobile']), $nav('framed', ['pointer' => 'framed', 'animation_framed' => 'draw', 'dropdown' => 'none']), $nav('bg', ['pointer' => 'background', 'dropdown' => 'tablet', 'toggle' => 'burger', 'toggle_align' => 'left']), $nav('txt', ['pointer' => 'text', 'animation_text' => 'grow', 'dropdown' => 'tablet', 'toggle' => ''])]),
	c('columns', ['flex_direction' => 'row'], [$nav('col', ['layout' => 'vertical', 'pointer' => 'none']), $nav('list', ['layout' => 'dropdown', 'toggle' => '']), $nav('burger', ['layout' => 'dropdown', 'toggle' => 'burger']), w('beside', 'button', ['text' => 'Beside'])]),
	c('panels', [], [$mega('mh', ['open_on' => 'hover']), $mega('mc', ['open_on' => 'click', 'content_width' => 'fit_to_content', 'item_position_horizontal' => 'center', 'open_animation' => 'fadeIn']), $mega('mb', ['breakpoint_selector' => 'mobile'])]),
	c('end', ['min_height' => px(900), '_element_id' => 'end'], [heading('endh', 'The end')]),
];
