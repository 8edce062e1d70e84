-- What each store sold, counted by day, product, payment method and state: an author's sums cost days, not sales. Each change of a sale adds
-- rows to `sale_tally_changes`, in its own transaction, so nobody waits for anybody; a sweep folds them into `sale_tallies`, and who reads
-- adds both up: right at every instant, whether the sweep is late, dead or half-way.
create table sale_tallies (
  store_id int not null references stores,
  -- In São Paulo: of the payment or, while unpaid, of the order.
  day date not null,
  product_id bigint not null,
  method text not null,
  status text not null,
  is_paid boolean not null,
  items int not null,
  paid_cents bigint not null,
  commission_cents bigint not null,
  interest_cents bigint not null,
  returned_cents bigint not null,
  primary key (store_id, day, product_id, method, status, is_paid)
);
create index sale_tallies_empty on sale_tallies (store_id)
  where items = 0 and paid_cents = 0 and commission_cents = 0 and interest_cents = 0 and returned_cents = 0;

create table sale_tally_changes (
  id bigint generated always as identity primary key,
  store_id int not null,
  day date not null,
  product_id bigint not null,
  method text not null,
  status text not null,
  is_paid boolean not null,
  items int not null,
  paid_cents bigint not null,
  commission_cents bigint not null,
  interest_cents bigint not null,
  returned_cents bigint not null
);
create index sale_tally_changes_store on sale_tally_changes (store_id);

-- Lines that came, left or changed price.
create function tally_sale_lines() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    insert into sale_tally_changes (store_id, day, product_id, method, status, is_paid, items, paid_cents, commission_cents, interest_cents, returned_cents)
    select i.store_id, (coalesce(o.paid_at, o.created_at) at time zone 'America/Sao_Paulo')::date, i.product_id, o.payment_method, o.status,
      o.paid_at is not null, -1, -i.paid_cents, -i.commission_cents, -i.interest_cents,
      -coalesce((select sum(r.net_cents + r.commission_cents + r.interest_cents) from sale_reversals r where r.order_item_id = i.id), 0)
    from gone i join orders o on o.id = i.order_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into sale_tally_changes (store_id, day, product_id, method, status, is_paid, items, paid_cents, commission_cents, interest_cents, returned_cents)
    select i.store_id, (coalesce(o.paid_at, o.created_at) at time zone 'America/Sao_Paulo')::date, i.product_id, o.payment_method, o.status,
      o.paid_at is not null, 1, i.paid_cents, i.commission_cents, i.interest_cents,
      coalesce((select sum(r.net_cents + r.commission_cents + r.interest_cents) from sale_reversals r where r.order_item_id = i.id), 0)
    from come i join orders o on o.id = i.order_id;
  end if;
  return null;
end $$;
create trigger order_items_tallied after insert on order_items
  referencing new table as come for each statement execute function tally_sale_lines();
create trigger order_items_tallied_again after update on order_items
  referencing old table as gone new table as come for each statement execute function tally_sale_lines();
create trigger order_items_untallied after delete on order_items
  referencing old table as gone for each statement execute function tally_sale_lines();

-- An order that moved takes its lines from one place to another.
create function tally_moved_order() returns trigger language plpgsql as $$
begin
  insert into sale_tally_changes (store_id, day, product_id, method, status, is_paid, items, paid_cents, commission_cents, interest_cents, returned_cents)
  select i.store_id, k.day, i.product_id, k.method, k.status, k.is_paid, k.sign, k.sign * i.paid_cents, k.sign * i.commission_cents,
    k.sign * i.interest_cents,
    k.sign * coalesce((select sum(r.net_cents + r.commission_cents + r.interest_cents) from sale_reversals r where r.order_item_id = i.id), 0)
  from order_items i
  cross join (values
    (-1, (coalesce(old.paid_at, old.created_at) at time zone 'America/Sao_Paulo')::date, old.payment_method, old.status, old.paid_at is not null),
    (1, (coalesce(new.paid_at, new.created_at) at time zone 'America/Sao_Paulo')::date, new.payment_method, new.status, new.paid_at is not null)
  ) k (sign, day, method, status, is_paid)
  where i.order_id = new.id;
  return null;
end $$;
create trigger orders_tallied after update of status, payment_method, paid_at, created_at on orders for each row
  when ((old.status, old.payment_method, old.paid_at, old.created_at) is distinct from (new.status, new.payment_method, new.paid_at, new.created_at))
  execute function tally_moved_order();

-- What went back of a line.
create function tally_reversals() returns trigger language plpgsql as $$
begin
  insert into sale_tally_changes (store_id, day, product_id, method, status, is_paid, items, paid_cents, commission_cents, interest_cents, returned_cents)
  select i.store_id, (coalesce(o.paid_at, o.created_at) at time zone 'America/Sao_Paulo')::date, i.product_id, o.payment_method, o.status,
    o.paid_at is not null, 0, 0, 0, 0, r.net_cents + r.commission_cents + r.interest_cents
  from come r join order_items i on i.id = r.order_item_id join orders o on o.id = i.order_id;
  return null;
end $$;
create trigger sale_reversals_tallied after insert on sale_reversals
  referencing new table as come for each statement execute function tally_reversals();

-- What was already there. The triggers above keep writers out until this is committed.
insert into sale_tallies
select i.store_id, (coalesce(o.paid_at, o.created_at) at time zone 'America/Sao_Paulo')::date, i.product_id, o.payment_method, o.status,
  o.paid_at is not null, count(*), sum(i.paid_cents), sum(i.commission_cents), sum(i.interest_cents), coalesce(sum(r.cents), 0)
from order_items i join orders o on o.id = i.order_id
left join (select order_item_id, sum(net_cents + commission_cents + interest_cents) as cents from sale_reversals group by 1) r on r.order_item_id = i.id
group by 1, 2, 3, 4, 5, 6;
