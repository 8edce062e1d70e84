import { inArray } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { linesLeft, lineTotal, saleLines } from "../../payments/refunds/rules/lines.ts";
import { saleReversals } from "../../payments/tables/refunds.ts";

type Item = Parameters<typeof saleLines>[0][number];

/** How much of what was paid for each item has not gone back yet, the buyer's instalment cost included, in centavos. */
export async function listLeft(items: readonly Item[], buyerInterestCents: number): Promise<Map<string, number>> {
  if (items.length === 0) return new Map();
  const taken = await db
    .select()
    .from(saleReversals)
    .where(
      inArray(
        saleReversals.orderItemId,
        items.map((item) => item.id),
      ),
    );
  return new Map(linesLeft(saleLines(items, buyerInterestCents), taken).map((line) => [line.orderItemId, lineTotal(line)]));
}
