<?php
// The lead form in the layouts and endings that its widget has.
$fields = ['is_show_field_name' => 'yes', 'field_name_required' => 'yes', 'is_show_field_email' => 'yes', 'field_email_required' => 'yes', 'is_show_field_phone' => 'yes', 'field_phone_required' => ''];
$all = [];
foreach (range(101, 105) as $id) $all["is_show_field_$id"] = 'yes';
foreach (range(101, 105) as $id) $all["field_{$id}_required"] = 'yes';
$texts = ['submit_label' => 'Send', 'submitting_text' => 'Sending', 'submitted_text' => 'Thank <b>you</b>'];
$form = fn(string $name, array $set) => c($name . 'c', [], [w($name, 'responder_form_f1', $set + $fields + $texts)]);
$away = ['action_after_submit' => 'redirect_to_thankyou_page'];
return [
	$form('all', $all + ['action_after_submit' => 'show_confirm_message', 'is_hidden_field_field_106' => 'yes', 'hidden_field_value_field_106' => 'a & "b"']),
	$form('bare', ['labels_or_placeholders' => 'placeholders', 'show_labels' => '', 'submit_label' => 'שליחה', 'hover_animation' => 'grow']),
	$form('stay', $away),
	$form('away', $away + ['url_thankyou_page_str' => '/plain/?from=form', 'url_thankyou_add_params' => 'yes']),
	$form('tab', $away + ['url_thankyou_page_str' => '/plain/', 'url_thankyou_open_new_page' => 'yes']),
];
