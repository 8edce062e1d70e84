-- A file may go with only some of the licences its product is sold under; null goes with all of them.
alter table product_files add column licenses text[]
  check (licenses is null or cardinality(licenses) > 0 and licenses <@ array['pessoal', 'turmas', 'comercial']);
alter table product_version_files add column licenses text[]
  check (licenses is null or cardinality(licenses) > 0 and licenses <@ array['pessoal', 'turmas', 'comercial']);
-- What a version was sold under while some of its files went with only some licences; null while all went with all.
alter table product_versions add column licenses text[];

-- The licence among `sold` whose files somebody gets who has the licence `bought`: that one; where it is not sold any more, the widest of
-- those that allow less. Inside a bundle the narrowest that allows more comes first, as its price is counted.
create function license_within(sold text[], bought text, in_bundle boolean) returns text language sql immutable as $$
  select case when bought = any(sold) then bought else (
    select s.license from (
      select one as license, array_position(array['pessoal', 'turmas', 'comercial'], one)
        - array_position(array['pessoal', 'turmas', 'comercial'], bought) as apart from unnest(sold) one) s
    where in_bundle or s.apart < 0
    order by s.apart > 0 desc, abs(s.apart) limit 1) end
$$;

-- Whether an access opens a file of a version: a file goes with the licence that was bought, or with all.
create function opens_file(e entitlements, vf product_version_files) returns boolean language sql stable as $$
  select vf.licenses is null or coalesce((
    select license_within(v.licenses, i.license, i.product_id <> e.product_id) = any(vf.licenses)
    from order_items i, product_versions v where i.id = e.order_item_id and v.id = vf.version_id), false)
$$;

-- The files that an access opens in a version, in their order.
create function opened_files(e entitlements, version uuid) returns uuid[] language sql stable as $$
  select array(select vf.file_id from product_version_files vf
    where vf.version_id = version and opens_file(e, vf) order by vf.position, vf.file_id)
$$;

-- The version an access is shown by: the newest one, or the one bought where nothing of the newest goes with its licence.
create function version_of(e entitlements, newest uuid) returns uuid language sql stable as $$
  select case when newest is null or (exists (select 1 from product_version_files vf where vf.version_id = newest)
      and not exists (select 1 from product_version_files vf where vf.version_id = newest and opens_file(e, vf)))
    then e.version_id else newest end
$$;

-- What a product showed says of each file which licences it goes with, where it is not all of them.
create or replace function publication_facts(p products) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'title', p.title, 'promise', p.promise, 'kind', p.kind, 'description', p.description, 'tags', to_jsonb(p.tags),
    'cover', p.cover_image_id,
    'category', (select c.name from categories c where c.id = p.category_id),
    'licenses', coalesce(
      (select jsonb_agg(jsonb_build_object('license', l.license, 'priceCents', l.price_cents) order by l.price_cents, l.license)
        from product_licenses l where l.product_id = p.id),
      jsonb_build_array(jsonb_build_object('license', p.license, 'priceCents', p.price_cents))),
    'files', coalesce(
      (select jsonb_agg(jsonb_build_object('name', f.name, 'sha256', f.sha256)
          || case when v.licenses is null then '{}' else jsonb_build_object('licenses', to_jsonb(v.licenses)) end order by v.position)
        from product_version_files v join product_files f on f.id = v.file_id where v.version_id = p.current_version_id), '[]'))
$$;
