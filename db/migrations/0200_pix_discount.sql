-- What an author takes off when a purchase is paid by Pix. An order freezes the offer; its method decides whether it is taken.
alter table store_payment_settings
  add column pix_discount_bps int not null default 0 check (pix_discount_bps between 0 and 1000);

-- Basis points that store takes off by Pix; null when it does not accept Pix.
create function pix_discount_of(of_store int) returns int language sql stable as $$
  select case when g.store_id is null then 0 when g.accepts_pix then g.pix_discount_bps end
  from (select 1) one left join store_payment_settings g on g.store_id = of_store $$;

-- `pix_discount_cents` is offered, `pix_commission_cents` what of it the platform gives up; `method_discount_cents` is taken now.
alter table order_items
  add column pix_discount_cents int not null default 0 check (pix_discount_cents >= 0),
  add column pix_commission_cents int not null default 0 check (pix_commission_cents between 0 and pix_discount_cents),
  add column method_discount_cents int not null default 0 check (method_discount_cents in (0, pix_discount_cents));
alter table orders add column method_discount_cents int not null default 0 check (method_discount_cents >= 0);

do $$
declare one record;
begin
  for one in
    select c.conname, c.conrelid::regclass as owner from pg_constraint c
    where c.contype = 'c' and c.conrelid in ('orders'::regclass, 'order_items'::regclass)
      and pg_get_constraintdef(c.oid) in ('CHECK ((total_cents = (subtotal_cents - discount_cents)))',
        'CHECK ((paid_cents = (price_cents - discount_cents)))')
  loop
    execute format('alter table %s drop constraint %I', one.owner, one.conname);
  end loop;
end $$;

alter table orders add constraint orders_total
  check (total_cents = subtotal_cents - discount_cents - method_discount_cents) not valid;
alter table order_items add constraint order_items_paid
  check (paid_cents = price_cents - discount_cents - method_discount_cents) not valid;
alter table orders validate constraint orders_total;
alter table order_items validate constraint order_items_paid;
