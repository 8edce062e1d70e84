-- without a transaction
-- What was taken lately counts what is left of an order partly given back too.
create index concurrently if not exists orders_paid_lately on orders (paid_at desc) where paid_at is not null;
drop index concurrently if exists orders_paid;
