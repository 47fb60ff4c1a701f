<?php
// For the settings of the other products: everything that they hang on a page, and something to press.
$forms = [
	['redirect', ['action_after_submit' => 'redirect_to_thankyou_page', 'urlthankyou' => ['url' => '/plain/?from=form', 'is_external' => '', 'nofollow' => ''], 'urlthankyou_addparams' => 'yes']],
];
$feeds = ['cols=2 num=4', 'cols=4 num=4 nummobile=2 showheader=false showbutton=false', 'num=6 cols=3 showheader=true showbio=true headersize=large followtext="Come" buttontext="And more" buttoncolor=#ff0000 imagepadding=10 background=#eeeeee imageres=full', 'num=3 cols=1 colsmobile=same showfollow=false imageres=thumb width=50 widthunit=%'];
$list = [];
foreach ($feeds as $index => $atts) $list[] = c("feed$index", [], [w("f$index", 'shortcode', ['shortcode' => "[instagram-feed feed=1 $atts]"])]);
$hrefs = ['open' => '#joinchat', 'app' => '#whatsapp', 'tel' => 'tel:+97235551234', 'mail' => 'mailto:a@example.test', 'pdf' => '/wp-content/uploads/doc.pdf', 'out' => 'https://example.org/out', 'same' => '/plain/?a=b'];
$links = '';
foreach ($hrefs as $name => $href) $links .= "<p><a class='set-$name' href='$href' title='Link $name'>$name</a></p>";
return [
	c('texts', [], [heading('h', 'Settings'), text('links', $links . '<p><span class="joinchat_open set-span" data-message="Span">Open</span> <button class="joinchat_app set-button" type="button" data-phone="15550100" data-message="Hi">App</button> <button type="button" class="joinchat_close set-close">Close</button> <button type="button" class="set-plain">Plain</button></p>')]),
	c('far', ['min_height' => px(2200)], [text('long', lorem(6))]),
	c('forms', [], [
		w('pro', 'form', ['form_name' => 'Ask', 'form_fields' => [['custom_id' => 'name', 'field_type' => 'text', 'field_label' => 'Name', 'required' => 'true', '_id' => 'a1'], ['custom_id' => 'mail', 'field_type' => 'email', 'field_label' => 'Mail', '_id' => 'a2']], 'submit_actions' => ['save-to-database'], 'button_text' => 'Ask']),
		w('html', 'html', ['html' => '<form class="set-form" action="/plain/" method="get"><input name="word" aria-label="Word"><button>Find</button></form>']),
	]),
	c('shown', [], [text('show', '<p class="joinchat_show set-show">Seen</p>')]),
	...$list,
];
