import { and, eq, sql } from "drizzle-orm";
import type { CreateOrderRequest } from "#integrations/pagarme/requests.ts";
import { announce } from "#platform/bus.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { readSetting } from "#platform/settings.ts";
import { findOrder, type OrderRecord } from "../orders/find-order.ts";
import { applyCharge } from "./apply-charge.ts";
import type { Attempt } from "./find-attempt.ts";
import { pagarme } from "./provider.ts";
import { seeCharge } from "./see-charge.ts";
import { pixSetting } from "./settings.ts";
import { paymentAttempts } from "./tables/attempts.ts";

/**
 * Sends a created attempt to the provider, once: "enviando" is committed before the call, and the call carries the attempt's
 * own key. An answer that may mean "it happened" leaves the attempt unknown, to be asked about, never charged anew.
 */
export async function startPayment(attemptId: string): Promise<void> {
  const [claimed] = await db
    .update(paymentAttempts)
    .set({ status: "enviando", sentAt: sql`now()`, nextPollAt: sql`now() + interval '15 seconds'` })
    .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, "criada")))
    .returning();
  if (claimed) await sendPayment(claimed as Attempt);
}

/** The call itself; the same attempt always sends the same key and body. */
export async function sendPayment(attempt: Attempt): Promise<void> {
  const order = await findOrder(db, attempt.orderId);
  if (!order) return;
  const { contactPhone, expiresSeconds } = await readSetting(db, pixSetting);
  const answer = await pagarme.orders.create(chargeRequest(attempt, order, contactPhone, expiresSeconds), attempt.idempotencyKey);
  if (answer.ok) {
    const seen = seeCharge(answer.value);
    if (!seen) return leaveUnknown(attempt);
    await transact(async (tx) => ok(await applyCharge(tx, attempt.id, seen)));
    return;
  }
  if (answer.kind === "refused") {
    log.error(
      { attemptId: attempt.id, status: answer.status, errors: Object.keys(answer.errors) },
      "the provider refused our request",
    );
    return close(attempt, "recusada", `pedido recusado (${answer.status})`);
  }
  if (answer.kind === "unavailable") return close(attempt, "nao_existe", "provedor indisponível");
  await leaveUnknown(attempt);
}

function leaveUnknown(attempt: Attempt): Promise<void> {
  return close(attempt, "desconhecida", null);
}

async function close(
  attempt: Attempt,
  status: "recusada" | "nao_existe" | "desconhecida",
  refusal: string | null,
): Promise<void> {
  await transact(async (tx) => {
    await tx
      .update(paymentAttempts)
      .set({
        status,
        refusal,
        nextPollAt: status === "desconhecida" ? sql`now() + interval '3 seconds'` : null,
        updatedAt: sql`now()`,
      })
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, "enviando")));
    await announce(tx, "order", attempt.orderId);
    return ok();
  });
}

function chargeRequest(
  attempt: Attempt,
  order: OrderRecord,
  phone: { areaCode: string; number: string },
  expiresSeconds: number,
): CreateOrderRequest {
  const isCompany = order.buyerDocument.length === 14;
  return {
    code: attempt.id,
    closed: true,
    customer: {
      name: order.buyerName,
      email: order.buyerEmail,
      document: order.buyerDocument,
      document_type: isCompany ? "CNPJ" : "CPF",
      type: isCompany ? "company" : "individual",
      phones: { mobile_phone: { country_code: "55", area_code: phone.areaCode, number: phone.number } },
    },
    items: order.items
      .filter((item) => item.paidCents > 0)
      .map((item) => ({
        amount: item.paidCents,
        description: item.title.slice(0, 250),
        quantity: 1,
        code: String(item.productId),
      })),
    payments: [
      {
        payment_method: "pix",
        pix: { expires_in: expiresSeconds, additional_information: [{ name: "Pedido", value: String(order.number) }] },
        split: attempt.split.map((part) => ({
          type: "flat",
          amount: part.amountCents,
          recipient_id: part.recipientId,
          options: {
            liable: part.storeId === null,
            charge_processing_fee: part.storeId === null,
            charge_remainder_fee: part.storeId === null,
          },
        })),
      },
    ],
    metadata: { order: order.id },
  };
}
