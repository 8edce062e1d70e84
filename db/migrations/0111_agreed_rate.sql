-- The one rule of which agreed commission holds: product, then store, then category. Null: what the platform usually keeps.
create function agreed_rate(of_product int, of_store int, of_category int) returns int language sql immutable parallel safe as $$
  select coalesce(of_product, of_store, of_category)
$$;

-- What the rate that holds was agreed for, in the words of the screens' code.
create function agreed_for(of_product int, of_store int, of_category int) returns text language sql immutable parallel safe as $$
  select case when of_product is not null then 'material' when of_store is not null then 'loja'
    when of_category is not null then 'categoria' end
$$;

create or replace function agreed_commission(of_material int, of_store int, category int) returns int language sql stable as $$
  select agreed_rate(of_material, of_store, category_commission(category))
$$;
