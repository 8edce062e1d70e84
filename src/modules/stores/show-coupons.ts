import { sql } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";

/** Shows the store's public coupons on its pages, or keeps them to who was given the code. What was is left as it is. */
export function showCoupons(viewer: AuthorViewer, shows: boolean): Promise<Outcome<void>> {
  return transact(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update stores set shows_coupons = ${shows} where id = ${viewer.storeId} and shows_coupons <> ${shows}`);
    if (rowCount === 0) return ok();
    const [from, to] = shows ? ["cupons_fora", "cupons_na_loja"] : ["cupons_na_loja", "cupons_fora"];
    const entity = { entity: "store", entityId: String(viewer.storeId), actor: viewer.userId };
    await recordState(tx, { ...entity, from: from ?? null, to: to ?? "", cause: "cupons da loja" });
    await invalidate(tx, `store:${viewer.storeId}`, "home", "list");
    return ok();
  });
}
