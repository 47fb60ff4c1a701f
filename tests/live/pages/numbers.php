<?php
// Counters, bars, countdowns, progress trackers, star ratings.
return [
	c('count', ['flex_direction' => 'row'], [w('c1', 'counter', ['starting_number' => 0, 'ending_number' => 12345, 'prefix' => '$', 'title' => 'First']), w('c2', 'counter', ['starting_number' => 100, 'ending_number' => 98.6, 'suffix' => '%', 'duration' => 500, 'title' => 'Second', 'title_position' => 'before']), w('c3', 'counter', ['starting_number' => 0, 'ending_number' => 9876543, 'thousand_separator_char' => '.', 'title' => 'Third'])]),
	c('bars', [], [w('p1', 'progress', ['title' => 'Skill', 'percent' => ['unit' => '%', 'size' => 72], 'inner_text' => 'Web']), w('p2', 'progress', ['title' => 'Other', 'percent' => ['unit' => '%', 'size' => 30], 'progress_type' => 'info', 'display_percentage' => 'hide'])]),
	c('down', [], [w('d1', 'countdown', ['due_date' => date('Y-m-d H:i', strtotime('2036-01-01'))]), w('d2', 'countdown', ['due_date' => '2020-01-01 00:00', 'expire_actions' => ['message', 'hide'], 'message_after_expire' => 'It is over.']), w('d3', 'countdown', ['due_date' => '2020-01-01 00:00', 'label_display' => 'inline', 'show_days' => '', 'custom_labels' => 'yes', 'label_hours' => 'H'])]),
	c('track', [], [w('t1', 'progress-tracker', ['type' => 'horizontal']), w('t2', 'progress-tracker', ['type' => 'circular', 'percentage' => 'yes']), w('t3', 'progress-tracker', ['type' => 'horizontal', 'percentage' => 'yes', 'relative_to' => 'selector', 'selector' => '#' . $GLOBALS['pre'] . 'down'])]),
	c('tail', ['min_height' => px(1500)], [text('tailt', lorem(3))]),
];
