-- Searches a person follows, to hear what is new in them, once a week at most.
create table followed_searches (
  user_id uuid not null references users,
  -- The parameters of the listing's address, in its own order.
  search text not null check (length(search) between 1 and 600),
  name text not null check (length(name) between 1 and 200),
  followed_at timestamptz not null default now(),
  -- What was published since is news; told no sooner than this.
  seen_at timestamptz not null default now(),
  next_at timestamptz not null,
  primary key (user_id, search)
);
create index followed_searches_due on followed_searches (next_at, user_id);
