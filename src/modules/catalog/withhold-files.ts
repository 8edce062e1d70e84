import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { products } from "./tables.ts";

/** Closes the files of a product to everybody who has it, from the next request on, or opens them again. Whose access ends is another matter. */
export async function withholdFiles(tx: Tx, productId: number, isWithheld: boolean): Promise<void> {
  await tx
    .update(products)
    .set({ withdrawnAt: isWithheld ? sql`now()` : null })
    .where(eq(products.id, productId));
  await invalidate(tx, `product:${productId}`);
}
