-- When what is saved of a material goes on sale by itself. One hour for each material; the row goes away when it is published or called off.
create table publication_schedules (
  product_id bigint primary key references products,
  user_id uuid not null references users,
  publish_at timestamptz not null,
  -- Why it did not go on sale when its hour came, as the refusal of publishing; the author was told.
  problem text check (problem <> ''),
  created_at timestamptz not null default now()
);
create index publication_schedules_due on publication_schedules (publish_at) where problem is null;

-- The author's word that they may sell what they publish: which text they agreed to, and what they said of other people's work in it.
create table authorship_declarations (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  user_id uuid not null references users,
  terms text not null check (terms <> ''),
  third_parties text not null default '' check (char_length(third_parties) <= 500),
  declared_at timestamptz not null default now()
);
create index authorship_declarations_product on authorship_declarations (product_id, declared_at desc);

-- Since when the buyers of the versions before are being told of this one; null when the author tells nobody.
alter table product_versions add column told_at timestamptz;

-- How a page looks, from far: 256 bits, the same for the same picture saved again. `bands` are its 16-bit pieces that say something.
create table page_prints (
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  page_number int not null check (page_number >= 1),
  print text not null check (print ~ '^[0-9a-f]{64}$'),
  bands int[] not null,
  primary key (sha256, page_number)
);
create index page_prints_bands on page_prints using gin (bands);

-- The older file this one repeats, byte by byte or page by page.
alter table product_files
  add column twin_file_id uuid references product_files,
  add column twin_by text check (twin_by in ('conteudo', 'paginas')),
  -- When it was compared with the catalogue.
  add column compared_at timestamptz,
  add check ((twin_file_id is null) = (twin_by is null));
create index product_files_twins on product_files (product_id) where twin_file_id is not null;
create index product_files_uncompared on product_files (created_at) where compared_at is null and status = 'limpo';
