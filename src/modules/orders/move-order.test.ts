import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createUser } from "../../../tests/factories.ts";
import { moveOrder } from "./move-order.ts";
import { nextStatus, ORDER_MOVES, ORDER_STATUSES, type OrderMove, type OrderStatus } from "./rules.ts";
import { orders } from "./tables.ts";

async function orderIn(status: OrderStatus): Promise<string> {
  const user = await createUser();
  const [order] = await db
    .insert(orders)
    .values({
      userId: user.id,
      buyerName: user.name,
      buyerEmail: user.email,
      buyerDocument: "52998224725",
      status,
      subtotalCents: 1_000,
      totalCents: 1_000,
      paymentMethod: "pix",
      requestKey: randomUUID(),
      termsVersion: "teste",
      expiresAt: sql`now() + interval '1 day'` as never,
      paidAt: sql`now()` as never,
    })
    .returning({ id: orders.id });
  if (!order) throw new Error("no order");
  return order.id;
}

const statusOf = async (id: string) =>
  (await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;
const historyOf = async (id: string) =>
  await readRows(
    db,
    { to: col.text`to_state` },
    (row) => sql`select ${row} from state_history where entity = 'order' and entity_id = ${id}`,
  );
const move = (id: string, what: OrderMove) =>
  transact(async (tx) => ok(await moveOrder(tx, id, what, { cause: "teste", actor: "teste" })));

describe("moving an order", () => {
  const moves = Object.keys(ORDER_MOVES) as OrderMove[];
  it.each(ORDER_STATUSES)("from %s leads where the machine says, keeps the timeline and refuses the rest", async (status) => {
    for (const what of moves) {
      const id = await orderIn(status);
      const to = nextStatus(status, what);
      expect(await move(id, what)).toEqual({ ok: true, value: to !== null });
      expect(await statusOf(id)).toBe(to ?? status);
      expect(await historyOf(id)).toEqual(to === null ? [] : [{ to }]);
    }
  });

  it("twenty times at once, moves one", async () => {
    const id = await orderIn("aguardando_pagamento");
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(id, "pago")));
    expect(answers.filter((answer) => answer.ok && answer.value)).toHaveLength(1);
    expect(await historyOf(id)).toEqual([{ to: "pago" }]);
  });
});
