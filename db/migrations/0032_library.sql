-- What a person did with a material they have: put it away, or saw its newest version.
create table library_marks (
  user_id uuid not null references users,
  product_id bigint not null references products,
  archived_at timestamptz,
  seen_version_id uuid references product_versions,
  primary key (user_id, product_id)
);

-- Where a person stopped reading a file: a page of a PDF, a chapter and how far into it of a book.
create table reading_places (
  user_id uuid not null references users,
  file_id uuid not null references product_files on delete cascade,
  place jsonb not null,
  kept_at timestamptz not null default now(),
  primary key (user_id, file_id),
  check (pg_column_size(place) <= 2000)
);

-- Opening a file to read, see or hear it here is an access of it too.
alter table downloads add column how text not null default 'baixado' check (how in ('baixado', 'aberto'));
