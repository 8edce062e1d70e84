import { eq, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { eachAlone } from "#platform/each-alone.ts";
import { invalidate } from "#platform/page-cache.ts";
import { col, readRows } from "#platform/read.ts";
import { indexProducts } from "../../catalog/index-product.ts";
import { recordPrices } from "../../catalog/record-prices.ts";
import { promotions } from "../tables.ts";

type Promotion = typeof promotions.$inferSelect;
const BATCH = 20;

/**
 * Tells the shop window of promotions whose hour came, to begin or to end: prices kept, search rows and pages. What one pays never
 * waits for this: it is read by the clock. A promotion is taken once, also by two workers, and again if the first one died.
 */
export async function showPromotions(): Promise<void> {
  const rows = await readRows(
    db,
    { id: col.int`id` },
    (row) => sql`select ${row} from promotions
    where closed_at is null and ((begun_at is null and starts_at <= now()) or ends_at <= now() or ended_at is not null)
    order by id limit ${BATCH}`,
  );
  await eachAlone(rows, ({ id }) =>
    transact(async (tx) => {
      const [promotion] = await tx
        .select()
        .from(promotions)
        .where(eq(promotions.id, id))
        .for("no key update", { skipLocked: true });
      if (!promotion || promotion.closedAt) return ok();
      if (await isOver(tx, id)) await notifyClosed(tx, promotion);
      else if (!promotion.begunAt) await notifyBegun(tx, promotion);
      return ok();
    }),
  );
}

/** The promotion is on: what its products cost now goes to the history, the search and the pages. */
export async function notifyBegun(tx: Tx, promotion: Promotion): Promise<void> {
  await tx
    .update(promotions)
    .set({ begunAt: sql`now()` })
    .where(eq(promotions.id, promotion.id));
  await showPrices(tx, promotion);
}

/** The promotion is over, whether it ever began or not. */
export async function notifyClosed(tx: Tx, promotion: Promotion): Promise<void> {
  await tx
    .update(promotions)
    .set({ closedAt: sql`now()` })
    .where(eq(promotions.id, promotion.id));
  if (promotion.begunAt) await showPrices(tx, promotion);
}

async function isOver(tx: Tx, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from promotions where id = ${id} and (ends_at <= now() or ended_at is not null)`);
  return rowCount === 1;
}

async function showPrices(tx: Tx, { id, storeId, allProducts }: Promotion): Promise<void> {
  const rows = await readRows(
    tx,
    { id: col.int`p.id` },
    (row) => sql`select ${row} from products p
    where p.store_id = ${storeId} and p.published_at is not null
      and (${allProducts} or exists (select 1 from promotion_products x where x.promotion_id = ${id} and x.product_id = p.id))
    order by p.id`,
  );
  const productIds = rows.map((row) => row.id);
  if (productIds.length === 0) return;
  await recordPrices(tx, productIds);
  await indexProducts(tx, productIds);
  await invalidate(tx, ...productIds.map((productId) => `product:${productId}`), `store:${storeId}`, "home", "list");
}
