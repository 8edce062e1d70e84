-- without a transaction
create index concurrently if not exists product_search_hot on product_search (hot desc, product_id desc);
create index concurrently if not exists product_search_reviewed on product_search (rating_count desc, product_id desc);
create index concurrently if not exists sale_days_day on sale_days (day);
create index concurrently if not exists reach_days_day on reach_days (day) where kind = 'visita';
