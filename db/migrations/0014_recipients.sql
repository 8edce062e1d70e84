-- What the provider says of an author, and as little of the person as recognising them takes.
alter table recipients
  add column kind text check (kind in ('pf', 'pj')),
  add column holder_name text,
  add column document_masked text,
  add column document_hash text,
  add column kyc_status text,
  add column kyc_reason text,
  add column provider_updated_at timestamptz,
  add column checked_at timestamptz;
create index recipients_checked on recipients (checked_at nulls first);

create table store_payment_settings (
  store_id int primary key references stores,
  accepts_pix boolean not null default true,
  accepts_card boolean not null default true,
  max_installments int not null default 12 check (max_installments between 1 and 12),
  interest_free_up_to int not null default 1 check (interest_free_up_to between 1 and 3),
  statement_name text not null default '' check (statement_name ~ '^[A-Z0-9 ]{0,13}$'),
  updated_at timestamptz not null default now(),
  check (accepts_pix or accepts_card)
);

-- A request to become a recipient. The id is its code at the provider; the form is sealed, and forgotten once it was taken.
create table recipient_registrations (
  id uuid primary key default new_id(),
  store_id int not null references stores,
  status text not null default 'rascunho' check (status in ('rascunho', 'enviando', 'desconhecido', 'aceito')),
  sealed text,
  idempotency_key uuid not null unique default new_id(),
  problems jsonb not null default '{}',
  tries int not null default 0,
  next_try_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index recipient_registrations_one_open on recipient_registrations (store_id)
  where status in ('rascunho', 'enviando', 'desconhecido');
create index recipient_registrations_tries on recipient_registrations (next_try_at) where next_try_at is not null;

-- Where an author's money goes. The number itself stays, sealed, only until the provider has it.
create table bank_accounts (
  id uuid primary key default new_id(),
  store_id int not null references stores,
  status text not null check (status in ('pendente', 'aplicando', 'ativa', 'substituida', 'cancelada', 'recusada')),
  is_first boolean not null,
  bank_code text not null check (bank_code ~ '^[0-9]{3}$'),
  bank_name text not null,
  branch_masked text not null,
  account_masked text not null,
  account_type text not null check (account_type in ('corrente', 'poupanca')),
  holder_name text not null,
  document_masked text not null,
  fingerprint text not null,
  sealed text,
  idempotency_key uuid not null unique default new_id(),
  denial_hash text unique,
  problem text,
  tries int not null default 0,
  next_try_at timestamptz,
  usable_from timestamptz not null,
  requested_by uuid references users,
  created_at timestamptz not null default now(),
  active_from timestamptz,
  closed_at timestamptz
);
create unique index bank_accounts_one_active on bank_accounts (store_id) where status = 'ativa';
create unique index bank_accounts_one_change on bank_accounts (store_id) where status in ('pendente', 'aplicando');
create index bank_accounts_store on bank_accounts (store_id, created_at desc);
create index bank_accounts_fingerprint on bank_accounts (fingerprint);
create index bank_accounts_tries on bank_accounts (next_try_at) where next_try_at is not null;

-- While one stands, no money leaves the store.
create table payout_holds (
  id uuid primary key default new_id(),
  store_id int not null references stores,
  kind text not null,
  reason text not null,
  until timestamptz,
  created_at timestamptz not null default now(),
  lifted_at timestamptz
);
create index payout_holds_standing on payout_holds (store_id) where lifted_at is null;
