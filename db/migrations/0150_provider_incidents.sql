-- What of our account at the payment provider was refused, once per part of the business while it lasts.
create table provider_incidents (
  id uuid primary key default new_id(),
  area text not null check (area in ('pagamentos', 'cartoes', 'cadastros', 'contas', 'saques', 'reembolsos', 'recebiveis')),
  cause text not null check (cause in ('key', 'origin', 'feature', 'recipient', 'request')),
  detail text not null default '',
  times integer not null default 1,
  opened_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index provider_incidents_one_open on provider_incidents (area) where ended_at is null;
create index provider_incidents_by_area on provider_incidents (area, opened_at desc);
