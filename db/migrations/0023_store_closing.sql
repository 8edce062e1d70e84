-- A store closes for some days: its pages stay, what was sold stays with who bought it, nothing new is sold.
alter table stores
  add column closed_until date,
  add column closing_words text not null default '' check (length(closing_words) <= 280);

-- Closed through the end of that day in São Paulo; opens again by itself.
create function store_closed(s stores) returns boolean language sql stable parallel safe as $$
  select coalesce(s.closed_until >= (now() at time zone 'America/Sao_Paulo')::date, false) $$;

-- Every address a store ever had leads to it, and no other store may take it.
create table store_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  store_id int not null references stores on delete cascade,
  created_at timestamptz not null default now()
);
create index store_slugs_store on store_slugs (store_id, created_at);
insert into store_slugs (slug, store_id) select slug, id from stores;
