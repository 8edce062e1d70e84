import { randomUUID } from "node:crypto";
import { createOrder } from "#modules/orders/create-order.ts";
import { moveOrder } from "#modules/orders/move-order.ts";
import type { OrderMove } from "#modules/orders/rules.ts";
import { completeSale, countBought } from "#modules/payments/complete-sale.ts";
import { ok } from "#kit/outcome.ts";
import { writeGathered } from "#platform/before-commit.ts";
import { transact } from "#platform/db.ts";
import type { createProduct, TestUser } from "./factories.ts";

type TestProduct = Awaited<ReturnType<typeof createProduct>>;

/** An order of these products by this person; paid, with its files open, unless another move is asked for. */
export async function createSoldOrder(buyer: TestUser, sold: TestProduct[], move: OrderMove | null = "pago") {
  const made = await transact(async (tx) => {
    const order = await createOrder(tx, {
      userId: buyer.id,
      requestKey: randomUUID(),
      buyer: { name: buyer.name, email: buyer.email, document: "52998224725" },
      lines: sold.map((product) => ({
        productId: product.id,
        versionId: product.versionId,
        storeId: product.storeId,
        title: product.title,
        license: product.license,
        priceCents: product.priceCents,
        commissionBps: null,
      })),
    });
    // The receipt carries the contract, which is written at the end.
    await writeGathered(tx);
    if (move) await moveOrder(tx, order.id, move, { cause: "teste", actor: "teste" });
    if (move === "pago") {
      await completeSale(tx, order);
      await countBought(tx, order);
    }
    return ok(order);
  });
  return made.value;
}
