import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { placeOrder } from "#modules/checkout/place-order.ts";
import { saveCard } from "#modules/payments/cards/save-card.ts";
import { sendRefund } from "#modules/payments/refunds/send-refund.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { ADDRESS, byCard, cardNumber, tokenOf } from "./card.ts";
import { createCart, createProduct, createStore, createUser, viewerOf } from "./factories.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { attachSandbox } from "./sandbox.ts";

/** As many as the rule asks for. */
const CHECKOUTS = 500;
const AT_ONCE = 8;
const PRICE = 2_500;

const sandbox = attachSandbox();

async function shopper(index: number) {
  const [buyer, store] = [await createUser(), await createStore()];
  await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
  const product = await createProduct(store.id, { priceCents: PRICE });
  const card = await saveCard(buyer.id, {
    cardToken: await tokenOf({ number: cardNumber(2_000 + index) }),
    billingAddress: ADDRESS,
  });
  if (!card.ok) throw new Error(card.reason);
  return { buyer, product, cardId: card.value.cardId };
}

async function buy({ buyer, product, cardId }: Awaited<ReturnType<typeof shopper>>): Promise<void> {
  await placeOrder({
    viewer: await viewerOf(buyer),
    cartId: await createCart([product.id]),
    buyer: { name: buyer.name, document: "52998224725" },
    expectedTotalCents: PRICE,
    requestKey: randomUUID(),
    payment: byCard(PRICE, { cardId, billingAddress: undefined }),
    device: { ip: "203.0.113.7", userAgent: "teste" },
  });
}

const openAttempts = () =>
  db
    .select({ id: paymentAttempts.id, status: paymentAttempts.status })
    .from(paymentAttempts)
    .where(sql`status in ('criada', 'enviando', 'desconhecida', 'pendente', 'processando')`);

async function settleAll(): Promise<boolean> {
  await db.execute(
    sql`update payment_attempts set sent_at = sent_at - interval '5 seconds' where status in ('enviando', 'desconhecida')`,
  );
  for (const { id } of await openAttempts()) await settleAttempt(id);
  return (await openAttempts()).length === 0;
}

it(`${CHECKOUTS} card purchases, half of the answers lost before and half after: nobody pays twice without a refund (INV-09)`, async () => {
  const shoppers = [];
  for (let index = 0; index < CHECKOUTS; index++) shoppers.push(await shopper(index));
  const hour = { seconds: 3_600, path: "/orders", method: "POST" };
  await sandbox.call("POST", "/sandbox/faults", { kind: "down", rate: 0.5, ...hour });
  await sandbox.call("POST", "/sandbox/faults", { kind: "500-after-commit", rate: 0.5, ...hour });
  const queue = [...shoppers];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        await buy(next);
        // Half of those who were told nothing come back and press again.
        if (queue.length % 2 === 0) await buy(next);
      }
    }),
  );
  const statuses = (await openAttempts()).map((attempt) => attempt.status);
  expect(new Set(statuses)).toEqual(new Set(["desconhecida"]));

  await sandbox.call("DELETE", "/sandbox/faults");
  await vi.waitUntil(settleAll, { timeout: 120_000, interval: 1_000 });
  const owed = await readRows(db, { id: col.text`id` }, (row) => sql`select ${row} from refunds where status = 'aprovado'`);
  for (const { id } of owed) await sendRefund(id);

  const charges = await sandbox.charges();
  const paidThere = charges.filter((charge) => charge.status === "paid").length;
  const rows = await readRows(
    db,
    {
      paid: col.int`(select count(*)::int from orders where status = 'pago')`,
      refunded: col.int`(select count(*)::int from refunds where status = 'feito')`,
      twice: col.int`(select count(*)::int from (select order_id from payment_attempts where status = 'paga' group by 1 having count(*) > 1) x)`,
      orphans: col.int`(select count(*)::int from orders o where status = 'aguardando_pagamento'
        and not exists (select 1 from payment_attempts a where a.order_id = o.id and a.status = 'nao_existe'))`,
    },
    (row) => sql`select ${row}`,
  );
  expect(rows[0]).toMatchObject({ twice: 0, orphans: 0 });
  expect(paidThere).toBe(rows[0]?.paid);
  expect(charges.filter((charge) => charge.status === "canceled")).toHaveLength(rows[0]?.refunded ?? -1);
  expect(rows[0]?.paid).toBeGreaterThan(0);
  for (const charge of charges)
    expect(await db.select().from(paymentAttempts).where(eq(paymentAttempts.providerChargeId, charge.id))).toHaveLength(1);
  expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
}, 400_000);
