-- When the person last proved again, in this session, that it is them.
alter table sessions add column stepped_up_at timestamptz;

-- The authenticator app of a person. The secret is sealed with a key that is not in the database.
create table second_steps (
  user_id uuid primary key references users on delete cascade,
  sealed_secret text not null,
  enabled_at timestamptz,
  last_used_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Browsers where the second step is not asked again for a while.
create table remembered_browsers (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index remembered_browsers_user on remembered_browsers (user_id);

-- What opens an account changed: open withdrawal links end, and some changes hold withdrawals for a while.
create table credential_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('senha', 'email', 'segundo_passo_ligado', 'segundo_passo_desligado', 'codigos_novos')),
  at timestamptz not null default now()
);
create index credential_changes_user on credential_changes (user_id, at desc);
