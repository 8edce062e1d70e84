-- The contract of each order as its buyer read it before paying: what, from whom, for how much, under which licence, with which days to withdraw.
create table order_contracts (
  order_id uuid primary key references orders (id),
  body jsonb not null,
  created_at timestamptz not null default now()
);
-- Once the order is paid, what was agreed does not change any more.
create function order_contract_is_kept() returns trigger language plpgsql as $$
begin
  if exists (select 1 from orders where id = old.order_id and paid_at is not null) then
    raise exception 'the contract of a paid order does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger order_contracts_kept before update on order_contracts for each row execute function order_contract_is_kept();
