import type { Tx } from "#platform/db.ts";
import type { AttemptWithOrder } from "./find-attempt.ts";
import type { LostCause, LostItem } from "./queries/lost-items.ts";
import { approveRefund } from "./refunds/approve-refund.ts";
import { openLineRefund } from "./refunds/open-refund.ts";

const CAUSES: readonly LostCause[] = ["ja_comprado", "indisponivel"];

/** Refunds the items that the payment of an order could not buy: one refund for each cause, with a notification to the buyer. */
export async function refundLostItems(tx: Tx, found: AttemptWithOrder, lost: readonly LostItem[]): Promise<void> {
  for (const cause of CAUSES) {
    const itemIds = lost.filter((item) => item.cause === cause).map((item) => item.itemId);
    if (itemIds.length === 0) continue;
    const refund = await openLineRefund(tx, found, { cause, itemIds, actor: null });
    if (refund) await approveRefund(tx, found, refund.id, { cause, actor: "sistema" });
  }
}
