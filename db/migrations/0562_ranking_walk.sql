-- How far the ranking went through everything on sale: one row.
create table if not exists ranking_walk (
  is_only boolean primary key default true check (is_only),
  after_id bigint not null default 0
);
insert into ranking_walk default values on conflict do nothing;
