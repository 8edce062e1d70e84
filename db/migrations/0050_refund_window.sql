-- For how many days of the payment a store takes a purchase back: the seven of the law, or more; frozen on each item as it is sold.
-- In the order a purchase locks them.
alter table order_items
  add column guarantee_days int not null default 7 check (guarantee_days >= 7);
alter table store_payment_settings
  add column guarantee_days int not null default 7 check (guarantee_days in (7, 15, 30));

-- Past the days of the law it is the store's own promise that gives the money back.
alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check check (
    cause in ('atrasado', 'excedente', 'subpago', 'duplicado', 'arrependimento', 'garantia', 'defeito', 'autor', 'admin'));
drop index refunds_asked_by;
create index refunds_asked_by on refunds (asked_by, created_at desc) where cause in ('arrependimento', 'garantia');
