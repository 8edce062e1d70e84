import { sql } from "drizzle-orm";
import { productCards } from "#modules/catalog/queries/product-cards.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import type { ContinueFacts } from "../schema.ts";

const MOST = 8;

/** What this browser saw lately, in its order, then the newest of the person's library; only what is in the shop. */
export async function readContinue(viewer: Viewer | null, slugs: string[]): Promise<ContinueFacts> {
  const products = await productCards(
    db,
    sql`select product_id, min(rank) as rank from (
      select p.id as product_id, seen.place as rank
      from unnest(${sql.param(slugs)}::text[]) with ordinality as seen (slug, place) join products p on p.slug = seen.slug
      union all (
        select e.product_id, 1000 + row_number() over (order by e.granted_at desc) from entitlements e
        where e.user_id = ${viewer?.userId ?? null}::uuid and e.revoked_at is null order by e.granted_at desc limit ${MOST})
    ) found group by product_id order by 2 limit ${MOST}`,
  );
  return { products };
}
