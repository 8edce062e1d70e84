import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { refunds } from "../tables/refunds.ts";
import { emailBuyer } from "./mail-refund.ts";
import { moveRefund } from "./move-refund.ts";

/** Closes the unsent refunds of a sale that was disputed at the bank. One that was sent waits for what the charge shows. */
export async function dropRefunds(tx: Tx, { attempt, order }: AttemptWithOrder): Promise<void> {
  const waiting = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.attemptId, attempt.id),
        inArray(refunds.status, ["solicitado", "em_aprovacao", "aprovado", "recusado", "aguardando_saldo", "manual"]),
      ),
    );
  for (const { id } of waiting) {
    const by = { cause: "o banco já devolveu por contestação", actor: "provedor" };
    const dropped = await moveRefund(tx, id, "perder_objeto", by, { answer: "O pagamento foi contestado no banco." });
    if (dropped) await emailBuyer(tx, dropped, order, "contestada");
  }
}
