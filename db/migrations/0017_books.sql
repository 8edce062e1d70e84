-- The sale each journal speaks of, so that what is left of it can be summed whatever moved it.
alter table ledger_journals add column attempt_id uuid references payment_attempts;
create index ledger_journals_attempt on ledger_journals (attempt_id) where attempt_id is not null;
create index ledger_journals_created on ledger_journals (created_at, id);
alter table ledger_journals disable trigger ledger_journals_fixed;
update ledger_journals j set attempt_id = a.id
  from payment_attempts a where a.provider_charge_id = split_part(j.ref, ':', 1) and j.kind ~ '^(charge|funds|refund|dispute|med)[.]';
alter table ledger_journals enable trigger ledger_journals_fixed;
create trigger ledger_accounts_kept before truncate on ledger_accounts for each statement execute function ledger_is_append_only();

-- What the provider owes each author of each paid charge, and when: guessed when the charge is paid, then read from the provider.
create table receivables (
  attempt_id uuid not null references payment_attempts,
  store_id int not null references stores,
  installment int not null check (installment >= 1),
  amount_cents int not null check (amount_cents > 0),
  provider_at timestamptz not null,
  held_until timestamptz not null,
  due_at timestamptz not null generated always as (greatest(provider_at, held_until)) stored,
  seen_at timestamptz,
  next_try_at timestamptz not null default now(),
  released_at timestamptz,
  primary key (attempt_id, store_id, installment)
);
create index receivables_due on receivables (due_at) where released_at is null;
create index receivables_try on receivables (next_try_at) where released_at is null;
create index receivables_expected on receivables (store_id, due_at) where released_at is null;

insert into receivables (attempt_id, store_id, installment, amount_cents, provider_at, held_until, released_at)
select a.id, (part->>'storeId')::int, 1, (part->>'amountCents')::int, j.created_at + interval '1 day', j.created_at + interval '8 days', r.created_at
from ledger_journals j
join payment_attempts a on a.id = j.attempt_id
cross join lateral jsonb_array_elements(a.split) part
left join ledger_journals r on r.kind = 'funds.released' and r.ref = j.ref
where j.kind = 'charge.paid' and part->>'storeId' is not null and (part->>'amountCents')::int > 0;

-- The provider's figures of each author as last read, kept for when the provider does not answer.
create table provider_balances (
  store_id int primary key references stores,
  available_cents bigint not null,
  waiting_cents bigint not null,
  transferred_cents bigint,
  read_at timestamptz not null
);

-- Our books against the provider's, one run after another.
create table reconciliation_runs (
  id bigint generated always as identity primary key,
  status text not null default 'em_curso' check (status in ('em_curso', 'certa', 'com_diferencas', 'incompleta')),
  recipients int not null default 0,
  charges int not null default 0,
  payables int not null default 0,
  transfers int not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
create index reconciliation_runs_started on reconciliation_runs (started_at desc);

create table reconciliation_findings (
  id bigint generated always as identity primary key,
  run_id bigint not null references reconciliation_runs,
  kind text not null,
  store_id int references stores,
  ref text not null,
  ours_cents bigint,
  theirs_cents bigint,
  found_at timestamptz not null default now(),
  unique (run_id, kind, ref)
);
