-- What is announced to every process, kept for some minutes where Redis carries it: Redis tells it at once, and this says what was told.
-- `writer` is the transaction: who read up to a snapshot finds in it what was committed since, in whatever order.
create table announcements (
  id bigint generated always as identity primary key,
  writer xid8 not null default pg_current_xact_id(),
  channel text not null,
  message text not null,
  at timestamptz not null default now()
);
create index announcements_writer on announcements (writer);
create index announcements_at on announcements (at);
