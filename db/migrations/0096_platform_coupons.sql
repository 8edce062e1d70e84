-- A coupon without a store is the platform's: what it takes off comes out of the commission, never out of the author's share.
alter table coupons
  alter column store_id drop not null,
  -- What the platform is willing to give with it in all; null without limit.
  add column budget_cents int check (budget_cents between 100 and 100000000),
  -- What its standing uses take off, reserved and consumed.
  add column given_cents bigint not null default 0,
  add constraint coupons_given_within_budget check (given_cents >= 0 and (budget_cents is null or given_cents <= budget_cents)),
  add constraint coupons_platform_terms check (
    store_id is not null and budget_cents is null
    or store_id is null and all_products and not is_public and percent_bps is distinct from 10000);
update coupons c set given_cents = u.cents from (
  select coupon_id, sum(discount_cents) as cents from coupon_uses where status <> 'devolvido' group by coupon_id) u
  where u.coupon_id = c.id;
create index coupons_platform on coupons (id desc) where store_id is null;

-- At most one code of each store in a cart, and one of the platform (its store is null).
alter table cart_coupons drop constraint cart_coupons_pkey;
alter table cart_coupons alter column store_id drop not null;
alter table cart_coupons add primary key (cart_id, coupon_id);
create unique index cart_coupons_one_of_each on cart_coupons (cart_id, store_id) nulls not distinct;

-- What of the discount the platform bore: it is already out of commission_cents.
alter table order_items
  add column platform_discount_cents int not null default 0,
  add constraint order_items_platform_discount check (
    platform_discount_cents = 0 or (platform_discount_cents = discount_cents and coupon_id is not null));
