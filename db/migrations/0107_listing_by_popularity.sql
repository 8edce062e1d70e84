-- The listing nothing narrows, in its usual order: read from here, instead of from the whole table.
create index product_search_popular on product_search (tier, pop desc, product_id desc);
