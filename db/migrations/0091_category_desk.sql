-- Every address a category ever had leads to it, and no other category may take it.
create table category_slugs (
  slug text primary key,
  category_id int not null references categories on delete cascade,
  created_at timestamptz not null default now()
);
create index category_slugs_category on category_slugs (category_id);
insert into category_slugs (slug, category_id) select slug, id from categories;

-- An address is claimed by whichever category first has it, for as long as there is one to lead to.
create function claim_category_slug() returns trigger language plpgsql as $$
begin
  insert into category_slugs (slug, category_id) values (new.slug, new.id) on conflict (slug) do nothing;
  if not exists (select 1 from category_slugs where slug = new.slug and category_id = new.id) then
    raise unique_violation using message = 'category address belongs to another category', constraint = 'category_slugs_pkey';
  end if;
  return null;
end $$;
create trigger categories_claim_slug after insert or update of slug on categories for each row execute function claim_category_slug();

-- What was agreed for a category outlives it.
alter table commission_changes drop constraint commission_changes_category_id_fkey;

-- Products of each category, drafts too: asked before one is retired.
create index products_filed on products (category_id);

-- Rows that a change of their shelf left behind, remade a few at a time; they go on being found meanwhile.
alter table product_search add column is_behind boolean not null default false;
drop index product_search_behind;
create index product_search_behind on product_search (product_id) where words = '' or is_behind;
