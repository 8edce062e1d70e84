-- What was agreed in a paid order does not change; the name of a seller whose account was erased leaves it.
create function contract_without_sellers(body jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(body, '{lines}', coalesce(
    (select jsonb_agg(line - 'seller' order by place) from jsonb_array_elements(body -> 'lines') with ordinality as lines (line, place)),
    '[]'))
$$;
create or replace function order_contract_is_kept() returns trigger language plpgsql as $$
begin
  if exists (select 1 from orders where id = old.order_id and paid_at is not null) and (
    contract_without_sellers(new.body) is distinct from contract_without_sellers(old.body)
    or exists (
      select 1 from jsonb_array_elements(old.body -> 'lines') with ordinality as before (line, place)
      join jsonb_array_elements(new.body -> 'lines') with ordinality as after (line, place) using (place)
      where after.line -> 'seller' is distinct from before.line -> 'seller' and after.line -> 'seller' ->> 'document' is distinct from '')
  ) then
    raise exception 'the contract of a paid order does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
