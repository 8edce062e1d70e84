-- What shoppers ask before buying, and what the author answers; both are public.
create table questions (
  id uuid primary key default new_id(),
  product_id bigint not null references products,
  asker_id uuid not null references users,
  body text not null check (char_length(body) between 1 and 600),
  status text not null check (status in ('retida', 'publicada', 'rejeitada', 'oculta')),
  -- What made the automatic check hold it.
  held_for text[] not null default '{}',
  answer text check (char_length(answer) between 1 and 1000),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  check (status <> 'publicada' or published_at is not null),
  check (status <> 'retida' or cardinality(held_for) > 0)
);
create index questions_product on questions (product_id, published_at desc, id desc) where status = 'publicada';
create index questions_asker on questions (asker_id, created_at desc);
create index questions_held on questions (created_at) where status = 'retida';
create unique index questions_once on questions (product_id, asker_id, md5(lower(body))) where status in ('retida', 'publicada');

-- What somebody says is wrong with something public. One open report of each person for each thing.
create table reports (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('produto', 'avaliacao', 'pergunta', 'loja')),
  ref text not null,
  reason text not null,
  words text not null default '' check (char_length(words) <= 1000),
  reporter_id uuid references users,
  -- The account, or for somebody without one a hash of the network of the day.
  reporter_key text not null,
  status text not null default 'aberta' check (status in ('aberta', 'procedente', 'improcedente')),
  decided_by uuid references users,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'aberta') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null))
);
create unique index reports_one_open on reports (kind, ref, reporter_key) where status = 'aberta';
create index reports_open on reports (created_at) where status = 'aberta';
create index reports_thing on reports (kind, ref);
