<?php
// The shop of the page builder's widgets: products, buttons, menu carts, a product's parts, cart, checkout and account.
require __DIR__ . '/../shop/stock.php';
$built = [
	'built-cart' => [w('notices', 'woocommerce-notices'), w('cart', 'woocommerce-cart', ['update_cart_automatically' => ''])],
	'built-checkout' => [w('checkout', 'woocommerce-checkout-page')],
	'built-account' => [w('account', 'woocommerce-my-account')],
	'built-thanks' => [w('thanks', 'woocommerce-purchase-summary')],
];
$pages = [];
foreach ($built as $name => $widgets) {
	$GLOBALS['pre'] = "$name-";
	$pages[] = put($name, 'wp-page', ucfirst($name), [c('c', [], $widgets)]);
}
['cup' => $cup, 'built' => $number] = stock('built');
$old = get_page_by_path('shop-built');
$self = $old ? $old->ID : wp_insert_post(['post_title' => 'Shop-built', 'post_name' => 'shop-built', 'post_type' => 'page', 'post_status' => 'publish', 'post_author' => 1]);
$GLOBALS['pre'] = 'shop-head-';
put('shop-header', 'header', 'Head of the shop', [c('bar', ['flex_direction' => 'row'], [heading('name', 'The shop'), w('side', 'woocommerce-menu-cart', ['automatically_open_cart' => 'yes']), w('mini', 'woocommerce-menu-cart', ['cart_type' => 'mini-cart'])])],
	['_elementor_conditions' => array_merge(["include/woocommerce/in_product_cat/$number"], array_map(fn($id) => "include/singular/page/$id", [$self, ...$pages]))]);
$GLOBALS['pre'] = 'shop-one-';
put('shop-product', 'product', 'A product of the shop', [c('one', [], [w('crumbs', 'woocommerce-breadcrumb'), w('pics', 'woocommerce-product-images'), w('title', 'woocommerce-product-title', ['__dynamic__' => ['title' => dyn('woocommerce-product-title-tag', [], 'pt')]]), w('rating', 'woocommerce-product-rating'), w('price', 'woocommerce-product-price'), w('short', 'woocommerce-product-short-description'), w('buy', 'woocommerce-product-add-to-cart', ['show_quantity' => 'yes']), w('meta', 'woocommerce-product-meta'), w('tabs', 'woocommerce-product-data-tabs'), w('upsell', 'woocommerce-product-upsell'), w('related', 'woocommerce-product-related')])],
	['_elementor_conditions' => ["include/woocommerce/in_product_cat/$number"]]);
// Once more: templates of products are known only where WooCommerce is.
stock('built');
update_option('elementor_woocommerce_purchase_summary_page_id', $pages[3]);
$GLOBALS['pre'] = 'shop-built-';
return [
	c('grid', [], [w('products', 'woocommerce-products', ['paginate' => 'yes', 'allow_order' => 'yes', 'show_result_count' => 'yes', 'rows' => 2])]),
	c('buy', [], [w('button', 'wc-add-to-cart', ['product_id' => $cup, 'show_quantity' => 'yes']), w('button2', 'wc-add-to-cart', ['product_id' => $cup])]),
	c('groups', [], [w('groups', 'wc-categories', ['number' => 3])]),
	c('more', ['min_height' => px(600)], [w('count', 'counter', ['starting_number' => 0, 'ending_number' => 50])]),
];
