-- Days of the whole market whose journals changed since they were last summed: only ever added to, so that nobody waits for anybody.
create table changed_house_days (
  id bigint generated always as identity primary key,
  day date not null
);
create index changed_house_days_day on changed_house_days (day);

-- Each closed day of the market, from its journals. `commission_cents` holds the authors' part of instalments too; what went back is in
-- the `returned` ones, less what a dispute won brought back; `cost_cents` is what the house spent on provider, disputes and transfers.
create table house_days (
  day date primary key,
  orders int not null,
  gross_cents bigint not null,
  commission_cents bigint not null,
  returned_cents bigint not null,
  returned_commission_cents bigint not null,
  cost_cents bigint not null
);

create function note_house_days() returns trigger language plpgsql as $$
begin
  insert into changed_house_days (day) select distinct (created_at at time zone 'America/Sao_Paulo')::date from fresh;
  return null;
end $$;
create trigger ledger_journals_noted after insert on ledger_journals
  referencing new table as fresh for each statement execute function note_house_days();
insert into changed_house_days (day) select distinct (created_at at time zone 'America/Sao_Paulo')::date from ledger_journals;

create index sale_days_day on sale_days (day);
create index orders_paid_on on orders (paid_at) where paid_at is not null and total_cents > 0;
create index orders_paid_by on orders (buyer_email, paid_at) where paid_at is not null and total_cents > 0;
create index reviews_posted on reviews (posted_at);

create index users_newest on users (created_at desc, id desc);
create index users_name on users using gin (search_fold(name) gin_trgm_ops);
create index users_document on users (document) where document is not null;
create index users_suspended on users (created_at desc) where suspended_from <> '{}';

create index outbox_emails_stuck on outbox_emails (created_at) where status <> 'enviado';

-- What a person may not do, since when and why, in the words they read; one stands at a time. They may ask once that it be looked at again.
create table account_suspensions (
  id uuid primary key default new_id(),
  user_id uuid not null references users,
  scopes text[] not null check (scopes <> '{}' and scopes <@ array['comprar', 'vender', 'sacar']),
  reason text not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  answer text,
  answered_at timestamptz,
  check ((appeal is null) = (appealed_at is null)),
  check ((answer is null) = (answered_at is null))
);
create unique index account_suspensions_one_standing on account_suspensions (user_id) where ended_at is null;
create index account_suspensions_appealed on account_suspensions (appealed_at) where appealed_at is not null and answered_at is null and ended_at is null;

-- A second step the house will turn off for who lost it: announced, waiting for its owner to show that it is not lost.
create table second_step_resets (
  id uuid primary key default new_id(),
  user_id uuid not null references users,
  status text not null default 'esperando' check (status in ('esperando', 'feita', 'cancelada')),
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index second_step_resets_one_waiting on second_step_resets (user_id) where status = 'esperando';
create index second_step_resets_due on second_step_resets (due_at) where status = 'esperando';
