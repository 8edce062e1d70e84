import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { OrderStatus } from "../orders/rules.ts";
import { orders } from "../orders/tables.ts";
import { refusalKind } from "../payments/rules/refusal.ts";
import type { AttemptStatus } from "../payments/rules/verdict.ts";
import { paymentAttempts } from "../payments/tables/attempts.ts";
import type { OrderProgress } from "./schema.ts";

type Stage = OrderProgress["stage"];
type Tried = { method: "pix" | "cartao"; status: AttemptStatus };

const OF_ORDER: Record<Exclude<OrderStatus, "aguardando_pagamento">, Stage> = {
  em_analise: "em_analise",
  pago: "pago",
  parcialmente_estornado: "pago",
  falhou: "recusado",
  cancelado: "encerrado",
  expirado: "encerrado",
  estornando: "encerrado",
  estornado: "encerrado",
  contestado: "encerrado",
  perdido: "encerrado",
};

/** Where a payment stands. While the bank may have the money it is never "recusado"; a Pix code that ended is still "pix". */
export function stageOf(order: OrderStatus, tried: Tried | null): Stage {
  if (order !== "aguardando_pagamento") return OF_ORDER[order];
  switch (tried?.status) {
    case "criada":
    case "enviando":
      return "enviando";
    case "desconhecida":
      return "desconhecido";
    case "processando":
      return "em_analise";
    case "pendente":
      return tried.method === "pix" ? "pix" : "em_analise";
    case "recusada":
    case "nao_existe":
    case "cancelada":
    case "expirada":
    case undefined:
      return tried?.method === "pix" ? "pix" : "recusado";
    default:
      return "desconhecido";
  }
}

/** How the payment of an order stands, by its newest attempt; null when it is not this person's. */
export async function findOrderProgress(userId: string, orderId: string): Promise<OrderProgress | null> {
  const [row] = await db
    .select({
      order: { orderId: orders.id, number: orders.number, status: orders.status, totalCents: orders.totalCents },
      attempt: {
        method: paymentAttempts.method,
        status: paymentAttempts.status,
        amountCents: paymentAttempts.amountCents,
        installments: paymentAttempts.installments,
        brand: paymentAttempts.cardBrand,
        lastFour: paymentAttempts.cardLastFour,
        refusal: paymentAttempts.refusal,
        mayGoOn: sql<boolean>`${paymentAttempts.sentAt} < now() - interval '10 minutes'`,
      },
    })
    .from(orders)
    .leftJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  if (!row) return null;
  const { status, ...order } = row.order;
  const { attempt } = row;
  const stage = stageOf(status, attempt);
  const isOpen = status === "aguardando_pagamento";
  return {
    ...order,
    stage,
    refusal: stage === "recusado" && attempt?.status === "recusada" ? refusalKind(attempt.refusal) : null,
    canRetry: isOpen && (stage === "recusado" || stage === "pix" || (stage === "desconhecido" && attempt?.mayGoOn === true)),
    chargeCents: attempt?.amountCents ?? order.totalCents,
    installments: attempt?.installments ?? 1,
    card: attempt?.brand && attempt.lastFour ? { brand: attempt.brand, lastFour: attempt.lastFour } : null,
  };
}
