-- Money of card sales that an author asked the provider for before its day. Its cost is booked from the receivables it changed.
create table anticipations (
  id uuid primary key default new_id(),
  store_id integer not null references stores,
  user_id uuid not null references users,
  status text not null default 'enviando' check (status in ('enviando', 'desconhecida', 'pendente', 'aprovada', 'recusada')),
  net_cents integer not null check (net_cents > 0),
  cost_cents integer not null check (cost_cents >= 0),
  pays_at timestamptz not null,
  provider_id text unique,
  next_poll_at timestamptz default now() + interval '1 minute',
  poll_count integer not null default 0,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index anticipations_one_open on anticipations (store_id) where status in ('enviando', 'desconhecida', 'pendente');
create index anticipations_of_store on anticipations (store_id, created_at desc);
create index anticipations_of_user on anticipations (user_id);
create index anticipations_to_ask on anticipations (next_poll_at) where next_poll_at is not null;
