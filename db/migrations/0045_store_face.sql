-- How a store looks: what visitors see now, and what its author is still changing. Names, words and portrait seen by visitors stay in
-- "stores". Picture ids are those of "images".
create table store_faces (
  store_id int primary key references stores on delete cascade,
  banner_key text,
  sections jsonb not null default '[{"id": "prateleiras", "kind": "prateleiras"}]' check (jsonb_typeof(sections) = 'array'),
  draft jsonb,
  revision int not null default 1,
  saved_at timestamptz,
  published_at timestamptz
);

-- What a store promises besides what the house does; each change is a version, and the latest is in force.
create table store_policies (
  store_id int not null references stores on delete cascade,
  number int not null check (number > 0),
  words jsonb not null,
  published_at timestamptz not null default now(),
  primary key (store_id, number)
);

-- Who follows may also ask for letters; when they did is the proof. Without it they hear at the bell alone.
alter table stores_followed add column letters_since timestamptz;

-- What a store tells who follows it: once a day at most, in São Paulo.
create table store_news (
  id uuid primary key default new_id(),
  store_id int not null references stores,
  day date not null,
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  product_id bigint references products,
  posted_at timestamptz not null default now(),
  told int not null default 0,
  told_at timestamptz,
  removed_at timestamptz,
  unique (store_id, day)
);
create index store_news_product on store_news (product_id) where product_id is not null;
