import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { recordState } from "#platform/state-history.ts";
import { areOwnProducts, lockStoreDiscounts, readNow } from "../author-facts.ts";
import { periodOf, promotionProblems } from "../rules/check-coupon.ts";
import type { PromotionForm, PromotionRefusal } from "../schema.ts";
import { promotionProducts, promotions } from "../tables.ts";
import { countOpenPromotions } from "./queries/list-promotions.ts";
import { notifyBegun } from "./show-promotions.ts";

const MOST_OPEN = 20;

/**
 * Lowers the price of the author's products, for everybody and without a code, from the first day to the last. One that begins now
 * is on the pages when this answers; of two on one product the larger counts.
 */
export function createPromotion(
  viewer: AuthorViewer,
  form: PromotionForm,
): Promise<Outcome<{ promotionId: number }, PromotionRefusal>> {
  return transact(async (tx) => {
    const { isOpen } = await lockStoreDiscounts(tx, viewer.storeId);
    if (!isOpen) return refuse("store_closed");
    if ((await countOpenPromotions(tx, viewer.storeId)) >= MOST_OPEN) return refuse("too_many");
    const now = await readNow(tx);
    const period = periodOf(form, now);
    const areOwn = await areOwnProducts(tx, viewer.storeId, form.productIds);
    const problems = promotionProblems(form, period, { now, areOwn });
    if (Object.keys(problems).length > 0) return refuse("invalid", { fields: problems as Record<string, string> });
    const [made] = await tx
      .insert(promotions)
      .values({
        storeId: viewer.storeId,
        name: form.name,
        percentBps: form.percentBps,
        allProducts: form.productIds === null,
        ...period,
      })
      .returning();
    if (!made) throw new Error("the promotion was not created");
    if (form.productIds) {
      await tx
        .insert(promotionProducts)
        .values([...new Set(form.productIds)].map((productId) => ({ promotionId: made.id, productId })));
    }
    const state = { entity: "promotion", entityId: String(made.id), actor: viewer.userId };
    await recordState(tx, { ...state, from: null, to: made.startsAt > now ? "agendada" : "no_ar", cause: "promoção criada" });
    if (made.startsAt <= now) await notifyBegun(tx, made);
    return ok({ promotionId: made.id });
  });
}
