<?php
// Tabs, accordions, toggles, classic and nested, one in another.
$items = fn($k, $n) => array_map(fn($i) => ['_id' => eid("$k$i"), 'tab_title' => "Title $k$i", 'tab_content' => lorem($i % 2 + 1), 'item_title' => "Item $k$i"], range(1, $n));
$panels = fn($k, $n) => array_map(fn($i) => ic("$k-p$i", [heading("$k-h$i", "Panel $k$i"), text("$k-t$i", lorem($i % 2 + 1))]), range(1, $n));
$tabs = fn($k, $s = [], $p = null) => w($k, 'nested-tabs', ['tabs' => $items($k, 3)] + $s, $p ?? $panels($k, 3));
$acc = fn($k, $s = [], $p = null) => w($k, 'nested-accordion', ['items' => $items($k, 3)] + $s, $p ?? $panels($k, 3));
return [
	c('classic', [], [w('acc', 'accordion', ['tabs' => $items('a', 3)]), w('tog', 'toggle', ['tabs' => $items('t', 3), 'selected_icon' => ['value' => 'fas fa-plus', 'library' => 'fa-solid']]), w('tab', 'tabs', ['tabs' => $items('b', 3)]), w('tabv', 'tabs', ['tabs' => $items('v', 3), 'type' => 'vertical'])]),
	c('tabs', [], [$tabs('nt'), $tabs('ntl', ['tabs_direction' => 'inline-start', 'breakpoint_selector' => 'none']), $tabs('ntb', ['tabs_direction' => 'block-end', 'tabs_justify_horizontal' => 'stretch', 'breakpoint_selector' => 'tablet']), $tabs('scroll', ['horizontal_scroll' => 'enable', 'breakpoint_selector' => 'none', 'tabs' => $items('sc', 12)], $panels('sc', 12))]),
	c('accs', [], [$acc('na', ['default_state' => 'expanded', 'max_items_expended' => 'one']), $acc('nm', ['default_state' => 'all_collapsed', 'max_items_expended' => 'multiple', 'faq_schema' => 'yes']), $acc('ni', ['accordion_item_title_icon' => ['value' => 'fas fa-plus', 'library' => 'fa-solid'], 'accordion_item_title_icon_position' => 'start', 'title_tag' => 'h3'])]),
	c('nested', [], [$tabs('outer', [], [ic('o1', [$acc('in')]), ic('o2', [$tabs('intabs')]), ic('o3', [w('occ', 'image-carousel', ['carousel' => imgs(4), 'slides_to_show' => '2', 'autoplay' => 'no'])])])]),
];
