-- Money on its way to an author's bank: what was asked, to which account, and all that became of it.
create table withdrawals (
  id uuid primary key default new_id(),
  store_id int not null references stores,
  user_id uuid not null references users,
  status text not null default 'pendente_confirmacao' check (status in ('pendente_confirmacao', 'confirmado', 'em_revisao', 'enviando',
    'processando', 'desconhecido', 'pago', 'falhou', 'devolvido', 'cancelado', 'expirado', 'recusado')),
  amount_cents int not null check (amount_cents > 0),
  fee_cents int not null check (fee_cents >= 0),
  net_cents int not null generated always as (amount_cents - fee_cents) stored check (amount_cents > fee_cents),
  account_id uuid not null references bank_accounts,
  account_hash text not null,
  snapshot_hash text not null,
  token_hash text not null unique,
  denial_hash text not null unique,
  expires_at timestamptz not null,
  asked_from jsonb not null,
  risk jsonb not null default '[]',
  balance_before_cents bigint,
  provider_id text unique,
  provider_fee_cents int,
  -- Our part of the cost of a free one, put in the author's balance before it is sent.
  fee_cover text check (fee_cover in ('pedida', 'feita')),
  fee_cover_cents int,
  fee_cover_at timestamptz,
  problem text,
  estimated_at timestamptz not null,
  poll_count int not null default 0,
  next_poll_at timestamptz,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  sent_at timestamptz,
  paid_at timestamptz,
  closed_at timestamptz,
  check (status not in ('enviando', 'processando', 'desconhecido', 'pago', 'devolvido') or sent_at is not null),
  check (status not in ('processando', 'pago', 'devolvido') or provider_id is not null)
);
create unique index withdrawals_one_open on withdrawals (store_id)
  where status in ('pendente_confirmacao', 'confirmado', 'em_revisao', 'enviando', 'processando', 'desconhecido');
create index withdrawals_store on withdrawals (store_id, created_at desc);
create index withdrawals_poll on withdrawals (next_poll_at) where next_poll_at is not null;
create index withdrawals_review on withdrawals (created_at) where status in ('em_revisao', 'desconhecido');
create index withdrawals_expiry on withdrawals (expires_at) where status = 'pendente_confirmacao';
