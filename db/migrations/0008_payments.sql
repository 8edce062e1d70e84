-- The author's account at the payment provider.
create table recipients (
  store_id int primary key references stores,
  provider_id text not null unique,
  status text not null check (status in ('enviado', 'em_analise', 'ativo', 'suspenso', 'recusado', 'bloqueado')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table payment_attempts (
  id uuid primary key default new_id(),
  order_id uuid not null references orders,
  method text not null check (method in ('pix', 'cartao')),
  status text not null default 'criada' check (status in ('criada', 'enviando', 'pendente', 'processando', 'paga', 'recusada',
    'desconhecida', 'nao_existe', 'expirada', 'cancelada', 'superpaga', 'subpaga', 'reembolso_parcial', 'reembolsada', 'contestada', 'perdida')),
  amount_cents int not null check (amount_cents > 0),
  split jsonb not null,
  idempotency_key uuid not null unique default new_id(),
  provider_order_id text unique,
  provider_charge_id text unique,
  paid_amount_cents int,
  refunded_amount_cents int not null default 0,
  pix_code text,
  pix_expires_at timestamptz,
  refusal text,
  poll_count int not null default 0,
  next_poll_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_attempts_order on payment_attempts (order_id, created_at);
create index payment_attempts_poll on payment_attempts (next_poll_at) where next_poll_at is not null;
create unique index payment_attempts_one_open on payment_attempts (order_id)
  where status in ('criada', 'enviando', 'pendente', 'processando', 'desconhecida');

create table webhook_events (
  id text primary key,
  type text not null,
  body jsonb not null,
  status text not null default 'recebido' check (status in ('recebido', 'processado', 'ignorado', 'erro', 'morto')),
  deliveries int not null default 1,
  last_error text,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
create index webhook_events_received on webhook_events (received_at desc);

create table refunds (
  id uuid primary key default new_id(),
  order_id uuid not null references orders,
  attempt_id uuid not null references payment_attempts,
  amount_cents int not null check (amount_cents > 0),
  cause text not null check (cause in ('atrasado', 'excedente', 'subpago', 'duplicado', 'arrependimento', 'defeito', 'autor', 'admin')),
  status text not null default 'aprovado' check (status in ('solicitado', 'em_aprovacao', 'aprovado', 'negado', 'enviando', 'feito',
    'recusado', 'desconhecido', 'aguardando_saldo', 'manual')),
  idempotency_key uuid not null unique default new_id(),
  sent_at timestamptz,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  unique (attempt_id, cause)
);
create index refunds_open on refunds (created_at) where status not in ('feito', 'negado');

-- The ledger: debit > 0, credit < 0, each journal sums to zero, nothing is ever changed.
create table ledger_accounts (
  id int generated always as identity primary key,
  code text not null unique
);

create table ledger_journals (
  id bigint generated always as identity primary key,
  kind text not null,
  ref text not null,
  created_at timestamptz not null default now(),
  unique (kind, ref)
);

create table ledger_postings (
  journal_id bigint not null references ledger_journals,
  account_id int not null references ledger_accounts,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (journal_id, account_id)
);
create index ledger_postings_account on ledger_postings (account_id, journal_id desc);

create function ledger_journal_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount_cents), 0) from ledger_postings where journal_id = new.journal_id) <> 0 then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_journal_balances();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = '55000';
end $$;
create trigger ledger_postings_fixed before update or delete on ledger_postings for each row execute function ledger_is_append_only();
create trigger ledger_journals_fixed before update or delete on ledger_journals for each row execute function ledger_is_append_only();
create trigger ledger_accounts_fixed before update or delete on ledger_accounts for each row execute function ledger_is_append_only();
create trigger ledger_postings_kept before truncate on ledger_postings for each statement execute function ledger_is_append_only();
create trigger ledger_journals_kept before truncate on ledger_journals for each statement execute function ledger_is_append_only();

-- Projection of the postings per author, kept in the same transaction (debts are what the author owes).
create table wallets (
  store_id int primary key references stores,
  pending_cents bigint not null default 0 check (pending_cents >= 0),
  available_cents bigint not null default 0 check (available_cents >= 0),
  reserved_cents bigint not null default 0 check (reserved_cents >= 0),
  debt_cents bigint not null default 0 check (debt_cents >= 0)
);
