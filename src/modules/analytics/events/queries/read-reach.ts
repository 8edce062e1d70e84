import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { ReachKind } from "../rules/kinds.ts";
import { reachSources } from "../tables.ts";

/** Both days are counted, in São Paulo. */
export type ReachDays = { from: string; to: string };

/** Days that are over from their sums, the rest from the rows: closing a day moves one into the other at once, so nothing counts twice. */
export const reachOf = (storeId: number, { from, to }: ReachDays): SQL => sql`
  select r.product_id, r.day, r.kind, r.times, r.visitors from reach_days r join products p on p.id = r.product_id
  where p.store_id = ${storeId} and r.day between ${from} and ${to}
  union all
  select r.product_id, r.day, r.kind, sum(r.times), count(*) from reach_events r join products p on p.id = r.product_id
  where p.store_id = ${storeId} and r.day between ${from} and ${to} group by 1, 2, 3`;

const sourcesOf = (storeId: number, { from, to }: ReachDays): SQL => sql`
  select r.product_id, r.host, r.utm_source, r.utm_medium, r.utm_campaign, r.times, r.visitors
  from ${reachSources} r join products p on p.id = r.product_id where p.store_id = ${storeId} and r.day between ${from} and ${to}
  union all
  select r.product_id, r.host, r.utm_source, r.utm_medium, r.utm_campaign, r.times, 1
  from reach_events r join products p on p.id = r.product_id
  where p.store_id = ${storeId} and r.kind = 'visita' and r.day between ${from} and ${to}`;

/** The first day a store's products were counted; null when nobody was seen yet. */
export async function firstReachDay(storeId: number): Promise<string | null> {
  const rows = await readRows(
    db,
    {
      day: col.text
        .orNull`least((select min(r.day) from reach_days r join products p on p.id = r.product_id where p.store_id = ${storeId}),
      (select min(r.day) from reach_events r join products p on p.id = r.product_id where p.store_id = ${storeId}))::text`,
    },
    (row) => sql`select ${row}`,
  );
  return rows[0]?.day ?? null;
}

export type ReachProduct = {
  productId: number;
  slug: string;
  title: string;
  /** Visits, visitors of each day added up, and of these who came by our search, opened the sample, put it in the cart. */
  views: number;
  visitors: number;
  searches: number;
  samples: number;
  carts: number;
  /** Paid orders with it, and of these how many its author's own link or coupon brought in the seven days before. */
  orders: number;
  brought: number;
};

const counted = (kind: ReachKind, what: "times" | "visitors"): SQL =>
  sql`coalesce(sum(r.${sql.raw(what)}) filter (where r.kind = ${kind}), 0)::int`;

const REACH_PRODUCT = defineRow<ReachProduct>({
  productId: col.int`p.id`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  views: col.int`coalesce(s.views, 0)`,
  visitors: col.int`coalesce(s.visitors, 0)`,
  searches: col.int`coalesce(s.searches, 0)`,
  samples: col.int`coalesce(s.samples, 0)`,
  carts: col.int`coalesce(s.carts, 0)`,
  orders: col.int`coalesce(b.orders, 0)`,
  brought: col.int`coalesce(b.brought, 0)`,
});

/** Each product of a store that was seen or ordered in these days, the most visited first. */
export async function listReach(storeId: number, days: ReachDays): Promise<ReachProduct[]> {
  const rows = await readRows(
    db,
    REACH_PRODUCT,
    sql`with reach as (${reachOf(storeId, days)}), seen as (
      select r.product_id, ${counted("visita", "times")} as views, ${counted("visita", "visitors")} as visitors,
        ${counted("busca", "visitors")} as searches, ${counted("amostra", "visitors")} as samples, ${counted("carrinho", "visitors")} as carts
      from reach r group by 1
    ), sold as (
      select i.product_id, count(*)::int as orders, count(i.brought_by)::int as brought
      from order_items i join orders o on o.id = i.order_id
      where i.store_id = ${storeId} and o.paid_at >= ${days.from}::date::timestamp at time zone 'America/Sao_Paulo'
        and o.paid_at < (${days.to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'
      group by 1
    )
    select ${REACH_PRODUCT}
    from seen s full join sold b using (product_id) join products p on p.id = product_id
    order by visitors desc, orders desc, p.id`,
  );
  return rows;
}

/** `host`: '' is no site, 'autoria' a page of ours, 'outras' what did not fit. */
export type ReachSource = { host: string; views: number; visitors: number };

const REACH_SOURCE = defineRow<ReachSource>({
  host: col.text`host`,
  views: col.int`sum(times)::int`,
  visitors: col.int`sum(visitors)::int`,
});

/** Where the visits came from, by site, the most visitors first. */
export async function listSources(storeId: number, days: ReachDays, most: number): Promise<ReachSource[]> {
  const rows = await readRows(
    db,
    REACH_SOURCE,
    sql`select ${REACH_SOURCE} from (${sourcesOf(storeId, days)}) s
    group by 1 order by 3 desc, 1 limit ${most}`,
  );
  return rows;
}

export type ReachCampaign = {
  source: string;
  medium: string;
  campaign: string;
  slug: string;
  title: string;
  views: number;
  visitors: number;
};

const REACH_CAMPAIGN = defineRow<ReachCampaign>({
  source: col.text`s.utm_source`,
  medium: col.text`s.utm_medium`,
  campaign: col.text`s.utm_campaign`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  views: col.int`sum(s.times)::int`,
  visitors: col.int`sum(s.visitors)::int`,
});

/** The links with a campaign that brought visits, by product, the most visitors first. */
export async function listCampaigns(storeId: number, days: ReachDays, most: number): Promise<ReachCampaign[]> {
  const rows = await readRows(
    db,
    REACH_CAMPAIGN,
    sql`select ${REACH_CAMPAIGN}
    from (${sourcesOf(storeId, days)}) s join products p on p.id = s.product_id
    where s.utm_source <> '' or s.utm_medium <> '' or s.utm_campaign <> ''
    group by 1, 2, 3, p.id order by visitors desc, 1, 2, 3, p.id limit ${most}`,
  );
  return rows;
}
