<?php
// The shop with WooCommerce's own pages: the cart and the checkout are the older shortcodes.
require __DIR__ . '/../shop/stock.php';
stock('classic');
return [c('a', [], [heading('h', 'The shop')])];
