-- Passkeys: the public half of a key pair whose private half never leaves the person's device.
create table passkeys (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  is_synced boolean not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Browsers a person entered from: an entrance from another one is told to them.
create table devices (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  token_hash text not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (user_id, token_hash)
);

alter table sessions add column device_id uuid references devices on delete set null;
create index sessions_device on sessions (device_id) where device_id is not null;
alter table remembered_browsers add column device_id uuid references devices on delete cascade;
create index remembered_browsers_device on remembered_browsers (device_id) where device_id is not null;

alter table credential_changes drop constraint credential_changes_kind_check;
alter table credential_changes add constraint credential_changes_kind_check
  check (kind in ('senha', 'email', 'segundo_passo_ligado', 'segundo_passo_desligado', 'codigos_novos', 'chave_nova'));
