-- without a transaction
create index concurrently if not exists orders_created on orders (created_at) where total_cents > 0;
create index concurrently if not exists reach_days_sums on reach_days (day, kind) include (visitors) where kind in ('visita', 'carrinho');
create index concurrently if not exists author_applications_first_sent on author_applications (first_sent_at) where first_sent_at is not null;
create index concurrently if not exists author_applications_decided on author_applications (decided_at) where status = 'aprovada';
