-- A coupon of a store may give "take so many, pay for so many", and any coupon may ask for so many products of it in one purchase.
alter table coupons drop constraint coupons_kind_check;
alter table coupons
  add constraint coupons_kind_check check (kind in ('porcentagem', 'valor', 'leve_pague')),
  add column take_count int check (take_count between 2 and 10),
  add column pay_count int check (pay_count between 1 and 9),
  -- Of the products it reaches, as many in the purchase; 0 asks for none.
  add column minimum_items int not null default 0 check (minimum_items between 0 and 50),
  add constraint coupons_take_and_pay check (
    (kind = 'leve_pague') = (take_count is not null and pay_count is not null)
    and (take_count is null) = (pay_count is null) and (take_count is null or pay_count < take_count)),
  add constraint coupons_take_is_of_a_store check (kind <> 'leve_pague' or store_id is not null);
