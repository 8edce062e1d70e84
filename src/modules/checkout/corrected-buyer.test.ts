import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { correctBuyer } from "#modules/orders/correct-buyer.ts";
import { orders } from "#modules/orders/tables.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { db, transact } from "#platform/db.ts";
import { buyWith } from "../../../tests/coupons.ts";
import { createProduct, createStore, createUser } from "../../../tests/factories.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";

const sandbox = attachSandbox();
const CNPJ = "11222333000181";

async function onSale() {
  const store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  return createProduct(store.id, { priceCents: 3_000 });
}

const attemptsOf = (orderId: string) =>
  db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).orderBy(paymentAttempts.createdAt);
/** What the provider knows of who pays with this attempt. */
const customerOf = (attemptId: string): string =>
  JSON.stringify([...sandbox.state.orders.values()].filter((order) => order.code === attemptId));

describe("what the buyer corrects on an order that waits", () => {
  it("is what the order and a new charge say, and the former code ends", async () => {
    const buyer = await createUser();
    const product = await onSale();
    const first = await buyWith(buyer, [product.id], [], 3_000);
    const name = "Escola 21 de Abril Ltda";
    const second = await buyWith(buyer, [product.id], [], 3_000, { buyer: { name, document: CNPJ } });
    if (!first.ok || !second.ok) throw new Error("not placed");
    expect(second.value.orderId).toBe(first.value.orderId);
    const [order] = await db.select().from(orders).where(eq(orders.id, first.value.orderId));
    expect(order).toMatchObject({ buyerName: name, buyerDocument: CNPJ, status: "aguardando_pagamento" });
    const attempts = await attemptsOf(first.value.orderId);
    expect(attempts.map((attempt) => attempt.status)).toEqual(["cancelada", "pendente"]);
    expect(customerOf(attempts[1]?.id ?? "")).toContain(name);
    expect(customerOf(attempts[1]?.id ?? "")).toContain(CNPJ);
  });

  it("is what the charge says at the next try, when the first one died between the order and the charge", async () => {
    const buyer = await createUser();
    const product = await onSale();
    const first = await buyWith(buyer, [product.id], [], 3_000);
    if (!first.ok) throw new Error("not placed");
    const { orderId } = first.value;
    const typed = { name: "Escola 21 de Abril Ltda", document: CNPJ };
    await transact(async (tx) => ok(await correctBuyer(tx, orderId, { userId: buyer.id, ...typed })));
    await buyWith(buyer, [product.id], [], 3_000, { buyer: typed });
    const attempts = await attemptsOf(orderId);
    expect(attempts.map((attempt) => attempt.status)).toEqual(["cancelada", "pendente"]);
    expect(customerOf(attempts[1]?.id ?? "")).toContain(CNPJ);
    await buyWith(buyer, [product.id], [], 3_000, { buyer: typed });
    expect(await attemptsOf(orderId)).toHaveLength(2);
  });

  it("is one new code when the button is pressed twice", async () => {
    const buyer = await createUser();
    const product = await onSale();
    const first = await buyWith(buyer, [product.id], [], 3_000);
    if (!first.ok) throw new Error("not placed");
    const typed = { name: "Escola 21 de Abril Ltda", document: CNPJ };
    const again = () => buyWith(buyer, [product.id], [], 3_000, { buyer: typed });
    const answers = await Promise.all([again(), again()]);
    expect(answers).toMatchObject([
      { ok: true, value: { next: "pix" } },
      { ok: true, value: { next: "pix" } },
    ]);
    const open = (await attemptsOf(first.value.orderId)).filter((attempt) => attempt.status === "pendente");
    expect(open).toHaveLength(1);
    expect(customerOf(open[0]?.id ?? "")).toContain(CNPJ);
  });

  it("leaves the code in hand alone when nothing was corrected", async () => {
    const buyer = await createUser();
    const product = await onSale();
    const first = await buyWith(buyer, [product.id], [], 3_000);
    const second = await buyWith(buyer, [product.id], [], 3_000);
    if (!first.ok || !second.ok) throw new Error("not placed");
    expect(second.value.orderId).toBe(first.value.orderId);
    expect((await attemptsOf(first.value.orderId)).map((attempt) => attempt.status)).toEqual(["pendente"]);
  });

  it("asks a person for first and last name, beside the field, and a company for its own", async () => {
    const buyer = await createUser();
    const product = await onSale();
    const alone = { name: "Petrobras" };
    expect(await buyWith(buyer, [product.id], [], 3_000, { buyer: alone })).toMatchObject({
      reason: "name_incomplete",
      fields: { name: expect.stringContaining("sobrenome") },
    });
    expect(await buyWith(buyer, [product.id], [], 3_000, { buyer: { ...alone, document: CNPJ } })).toMatchObject({ ok: true });
  });
});
