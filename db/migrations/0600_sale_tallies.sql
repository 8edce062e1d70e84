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
  like sale_tallies
);
create index sale_tally_changes_store on sale_tally_changes (store_id);

create function sold_on(o orders) returns date language sql immutable as $$
  select (coalesce(o.paid_at, o.created_at) at time zone 'America/Sao_Paulo')::date
$$;
create function returned_of(item uuid) returns bigint language sql stable as $$
  select coalesce(sum(net_cents + commission_cents + interest_cents), 0)::bigint from sale_reversals where order_item_id = item
$$;

-- Adds a line to where its order puts it (`sign` 1), or takes it from there (-1).
create function tally_line(i order_items, o orders, sign int) returns void language plpgsql as $$
begin
  insert into sale_tally_changes (store_id, day, product_id, method, status, is_paid, items, paid_cents, commission_cents, interest_cents, returned_cents)
  values (i.store_id, sold_on(o), i.product_id, o.payment_method, o.status, o.paid_at is not null, sign, sign * i.paid_cents,
    sign * i.commission_cents, sign * i.interest_cents, sign * returned_of(i.id));
end $$;

-- Lines that came, left or changed price. The order is locked, for it to stay where the line is counted.
create function tally_changed_line() returns trigger language plpgsql as $$
declare o orders;
begin
  select * into o from orders where id = case tg_op when 'DELETE' then old.order_id else new.order_id end for no key update;
  if tg_op <> 'INSERT' then perform tally_line(old, o, -1); end if;
  if tg_op <> 'DELETE' then perform tally_line(new, o, 1); end if;
  return null;
end $$;
create trigger order_items_tallied after insert or delete on order_items for each row execute function tally_changed_line();
create trigger order_items_tallied_again after update of store_id, product_id, paid_cents, commission_cents, interest_cents on order_items for each row
  when ((old.store_id, old.product_id, old.paid_cents, old.commission_cents, old.interest_cents)
    is distinct from (new.store_id, new.product_id, new.paid_cents, new.commission_cents, new.interest_cents))
  execute function tally_changed_line();

-- An order that moved takes its lines from one place to another.
create function tally_moved_order() returns trigger language plpgsql as $$
declare i order_items;
begin
  for i in select * from order_items where order_id = new.id loop
    perform tally_line(i, old, -1);
    perform tally_line(i, new, 1);
  end loop;
  return null;
end $$;
create trigger orders_tallied after update of status, payment_method, paid_at, created_at on orders for each row
  when ((old.status, old.payment_method, old.paid_at, old.created_at) is distinct from (new.status, new.payment_method, new.paid_at, new.created_at))
  execute function tally_moved_order();

-- What went back of a line. The order is locked: one that moves at the same moment would leave this amount where the line no longer is.
create function tally_reversal() returns trigger language plpgsql as $$
declare
  i order_items;
  o orders;
begin
  select * into i from order_items where id = new.order_item_id;
  select * into o from orders where id = i.order_id for no key update;
  insert into sale_tally_changes (store_id, day, product_id, method, status, is_paid, items, paid_cents, commission_cents, interest_cents, returned_cents)
  values (i.store_id, sold_on(o), i.product_id, o.payment_method, o.status, o.paid_at is not null, 0, 0, 0, 0,
    new.net_cents + new.commission_cents + new.interest_cents);
  return null;
end $$;
create trigger sale_reversals_tallied after insert on sale_reversals for each row execute function tally_reversal();

-- What was already there. The triggers above keep writers out until this is committed.
insert into sale_tallies
select i.store_id, sold_on(o), i.product_id, o.payment_method, o.status, o.paid_at is not null, count(*), sum(i.paid_cents),
  sum(i.commission_cents), sum(i.interest_cents), coalesce(sum(r.cents), 0)
from order_items i join orders o on o.id = i.order_id
left join (select order_item_id, sum(net_cents + commission_cents + interest_cents) as cents from sale_reversals group by 1) r on r.order_item_id = i.id
group by 1, 2, 3, 4, 5, 6;
