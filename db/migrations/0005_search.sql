-- One normaliser for what is sold and for what is typed: lower case, no accents, ordinals, Portuguese plurals, then the
-- stemmer. intarray must not be installed: it takes over @> on int[] and the index below would no longer be used.
create function search_fold(t text) returns text language sql immutable strict parallel safe as $$
  select public.unaccent('public.unaccent'::regdictionary, regexp_replace(lower(t), '(\d)[ .]?[ºª°]', '\1', 'g'))
$$;

-- Takes folded text. Snowball leans on accents, so plurals are undone here and "-cao" gets its "ção" back.
create function search_root(t text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
         regexp_replace(regexp_replace(regexp_replace(regexp_replace(t,
    '\m(\d+)[oa]?\s(ano|serie|bimestre)\M', '\1\2', 'g'),
    '\m(nao|sao|voce|voces|ate|ja|so|tambem|mais|ha|sera|serao|estao|nos)\M', '', 'g'),
    '([a-z])(oes|aes|aos)\M', '\1ao', 'g'),
    '([a-z]{2})ais\M', '\1al', 'g'),
    '([a-z]{2})(eis|il|is)\M', '\1el', 'g'),
    '([aeiou])ns\M', '\1m', 'g'),
    '([a-z]{2}[aeiou][rzsl])es\M', '\1', 'g'),
    '([a-z]{3})s\M', '\1', 'g'),
    'cao\M', 'ção', 'g')
$$;

create function search_norm(t text) returns text language sql immutable strict parallel safe as $$
  select public.search_root(regexp_replace(public.search_fold(t), '[^a-z0-9]+', ' ', 'g'))
$$;

create text search configuration search_pt (parser = pg_catalog."default");
alter text search configuration search_pt add mapping for
  asciiword, word, hword, hword_part, hword_asciipart, asciihword with portuguese_stem;
alter text search configuration search_pt add mapping for
  numword, uint, int, numhword, hword_numpart, float, sfloat, version with simple;

create function search_document(t text) returns tsvector language sql immutable strict parallel safe as $$
  select to_tsvector('public.search_pt', public.search_norm(t))
$$;

-- What a person typed: keeps "a phrase", -word and "ou".
create function search_query(t text) returns tsquery language sql immutable strict parallel safe as $$
  select websearch_to_tsquery('public.search_pt', public.search_root(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(public.search_fold(left(t, 200)),
      '[“”]', '"', 'g'),
      '([a-z0-9])[^a-z0-9" ]+(?=[a-z0-9])', '\1 ', 'g'),
      '\mou\M', 'or', 'g'),
      '[^a-z0-9"-]+', ' ', 'g')))
$$;

-- One narrow row per published product: inserted on publishing, deleted on leaving the shop window.
create table product_search (
  product_id bigint primary key references products on delete cascade,
  published_at timestamptz not null,
  store_id int not null,
  price_cents int not null,
  -- In no index, so that refreshing it rewrites nothing else.
  pop real not null,
  rating_rank real not null,
  rating_count int not null default 0,
  category_id int not null,
  -- 0: the 2 thousand most popular, 1: 20 thousand, 2: 200 thousand, 9: the rest. Common words rank inside the small ones.
  tier smallint not null,
  -- An even sample of 256 parts, for totals and facet counts of large results.
  bucket smallint not null check (bucket between 0 and 255),
  -- Kind of facet times a million plus its id; see rules/facet-codes.ts.
  facets int[] not null,
  head tsvector not null
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table product_search alter head set statistics 1000, alter facets set statistics 1000;

create index product_search_gin on product_search using gin (head, facets) with (fastupdate = off);
create index product_search_gin_t0 on product_search using gin (head, facets) with (fastupdate = off) where tier <= 0;
create index product_search_gin_t1 on product_search using gin (head, facets) with (fastupdate = off) where tier <= 1;
create index product_search_gin_t2 on product_search using gin (head, facets) with (fastupdate = off) where tier <= 2;
create index product_search_gin_b1 on product_search using gin (head, facets) with (fastupdate = off) where bucket < 1;
create index product_search_gin_b4 on product_search using gin (head, facets) with (fastupdate = off) where bucket < 4;
create index product_search_gin_b16 on product_search using gin (head, facets) with (fastupdate = off) where bucket < 16;
create index product_search_gin_b64 on product_search using gin (head, facets) with (fastupdate = off) where bucket < 64;
create index product_search_category_new on product_search (category_id, published_at desc, product_id desc);
create index product_search_category_price on product_search (category_id, price_cents, product_id);
create index product_search_category_rating on product_search (category_id, rating_rank desc, product_id desc);
create index product_search_new on product_search (published_at desc, product_id desc);
create index product_search_price on product_search (price_cents, product_id);
create index product_search_rating on product_search (rating_rank desc, product_id desc);
create index product_search_store_new on product_search (store_id, published_at desc, product_id desc);

-- The least popularity that still belongs to each tier, as of the last ranking.
create table search_tiers (
  tier smallint primary key,
  floor_pop real not null
);

alter table categories add column lead text not null default '';
