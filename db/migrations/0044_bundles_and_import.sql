-- A material made of other materials of its store: what its author is putting together, and what each edition of it held when it was
-- sold. An edition never changes, so whoever ordered gets what was shown, whatever the author does meanwhile.
create table bundle_items (
  bundle_id bigint not null references products,
  product_id bigint not null references products,
  position integer not null,
  primary key (bundle_id, product_id),
  check (bundle_id <> product_id)
);
create index bundle_items_product on bundle_items (product_id);

create table product_version_contents (
  version_id uuid not null references product_versions,
  product_id bigint not null references products,
  position integer not null,
  primary key (version_id, product_id)
);
create index product_version_contents_product on product_version_contents (product_id);

-- An item of an order opens its own files and those of everything it is made of.
alter table entitlements drop constraint entitlements_order_item_id_key;
alter table entitlements add constraint entitlements_item_product unique (order_item_id, product_id);

-- A spreadsheet of materials, read once and shown to its author before it becomes drafts.
create table material_imports (
  id uuid primary key default new_id(),
  store_id integer not null references stores,
  file_name text not null,
  columns text[] not null,
  unknown_columns text[] not null,
  status text not null default 'conferida' check (status in ('conferida', 'importando', 'pronta')),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index material_imports_store on material_imports (store_id, created_at desc);

-- One line of it: what each cell said, what is wrong with it, and the draft it becomes. `product_id` is the draft, once made.
create table material_import_rows (
  import_id uuid not null references material_imports on delete cascade,
  line integer not null,
  cells jsonb not null,
  problems jsonb not null,
  draft jsonb,
  made_at timestamptz,
  product_id bigint references products on delete set null,
  primary key (import_id, line)
);
create index material_import_rows_product on material_import_rows (product_id);

-- Everything of a store in one ZIP, made by a job and kept for a day.
create table store_takeouts (
  id uuid primary key default new_id(),
  store_id integer not null references stores,
  status text not null default 'pedida' check (status in ('pedida', 'pronta', 'vencida')),
  storage_key text,
  size_bytes bigint,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz
);
create index store_takeouts_store on store_takeouts (store_id, requested_at desc);
create unique index store_takeouts_one on store_takeouts (store_id) where status = 'pedida';
