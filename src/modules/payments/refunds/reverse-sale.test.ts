import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { balanceOf } from "../../../../tests/ledger.ts";
import {
  authorOf,
  createPaidOrder,
  expectBounded,
  refundLine,
  openFiles,
  refundsOf,
  sendRefunds,
  walletOf,
} from "../../../../tests/paid-order.ts";
import { orderStatus } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { postJournal } from "../post-journal.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { saleReversals } from "../tables/refunds.ts";
import { withdrawFromPurchase } from "./withdraw-from-purchase.ts";
import { restoreSale } from "./restore-sale.ts";
import { reverseSale } from "./reverse-sale.ts";
import { sendRefund } from "./send-refund.ts";
import { settleByHand } from "./settle-by-hand.ts";

const sandbox = attachSandbox();
type Paid = Awaited<ReturnType<typeof createPaidOrder>>;

describe("refund and dispute compete for the same money (INV-11, INV-12)", () => {
  const contest = (paid: Paid, ref: string) =>
    transact(async (tx) => ok(await reverseSale(tx, paid.attemptId, { kind: "dispute.lost_funds", ref, cause: "contestado" })));

  it("a dispute takes only what a partial refund left, and won gives back only that", async () => {
    const paid = await createPaidOrder(sandbox);
    await refundLine(paid, 0);
    await sendRefunds(paid.orderId, paid.attemptId);
    await contest(paid, paid.orderId);
    await contest(paid, paid.orderId);
    expect(await orderStatus(paid.orderId)).toBe("contestado");
    expect(await openFiles(paid.orderId)).toEqual([]);
    expect(await walletOf(paid.storeIds[1])).toMatchObject({ pendingCents: 0, debtCents: 0 });
    await transact(async (tx) => ok(await restoreSale(tx, paid.attemptId, { ref: paid.orderId })));
    await transact(async (tx) => ok(await restoreSale(tx, paid.attemptId, { ref: paid.orderId })));
    expect(await orderStatus(paid.orderId)).toBe("parcialmente_estornado");
    expect(await openFiles(paid.orderId)).toEqual([paid.itemIds[1]]);
    expect(await walletOf(paid.storeIds[1])).toMatchObject({ pendingCents: 2_288, debtCents: 0 });
    await expectBounded(paid);
  });

  it("a dispute that arrives before the request goes out ends the refund", async () => {
    const paid = await createPaidOrder(sandbox);
    await refundLine(paid, 0);
    await contest(paid, paid.orderId);
    expect((await refundsOf(paid.orderId)).map((refund) => refund.status)).toEqual(["negado"]);
    await expectBounded(paid);
  });

  it("one that arrives with the refund on its way yields the line to it, and won does not bring it back", async () => {
    const paid = await createPaidOrder(sandbox);
    await refundLine(paid, 0);
    const [refund] = await refundsOf(paid.orderId);
    await db.execute(sql`update refunds set status = 'enviando', sent_at = now() where id = ${refund?.id}`);
    await contest(paid, paid.orderId);
    const url = `http://localhost:${process.env.SANDBOX_PORT}/core/v5/charges/${paid.chargeId}`;
    const headers = { authorization: `Basic ${btoa("sk_test_sandbox:")}`, "content-type": "application/json" };
    await fetch(url, { method: "DELETE", headers, body: JSON.stringify({ amount: refund?.amountCents }) });
    await settleAttempt(paid.attemptId);
    expect((await refundsOf(paid.orderId))[0]?.status).toBe("feito");
    expect(await orderStatus(paid.orderId)).toBe("contestado");
    await expectBounded(paid);
    await transact(async (tx) => ok(await restoreSale(tx, paid.attemptId, { ref: paid.orderId })));
    expect(await openFiles(paid.orderId)).toEqual([paid.itemIds[1]]);
    await expectBounded(paid);
  });
});

describe("the author's balance", () => {
  it("of a sale already withdrawn becomes a debit, and does not fail (INV-18)", async () => {
    const paid = await createPaidOrder(sandbox, [5_000]);
    const storeId = paid.storeIds[0] ?? 0;
    await transact(async (tx) => {
      await postJournal(tx, {
        kind: "funds.released",
        ref: `${paid.chargeId}:${storeId}`,
        attemptId: paid.attemptId,
        postings: [
          { account: `seller:${storeId}:pending`, amountCents: 4_400 },
          { account: `seller:${storeId}:available`, amountCents: -4_400 },
        ],
      });
      await postJournal(tx, {
        kind: "withdrawal.paid",
        ref: paid.orderId,
        postings: [
          { account: `seller:${storeId}:available`, amountCents: 4_400 },
          { account: `psp:seller:${storeId}`, amountCents: -4_400 },
        ],
      });
      return ok();
    });
    await withdrawFromPurchase(paid.buyer.id, paid.orderId);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    expect(await walletOf(storeId)).toMatchObject({ pendingCents: 0, availableCents: 0, debtCents: 4_400 });
    await expectBounded(paid);
  });

  it("of a released sale does not touch what still waits from another", async () => {
    const paid = await createPaidOrder(sandbox, [5_000]);
    const storeId = paid.storeIds[0] ?? 0;
    await db.execute(sql`update wallets set pending_cents = pending_cents + 9000 where store_id = ${storeId}`);
    await transact(async (tx) => {
      await postJournal(tx, {
        kind: "funds.released",
        ref: `${paid.chargeId}:${storeId}`,
        attemptId: paid.attemptId,
        postings: [
          { account: `seller:${storeId}:pending`, amountCents: 4_400 },
          { account: `seller:${storeId}:available`, amountCents: -4_400 },
        ],
      });
      return ok();
    });
    await withdrawFromPurchase(paid.buyer.id, paid.orderId);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await walletOf(storeId)).toMatchObject({ pendingCents: 9_000, availableCents: 0, debtCents: 0 });
    await db.execute(sql`update wallets set pending_cents = pending_cents - 9000 where store_id = ${storeId}`);
  });

  it("without balance at the provider for ten days, a person takes over and the platform pays: the author owes", async () => {
    const paid = await createPaidOrder(sandbox, [5_000]);
    await refundLine(paid, 0);
    await sandbox.outcome(paid.chargeId, "refund-fail-next");
    await sendRefunds(paid.orderId, paid.attemptId);
    const [waiting] = await refundsOf(paid.orderId);
    expect(waiting?.status).toBe("aguardando_saldo");
    await db.execute(sql`update refunds set refused_at = now() - interval '10 days 1 minute' where id = ${waiting?.id}`);
    await sandbox.outcome(paid.chargeId, "refund-fail-next");
    await sendRefunds(paid.orderId, paid.attemptId);
    const [manual] = await refundsOf(paid.orderId);
    expect(manual?.status).toBe("manual");
    expect(await orderStatus(paid.orderId)).toBe("estornando");
    const admin = (await authorOf(paid.storeIds[0] ?? 0)).viewer;
    expect(await settleByHand(admin, manual?.id ?? "", { paidBy: "plataforma", note: "Assumido." })).toMatchObject({ ok: true });
    await sendRefund(manual?.id ?? "");
    await settleAttempt(paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    expect(await balanceOf(`psp:seller:${paid.storeIds[0]}`)).toBe(4_400);
    expect(await walletOf(paid.storeIds[0])).toMatchObject({ pendingCents: 0, debtCents: 60 });
    await expectBounded(paid);
  });
});

it("the database does not allow refunding more than the line has (INV-11)", async () => {
  const paid = await createPaidOrder(sandbox, [1_000]);
  const forged = {
    attemptId: paid.attemptId,
    orderItemId: paid.itemIds[0] ?? "",
    source: "estorno" as const,
    kind: "x",
    ref: "x",
  };
  const take = (netCents: number) =>
    db.insert(saleReversals).values({ ...forged, netCents, commissionCents: 0, interestCents: 0, ref: String(netCents) });
  await expect(take(881)).rejects.toThrow();
  await expect(take(-1)).rejects.toThrow();
  await take(880);
  await expect(take(1)).rejects.toThrow();
});
