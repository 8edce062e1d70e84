-- Every licence a material is sold under. The cheapest is the one of the material itself (products.license, products.price_cents).
create table product_licenses (
  product_id bigint not null references products on delete cascade,
  license text not null check (license in ('pessoal', 'turmas', 'comercial')),
  price_cents int not null check (price_cents = 0 or price_cents between 300 and 200000),
  primary key (product_id, license)
);
insert into product_licenses (product_id, license, price_cents)
  select id, license, price_cents from products where published_at is not null;

-- What was asked for a licence and since when, promotions included: what a struck price may honestly say.
create table price_changes (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  license text not null check (license in ('pessoal', 'turmas', 'comercial')),
  price_cents int not null check (price_cents >= 0),
  since timestamptz not null default now()
);
create index price_changes_product on price_changes (product_id, license, since desc, id desc);
insert into price_changes (product_id, license, price_cents, since)
  select id, license, price_cents, published_at from products where published_at is not null;

-- An author's own sale: no code, everybody's price. `begun_at` and `closed_at` tell what the shop window has already been told.
create table promotions (
  id bigint generated always as identity primary key,
  store_id int not null references stores,
  name text not null,
  percent_bps int not null check (percent_bps between 100 and 9000),
  all_products boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  begun_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index promotions_store on promotions (store_id, starts_at desc);
create index promotions_running on promotions (store_id) where closed_at is null;

create table promotion_products (
  promotion_id bigint not null references promotions on delete cascade,
  product_id bigint not null references products on delete cascade,
  primary key (promotion_id, product_id)
);

create table coupons (
  id bigint generated always as identity primary key,
  store_id int not null references stores,
  code text not null check (code ~ '^[A-Z0-9_-]{3,24}$'),
  kind text not null check (kind in ('porcentagem', 'valor')),
  percent_bps int check (percent_bps between 100 and 9000 or percent_bps = 10000),
  amount_cents int check (amount_cents between 100 and 200000),
  minimum_cents int not null default 0 check (minimum_cents between 0 and 10000000),
  all_products boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  max_uses int check (max_uses between 1 and 1000000),
  per_customer int default 1 check (per_customer between 1 and 1000),
  is_public boolean not null default false,
  status text not null default 'ativo' check (status in ('rascunho', 'ativo', 'pausado', 'encerrado')),
  -- Uses reserved by orders that wait and consumed by paid ones.
  used int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'porcentagem') = (percent_bps is not null)),
  check ((kind = 'valor') = (amount_cents is not null)),
  constraint coupons_free_is_limited check (percent_bps is distinct from 10000 or max_uses is not null),
  check (ends_at > starts_at and ends_at <= starts_at + interval '366 days'),
  constraint coupons_used_within_max check (used >= 0 and (max_uses is null or used <= max_uses))
);
create unique index coupons_code on coupons (code) where status <> 'encerrado';
create index coupons_any_code on coupons (code, id desc);
create index coupons_store on coupons (store_id, id desc);
create index coupons_public on coupons (store_id) where is_public and status = 'ativo';

create table coupon_products (
  coupon_id bigint not null references coupons on delete cascade,
  product_id bigint not null references products on delete cascade,
  primary key (coupon_id, product_id)
);
create index coupon_products_product on coupon_products (product_id);

-- One use by one order. A returned one is never taken up again: an order paid late claims anew, in another row.
create table coupon_uses (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references coupons,
  order_id uuid not null references orders on delete cascade,
  user_id uuid not null references users,
  email_key text not null,
  document text not null,
  card_key text,
  discount_cents int not null check (discount_cents > 0),
  status text not null default 'reservado' check (status in ('reservado', 'consumido', 'devolvido')),
  reserved_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((status = 'reservado') = (settled_at is null))
);
create unique index coupon_uses_one_of_order on coupon_uses (coupon_id, order_id) where status <> 'devolvido';
create index coupon_uses_order on coupon_uses (order_id);
create index coupon_uses_user on coupon_uses (coupon_id, user_id);
create index coupon_uses_email on coupon_uses (coupon_id, email_key);
create index coupon_uses_document on coupon_uses (coupon_id, document);
create index coupon_uses_card on coupon_uses (coupon_id, card_key) where card_key is not null;

-- At most one code of each store in a cart.
create table cart_coupons (
  cart_id uuid not null references carts on delete cascade,
  store_id int not null references stores,
  coupon_id bigint not null references coupons on delete cascade,
  added_at timestamptz not null default now(),
  primary key (cart_id, store_id)
);
create index cart_coupons_coupon on cart_coupons (coupon_id);

alter table cart_items add column license text check (license in ('pessoal', 'turmas', 'comercial'));
update cart_items set license = p.license from products p where p.id = cart_items.product_id;
alter table cart_items alter column license set not null;

-- What discounted a line, and whether its author brought the buyer.
alter table order_items
  add column coupon_id bigint references coupons,
  add column promotion_id bigint references promotions,
  add column brought_by text check (brought_by in ('cupom', 'link')),
  add constraint order_items_one_discount check (coupon_id is null or promotion_id is null);
create index order_items_coupon on order_items (coupon_id) where coupon_id is not null;

-- The same half-a-cent-up as kit/money-split.ts percentOf; never below the least a material may cost.
create function price_with(cents int, percent_bps int) returns int language sql immutable parallel safe as $$
  select case when cents <= 300 or percent_bps = 0 then cents
    else greatest(300, cents - ((cents::bigint * percent_bps + 5000) / 10000)::int) end
$$;

-- The best promotion of a material running at this instant, or null.
create function promotion_now(p products) returns promotions language sql stable parallel safe as $$
  select r from public.promotions r
  where r.store_id = p.store_id and r.closed_at is null and r.ended_at is null and r.starts_at <= now() and r.ends_at > now()
    and (r.all_products or exists (
      select 1 from public.promotion_products x where x.promotion_id = r.id and x.product_id = p.id))
  order by r.percent_bps desc, r.id limit 1
$$;

-- What one licence of a material costs now.
create function license_price_now(p products, cents int) returns int language sql stable parallel safe as $$
  select public.price_with(cents, coalesce((public.promotion_now(p)).percent_bps, 0))
$$;

-- What a material costs now.
create function price_now(p products) returns int language sql stable parallel safe as $$
  select public.license_price_now(p, p.price_cents)
$$;

-- The price that may be shown struck beside the one of a promotion: the lowest asked in the 30 days before it began, when that is
-- more than what is asked now; null when nothing may be.
create function struck_price(p products, of_license text, cents int) returns int language sql stable parallel safe as $$
  select case when asked.lowest > public.price_with(struck_price.cents, r.percent_bps) then asked.lowest end
  from public.promotion_now(p) r
  cross join lateral (
    select least(struck_price.cents, min(h.price_cents)) as lowest from (
      select c.price_cents from public.price_changes c where c.product_id = p.id and c.license = of_license
        and c.since < r.starts_at and c.since >= r.starts_at - interval '30 days'
      union all (
        select c.price_cents from public.price_changes c where c.product_id = p.id and c.license = of_license
          and c.since < r.starts_at - interval '30 days' order by c.since desc, c.id desc limit 1)
    ) h
    having count(*) > 0) asked
  where r.id is not null
$$;
