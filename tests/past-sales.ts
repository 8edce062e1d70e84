import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { downloads, entitlements } from "#modules/delivery/tables.ts";
import { orderItems, orders } from "#modules/orders/tables.ts";
import { chargePaid, fundsReleased, type Journal, seller } from "#modules/payments/rules/journals.ts";
import { saleReversed } from "#modules/payments/rules/reversal.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "#modules/payments/tables/ledger.ts";
import { saleReversals } from "#modules/payments/tables/refunds.ts";
import { db } from "#platform/db.ts";
import type { createProduct, TestUser } from "./factories.ts";

type TestProduct = Awaited<ReturnType<typeof createProduct>>;
type Past = {
  product: TestProduct;
  buyer: TestUser;
  at: Date;
  method?: "pix" | "cartao";
  paidCents?: number;
  buyerInterestCents?: number;
};

/** A sale of another day as it stands in every table: order, charge, ledger and files open. The provider knows nothing of it. */
export async function sellInThePast(past: Past) {
  const { product, buyer, at, method = "pix", paidCents = past.product.priceCents, buyerInterestCents = 0 } = past;
  const [orderId, itemId, attemptId] = [randomUUID(), randomUUID(), randomUUID()];
  const commissionCents = Math.round(paidCents * 0.12);
  const netCents = paidCents - commissionCents;
  await db.insert(orders).values({
    id: orderId,
    userId: buyer.id,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    buyerDocument: "52998224725",
    status: "pago",
    subtotalCents: paidCents,
    totalCents: paidCents,
    paymentMethod: method,
    requestKey: randomUUID(),
    termsVersion: "1",
    expiresAt: at,
    paidAt: at,
    createdAt: at,
  });
  await db.insert(orderItems).values({
    id: itemId,
    orderId,
    productId: product.id,
    versionId: product.versionId,
    storeId: product.storeId,
    title: product.title,
    license: "pessoal",
    priceCents: paidCents,
    paidCents,
    commissionBps: 1_200,
    commissionCents,
  });
  const split = [
    { storeId: product.storeId, recipientId: `re_${product.storeId}`, amountCents: netCents },
    {
      storeId: null,
      recipientId: "re_p",
      amountCents: commissionCents + buyerInterestCents,
      interestCents: buyerInterestCents,
    },
  ];
  const chargeId = `ch_${orderId}`;
  await db.insert(paymentAttempts).values({
    id: attemptId,
    orderId,
    method,
    status: "paga",
    amountCents: paidCents + buyerInterestCents,
    interestCents: buyerInterestCents,
    split,
    providerChargeId: chargeId,
  });
  await bookInThePast({ ...chargePaid(chargeId, split), attemptId }, at);
  const [entitlement] = await db
    .insert(entitlements)
    .values({
      orderItemId: itemId,
      orderId,
      userId: buyer.id,
      productId: product.id,
      versionId: product.versionId,
      grantedAt: at,
    })
    .onConflictDoNothing()
    .returning();
  const line = { orderItemId: itemId, storeId: product.storeId, netCents, commissionCents, interestCents: 0 };
  return { orderId, itemId, attemptId, chargeId, entitlementId: entitlement?.id ?? null, netCents, commissionCents, line };
}

type Sold = Awaited<ReturnType<typeof sellInThePast>>;

/** Gives a past sale back, out of what of it still waits. */
export async function returnInThePast({ attemptId, chargeId, line }: Sold, at: Date): Promise<void> {
  const head = { kind: "refund.done", ref: chargeId, attemptId };
  await bookInThePast(
    saleReversed(head, [line], () => ({ pendingCents: line.netCents, availableCents: 0 }), "divisao"),
    at,
  );
  const { orderItemId, netCents, commissionCents, interestCents } = line;
  await db.insert(saleReversals).values({
    attemptId,
    orderItemId,
    source: "estorno",
    kind: head.kind,
    ref: head.ref,
    netCents,
    commissionCents,
    interestCents,
    at,
  });
}

/** Releases a past sale and takes what it left to the bank. */
export async function withdrawInThePast({ attemptId, chargeId, line }: Sold, at: Date): Promise<void> {
  const { storeId, netCents } = line;
  await bookInThePast(
    fundsReleased({ ref: `${chargeId}:${storeId}:1`, attemptId }, { storeId, shareCents: netCents, debtCents: 0 }),
    at,
  );
  const postings = [
    { account: seller(storeId, "available"), amountCents: netCents },
    { account: `psp:seller:${storeId}`, amountCents: -netCents },
  ];
  await bookInThePast({ kind: "withdrawal.paid", ref: randomUUID(), postings }, at);
}

/** Somebody fetches a file of a past sale. */
export const downloadInThePast = (entitlementId: string, fileId: string, at: Date, how: "baixado" | "aberto" = "baixado") =>
  db.insert(downloads).values({ entitlementId, fileId, ipPrefix: "", how, at });

/** A journal of another day. */
export async function bookInThePast({ kind, ref, attemptId, postings }: Journal, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const codes = postings.map(({ account }) => ({ code: account }));
    await tx.insert(ledgerAccounts).values(codes).onConflictDoNothing();
    const known = await tx.select().from(ledgerAccounts);
    const [journal] = await tx
      .insert(ledgerJournals)
      .values({ kind, ref, attemptId: attemptId ?? null, createdAt: at })
      .returning();
    await tx.insert(ledgerPostings).values(
      postings
        .filter(({ amountCents }) => amountCents !== 0)
        .map(({ account, amountCents }) => ({
          journalId: journal?.id ?? 0,
          accountId: known.find(({ code }) => code === account)?.id ?? 0,
          amountCents,
        })),
    );
    await tx.execute(sql`set constraints all immediate`);
  });
}
