import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { moveReview } from "./move-review.ts";
import { lockOwnReview } from "./queries/own-review.ts";

/**
 * A review stands on a purchase: when the files were closed (money given back, disputed) nobody reads it, when they are open again
 * it is back where it was. Looks at how things are now, so that news may come twice, late or in any order.
 */
export async function followAccess({ userId, productId }: { userId: string; productId: number }): Promise<void> {
  await transact(async (tx) => {
    const review = await lockOwnReview(tx, userId, productId);
    if (!review) return ok();
    if (await hasAccess(tx, userId, productId)) {
      await moveReview(tx, review, ["restaurar"], { cause: "a compra voltou a valer", actor: "sistema" });
    } else {
      await moveReview(tx, review, ["estornar"], { cause: "a compra foi desfeita", actor: "sistema" });
    }
    return ok();
  });
}

async function hasAccess(tx: Tx, userId: string, productId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from entitlements where user_id = ${userId} and product_id = ${productId} and revoked_at is null`);
  return rowCount !== 0;
}
