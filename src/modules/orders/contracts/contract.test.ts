import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { findPaymentWays } from "#modules/checkout/payment-ways.ts";
import { findPurchase } from "#modules/delivery/queries/find-purchase.ts";
import { getCart } from "#modules/cart/queries.ts";
import { db, transact } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { ok } from "#kit/outcome.ts";
import { createCart, createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { saveContract } from "./save-contract.ts";
import { findContract } from "./queries.ts";

const SELLER = { legalName: "Ana Prado Ltda.", document: "11222333000181", city: "Juiz de Fora", uf: "MG" };
/** A line as its buyer reads it. */
const asRead = (title: string, days: number) => ({
  title,
  paidCents: 2_000,
  clauses: [
    expect.stringMatching(/^Vendido por .+ \(Ana Prado Ltda\., CNPJ 11\.222\.333\/0001-81, Juiz de Fora, MG\)\.$/),
    expect.stringMatching(/^Uso pessoal: ./),
    expect.stringMatching(new RegExp(`^Você desiste em até ${days} dias depois do pagamento`)),
  ],
});
const asShown = { legalName: "Ana Prado Ltda.", document: "11.222.333/0001-81", place: "Juiz de Fora, MG" };

it("keeps the contract of an order, sends it with the receipt, and shows it as it was whatever changes later", async () => {
  const store = await createStore(SELLER);
  const buyer = await createUser();
  const order = await createSoldOrder(buyer, [await createProduct(store.id, { title: "Frações", priceCents: 2_000 })]);
  const line = { title: "Frações", license: "pessoal", paidCents: 2_000, returnDays: 7, seller: asShown };
  const summary = { totalCents: 2_000, lines: [line] };
  expect(await findContract(order.id)).toMatchObject(summary);
  const [receipt] = await db
    .select()
    .from(outboxEmails)
    .where(sql`kind = 'pedido.recibo' and recipient = ${buyer.email}`);
  expect(receipt?.payload).toMatchObject({ contract: summary });

  await db.execute(sql`update stores set legal_name = 'Outra Ltda.' where id = ${store.id}`);
  await db.execute(sql`update order_items set title = 'Outro nome' where order_id = ${order.id}`);
  await transact(async (tx) => {
    await saveContract(tx, order.id);
    return ok();
  });
  expect((await findPurchase(buyer.id, order.id))?.contract).toEqual({ totalCents: 2_000, lines: [asRead("Frações", 7)] });
  await expect(db.execute(sql`update order_contracts set body = '{}' where order_id = ${order.id}`)).rejects.toThrow();
});

it("says before paying who sells each line of the cart and for how many days it may be given back", async () => {
  const store = await createStore(SELLER);
  const product = await createProduct(store.id, { priceCents: 2_000 });
  const cart = await getCart(await createCart([product.id]), null, []);
  const { contract } = await findPaymentWays(cart, null);
  expect(contract).toEqual([asRead(product.title, 7)]);
});

it("writes the contract anew while the order waits to be paid", async () => {
  const buyer = await createUser();
  const order = await createSoldOrder(buyer, [await createProduct((await createStore(SELLER)).id)], null);
  await db.execute(sql`update order_items set guarantee_days = 30 where order_id = ${order.id}`);
  await transact(async (tx) => {
    await saveContract(tx, order.id);
    return ok();
  });
  expect((await findContract(order.id))?.lines[0]?.returnDays).toBe(30);
  expect(await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, buyer.email))).toEqual([]);
});
