import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import type { Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { recordState } from "#platform/state-history.ts";
import { col, readRows } from "#platform/read.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { readNow } from "../author-facts.ts";
import { couponProblems, periodOf } from "../rules/check-coupon.ts";
import { keepingCodesApart, termsOf } from "../save-coupon.ts";
import type { PlatformCouponForm, PlatformCouponRefusal } from "../schema.ts";
import { coupons } from "../tables.ts";
import { weighPlatformCoupon } from "./queries.ts";
import { MOST_PLATFORM_COUPONS, platformProblems } from "./rules/platform-problems.ts";

type Requested = PlatformCouponForm & { motivo: string };

/**
 * An admin, who proved again who they are, gives a coupon that the platform pays for out of its commission. Refuses a code somebody
 * has, a discount no product on sale bears whole, and the fifty-first at once.
 */
export function createPlatformCoupon(
  admin: Viewer,
  { motivo, ...form }: Requested,
): Promise<Outcome<{ couponId: number }, PlatformCouponRefusal>> {
  return keepingCodesApart<{ couponId: number }, PlatformCouponRefusal>(async (tx) => {
    const proved = await requireStepUp(tx, admin);
    if (!proved.ok) return proved;
    if ((await countLive(tx)) >= MOST_PLATFORM_COUPONS) return refuse("too_many");
    const now = await readNow(tx);
    const period = periodOf(form, now);
    const { count: reached, usualBps } = await weighPlatformCoupon(form.discount, tx);
    const problems = {
      ...platformProblems(form, { usualBps, reached }),
      ...couponProblems({ ...form, productIds: null }, period, { now, used: 0, areOwn: true }),
    };
    if (Object.keys(problems).length > 0) return refuse("invalid", { fields: problems as Record<string, string> });
    const terms = { ...termsOf(form), budgetCents: form.budgetCents };
    const [made] = await tx
      .insert(coupons)
      .values({ ...terms, ...period, allProducts: true })
      .returning({ id: coupons.id });
    if (!made) throw new Error("the coupon was not created");
    const id = String(made.id);
    await recordState(tx, {
      entity: "coupon",
      entityId: id,
      from: null,
      to: "ativo",
      cause: "cupom criado",
      actor: admin.userId,
    });
    await audit(tx, {
      adminId: admin.userId,
      action: "criar-cupom",
      target: { kind: "cupom", id },
      reason: motivo,
      detail: { ...terms, de: period.startsAt, ate: period.endsAt },
    });
    return ok({ couponId: made.id });
  });
}

/** One at a time counts and makes another. */
async function countLive(tx: Tx): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('platform-coupons'))`);
  const rows = await readRows(
    tx,
    { n: col.int`count(*)::int` },
    (row) => sql`select ${row} from coupons where store_id is null and status <> 'encerrado' and ends_at > now()`,
  );
  return rows[0]?.n ?? 0;
}
