-- The fiscal document itself, as its author had it issued: one PDF and one XML, for who bought to keep.
create table fiscal_files (
  order_id uuid not null,
  store_id int not null,
  kind text not null check (kind in ('pdf', 'xml')),
  storage_key text not null unique,
  size_bytes int not null check (size_bytes > 0),
  created_at timestamptz not null default now(),
  primary key (order_id, store_id, kind),
  foreign key (order_id, store_id) references fiscal_documents on delete cascade
);
