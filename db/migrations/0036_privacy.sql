-- What a person, or a browser of nobody's yet, allowed or refused: one line for each time, with what was read and how it was answered.
create table consents (
  id uuid primary key default new_id(),
  -- The browser that answered; what ties answers given before and after entering.
  browser_id uuid not null,
  user_id uuid references users,
  purpose text not null check (purpose in ('medicao')),
  is_given boolean not null,
  text_version text not null,
  how text not null check (how in ('aviso', 'rodape', 'conta')),
  ip_prefix text not null,
  user_agent text not null,
  at timestamptz not null default now()
);
create index consents_user on consents (user_id, at desc);
create index consents_browser on consents (browser_id, at desc);

-- A copy of all that is kept of a person, made by a job and gone in a day.
create table personal_exports (
  id uuid primary key default new_id(),
  user_id uuid not null references users,
  status text not null default 'pedida' check (status in ('pedida', 'pronta', 'vencida')),
  storage_key text,
  size_bytes bigint,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  check ((status = 'pronta') = (storage_key is not null)),
  check (status <> 'pronta' or (ready_at is not null and expires_at is not null and size_bytes is not null))
);
create unique index personal_exports_one_open on personal_exports (user_id) where status = 'pedida';
create index personal_exports_user on personal_exports (user_id, requested_at desc);
create index personal_exports_expiry on personal_exports (expires_at) where status = 'pronta';

-- A request to leave, from its seven days to regret until nothing is left. It outlives the person: after a backup is
-- restored, the done ones are done again.
create table erasures (
  id uuid primary key default new_id(),
  user_id uuid not null references users,
  -- What stands for the person from then on, everywhere: made at random, the same in every table.
  pseudonym text not null unique default 'removido-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12),
  status text not null default 'carencia' check (status in ('carencia', 'executando', 'feita', 'desistida')),
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- When the person was last told that something stands in the way.
  told_at timestamptz,
  finished_at timestamptz,
  check ((status in ('feita', 'desistida')) = (finished_at is not null))
);
create unique index erasures_one_open on erasures (user_id) where status in ('carencia', 'executando');
create index erasures_due on erasures (due_at) where status in ('carencia', 'executando');

-- What the law has us keep of somebody who left: sealed under a key that is not in the database, and only until `keep_until`.
create table legal_holds (
  id uuid primary key default new_id(),
  erasure_id uuid not null references erasures,
  kind text not null check (kind in ('pedido', 'loja', 'saque')),
  ref text not null,
  sealed text not null,
  keep_until date not null,
  created_at timestamptz not null default now(),
  unique (kind, ref)
);
create index legal_holds_until on legal_holds (keep_until);

-- What the provider told of a payment, without what it told of whoever paid: ids, amounts and states stay.
create function without_person(body jsonb) returns jsonb language sql immutable parallel safe as $$
  select case jsonb_typeof(body)
    when 'object' then coalesce((
      select jsonb_object_agg(key, case when key in ('customer', 'billing', 'billing_address', 'shipping', 'address', 'phones', 'payer',
        'holder_name', 'holder_document', 'document', 'document_number', 'email', 'phone', 'first_six_digits', 'last_four_digits', 'ip',
        'session_id', 'location', 'device') then 'null'::jsonb else without_person(value) end)
      from jsonb_each(body)), '{}')
    when 'array' then coalesce((select jsonb_agg(without_person(value) order by place)
      from jsonb_array_elements(body) with ordinality as e (value, place)), '[]')
    else body end
$$;
