-- Inside a bundle the licence bought stands for the narrowest that allows as much, as the product was sold when the bundle was bought.
-- Later versions bring what that licence does: one that leaves the shop opens nothing more.
create or replace function opens_file(e entitlements, vf product_version_files) returns boolean language sql stable as $$
  select vf.licenses is null or coalesce((
    select case
        when i.product_id = e.product_id then license_within(v.licenses, i.license, false)
        when v.id = e.version_id then license_within(v.licenses, i.license, true)
        else license_within(v.licenses, case when b.licenses is null then i.license
          else coalesce(license_within(b.licenses, i.license, true), i.license) end, false)
      end = any(vf.licenses)
    from order_items i, product_versions v, product_versions b
    where i.id = e.order_item_id and v.id = vf.version_id and b.id = e.version_id), false)
$$;

-- Whether a version brings something to who has an access: files, and not the very ones of the version `base`. A bundle brings products.
create function brings_news(e entitlements, newest uuid, base uuid) returns boolean language sql stable as $$
  select exists (select 1 from product_version_contents vc where vc.version_id = newest)
    or (opened_files(e, newest) <> '{}' and opened_files(e, newest) <> opened_files(e, base))
$$;
