<?php
// What the shop sells, and its options; run by the pages that need it, in a process of its own, with WooCommerce. Arguments: folder of WordPress, host, kind of the shop's pages. Prints ids.
[, $folder, $host, $kind] = $argv;
$_SERVER += ['HTTP_HOST' => $host, 'SERVER_NAME' => '127.0.0.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/'];
require $folder . 'wp-load.php';
wp_set_current_user(1);
$pictures = get_option('ref_imgs');
$options = [
	'woocommerce_enable_coupons' => 'yes', 'woocommerce_cod_settings' => ['enabled' => 'yes', 'title' => 'Cash on delivery'],
	'woocommerce_cheque_settings' => ['enabled' => 'yes', 'title' => 'Cheque'], 'woocommerce_enable_signup_and_login_from_checkout' => 'yes',
	'woocommerce_enable_myaccount_registration' => 'yes', 'woocommerce_coming_soon' => 'no', 'woocommerce_default_country' => 'US:CA',
	// A widget of the shop that is rendered without WooCommerce would be remembered as empty.
	'elementor_element_cache_ttl' => 'disable',
];
foreach ($options as $name => $value) update_option($name, $value);

$product = function (string $class, string $name, array $set) use ($pictures) {
	$old = get_page_by_path(sanitize_title($name), OBJECT, 'product');
	if ($old) return $old->ID;
	$one = new $class();
	$one->set_props(['name' => $name, 'slug' => sanitize_title($name), 'status' => 'publish', 'image_id' => $pictures[strlen($name) % count($pictures)]] + $set);
	return $one->save();
};
$category = fn(string $name) => (get_term_by('name', $name, 'product_cat') ?: get_term(wp_insert_term($name, 'product_cat')['term_id']))->term_id;
foreach (range(1, 20) as $number) $product('WC_Product_Simple', "Cup $number", ['regular_price' => 3.4 + $number, 'short_description' => "The cup number $number.", 'category_ids' => [$category('Cups')]]);
$related = [get_page_by_path('cup-1', OBJECT, 'product')->ID, get_page_by_path('cup-2', OBJECT, 'product')->ID];
foreach (['Shirt' => 'Shirts', 'Built shirt' => 'Built'] as $name => $group) {
	if (get_page_by_path(sanitize_title($name), OBJECT, 'product')) continue;
	$attributes = [];
	foreach (['Colour' => ['Red', 'Blue'], 'Size' => ['Small', 'Large']] as $title => $values) {
		$attribute = new WC_Product_Attribute();
		$attribute->set_name($title);
		$attribute->set_options($values);
		$attribute->set_visible(true);
		$attribute->set_variation(true);
		$attributes[] = $attribute;
	}
	$id = $product('WC_Product_Variable', $name, ['attributes' => $attributes, 'description' => 'A long description.', 'short_description' => 'A shirt.', 'gallery_image_ids' => array_slice($pictures, 1, 3), 'category_ids' => [$category($group)], 'upsell_ids' => $related, 'cross_sell_ids' => $related, 'reviews_allowed' => true]);
	foreach ([['Red', 'Small', 20, ''], ['Red', 'Large', 24, 18], ['Blue', 'Small', 21, '']] as $at => [$colour, $size, $price, $sale]) {
		$variation = new WC_Product_Variation();
		$variation->set_props(['parent_id' => $id, 'attributes' => ['colour' => $colour, 'size' => $size], 'regular_price' => $price, 'sale_price' => $sale, 'image_id' => $pictures[$at + 4], 'status' => 'publish', 'description' => "$colour and $size."]);
		$variation->save();
	}
	WC_Product_Variable::sync($id);
}
$product('WC_Product_Simple', 'Built cup', ['regular_price' => 7, 'category_ids' => [$category('Built')], 'gallery_image_ids' => array_slice($pictures, 0, 2)]);
$product('WC_Product_Grouped', 'Set', ['children' => $related, 'category_ids' => [$category('Cups')]]);
$product('WC_Product_External', 'Elsewhere', ['product_url' => 'https://example.org/out', 'button_text' => 'Buy there', 'regular_price' => 5, 'category_ids' => [$category('Cups')]]);
if (!wc_get_coupon_id_by_code('ten')) {
	$coupon = new WC_Coupon();
	$coupon->set_props(['code' => 'ten', 'discount_type' => 'percent', 'amount' => 10]);
	$coupon->save();
}
$zone = new WC_Shipping_Zone(0);
if (!$zone->get_shipping_methods()) foreach (['flat_rate' => ['title' => 'Post', 'cost' => '4'], 'free_shipping' => ['title' => 'Free']] as $method => $settings) {
	$number = $zone->add_shipping_method($method);
	update_option("woocommerce_{$method}_{$number}_settings", $settings);
}
if (!get_user_by('login', 'buyer')) wp_insert_user(['user_login' => 'buyer', 'user_pass' => 'buyer-pass', 'user_email' => 'buyer@example.test', 'role' => 'customer', 'first_name' => 'Bea', 'last_name' => 'Buyer']);

// The stack's theme has none of the gallery's three features.
file_put_contents(WPMU_PLUGIN_DIR . '/shop-gallery.php', "<?php add_action('after_setup_theme', function () { foreach (['zoom', 'lightbox', 'slider'] as \$name) add_theme_support(\"wc-product-gallery-\$name\"); });\n");

// The original asks the server as well, and sees presses on buttons where the kind says so.
update_option('pys_facebook', ['use_server_api' => true, 'server_access_api_token' => ['token'], 'pixel_id' => ['123456789012345'], 'woo_remove_from_cart_enabled' => true] + (array) get_option('pys_facebook'));
update_option('pys_core', ['woo_add_to_cart_catch_method' => 'classic' === $kind ? 'add_cart_js' : 'add_cart_hook', 'woo_remove_from_cart_enabled' => true] + (array) get_option('pys_core'));

$pages = [
	'blocks' => ['cart' => 'cart', 'checkout' => 'checkout', 'myaccount' => 'my-account'],
	'classic' => ['cart' => 'classic-cart', 'checkout' => 'classic-checkout', 'myaccount' => 'my-account'],
	'built' => ['cart' => 'built-cart', 'checkout' => 'built-checkout', 'myaccount' => 'built-account'],
];
foreach (['cart', 'checkout'] as $name) if (!get_page_by_path("classic-$name")) wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_name' => "classic-$name", 'post_title' => ucfirst($name), 'post_content' => "[woocommerce_$name]"]);
foreach ($pages[$kind] as $name => $slug) if ($page = get_page_by_path($slug)) update_option("woocommerce_{$name}_page_id", $page->ID);
WC_Cache_Helper::get_transient_version('product', true);
flush_rewrite_rules();
\ElementorPro\Modules\ThemeBuilder\Module::instance()->get_conditions_manager()->get_cache()->regenerate();
echo json_encode(['cup' => get_page_by_path('cup-3', OBJECT, 'product')->ID, 'built' => $category('Built')]);
