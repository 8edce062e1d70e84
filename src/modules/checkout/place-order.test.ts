import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { settings } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { createCart, createProduct, createStore, createUser, viewerOf } from "../../../tests/factories.ts";
import { attachSandbox } from "../../../tests/sandbox.ts";
import { users } from "../accounts/tables.ts";
import { cartItems } from "../cart/tables.ts";
import { productLicenses, products } from "../catalog/tables.ts";
import { entitlements } from "../delivery/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { paymentAttempts } from "../payments/tables/attempts.ts";
import { recipients } from "../payments/tables/recipients.ts";
import { placeOrder, type PlaceOrderInput } from "./place-order.ts";

const sandbox = attachSandbox();
const CPF = "52998224725";

async function sellable(priceCents: number) {
  const store = await createStore();
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  return createProduct(store.id, { priceCents });
}

async function inputFor(productIds: number[], values: Partial<PlaceOrderInput> = {}): Promise<PlaceOrderInput> {
  const [row] = await readRows(
    db,
    { total: col.int`sum(price_cents)::int` },
    (row) => sql`select ${row} from products where id = any(${sql.param(productIds)}::bigint[])`,
  );
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

const signedIn = async (): Promise<Viewer> => viewerOf(await createUser());
const ordersOf = (userId: string) => db.select().from(orders).where(eq(orders.userId, userId));
const userBy = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];

describe("placing the order", () => {
  it("of a visitor with a new e-mail opens the account, the session, the order of both stores and the Pix", async () => {
    const [a, b] = [await sellable(3490), await sellable(2600)];
    const input = await inputFor([a.id, b.id]);
    const answer = await placeOrder(input);
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.value).toMatchObject({ next: "pix" });
    expect(answer.value.setCookie).toMatch(/^sid=/);
    const items = await db.select().from(orderItems).where(eq(orderItems.orderId, answer.value.orderId));
    expect(items.map((item) => [item.paidCents, item.commissionCents]).toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
      [2600, 312],
      [3490, 419],
    ]);
    const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, answer.value.orderId));
    expect(attempt).toMatchObject({ status: "pendente", amountCents: 6090 });
    expect(attempt?.code).toMatch(/^000201/);
  });

  it("of a visitor with a known e-mail asks for the code, without creating an order or losing the cart", async () => {
    const known = await createUser();
    const product = await sellable(2000);
    const input = await inputFor([product.id], { buyer: { name: "Outra Pessoa", email: known.email, document: CPF } });
    expect(await placeOrder(input)).toMatchObject({ ok: false, reason: "code_needed" });
    expect(await ordersOf(known.id)).toHaveLength(0);
    const again = await placeOrder({ ...input, viewer: await viewerOf(known) });
    expect(again.ok).toBe(true);
  });

  it("with a CNPJ that has letters keeps the letters (B008)", async () => {
    const product = await sellable(2000);
    const answer = await placeOrder(
      await inputFor([product.id], {
        buyer: { name: "Escola Arco Íris", email: "escola@exemplo.com.br", document: "12ABC34501DE35" },
      }),
    );
    if (!answer.ok) throw new Error(answer.reason);
    const [order] = await db.select().from(orders).where(eq(orders.id, answer.value.orderId));
    expect(order?.buyerDocument).toBe("12ABC34501DE35");
    expect((await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, answer.value.orderId)))[0]?.status).toBe(
      "pendente",
    );
  });

  it("with purchases stopped nobody places an order, not even free, and everyone reads the notice; afterwards everything works again", async () => {
    const inputs = [await inputFor([(await sellable(2000)).id]), await inputFor([(await sellable(0)).id])];
    await db
      .insert(settings)
      .values({ key: "selling", value: { isOn: false, offWords: "Voltamos às 15h." }, updatedBy: "teste" });
    for (const input of inputs) {
      expect(await placeOrder(input)).toMatchObject({ reason: "paused", fields: { form: "Voltamos às 15h." } });
      expect(await userBy(input.buyer.email ?? "")).toBeUndefined();
    }
    await db.delete(settings);
    for (const input of inputs) expect(await placeOrder(input)).toMatchObject({ ok: true });
  });

  it("an order already made, whose answer was lost, is the same order even if purchases have stopped", async () => {
    const input = await inputFor([(await sellable(2000)).id]);
    const first = await placeOrder(input);
    await db.insert(settings).values({ key: "selling", value: { isOn: false }, updatedBy: "teste" });
    const again = await placeOrder(input);
    await db.delete(settings);
    expect(first.ok && again.ok && again.value.orderId === first.value.orderId).toBe(true);
  });

  it("free of charge delivers at once, without a provider (INV-24)", async () => {
    const free = await sellable(0);
    const answer = await placeOrder(await inputFor([free.id]));
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.value.next).toBe("done");
    expect(await db.select().from(entitlements).where(eq(entitlements.orderId, answer.value.orderId))).toHaveLength(1);
    expect(await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, answer.value.orderId))).toHaveLength(0);
  });
});

describe("the same purchase sent more than once (B087)", () => {
  it("eight clicks of a visitor together make one order and one charge", async () => {
    const product = await sellable(2000);
    const input = await inputFor([product.id]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => placeOrder(input)));
    const made = new Set(answers.map((answer) => (answer.ok ? answer.value.orderId : answer.reason)));
    expect(made.size).toBe(1);
    const user = await userBy(input.buyer.email ?? "");
    expect(await ordersOf(user?.id ?? "")).toHaveLength(1);
    expect(
      (await sandbox.charges()).filter(
        (charge) => charge.amount === 2000 && JSON.stringify(charge).includes([...made][0] ?? "?"),
      ),
    ).toHaveLength(1);
  });

  it("two tabs of one account pay the same order", async () => {
    const product = await sellable(2000);
    const viewer = await signedIn();
    const input = await inputFor([product.id], { viewer });
    const answers = await Promise.all([placeOrder(input), placeOrder({ ...input, requestKey: randomUUID() })]);
    expect(new Set(answers.map((answer) => answer.ok && answer.value.orderId)).size).toBe(1);
    expect(await ordersOf(viewer.userId)).toHaveLength(1);
  });
});

describe("what changes between cart and payment", () => {
  it.each([-1, 0, 1, 1_999, 2_001, 1_000_000_000])(
    "an expected total of %i centavos does not become a price (INV-04, B084)",
    async (expectedTotalCents) => {
      const product = await sellable(2000);
      expect(await placeOrder(await inputFor([product.id], { expectedTotalCents }))).toMatchObject({
        ok: false,
        reason: "price_changed",
      });
    },
  );

  it("the new price is told, and no charge is made (B086)", async () => {
    const product = await sellable(2000);
    const input = await inputFor([product.id]);
    await db.update(products).set({ priceCents: 2500 }).where(eq(products.id, product.id));
    expect(await placeOrder(input)).toMatchObject({ ok: false, reason: "price_changed" });
    expect(await userBy(input.buyer.email ?? "")).toBeUndefined();
  });

  it.each(["pausado", "arquivado", "bloqueado"] as const)("a product %s is not sold (INV-25, B085)", async (status) => {
    const product = await sellable(2000);
    const input = await inputFor([product.id]);
    await db.update(products).set({ status }).where(eq(products.id, product.id));
    expect(await placeOrder(input)).toMatchObject({ ok: false, reason: "unavailable" });
  });

  it("one of a suspended store, or whose recipient was refused, is not sold", async () => {
    const [a, b] = [await sellable(2000), await sellable(2000)];
    await db.execute(sql`update stores set status = 'suspensa' where id = ${a.storeId}`);
    await db.update(recipients).set({ status: "recusado" }).where(eq(recipients.storeId, b.storeId));
    expect(await placeOrder(await inputFor([a.id]))).toMatchObject({ reason: "unavailable" });
    expect(await placeOrder(await inputFor([b.id]))).toMatchObject({ reason: "unavailable" });
  });

  it("nobody buys their own product, nor one they have", async () => {
    const product = await sellable(2000);
    const [owner] = await readRows(
      db,
      { id: col.text`owner_id` },
      (row) => sql`select ${row} from stores where id = ${product.storeId}`,
    );
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.id, owner?.id ?? ""));
    if (!user) throw new Error("no owner");
    expect(await placeOrder(await inputFor([product.id], { viewer: await viewerOf(user) }))).toMatchObject({
      reason: "own_product",
    });
    const viewer = await signedIn();
    const free = await sellable(0);
    await placeOrder(await inputFor([free.id], { viewer }));
    expect(await placeOrder(await inputFor([free.id], { viewer }))).toMatchObject({ reason: "owned" });
  });

  it("who has the personal licence buys the commercial one at its price, keeps both, and does not buy the smaller one later", async () => {
    const viewer = await signedIn();
    const free = await sellable(0);
    const commercial = { license: "comercial" as const };
    await db.insert(productLicenses).values({ productId: free.id, ...commercial, priceCents: 0 });
    await placeOrder(await inputFor([free.id], { viewer }));
    const input = await inputFor([free.id], { viewer });
    await db
      .update(cartItems)
      .set(commercial)
      .where(eq(cartItems.cartId, input.cartId ?? ""));
    expect(await placeOrder(input)).toMatchObject({ ok: true, value: { next: "done" } });
    const had = await db.select().from(entitlements).where(eq(entitlements.userId, viewer.userId));
    expect(had.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(2);
    expect(await placeOrder(await inputFor([free.id], { viewer }))).toMatchObject({ reason: "owned" });
  });

  it("a suspended account does not buy (B098); without a document, the field is asked for", async () => {
    const product = await sellable(2000);
    const suspended = await viewerOf(await createUser({ suspendedFrom: ["comprar"] }));
    expect(await placeOrder(await inputFor([product.id], { viewer: suspended }))).toMatchObject({ reason: "suspended" });
    const bare = await viewerOf(await createUser({ document: null }));
    const input = await inputFor([product.id], { viewer: bare, buyer: { name: "Sem Documento" } });
    expect(await placeOrder(input)).toMatchObject({ reason: "document_missing", fields: { document: expect.any(String) } });
  });

  it("an empty cart, or nobody's, is reported", async () => {
    expect(await placeOrder({ ...(await inputFor([(await sellable(2000)).id])), cartId: null })).toMatchObject({
      reason: "empty_cart",
    });
  });
});
