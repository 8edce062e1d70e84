import { type SQL, sql } from "drizzle-orm";
import type { Sort } from "../schema/listing-search.ts";
import { checkedConditions, isWhole, type ListingFilters, listingConditions } from "./listing-conditions.ts";

/** Matches a small tier must have before larger ones are left alone; below it the order of relevance suffers. */
const ENOUGH_TO_RANK = 200;
/** About 20 thousand matches. */
const MANY_IN_SAMPLE = 78;
/** How much a product that says the words as typed is worth against one that shares their stems: "bolo" is not "bola". */
const AS_TYPED = 3;
const IN_THAT_ORDER = 4;
const FROM_THE_BEGINNING = 8;
/** Thirteen whole pages of a listing. */
const HOT_POOL = 312;
const ONE_OF_EACH = 4;

const ORDERS: Partial<Record<Sort, SQL>> = {
  novidades: sql`published_at desc, product_id desc`,
  "menor-preco": sql`price_cents, product_id`,
  "maior-preco": sql`price_cents desc, product_id desc`,
  "melhor-avaliados": sql`rating_rank desc, product_id desc`,
  "mais-avaliados": sql`rating_count desc, product_id desc`,
  "em-alta": sql`hot desc, product_id desc`,
};

export type Ranking = {
  /** Never looks past the 200 thousand most popular: for when the whole took too long. */
  onlyPopular?: boolean;
  /** Matches a small tier must have before larger ones are left alone. */
  enough?: number;
  /** Matches in 1/256 of the market that make it shorter to read an index in its order than to look them up. */
  many?: number;
  /** Ranks before all the others what matches these queries too, the first of them above all. */
  first?: readonly string[];
};

/** SQL giving (product_id, rank) of one page of a listing. */
export function rankedProducts(filters: ListingFilters, sort: Sort, limit: number, offset: number, ranking: Ranking = {}): SQL {
  const order = ORDERS[sort];
  if (sort === "em-alta" && limit + offset <= HOT_POOL) return hottest(filters, limit, offset, ranking);
  if (order) return inOrder(filters, order, limit, offset, ranking.many ?? MANY_IN_SAMPLE);
  if (isWhole(filters)) return mostPopular(limit, offset);
  const byText = sort === "relevancia" && filters.tsquery !== null && !filters.inBody;
  const score = byText ? scoreOf(filters, filters.tsquery ?? "", ranking.first) : null;
  return popularFirst(listingConditions(filters), score, limit, offset, ranking);
}

/** In the statement itself: one kept planned would count on reading a tenth of the market to fill it. */
const page = (limit: number, offset: number): SQL => sql.raw(`limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`);

function scoreOf({ roots }: ListingFilters, tsquery: string, first: readonly string[] = []): SQL {
  const byText = sql`ts_rank('{0.05,0.2,0.5,1.0}', head, ${tsquery}::tsquery) * greatest(0.05, 0.4 + pop)`;
  const matches = sql.join(
    roots.map((root) => sql`strpos(words, ${` ${root} `}) > 0`),
    sql` and `,
  );
  const phrase = ` ${roots.join(" ")} `;
  const asTyped =
    roots.length === 0
      ? byText
      : sql`${byText} * case when starts_with(words, ${phrase}) then ${FROM_THE_BEGINNING}::int
          when strpos(words, ${phrase}) > 0 then ${IN_THAT_ORDER}::int when ${matches} then ${AS_TYPED}::int else 1 end`;
  const above = first.map(
    (query, i) => sql` + case when head @@ ${query}::tsquery then ${10 ** (3 * (first.length - i))}::float8 else 0 end`,
  );
  return sql.join([asTyped, ...above]);
}

/**
 * A sample tells whether many match: then they are met soon enough by reading an index in its order; few are looked up and
 * sorted. The planner guesses this badly for words and arrays.
 */
function inOrder(filters: ListingFilters, order: SQL, limit: number, offset: number, many: number): SQL {
  const conditions = listingConditions(filters);
  const isByPrice = order === ORDERS["menor-preco"] || order === ORDERS["maior-preco"];
  const columns = sql`product_id, published_at, price_cents, rating_rank, rating_count, hot`;
  return sql`
    with probe as materialized (select count(*) as n from product_search where ${conditions} and bucket < 1),
    few as materialized (select ${columns} from product_search where ${conditions} and (select n from probe) < ${many}),
    page as (
      (select * from few order by ${order} ${page(limit, offset)})
      union all
      (select ${columns} from product_search where ${checkedConditions(filters, isByPrice)} and (select n from probe) >= ${many}
        order by ${order} ${page(limit, offset)}))
    select product_id, row_number() over (order by ${order}) as rank from page`;
}

/**
 * The hottest, of whose authors none is twice among the first four while others are hot too. The pool is made of whole pages, so that
 * what comes after it goes on without showing any twice.
 */
function hottest(filters: ListingFilters, limit: number, offset: number, ranking: Ranking): SQL {
  const pool = inOrder(filters, sql`hot desc, product_id desc`, HOT_POOL, 0, ranking.many ?? MANY_IN_SAMPLE);
  return sql`
    with pool as materialized (select r.product_id, r.rank, case when ps.hot > 0 then ps.store_id end as store_id from (${pool}) r
      join product_search ps on ps.product_id = r.product_id),
    best as (select min(rank) as rank from pool where store_id is not null group by store_id order by 1 limit ${ONE_OF_EACH}::int)
    select product_id, row_number() over (order by rank not in (select b.rank from best b), rank) as rank
    from pool order by 2 ${page(limit, offset)}`;
}

/** Everything, as popularity orders it: what the climb below would give, read from an index. */
const mostPopular = (limit: number, offset: number): SQL => {
  const order = sql`tier, pop desc, product_id desc`;
  return sql`
    select product_id, row_number() over (order by ${order}) as rank
    from (select product_id, tier, pop from product_search order by ${order} ${page(limit, offset)}) page`;
};

/**
 * Climbs from the most popular tier to the whole table until there is enough to rank, so that a common word costs what a rare
 * one does. Each `tier <=` is a literal: that is what picks the partial index. The level where that ends is the same for every
 * page; pages past its last product go on with the tiers above it, in their order, so that none is shown twice.
 */
function popularFirst(conditions: SQL, score: SQL | null, limit: number, offset: number, ranking: Ranking): SQL {
  const enough = score === null ? 0 : (ranking.enough ?? ENOUGH_TO_RANK);
  const onlyPopular = ranking.onlyPopular ?? false;
  const need = Math.max(enough, limit + offset);
  const level = (tier: SQL) => sql`select product_id, pop, head, words, tier from product_search where ${conditions} and ${tier}`;
  const all = onlyPopular ? sql`false` : sql`true`;
  const base = sql`case when (select n from n0) >= ${enough} then 0 when (select n from n1) >= ${enough} then 1
    when (select n from n2) >= ${enough} then 2 else 9 end`;
  return sql`
    with l0 as materialized (${level(sql`tier <= 0`)}), n0 as materialized (select count(*) as n from l0),
    l1 as materialized (${level(sql`tier <= 1 and (select n from n0) < ${need}`)}), n1 as materialized (select count(*) as n from l1),
    l2 as materialized (${level(sql`tier <= 2 and (select n from n0) < ${need} and (select n from n1) < ${need}`)}),
    n2 as materialized (select count(*) as n from l2),
    l3 as materialized (${level(
      sql`${all} and (select n from n0) < ${need} and (select n from n1) < ${need} and (select n from n2) < ${need}`,
    )}),
    found as (
      select * from l0 where (select n from n0) >= ${need}
      union all select * from l1 where (select n from n1) >= ${need}
      union all select * from l2 where (select n from n2) >= ${need} or (${onlyPopular} and (select n from n1) < ${need} and (select n from n0) < ${need})
      union all select * from l3)
    select product_id, row_number() over (order by greatest(tier, ${base}), ${score ?? sql`pop`} desc, product_id desc) as rank
    from found order by 2 ${page(limit, offset)}`;
}
