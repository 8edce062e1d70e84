-- Who reviewed a store within days, whatever became of it: what ties accounts that do so together is looked for at each review.
create index reviews_store_lately on reviews (store_id, posted_at desc) where status <> 'removida_pelo_autor';
