-- What may be shown and sold, said once. Plain expressions of rows already joined: the planner reads through them, indices included.

-- Its author put it on sale and nobody took it off.
create function is_published(p products) returns boolean language sql immutable parallel safe as $$
  select p.status = 'publicado' $$;

-- Approved by the platform. It may be away for some days (`store_closed`).
create function is_open(s stores) returns boolean language sql immutable parallel safe as $$
  select s.status = 'aprovada' $$;

-- Not forbidden to sell.
create function may_sell(u users) returns boolean language sql immutable parallel safe as $$
  select not 'vender' = any(u.suspended_from) $$;

-- Open, of an owner who may sell.
create function store_sells(s stores, u users) returns boolean language sql immutable parallel safe as $$
  select is_open(s) and may_sell(u) $$;

-- The payment provider pays it. False of the null row of a store that has no recipient.
create function may_charge(r recipients) returns boolean language sql immutable parallel safe as $$
  select coalesce(r.status in ('enviado', 'em_analise', 'ativo'), false) $$;

-- The shop shows it with a price: its page, lists, cards and feeds. `s` sells it, `u` owns `s`, `r` is where `s` is paid.
create function is_offered(p products, s stores, u users, r recipients) returns boolean language sql immutable parallel safe as $$
  select is_published(p) and p.withdrawn_at is null and store_sells(s, u) and (p.price_cents = 0 or may_charge(r)) $$;

-- It may be bought at this moment under a licence that costs `cents` before discounts, null for one that it is not sold under.
create function is_for_sale(p products, s stores, u users, r recipients, cents int) returns boolean language sql stable parallel safe as $$
  select is_published(p) and p.withdrawn_at is null and store_sells(s, u) and not store_closed(s)
    and coalesce(cents = 0 or cents > 0 and may_charge(r), false) $$;

-- What a licence costs before discounts; null when it is not sold under it.
create function license_cents(p products, wanted text) returns int language sql stable parallel safe as $$
  select case when wanted = p.license then p.price_cents
    else (select l.price_cents from product_licenses l where l.product_id = p.id and l.license = wanted) end $$;
