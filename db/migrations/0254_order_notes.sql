-- What the administration writes down about an order, for whoever looks at it next. Nobody else reads it.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  admin_id uuid not null references users (id),
  body text not null check (length(body) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index order_notes_order on order_notes (order_id, id desc);
