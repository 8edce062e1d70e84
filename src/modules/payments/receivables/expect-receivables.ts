import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { Attempt } from "../find-attempt.ts";
import { releaseDays } from "../../delivery/rules/terms.ts";
import type { OrderItem } from "../../orders/find-order.ts";
import { receivables } from "../tables/receivables.ts";
import { expectedOf } from "./rules.ts";
import { releaseSetting } from "./settings.ts";

/**
 * Inserts the expected receivables of each author of a charge paid now, with the usual dates until the provider reports its own, held
 * until no item of theirs may be refunded by right. Once per charge.
 */
export async function expectReceivables(tx: Tx, attempt: Attempt, items: readonly OrderItem[]): Promise<void> {
  const lines = expectedOf(attempt.split, attempt.method, attempt.installments);
  if (lines.length === 0) return;
  const { days } = await readSetting(tx, releaseSetting);
  const heldDays = (storeId: number): number =>
    releaseDays(Math.max(0, ...items.filter((item) => item.storeId === storeId).map((item) => item.guaranteeDays)), days);
  await tx
    .insert(receivables)
    .values(
      lines.map((line) => ({
        attemptId: attempt.id,
        storeId: line.storeId,
        installment: line.installment,
        amountCents: line.amountCents,
        providerAt: sql`now() + make_interval(days => ${line.days})`,
        heldUntil: sql`now() + make_interval(days => ${heldDays(line.storeId)})`,
      })),
    )
    .onConflictDoNothing();
}
