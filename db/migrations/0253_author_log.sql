-- What an author did with what is theirs to answer for, newest first.
create index state_history_author_acts on state_history (actor, at desc, id desc)
  where entity in ('product', 'store', 'store_face', 'store_address', 'store_coupons', 'store_payments', 'coupon', 'promotion',
    'refund', 'order_fiscal', 'order_access', 'order_item_access', 'bank', 'withdrawal', 'payouts');
