-- The home page as somebody is arranging it; none while there is nothing that is not on show.
create table home_drafts (
  id int primary key default 1 check (id = 1),
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  revision int not null default 1,
  saved_by uuid not null references users,
  saved_at timestamptz not null default now()
);

-- Every arrangement that was ever put on show, whole, newest last. The first one is how the page was before anybody arranged it.
create table home_versions (
  id int generated always as identity primary key,
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  note text not null check (char_length(note) between 1 and 300),
  published_by uuid references users,
  published_at timestamptz not null default now()
);

-- A banner: a title, a few words and where it leads, on one of the six papers.
alter table home_sections drop constraint home_sections_kind_check;
alter table home_sections add constraint home_sections_kind_check check (kind in ('em_alta', 'destaques', 'mais_vendidos',
  'novidades', 'gratis', 'promocoes', 'categoria', 'busca', 'prateleiras', 'autor', 'lojas', 'faixa'));
alter table home_sections add column href text not null default '' check (href = '' or href ~ '^/([^/\\]|$)');
alter table home_sections add column paper text not null default 'menta'
  check (paper in ('rosa', 'canario', 'menta', 'ceu', 'pessego', 'lilas'));
