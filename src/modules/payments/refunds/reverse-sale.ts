import { inArray } from "drizzle-orm";
import { countSales } from "../../catalog/count-sale.ts";
import { revokeAccess } from "../../delivery/revoke-access.ts";
import { moveOrder } from "../../orders/move-order.ts";
import type { Tx } from "#platform/db.ts";
import { openFiles } from "../complete-sale.ts";
import { lockAttempt } from "../find-attempt.ts";
import { postJournal } from "../post-journal.ts";
import { saleRestored, saleReversed } from "../rules/reversal.ts";
import type { SplitPart } from "../rules/split.ts";
import { wallets } from "../tables/ledger.ts";

/** Takes a paid sale back, once: money, access, counters and the order's state move together. */
export async function reverseSale(
  tx: Tx,
  attemptId: string,
  how: { kind: "refund.done" | "dispute.lost_funds"; cause: "estornado" | "contestado" },
): Promise<void> {
  const found = await lockAttempt(tx, attemptId);
  if (!found) return;
  const { attempt, order } = found;
  const pockets = await lockWallets(tx, attempt.split);
  const written = await postJournal(
    tx,
    saleReversed(
      how.kind,
      attempt.providerChargeId ?? attempt.id,
      attempt.split,
      (storeId) => pockets.get(storeId) ?? { pendingCents: 0, availableCents: 0 },
    ),
  );
  if (!written) return;
  await revokeAccess(tx, order.id, how.cause);
  await countSales(tx, order.items, -1);
  await moveOrder(tx, order.id, how.cause, {
    cause: how.cause === "contestado" ? "contestação do banco" : "dinheiro devolvido",
    actor: "provedor",
  });
}

/** A dispute was won: money and access come back, once. */
export async function restoreSale(tx: Tx, attemptId: string): Promise<void> {
  const found = await lockAttempt(tx, attemptId);
  if (!found) return;
  const { attempt, order } = found;
  const wallets = await lockWallets(tx, attempt.split);
  const journal = saleRestored(
    "dispute.won",
    attempt.providerChargeId ?? attempt.id,
    attempt.split,
    (storeId) => wallets.get(storeId)?.debtCents ?? 0,
  );
  if (!(await postJournal(tx, journal))) return;
  await openFiles(tx, order);
  await countSales(tx, order.items, 1);
  await moveOrder(tx, order.id, "contestacao_ganha", { cause: "contestação vencida", actor: "provedor" });
}

async function lockWallets(tx: Tx, split: readonly SplitPart[]) {
  const storeIds = split.flatMap((part) => (part.storeId === null ? [] : [part.storeId]));
  const rows = await tx.select().from(wallets).where(inArray(wallets.storeId, storeIds)).orderBy(wallets.storeId).for("update");
  return new Map(rows.map((row) => [row.storeId, row]));
}
