-- What a material pays of its own; a store and a category already have theirs. Null: the nearest one above it.
alter table products add column commission_bps int check (commission_bps between 0 and 10000);

-- The rate of a category is its own or that of the nearest one above it.
create function category_commission(category int) returns int language sql stable as $$
  with recursive up as (
    select id, parent_id, commission_bps, 0 as far from categories where id = category
    union all
    select c.id, c.parent_id, c.commission_bps, up.far + 1 from categories c join up on c.id = up.parent_id
      where up.commission_bps is null and up.far < 20)
  select commission_bps from up where commission_bps is not null order by far limit 1
$$;

-- The most specific wins: material, store, category. Null: what the house usually keeps.
create function agreed_commission(of_material int, of_store int, category int) returns int language sql stable as $$
  select coalesce(of_material, of_store, category_commission(category))
$$;

-- Every rate agreed, changed or ended (after_bps null), who did it and why. Only ever added to.
create table commission_changes (
  id bigint generated always as identity primary key,
  store_id int references stores,
  category_id int references categories,
  product_id bigint references products on delete cascade,
  target text not null generated always as (case when store_id is not null then 'loja.' || store_id
    when category_id is not null then 'categoria.' || category_id else 'material.' || product_id end) stored,
  before_bps int check (before_bps between 0 and 10000),
  after_bps int check (after_bps between 0 and 10000),
  reason text not null check (char_length(reason) between 5 and 300),
  changed_by uuid not null references users,
  changed_at timestamptz not null default now(),
  check (num_nonnulls(store_id, category_id, product_id) = 1),
  check (before_bps is distinct from after_bps)
);
create index commission_changes_target on commission_changes (target, id desc);
create index commission_changes_product on commission_changes (product_id) where product_id is not null;
