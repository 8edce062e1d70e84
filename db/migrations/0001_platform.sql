-- Plumbing that knows no business: identifiers, history, outbox, settings, rate limits.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- UUID v7 in plain SQL, so that PostgreSQL 15 to 18 behave alike.
create function new_id() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

create table state_history (
  id bigint generated always as identity primary key,
  entity text not null,
  entity_id text not null,
  from_state text,
  to_state text not null,
  cause text not null,
  actor text not null,
  request_id text,
  at timestamptz not null default now()
);
create index state_history_entity on state_history (entity, entity_id, id);

create table outbox_emails (
  id uuid primary key default new_id(),
  kind text not null,
  ref text not null,
  recipient text not null,
  payload jsonb not null,
  status text not null default 'pendente' check (status in ('pendente', 'enviado', 'falhou')),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (kind, ref)
);
create index outbox_emails_pending on outbox_emails (created_at) where status = 'pendente';

create table settings (
  key text primary key,
  value jsonb not null,
  updated_by text not null,
  updated_at timestamptz not null default now()
);

create table rate_limits (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);
