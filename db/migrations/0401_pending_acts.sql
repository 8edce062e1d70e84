-- Grave acts of the administration that wait for another owner: what was asked, by whom, until when, and what came of it.
create table pending_acts (
  id uuid primary key default new_id(),
  act text not null,
  subject text not null,
  args jsonb not null,
  status text not null default 'esperando'
    check (status in ('esperando', 'feito', 'recusado', 'retirado', 'vencido', 'impedido')),
  asked_by uuid not null references users (id),
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answered_by uuid references users (id),
  answered_at timestamptz,
  answer text,
  check ((status = 'esperando') = (answered_at is null)),
  check (answered_by is distinct from asked_by or status in ('retirado', 'impedido')),
  check (status <> 'feito' or answered_by is not null)
);
-- Of one thing, one change waits at a time.
create unique index pending_acts_waiting on pending_acts (act, subject) where status = 'esperando';
create index pending_acts_latest on pending_acts (asked_at);
