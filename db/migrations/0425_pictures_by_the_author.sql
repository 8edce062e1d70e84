-- What an author shows of a product besides its cover, as shoppers see it; what is being made is in products.draft.
create table product_pictures (
  product_id bigint not null references products on delete cascade,
  position int not null check (position between 0 and 7),
  image_id uuid not null references images,
  alt text not null default '' check (length(alt) <= 200),
  primary key (product_id, position)
);
create index product_pictures_image_id_fk on product_pictures (image_id);

-- What a product showed says of its pictures too; one without any says what it said before.
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
    || coalesce((select jsonb_build_object('pictures',
          jsonb_agg(jsonb_build_object('image', i.image_id, 'alt', i.alt) order by i.position))
        from product_pictures i where i.product_id = p.id having count(*) > 0), '{}')
$$;
