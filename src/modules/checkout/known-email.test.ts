import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createCart, createProduct, createStore, createUser } from "../../../tests/factories.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { users } from "../accounts/tables.ts";
import { products } from "../catalog/tables.ts";
import { placeOrder, type PlaceOrderInput } from "./place-order.ts";

const sandbox = attachSandbox();
const CPF = "52998224725";

async function sellable(priceCents: number) {
  const store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  return createProduct(store.id, { priceCents });
}

async function inputFor(productIds: number[], values: Partial<PlaceOrderInput> = {}): Promise<PlaceOrderInput> {
  const [row] = (
    await db.execute<{ total: number }>(
      sql`select sum(price_cents)::int as total from products where id = any(${sql.param(productIds)}::bigint[])`,
    )
  ).rows;
  return {
    viewer: null,
    cartId: await createCart(productIds),
    buyer: { name: "Marina Teles Couto", email: `marina-${randomUUID()}@exemplo.com.br`, document: CPF },
    expectedTotalCents: row?.total ?? 0,
    requestKey: randomUUID(),
    payment: { method: "pix" },
    device: { ip: "203.0.113.7", userAgent: "teste" },
    ...values,
  };
}

describe("a stranger who tries e-mails at checkout", () => {
  it("hears the same of one that somebody has and of one that nobody has, while nothing is created", async () => {
    const { email } = await createUser();
    const { id } = await sellable(3490);
    const paused = await sellable(2000);
    await db.update(products).set({ status: "pausado" }).where(eq(products.id, paused.id));
    const answersTo = async (typed: string) => {
      const input = await inputFor([id]);
      const buyer = { ...input.buyer, email: typed };
      const unowned = { ...buyer, document: undefined };
      const tries = [
        { ...input, buyer: unowned },
        { ...input, buyer, expectedTotalCents: 1 },
        { ...input, buyer: unowned, expectedTotalCents: 1 },
        { ...input, buyer, cartId: await createCart([paused.id]) },
      ];
      const answers = [];
      for (const one of tries) answers.push(await placeOrder(one));
      return answers;
    };
    const unknown = `ninguem-${randomUUID()}@exemplo.com.br`;
    const ofUnknown = await answersTo(unknown);
    expect(ofUnknown.every((answer) => !answer.ok)).toBe(true);
    expect(await answersTo(email)).toEqual(ofUnknown);
    expect(await db.select().from(users).where(eq(users.email, unknown))).toEqual([]);
  });
});
