-- What the antivirus said of a content, by its sum; no signature: nothing was found. A content of which it said nothing has no row.
create table scan_verdicts (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  signature text,
  scanned_at timestamptz not null default now()
);

-- Files of which the antivirus said nothing yet: neither clean nor infected, and asked about again later.
create table scan_waits (
  file_id uuid primary key,
  place text not null check (place in ('produto', 'mensagem')),
  cause text not null check (cause in ('na_fila', 'away', 'cut', 'too_large', 'too_long')),
  tries integer not null default 0,
  since timestamptz not null default now(),
  retry_at timestamptz not null
);
create index scan_waits_due on scan_waits (retry_at);

-- What was found, kept for the operator after the file is gone.
create table infected_files (
  id uuid primary key default new_id(),
  file_id uuid not null unique,
  place text not null check (place in ('produto', 'mensagem')),
  store_id integer not null references stores,
  product_id bigint references products on delete set null,
  user_id uuid references users,
  name text not null,
  sha256 text not null,
  signature text not null,
  was_delivered boolean not null,
  found_at timestamptz not null default now()
);
create index infected_files_found on infected_files (found_at desc);
create index infected_files_store on infected_files (store_id);
create index infected_files_product on infected_files (product_id);
create index infected_files_user on infected_files (user_id);

-- Since when the antivirus does not answer, and how far the files that came before it were looked through.
create table antivirus_state (
  id boolean primary key default true check (id),
  silent_since timestamptz,
  older_file_id uuid,
  passed_at timestamptz
);
insert into antivirus_state default values;
