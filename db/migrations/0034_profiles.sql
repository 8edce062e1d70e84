-- What a person shows of themselves at /cliente/{slug}: nothing until they open it, and then each part by its own switch.
create table profiles (
  id uuid primary key default new_id(),
  user_id uuid not null unique references users,
  -- Made by the house with an ending nobody guesses: to be told that an address is taken would tell who is here.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) between 3 and 100),
  shown_name text not null check (char_length(shown_name) between 2 and 60),
  areas text[] not null default '{}' check (cardinality(areas) <= 6),
  -- How reviews are signed everywhere instead of by a name; '' signs them as always.
  byline text not null default '' check (char_length(byline) <= 40),
  is_open boolean not null default false,
  shows_since boolean not null default false,
  shows_areas boolean not null default false,
  shows_lists boolean not null default false,
  shows_reviews boolean not null default false,
  shows_stores boolean not null default false,
  is_indexed boolean not null default false,
  -- Closed by a person of the house, who said why.
  blocked_at timestamptz,
  block_reason text,
  created_at timestamptz not null default now(),
  check ((blocked_at is null) = (block_reason is null)),
  check (blocked_at is null or not is_open)
);

-- Who has this address may see a list; null while it is only its owner's.
alter table favourite_lists add column share_token text unique check (share_token ~ '^[a-z0-9]{20}$');

alter table reports drop constraint reports_kind_check;
alter table reports add constraint reports_kind_check
  check (kind in ('produto', 'avaliacao', 'pergunta', 'loja', 'perfil', 'lista'));
