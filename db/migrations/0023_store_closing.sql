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

-- An address is claimed by whoever first gives it to a store, and for good.
create function claim_store_slug() returns trigger language plpgsql as $$
begin
  insert into store_slugs (slug, store_id) values (new.slug, new.id) on conflict (slug) do nothing;
  if not exists (select 1 from store_slugs where slug = new.slug and store_id = new.id) then
    raise unique_violation using message = 'store address belongs to another store', constraint = 'store_slugs_pkey';
  end if;
  return null;
end $$;
create trigger stores_claim_slug after insert or update of slug on stores for each row execute function claim_store_slug();
