-- Whether a link that is sold still opens: asked again by a sweep when its turn comes. No turn: its author took it out of the product.
alter table product_links
  add column check_at timestamptz default now(),
  add column checked_at timestamptz,
  add column check_answer text check (check_answer in ('abre', 'nao_existe', 'sem_resposta', 'pede_login')),
  add column gone_times integer not null default 0 check (gone_times >= 0),
  add column gone_since timestamptz,
  add column unknown_times integer not null default 0 check (unknown_times >= 0),
  add column broken_since timestamptz;
create index product_links_check on product_links (check_at) where check_at is not null;
