-- What a material shows shoppers, as it stands now: what two publications are compared by.
create function publication_facts(p products) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'title', p.title, 'promise', p.promise, 'kind', p.kind, 'description', p.description, 'tags', to_jsonb(p.tags),
    'cover', p.cover_image_id,
    'category', (select c.name from categories c where c.id = p.category_id),
    'licenses', coalesce(
      (select jsonb_agg(jsonb_build_object('license', l.license, 'priceCents', l.price_cents) order by l.price_cents, l.license)
        from product_licenses l where l.product_id = p.id),
      jsonb_build_array(jsonb_build_object('license', p.license, 'priceCents', p.price_cents))),
    'files', coalesce(
      (select jsonb_agg(jsonb_build_object('name', f.name, 'sha256', f.sha256) order by v.position)
        from product_version_files v join product_files f on f.id = v.file_id where v.version_id = p.current_version_id), '[]'))
$$;

create table product_publications (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  facts jsonb not null,
  at timestamptz not null default now()
);
create index product_publications_product on product_publications (product_id, id desc);
insert into product_publications (product_id, facts, at)
  select p.id, publication_facts(p), p.updated_at from products p where p.published_at is not null;

-- What the house asked the author of a material to change, item by item; one stands at a time. Publishing again answers it.
create table product_asks (
  id uuid primary key default new_id(),
  product_id bigint not null references products on delete cascade,
  items jsonb not null,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  closed_at timestamptz
);
create unique index product_asks_one_open on product_asks (product_id) where closed_at is null;

create index products_newest on products (published_at desc, id desc) where published_at is not null;
create index products_title on products using gin (search_fold(title) gin_trgm_ops) where published_at is not null;

-- Who made something that a person of the house took down asks that it be looked at again, once for each time it was.
create table moderation_appeals (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('produto', 'avaliacao', 'pergunta')),
  ref text not null,
  user_id uuid not null references users,
  words text not null check (char_length(words) between 10 and 1000),
  status text not null default 'aberto' check (status in ('aberto', 'acolhido', 'recusado')),
  answer text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((status = 'aberto') = (decided_at is null)),
  check ((answer is null) = (decided_at is null))
);
create unique index moderation_appeals_one_open on moderation_appeals (kind, ref) where status = 'aberto';
create index moderation_appeals_thing on moderation_appeals (kind, ref, created_at desc);
create index moderation_appeals_user on moderation_appeals (user_id);
