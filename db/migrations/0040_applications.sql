-- What a person writes to become an author, and what became of it. A refused one stays as it was; trying again is a new row.
create table author_applications (
  id uuid primary key default new_id(),
  user_id uuid not null references users,
  status text not null default 'rascunho'
    check (status in ('rascunho', 'enviada', 'em_analise', 'pedir_ajustes', 'aprovada', 'recusada')),
  legal_name text not null default '' check (length(legal_name) <= 120),
  document text not null default '' check (length(document) <= 20),
  city text not null default '' check (length(city) <= 60),
  uf text not null default '' check (uf = '' or uf ~ '^[A-Z]{2}$'),
  store_name text not null default '' check (length(store_name) <= 60),
  author_name text not null default '' check (length(author_name) <= 60),
  area text not null default '' check (length(area) <= 60),
  about text not null default '' check (length(about) <= 1000),
  sample_url text not null default '' check (length(sample_url) <= 300),
  sample_words text not null default '' check (length(sample_words) <= 600),
  is_adult boolean not null default false,
  owns_work boolean not null default false,
  accepts_rules boolean not null default false,
  -- Version of the three declarations, as sent.
  declared_version text,
  refusal text not null default '' check (length(refusal) <= 600),
  retry_at timestamptz,
  -- Times it was sent: its letters go once per round.
  rounds int not null default 0 check (rounds >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  first_sent_at timestamptz,
  sent_at timestamptz,
  decided_at timestamptz,
  check ((status = 'rascunho') = (sent_at is null)),
  check ((status in ('aprovada', 'recusada')) = (decided_at is not null)),
  check (status <> 'recusada' or (refusal <> '' and retry_at is not null))
);
create unique index author_applications_live on author_applications (user_id) where status <> 'recusada';
create index author_applications_user on author_applications (user_id, created_at desc);
create index author_applications_queue on author_applications (sent_at) where status in ('enviada', 'em_analise');

-- What the house said of one item of the checklist. No row: nothing yet.
create table author_application_items (
  application_id uuid not null references author_applications on delete cascade,
  item text not null check (item in ('email', 'pessoa', 'loja', 'apresentacao', 'amostra', 'maioridade', 'autoria', 'regras')),
  mark text not null check (mark in ('conferido', 'ajuste', 'corrigido', 'dispensado')),
  note text not null default '' check (length(note) <= 300),
  at timestamptz not null default now(),
  primary key (application_id, item),
  check (mark <> 'ajuste' or note <> '')
);
