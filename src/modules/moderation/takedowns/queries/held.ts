import { and, eq, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { takedowns } from "../tables.ts";

/** The open reports of a product, held until `tx` ends: always before the product itself. */
export async function lockOpenReports(tx: Tx, productId: number): Promise<void> {
  await tx.execute(sql`
    select 1 from reports where kind = 'produto' and ref = ${String(productId)} and status = 'aberta' order by id for update`);
}

/** Whether the author of a product asked for another look that nobody answered yet. */
export async function hasOpenAppeal(on: Db, productId: number): Promise<boolean> {
  const { rowCount } = await on.execute(sql`
    select 1 from moderation_appeals where kind = 'produto' and ref = ${String(productId)} and status = 'aberto' limit 1`);
  return rowCount === 1;
}

/** The withdrawal of a product that was not given up, if there is one. */
export async function findInForce(on: Db, productId: number) {
  const [found] = await on
    .select()
    .from(takedowns)
    .where(and(eq(takedowns.productId, productId), ne(takedowns.status, "desfeita")));
  return found ?? null;
}

/** Whether the money of a buyer did not go after all, and is asked for again. */
export async function wasDenied(on: Db, refundId: string): Promise<boolean> {
  const { rowCount } = await on.execute(sql`select 1 from refunds where id = ${refundId} and status = 'negado'`);
  return rowCount === 1;
}
