-- What each journal did to each author's pockets, kept with the journal: a period of an author is one range of one index.
create table money_moves (
  store_id int not null references stores,
  journal_id bigint not null references ledger_journals,
  at timestamptz not null,
  -- In São Paulo, as every day here.
  day date not null generated always as ((at at time zone 'America/Sao_Paulo')::date) stored,
  kind text not null,
  pending_cents bigint not null,
  available_cents bigint not null,
  reserved_cents bigint not null,
  debt_cents bigint not null,
  change_cents bigint not null generated always as (pending_cents + available_cents + reserved_cents - debt_cents) stored,
  primary key (store_id, journal_id)
);
create index money_moves_day on money_moves (store_id, day, at, journal_id);

-- Days whose figures moved since they were last summed. Written beside each change and only ever added to, so that nobody waits for
-- anybody; whoever sums a day takes its lines away in the same transaction.
create table changed_days (
  id bigint generated always as identity primary key,
  store_id int not null,
  what text not null check (what in ('dinheiro', 'downloads')),
  day date not null
);
create index changed_days_store on changed_days (store_id, what, day);

create table money_days (
  store_id int not null references stores,
  day date not null,
  kind text not null,
  moves int not null,
  change_cents bigint not null,
  primary key (store_id, day, kind)
);

-- What was sold and what went back, by material and method. `returned` is by refund or by dispute, less what a dispute won brought back.
create table sale_days (
  store_id int not null references stores,
  day date not null,
  product_id bigint not null references products on delete cascade,
  method text not null check (method in ('pix', 'cartao')),
  sales int not null,
  gross_cents bigint not null,
  commission_cents bigint not null,
  interest_cents bigint not null,
  returned_cents bigint not null,
  primary key (store_id, day, product_id, method)
);

-- `firsts`: the first access of a purchase was to this file on this day.
create table download_days (
  store_id int not null references stores,
  day date not null,
  product_id bigint not null references products on delete cascade,
  file_id uuid not null references product_files on delete cascade,
  downloads int not null,
  openings int not null,
  firsts int not null,
  primary key (store_id, day, product_id, file_id)
);

-- Different people in a day: of a material, or of the whole store where no material is told. These do not add up.
create table reader_days (
  store_id int not null references stores,
  day date not null,
  product_id bigint references products on delete cascade,
  people int not null,
  unique nulls not distinct (store_id, day, product_id)
);

create index entitlements_product on entitlements (product_id, granted_at);

create function keep_money_moves() returns trigger language plpgsql as $$
begin
  with moved as (
    insert into money_moves as m (store_id, journal_id, at, kind, pending_cents, available_cents, reserved_cents, debt_cents)
    select c.store_id, j.id, j.created_at, j.kind,
      coalesce(-sum(p.amount_cents) filter (where c.pocket = 'pending'), 0), coalesce(-sum(p.amount_cents) filter (where c.pocket = 'available'), 0),
      coalesce(-sum(p.amount_cents) filter (where c.pocket = 'reserved'), 0), coalesce(sum(p.amount_cents) filter (where c.pocket = 'debt'), 0)
    from fresh p
    join ledger_journals j on j.id = p.journal_id
    join lateral (
      select split_part(a.code, ':', 2)::int as store_id, split_part(a.code, ':', 3) as pocket from ledger_accounts a
      where a.id = p.account_id and a.code ~ '^seller:[0-9]+:(pending|available|reserved|debt)$'
    ) c on true
    group by c.store_id, j.id
    on conflict (store_id, journal_id) do update set pending_cents = m.pending_cents + excluded.pending_cents,
      available_cents = m.available_cents + excluded.available_cents, reserved_cents = m.reserved_cents + excluded.reserved_cents,
      debt_cents = m.debt_cents + excluded.debt_cents
    returning store_id, day
  )
  insert into changed_days (store_id, what, day) select distinct store_id, 'dinheiro', day from moved;
  return null;
end $$;
create trigger ledger_postings_moved after insert on ledger_postings
  referencing new table as fresh for each statement execute function keep_money_moves();

create function note_download_days() returns trigger language plpgsql as $$
begin
  insert into changed_days (store_id, what, day)
  select distinct p.store_id, 'downloads', (d.at at time zone 'America/Sao_Paulo')::date
  from fresh d join entitlements e on e.id = d.entitlement_id join products p on p.id = e.product_id;
  return null;
end $$;
create trigger downloads_noted after insert on downloads
  referencing new table as fresh for each statement execute function note_download_days();

-- What was already there, to be summed by the worker; until it is, screens read the rows themselves.
insert into money_moves (store_id, journal_id, at, kind, pending_cents, available_cents, reserved_cents, debt_cents)
select split_part(a.code, ':', 2)::int, j.id, j.created_at, j.kind,
  coalesce(-sum(p.amount_cents) filter (where a.code like '%:pending'), 0), coalesce(-sum(p.amount_cents) filter (where a.code like '%:available'), 0),
  coalesce(-sum(p.amount_cents) filter (where a.code like '%:reserved'), 0), coalesce(sum(p.amount_cents) filter (where a.code like '%:debt'), 0)
from ledger_postings p join ledger_journals j on j.id = p.journal_id join ledger_accounts a on a.id = p.account_id
where a.code ~ '^seller:[0-9]+:(pending|available|reserved|debt)$'
group by 1, j.id;
insert into changed_days (store_id, what, day) select distinct store_id, 'dinheiro', day from money_moves;
insert into changed_days (store_id, what, day)
select distinct p.store_id, 'downloads', (d.at at time zone 'America/Sao_Paulo')::date
from downloads d join entitlements e on e.id = d.entitlement_id join products p on p.id = e.product_id;
