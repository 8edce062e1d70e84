-- A publication that waits for a person of the platform, and what came of it. One of a product waits at a time.
create table publication_reviews (
  id uuid primary key default new_id(),
  product_id bigint not null references products (id) on delete cascade,
  status text not null default 'esperando' check (status in ('esperando', 'aprovada', 'recusada', 'recolhida')),
  reason text not null default '',
  sent_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status = 'esperando') = (decided_at is null))
);
create unique index publication_reviews_waiting on publication_reviews (product_id) where status = 'esperando';
create index publication_reviews_queue on publication_reviews (sent_at, id) where status = 'esperando';
create index publication_reviews_product on publication_reviews (product_id, sent_at desc);
