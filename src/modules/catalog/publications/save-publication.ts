import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";

/** Keeps what a product shows from now on, as `tx` leaves it; published again with nothing changed, it adds nothing. */
export async function savePublication(tx: Tx, productId: number): Promise<void> {
  await tx.execute(sql`
    insert into product_publications (product_id, facts)
    select p.id, publication_facts(p) from products p
    where p.id = ${productId} and publication_facts(p) is distinct from (
      select last.facts from product_publications last where last.product_id = p.id order by last.id desc limit 1)`);
}
