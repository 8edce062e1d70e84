-- What the network of caches in front has yet to be told to forget: a row for each time something changed, written with the change. One
-- tag is told twice, for a node that had not heard yet may have given it the old page once more.
create table cdn_purges (
  id bigint generated always as identity primary key,
  tag text not null,
  is_again boolean not null default false,
  tries int not null default 0,
  last_error text,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null default now()
);
create index cdn_purges_due on cdn_purges (due_at);
