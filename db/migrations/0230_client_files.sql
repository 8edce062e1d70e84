-- What each build gave browsers, by the names that carry its content's hash: kept for a while after the build that had it.
create table client_files (
  name text primary key,
  replaced_at timestamptz
);
create index client_files_replaced on client_files (replaced_at) where replaced_at is not null;
