-- How often each material is seen, by nobody in particular. A visitor is a hash under the salt of the day: when the day is over the salt
-- and the rows are gone, and only sums stay.
create table reach_salts (
  day date primary key,
  salt bytea not null
);

create table reach_events (
  product_id bigint not null references products on delete cascade,
  day date not null,
  kind text not null check (kind in ('visita', 'busca', 'amostra', 'carrinho')),
  visitor bytea not null,
  -- Where the visitor came from, as told the first time that day: another site's host, '' for none, 'autoria' for a page of ours.
  host text not null default '',
  utm_source text not null default '',
  utm_medium text not null default '',
  utm_campaign text not null default '',
  times int not null check (times between 1 and 50),
  primary key (product_id, day, kind, visitor)
);
create index reach_events_day on reach_events (day);

create table reach_days (
  product_id bigint not null references products on delete cascade,
  day date not null,
  kind text not null check (kind in ('visita', 'busca', 'amostra', 'carrinho')),
  times bigint not null check (times > 0),
  visitors bigint not null check (visitors between 1 and times),
  primary key (product_id, day, kind)
);

create table reach_sources (
  product_id bigint not null references products on delete cascade,
  day date not null,
  host text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  times bigint not null check (times > 0),
  visitors bigint not null check (visitors between 1 and times),
  primary key (product_id, day, host, utm_source, utm_medium, utm_campaign)
);
