import type { Tx } from "#platform/db.ts";
import type { AttemptWithOrder } from "./find-attempt.ts";
import type { LostCause, LostItem } from "./queries/lost-items.ts";
import { approveRefund } from "./refunds/approve-refund.ts";
import { openLineRefund } from "./refunds/open-refund.ts";

const CAUSES: readonly LostCause[] = ["ja_comprado", "indisponivel"];

/** Gives back, of an order just paid, what its payment did not buy: a refund for each cause, and the buyer is told. */
export async function refundLostItems(tx: Tx, found: AttemptWithOrder, lost: readonly LostItem[]): Promise<void> {
  for (const cause of CAUSES) {
    const itemIds = lost.filter((item) => item.cause === cause).map((item) => item.itemId);
    const refund = await openLineRefund(tx, found, { cause, itemIds, actor: null });
    if (refund) await approveRefund(tx, found, refund.id, { cause, actor: "sistema" });
  }
}
