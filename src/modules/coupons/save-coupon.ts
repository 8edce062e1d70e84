import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { isUniqueViolation, transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { invalidate } from "#platform/page-cache.ts";
import { recordState } from "#platform/state-history.ts";
import { areOwnProducts, countLiveCoupons, lockStoreDiscounts, readNow } from "./author-facts.ts";
import { couponProblems, MOST_LIVE_COUPONS, periodOf } from "./rules/check-coupon.ts";
import { couponChanges } from "./rules/coupon-changes.ts";
import type { CouponForm, CouponRefusal, UpdateCouponRefusal } from "./schema.ts";
import { couponProducts, coupons } from "./tables.ts";

type Coupon = typeof coupons.$inferSelect;
const TAKEN = { codigo: "Este código já existe. Escolha outro." };

/**
 * Gives a new coupon of the author's store, good from its first day to its last, both included; born paused, nobody may use it yet. At
 * most a hundred live at once.
 */
export function createCoupon(
  viewer: AuthorViewer,
  form: CouponForm,
  status: "ativo" | "pausado" = "ativo",
): Promise<Outcome<{ couponId: number }, CouponRefusal>> {
  return keepingCodesApart(async (tx) => {
    const { isOpen } = await lockStoreDiscounts(tx, viewer.storeId);
    if (!isOpen) return refuse("store_closed");
    if ((await countLiveCoupons(tx, viewer.storeId)) >= MOST_LIVE_COUPONS) return refuse("too_many");
    const read = await readForm(tx, viewer.storeId, form, null);
    if (!read.ok) return read;
    const [made] = await tx
      .insert(coupons)
      .values({ ...read.value, status, storeId: viewer.storeId })
      .returning({ id: coupons.id });
    if (!made) throw new Error("the coupon was not created");
    await writeProducts(tx, made.id, form.productIds);
    await notifyOthers(tx, viewer, made.id, { from: null, to: status, cause: "cupom criado" });
    return ok({ couponId: made.id });
  });
}

/**
 * Changes a coupon that is not over. The code stays once somebody used it, and the limit never goes below the uses; orders that
 * already claimed it keep what they were promised.
 */
export function updateCoupon(
  viewer: AuthorViewer,
  couponId: number,
  form: CouponForm,
): Promise<Outcome<void, UpdateCouponRefusal>> {
  return keepingCodesApart(async (tx) => {
    const coupon = await lockOwnCoupon(tx, viewer.storeId, couponId);
    if (!coupon) return refuse("not_found");
    if (coupon.status === "encerrado") return refuse("ended");
    if (form.code !== coupon.code && (await wasUsed(tx, couponId)))
      return refuse("invalid", {
        fields: { codigo: "O código não muda depois do primeiro uso. Duplique o cupom para ter outro." },
      });
    const read = await readForm(tx, viewer.storeId, form, coupon);
    if (!read.ok) return read;
    await tx
      .update(coupons)
      .set({ ...read.value, updatedAt: sql`now()` })
      .where(eq(coupons.id, couponId));
    const former = await tx.delete(couponProducts).where(eq(couponProducts.couponId, couponId)).returning();
    await writeProducts(tx, couponId, form.productIds);
    const before = { ...coupon, productIds: coupon.allProducts ? null : former.map(({ productId }) => productId) };
    const cause = couponChanges(before, { ...read.value, productIds: form.productIds });
    await notifyOthers(tx, viewer, couponId, { from: coupon.status, to: coupon.status, cause });
    return ok();
  });
}

/** A coupon of this store, held until `tx` ends; null for anyone else's. */
export async function lockOwnCoupon(tx: Tx, storeId: number, couponId: number): Promise<Coupon | null> {
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, couponId), eq(coupons.storeId, storeId)))
    .for("no key update");
  return coupon ?? null;
}

/** One line of the coupon's timeline, and the pages that may show it forgotten. */
export async function notifyOthers(
  tx: Tx,
  viewer: AuthorViewer,
  couponId: number,
  step: { from: string | null; to: string; cause: string },
): Promise<void> {
  await recordState(tx, { entity: "coupon", entityId: String(couponId), actor: viewer.userId, ...step });
  await invalidate(tx, `store:${viewer.storeId}`);
}

async function readForm(tx: Tx, storeId: number, form: CouponForm, current: Coupon | null) {
  const now = await readNow(tx);
  const period = periodOf(form, now);
  // A coupon that began keeps its own beginning.
  if (current && current.startsAt < period.startsAt && current.startsAt <= now) period.startsAt = current.startsAt;
  const areOwn = await areOwnProducts(tx, storeId, form.productIds);
  const problems = couponProblems(form, period, { now, used: current?.used ?? 0, areOwn });
  if (Object.keys(problems).length > 0) return refuse("invalid", { fields: problems as Record<string, string> });
  return ok({ ...termsOf(form), allProducts: form.productIds === null, isPublic: form.isPublic, ...period });
}

/** What a form says of a coupon's discount and limits, as its columns. */
export const termsOf = ({
  code,
  discount,
  minimumCents,
  minimumItems,
  maxUses,
  perCustomer,
}: Omit<CouponForm, "productIds" | "isPublic">) => ({
  code,
  kind: discount.kind,
  percentBps: discount.kind === "porcentagem" ? discount.percentBps : null,
  amountCents: discount.kind === "valor" ? discount.amountCents : null,
  takeCount: discount.kind === "leve_pague" ? discount.takeCount : null,
  payCount: discount.kind === "leve_pague" ? discount.payCount : null,
  minimumCents,
  minimumItems,
  maxUses,
  perCustomer,
});

async function writeProducts(tx: Tx, couponId: number, productIds: number[] | null): Promise<void> {
  if (productIds === null) return;
  await tx.insert(couponProducts).values([...new Set(productIds)].map((productId) => ({ couponId, productId })));
}

async function wasUsed(tx: Tx, couponId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from coupon_uses where coupon_id = ${couponId} limit 1`);
  return rowCount === 1;
}

/** Runs `work` in a transaction; a code somebody else has is a refusal. */
export async function keepingCodesApart<T, R extends string>(
  work: (tx: Tx) => Promise<Outcome<T, R>>,
): Promise<Outcome<T, R | "code_taken">> {
  try {
    return await transact(work);
  } catch (error) {
    if (isUniqueViolation(error, "coupons_code")) return refuse("code_taken", { fields: TAKEN });
    throw error;
  }
}
