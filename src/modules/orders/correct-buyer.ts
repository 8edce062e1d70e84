import { and, eq, sql } from "drizzle-orm";
import { announce } from "#platform/bus.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { noteCouponDocument } from "../coupons/claim-coupons.ts";
import { orders } from "./tables.ts";

type Corrected = { userId: string; name: string; document: string };

/** Replaces the buyer's name and document on an order that awaits payment. Returns whether they were different. */
export async function correctBuyer(tx: Tx, orderId: string, { userId, name, document }: Corrected): Promise<boolean> {
  const [corrected] = await tx
    .update(orders)
    .set({ buyerName: name, buyerDocument: document })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.status, "aguardando_pagamento"),
        sql`(buyer_name, buyer_document) is distinct from (${name}, ${document})`,
      ),
    )
    .returning({ id: orders.id });
  if (!corrected) return false;
  await noteCouponDocument(tx, orderId, document);
  const by = { cause: "nome ou documento corrigido", actor: userId };
  await recordState(tx, { entity: "order_buyer", entityId: orderId, from: null, to: "corrigido", ...by });
  await announce(tx, "order", orderId);
  return true;
}
