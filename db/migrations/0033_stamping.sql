-- Where the author wants the buyer named on a PDF, and since when: who ordered before was not told, and is not named.
alter table product_files
  add column stamp text not null default 'nao' check (stamp in ('nao', 'primeira', 'todas')),
  add column stamp_since timestamptz,
  add check (stamp = 'nao' or (stamp_since is not null and kind = 'pdf'));

-- One person's copy of one file. The mark outlives the bytes, which are kept thirty days and made again when asked for.
create table stamped_copies (
  id uuid primary key default new_id(),
  entitlement_id uuid not null references entitlements (id),
  file_id uuid not null references product_files (id),
  mark text not null unique check (mark ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  status text not null check (status in ('na_fila', 'preparando', 'pronta', 'falhou', 'vencida')),
  -- Digest of what the copy says and of the file under it: when the answer changes, the copy is made again.
  recipe text not null,
  storage_key text,
  size_bytes bigint,
  sha256 text,
  problem text,
  asked_at timestamptz not null default now(),
  made_at timestamptz,
  unique (entitlement_id, file_id),
  check ((status = 'pronta') = (storage_key is not null)),
  check (status <> 'pronta' or (size_bytes is not null and sha256 is not null and made_at is not null))
);
create index stamped_copies_made on stamped_copies (made_at) where status = 'pronta';
create index stamped_copies_file on stamped_copies (file_id);

-- Who looked for the origin of a found file, and what was answered.
create table leak_searches (
  id bigint generated always as identity primary key,
  store_id int not null references stores,
  user_id uuid not null references users,
  marks text[] not null,
  copy_ids uuid[] not null,
  at timestamptz not null default now()
);
create index leak_searches_store on leak_searches (store_id, at desc);
