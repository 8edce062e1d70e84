import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { moveOrder } from "./move-order.ts";

/** Ends orders nobody paid in time. One with a payment still open or unknown waits for its fate. */
export async function expireOrders(): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders o
    where status = 'aguardando_pagamento' and expires_at < now() and not exists (
      select 1 from payment_attempts a where a.order_id = o.id
        and a.status in ('criada', 'enviando', 'pendente', 'processando', 'desconhecida'))
    order by expires_at limit 100`);
  for (const { id } of rows) {
    await transact(async (tx) => ok(await moveOrder(tx, id, "expirado", { cause: "prazo para pagar", actor: "relógio" })));
  }
}
