import { and, count, eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { noteCouponCard } from "../../coupons/claim-coupons.ts";
import { notify } from "../../notifications/notify.ts";
import { moveOrder } from "../../orders/move-order.ts";
import type { SeenCharge } from "../seen-charge.ts";
import type { AttemptWithOrder } from "../find-attempt.ts";
import { refusalKind } from "../rules/refusal.ts";
import type { AttemptStatus } from "../rules/verdict.ts";
import { cardLimitSetting } from "../settings.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { paymentRefusedEmail, paymentReviewedEmail } from "./email-kinds.ts";
import { payWithoutAuthentication } from "./pay-without-authentication.ts";
import { savePaidCard } from "./save-provider-card.ts";

/** Applies the effects of a card's state other than money: analysis by the bank, refusal, and saving the card if the buyer requested it. */
export async function followCard(tx: Tx, found: AttemptWithOrder, to: AttemptStatus, seen: SeenCharge): Promise<void> {
  if (to === "processando" || to === "pendente") await waitForBank(tx, found);
  if (to === "autenticando")
    await moveOrder(tx, found.order.id, "liberado", { cause: "confirmação no banco", actor: "provedor" });
  if (to === "nao_existe") await moveOrder(tx, found.order.id, "liberado", { cause: "o banco não decidiu", actor: "sistema" });
  if (to === "nao_existe" && seen.ourFault === "authentication") await payWithoutAuthentication(tx, found);
  if (to === "recusada" || to === "cancelada") await takeRefusal(tx, found, seen.refusal);
  if (to !== "paga" && to !== "superpaga") return;
  if (seen.card) await noteCouponCard(tx, found.order.id, seen.card);
  await savePaidCard(tx, found, seen);
}

/** The bank or the antifraud is analysing the payment: the order moves to `em_analise`, and the buyer is notified once. */
async function waitForBank(tx: Tx, { attempt, order }: AttemptWithOrder): Promise<void> {
  if (!(await moveOrder(tx, order.id, "em_analise", { cause: "análise do banco", actor: "provedor" }))) return;
  await notify(
    tx,
    { userId: order.userId, event: "pedido.em_analise", ref: attempt.id, facts: ofOrder(order) },
    { kind: paymentReviewedEmail, to: order.buyerEmail, payload: wordsOf(order) },
  );
}

/** An immediate refusal leaves the order payable another way, up to the limit of refusals; one after analysis closes it. */
async function takeRefusal(tx: Tx, { attempt, order }: AttemptWithOrder, code: string | null): Promise<void> {
  const { refusalsPerOrder } = await readSetting(tx, cardLimitSetting);
  const [refused] = await tx
    .select({ times: count() })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, order.id), eq(paymentAttempts.status, "recusada")));
  const isOver = order.status === "em_analise" || (refused?.times ?? 0) >= refusalsPerOrder;
  if (!isOver || !(await moveOrder(tx, order.id, "recusado", { cause: "pagamento recusado", actor: "provedor" }))) return;
  await notify(
    tx,
    { userId: order.userId, event: "pedido.recusado", ref: attempt.id, facts: ofOrder(order) },
    { kind: paymentRefusedEmail, to: order.buyerEmail, payload: { ...wordsOf(order), kind: refusalKind(code) } },
  );
}

const ofOrder = (order: AttemptWithOrder["order"]) => ({ orderId: order.id, orderNumber: order.number });

const wordsOf = (order: AttemptWithOrder["order"]) => ({
  ...ofOrder(order),
  buyerName: order.buyerName,
  totalCents: order.totalCents,
});
