-- without a transaction
create index concurrently if not exists product_search_pop on product_search (pop desc, product_id desc);
