-- A payment questioned at the bank: a card's chargeback, or the MED of a Pix.
create table disputes (
  id uuid primary key default new_id(),
  order_id uuid not null references orders,
  attempt_id uuid not null references payment_attempts,
  reason text not null check (reason in ('contestacao', 'med')),
  status text not null check (status in ('aviso', 'encerrado', 'formalizado', 'em_defesa', 'ganho', 'perdido')),
  amount_cents int not null check (amount_cents >= 0),
  flips int not null default 0 check (flips between 0 and 1),
  words_until timestamptz,
  deadline_at timestamptz,
  opened_at timestamptz not null default now(),
  formalized_at timestamptz,
  defended_at timestamptz,
  decided_at timestamptz,
  check (status in ('aviso', 'encerrado') or (formalized_at is not null and words_until is not null and deadline_at is not null)),
  check (status not in ('ganho', 'perdido') or decided_at is not null)
);
create unique index disputes_one_live on disputes (attempt_id) where status <> 'encerrado';
create index disputes_order on disputes (order_id);
create index disputes_open on disputes (deadline_at) where status in ('aviso', 'formalizado', 'em_defesa');
create index disputes_formalized on disputes (formalized_at) where formalized_at is not null;

-- What the author adds to the defence: words (links among them) and files.
create table dispute_evidence (
  id uuid primary key default new_id(),
  dispute_id uuid not null references disputes,
  store_id int not null references stores,
  body text not null default '',
  file_name text,
  content_type text,
  size_bytes int,
  storage_key text,
  created_at timestamptz not null default now(),
  check ((file_name is null) = (storage_key is null) and (file_name is null) = (content_type is null) and (file_name is null) = (size_bytes is null)),
  check (body <> '' or file_name is not null)
);
create index dispute_evidence_dispute on dispute_evidence (dispute_id, created_at);

-- The provider's own stamp of the newest reading applied: an older one, come late, moves nothing back.
alter table payment_attempts add column provider_updated_at timestamptz;

-- How often a webhook was tried, and when it may be tried again.
alter table webhook_events add column attempts int not null default 0;
create index webhook_events_trouble on webhook_events (received_at desc) where status in ('recebido', 'erro', 'morto');

-- What admins saw of people and what they changed. Each line seals the one before it: a line that is altered, or missing, shows.
create table admin_audit (
  id bigint primary key,
  admin_id uuid not null references users,
  action text not null,
  target_kind text not null,
  target_id text not null,
  reason text not null,
  detail jsonb not null default '{}',
  ip_prefix text not null,
  request_id text,
  at timestamptz not null default clock_timestamp(),
  seal bytea not null
);
create index admin_audit_target on admin_audit (target_kind, target_id, id desc);

create function admin_audit_seal(line admin_audit, previous bytea) returns bytea language sql immutable as $$
  select sha256(coalesce(previous, ''::bytea) || convert_to(concat_ws(chr(31), line.id, line.admin_id, line.action, line.target_kind, line.target_id,
    line.reason, line.detail, line.ip_prefix, line.request_id, extract(epoch from line.at)), 'UTF8'))
$$;

create function admin_audit_chain() returns trigger language plpgsql as $$
declare previous record;
begin
  perform pg_advisory_xact_lock(730222);
  select id, seal into previous from admin_audit order by id desc limit 1;
  new.id := coalesce(previous.id, 0) + 1;
  new.seal := admin_audit_seal(new, previous.seal);
  return new;
end $$;
create trigger admin_audit_chained before insert on admin_audit for each row execute function admin_audit_chain();

create function admin_audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only' using errcode = '55000';
end $$;
create trigger admin_audit_fixed before update or delete on admin_audit for each row execute function admin_audit_is_append_only();
create trigger admin_audit_kept before truncate on admin_audit for each statement execute function admin_audit_is_append_only();

-- What an admin looks an order up by.
create index orders_status on orders (status, id desc);
create index orders_buyer_name on orders using gin (search_fold(buyer_name) gin_trgm_ops);
create index orders_buyer_email on orders (lower(buyer_email));
create index orders_buyer_document on orders (buyer_document);
