import { sql } from "drizzle-orm";
import { gather } from "#platform/before-commit.ts";
import type { Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { Attempt } from "../find-attempt.ts";
import { releaseDays } from "../../delivery/rules/terms.ts";
import type { OrderItem } from "../../orders/find-order.ts";
import { expectedOf } from "./rules.ts";
import { releaseSetting } from "./settings.ts";

type Expected = ReturnType<typeof expectedOf>[number] & { attemptId: string; heldDays: number };

const expected = gather<Expected>({
  insert: (all) => sql`
    insert into receivables (attempt_id, store_id, installment, amount_cents, provider_at, held_until)
    select attempt_id, store_id, installment, cents, now() + make_interval(days => days), now() + make_interval(days => held_days)
    from unnest(${listOf(all, "attemptId")}::uuid[], ${listOf(all, "storeId")}::int[], ${listOf(all, "installment")}::int[],
      ${listOf(all, "amountCents")}::bigint[], ${listOf(all, "days")}::int[], ${listOf(all, "heldDays")}::int[])
      expected(attempt_id, store_id, installment, cents, days, held_days)
    on conflict do nothing`,
});

const listOf = (all: readonly Expected[], key: keyof Expected) => sql.param(all.map((one) => one[key]));

/**
 * Inserts the expected receivables of each author of a charge paid now, with the usual dates until the provider reports its own, held
 * until no item of theirs may be refunded by right. Once per charge, just before the commit.
 */
export async function expectReceivables(tx: Tx, attempt: Attempt, items: readonly OrderItem[]): Promise<void> {
  const lines = expectedOf(attempt.split, attempt.method, attempt.installments);
  if (lines.length === 0) return;
  const { days } = await readSetting(tx, releaseSetting);
  const heldDays = (storeId: number): number =>
    releaseDays(Math.max(0, ...items.filter((item) => item.storeId === storeId).map((item) => item.guaranteeDays)), days);
  for (const line of lines) await expected(tx, { ...line, attemptId: attempt.id, heldDays: heldDays(line.storeId) });
}
