import { countSales } from "../../catalog/count-sale.ts";
import { moveOrder } from "../../orders/move-order.ts";
import type { Tx } from "#platform/db.ts";
import { openFiles } from "../complete-sale.ts";
import { lockAttempt } from "../find-attempt.ts";
import { postJournal } from "../post-journal.ts";
import { saleRestored } from "../rules/reversal.ts";
import { lockPockets } from "./lock-pockets.ts";
import { saveReversal, readLines } from "./read-lines.ts";
import type { SaleLine } from "./rules/lines.ts";

/**
 * Restores, once per `ref`, what a won dispute still holds of the sale, with access and counters; lines refunded meanwhile stay
 * refunded. Returns the restored lines.
 */
export async function restoreSale(
  tx: Tx,
  attemptId: string,
  how: { kind?: "dispute.won" | "med.returned"; ref?: string } = {},
): Promise<SaleLine[]> {
  const found = await lockAttempt(tx, attemptId);
  if (!found) return [];
  const { attempt, order } = found;
  const { disputed, refunded } = await readLines(tx, found);
  const kind = how.kind ?? "dispute.won";
  const ref = how.ref ?? attempt.providerChargeId ?? attempt.id;
  const pockets = await lockPockets(tx, attemptId, disputed);
  if (!(await postJournal(tx, saleRestored({ kind, ref, attemptId }, disputed, pockets.stateOf, "plataforma")))) return [];
  await saveReversal(tx, { attemptId, kind, ref, source: "contestacao" }, disputed, -1);
  const isBack = (itemId: string): boolean => !refunded.some((line) => line.orderItemId === itemId);
  const items = order.items.filter((item) => isBack(item.id));
  await openFiles(tx, { ...order, items });
  await countSales(
    tx,
    items.filter((item) => disputed.some((line) => line.orderItemId === item.id)),
    1,
  );
  await moveOrder(tx, order.id, refunded.length > 0 ? "contestacao_ganha_em_parte" : "contestacao_ganha", {
    cause: "contestação vencida",
    actor: "provedor",
  });
  return disputed;
}

/**
 * Releases from a dispute, on our books, the lines that the provider refunded: the refund may then take them, and a dispute won later
 * restores only the rest. Access stays closed.
 */
export async function releaseFromDispute(tx: Tx, attemptId: string, ref: string, lines: readonly SaleLine[]): Promise<void> {
  if (lines.length === 0) return;
  const pockets = await lockPockets(tx, attemptId, lines);
  const head = { kind: "dispute.narrowed", ref, attemptId };
  if (!(await postJournal(tx, saleRestored(head, lines, pockets.stateOf, "plataforma")))) return;
  await saveReversal(tx, { attemptId, kind: head.kind, ref, source: "contestacao" }, lines, -1);
}
