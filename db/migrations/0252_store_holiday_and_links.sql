-- A store may say from which day it will be closed; without one it is closed from the day it says so.
alter table stores
  add column closed_from date,
  add constraint stores_closed_in_order check (closed_from is null or closed_until is null or closed_from <= closed_until),
  -- Where else its author is, four at most; shown with rel="ugc".
  add column links text[] not null default '{}' check (array_length(links, 1) is null or array_length(links, 1) <= 4);

create or replace function store_closed(s stores) returns boolean language sql stable parallel safe as $$
  select coalesce(s.closed_until >= (now() at time zone 'America/Sao_Paulo')::date
    and coalesce(s.closed_from <= (now() at time zone 'America/Sao_Paulo')::date, true), false) $$;
