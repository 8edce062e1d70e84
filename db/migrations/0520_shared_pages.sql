-- Pages that one process drew, for the others to take within a minute, where there is no Redis. Nothing depends on them: no log is written,
-- a server that stopped badly or takes over from another begins without any, and so none is ever compared with another machine's clock.
create unlogged table shared_pages (
  name text primary key,
  page bytea not null,
  drawn_at timestamptz not null
);
-- Compressed already.
alter table shared_pages alter column page set storage external;
create index shared_pages_drawn_at on shared_pages (drawn_at);
