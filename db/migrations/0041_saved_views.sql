-- A view of a list of the panel that somebody gave a name: its parameters, as the list's address has them.
create table saved_views (
  id uuid primary key default new_id(),
  user_id uuid not null references users,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) <= 600),
  created_at timestamptz not null default now(),
  unique (user_id, list, name)
);
