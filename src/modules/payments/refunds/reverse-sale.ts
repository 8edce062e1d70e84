import { countSales } from "../../catalog/count-sale.ts";
import { revokeAccess } from "../../delivery/revoke-access.ts";
import { moveOrder } from "../../orders/move-order.ts";
import type { Tx } from "#platform/db.ts";
import { type AttemptWithOrder, lockAttempt } from "../find-attempt.ts";
import { postJournal } from "../post-journal.ts";
import { type Payer, saleReversed } from "../rules/reversal.ts";
import { dropRefunds } from "./drop-refunds.ts";
import { lockPockets } from "./lock-pockets.ts";
import { saveReversal, readLines } from "./read-lines.ts";
import { lineTotal, overlapOf, type SaleLine } from "./rules/lines.ts";
import { updateOrderRefundStatus } from "./update-order-refund-status.ts";

export type Reversal = {
  kind: "refund.done" | "dispute.lost_funds" | "med.debit";
  /** Reference of the journal: the same (kind, ref) takes money only once. Defaults to the charge's id. */
  ref?: string;
  cause: "estornado" | "contestado";
  /** The lines to take, at most what is left of them; all that is left when absent. */
  shares?: readonly SaleLine[];
  /** Whose balance at the provider pays: by default, each recipient's own part in a refund, the platform's alone in a dispute. */
  payer?: Payer;
};

/**
 * Reverses a paid sale, or lines of it, once: money, access, counters and the order's state move together. Never more than what is
 * left after refunds and disputes (INV-11, INV-12). Returns the lines taken: none when it was done before or nothing was left.
 */
export async function reverseSale(tx: Tx, attemptId: string, how: Reversal): Promise<SaleLine[]> {
  const found = await lockAttempt(tx, attemptId);
  if (!found) return [];
  const { attempt } = found;
  const { left } = await readLines(tx, found);
  const lines = how.shares ? overlapOf(how.shares, left) : left.filter((line) => lineTotal(line) > 0);
  if (lines.every((line) => lineTotal(line) === 0)) return [];
  const isDispute = how.cause === "contestado";
  const ref = how.ref ?? attempt.providerChargeId ?? attempt.id;
  const pockets = await lockPockets(tx, attemptId, lines);
  const journal = saleReversed(
    { kind: how.kind, ref, attemptId },
    lines,
    pockets.of,
    how.payer ?? (isDispute ? "plataforma" : "divisao"),
  );
  if (!(await postJournal(tx, journal))) return [];
  await saveReversal(tx, { attemptId, kind: how.kind, ref, source: isDispute ? "contestacao" : "estorno" }, lines, 1);
  if (isDispute) await dropRefunds(tx, found);
  await closeLines(tx, found, lines, isDispute);
  return lines;
}

/** Closes the files of lines with nothing left, subtracts their sales, and updates the order's state. */
async function closeLines(tx: Tx, found: AttemptWithOrder, lines: readonly SaleLine[], isDispute: boolean): Promise<void> {
  const { left } = await readLines(tx, found);
  const isEmpty = (itemId: string): boolean => left.some((line) => line.orderItemId === itemId && lineTotal(line) === 0);
  const closed = lines.filter((line) => isEmpty(line.orderItemId)).map((line) => line.orderItemId);
  const isWhole = left.every((line) => lineTotal(line) === 0);
  const { order } = found;
  await revokeAccess(tx, order.id, isDispute ? "contestado" : "estornado", isDispute || isWhole ? undefined : closed);
  await countSales(
    tx,
    order.items.filter((item) => closed.includes(item.id)),
    -1,
  );
  if (isDispute) await moveOrder(tx, order.id, "contestado", { cause: "contestação do banco", actor: "provedor" });
  else await updateOrderRefundStatus(tx, found, { cause: "dinheiro devolvido", actor: "provedor" });
}
