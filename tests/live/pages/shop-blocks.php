<?php
// The shop with WooCommerce's own pages: the cart and the checkout are blocks.
require __DIR__ . '/../shop/stock.php';
stock('blocks');
return [c('a', [], [heading('h', 'The shop')])];
