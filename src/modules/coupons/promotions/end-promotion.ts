import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { recordState } from "#platform/state-history.ts";
import type { EndPromotionRefusal } from "../schema.ts";
import { promotions } from "../tables.ts";
import { notifyClosed } from "./show-promotions.ts";

/** Ends a promotion now, or one that has not begun. Prices are whole again when this answers. */
export function endPromotion(viewer: AuthorViewer, promotionId: number): Promise<Outcome<void, EndPromotionRefusal>> {
  return transact(async (tx) => {
    const own = and(eq(promotions.id, promotionId), eq(promotions.storeId, viewer.storeId));
    const [promotion] = await tx.select().from(promotions).where(own).for("no key update");
    if (!promotion) return refuse("not_found");
    const [ended] = await tx
      .update(promotions)
      .set({ endedAt: sql`now()` })
      .where(and(own, isNull(promotions.endedAt), isNull(promotions.closedAt), sql`${promotions.endsAt} > now()`))
      .returning();
    if (!ended) return refuse("wrong_state");
    const state = { entity: "promotion", entityId: String(promotionId), actor: viewer.userId };
    await recordState(tx, {
      ...state,
      from: ended.begunAt ? "no_ar" : "agendada",
      to: "encerrada",
      cause: "encerrada pelo autor",
    });
    await notifyClosed(tx, ended);
    return ok();
  });
}
