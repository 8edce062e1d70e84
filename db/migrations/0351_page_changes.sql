-- Which pages of a PDF changed in a version, against the file it took the place of in the version before.
create table page_changes (
  version_id uuid not null references product_versions on delete cascade,
  file_id uuid not null references product_files on delete cascade,
  prior_file_id uuid not null references product_files on delete cascade,
  changes jsonb not null,
  compared_at timestamptz not null default now(),
  primary key (version_id, file_id)
);
create index page_changes_file on page_changes (file_id);
create index page_changes_prior_file on page_changes (prior_file_id);
