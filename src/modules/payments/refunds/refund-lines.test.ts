import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { balanceOf, countJournals } from "../../../../tests/ledger.ts";
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
import { settleAttempt } from "../settle-attempt.ts";
import { refundItems } from "../tables/refunds.ts";
import { refundLines } from "./refund-lines.ts";
import { withdrawFromPurchase } from "./withdraw-from-purchase.ts";

const sandbox = attachSandbox();

describe("refunding one of two items", () => {
  it("refunds only that one, each party with its share, and the other stays in the library (INV-11, INV-22)", async () => {
    const paid = await createPaidOrder(sandbox);
    const done = await refundLine(paid, 0);
    expect(done.ok).toBe(true);
    expect(await orderStatus(paid.orderId)).toBe("estornando");
    expect(await openFiles(paid.orderId)).toHaveLength(2);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("parcialmente_estornado");
    expect(await openFiles(paid.orderId)).toEqual([paid.itemIds[1]]);
    const [line] = await db
      .select()
      .from(refundItems)
      .where(eq(refundItems.orderItemId, paid.itemIds[0] ?? ""));
    expect(line).toMatchObject({ netCents: 3_071, commissionCents: 419, interestCents: 0, isOpen: false });
    expect(await balanceOf(`psp:seller:${paid.storeIds[1]}`)).toBe(2_288);
    expect(await walletOf(paid.storeIds[1])).toMatchObject({ pendingCents: 2_288, debtCents: 0 });
    await expectBounded(paid);
  });

  it("charges the author, in lines of their own, what the provider kept of the payment, without that blocking the refund", async () => {
    const paid = await createPaidOrder(sandbox, [5_000]);
    await refundLine(paid, 0);
    const [line] = await db
      .select()
      .from(refundItems)
      .where(eq(refundItems.orderItemId, paid.itemIds[0] ?? ""));
    expect(line?.costCents).toBe(60);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    expect(await balanceOf(`seller:${paid.storeIds[0]}:debt`)).toBe(60);
    expect(await balanceOf(`psp:seller:${paid.storeIds[0]}`)).toBe(0);
    const rows = await readRows(
      db,
      { cents: col.int`sum(p.amount_cents)::int` },
      (
        row,
      ) => sql`select ${row} from ledger_postings p join ledger_accounts a on a.id = p.account_id and a.code = 'expense:psp_fee'
      join ledger_journals j on j.id = p.journal_id where j.attempt_id = ${paid.attemptId}`,
    );
    expect(rows[0]?.cents).toBe(0);
    await expectBounded(paid);
  });

  it("both, one after the other, refund exactly what was paid and close the order", async () => {
    const paid = await createPaidOrder(sandbox);
    await refundLine(paid, 0);
    await refundLine(paid, 1);
    for (let time = 0; time < 3; time++) await sendRefunds(paid.orderId, paid.attemptId);
    expect((await refundsOf(paid.orderId)).map((refund) => refund.status)).toEqual(["feito", "feito"]);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    expect(await openFiles(paid.orderId)).toEqual([]);
    const charge = (await sandbox.charges()).find((one) => one.id === paid.chargeId);
    expect(charge?.status).toBe("canceled");
    await expectBounded(paid);
  });

  it("another store's is an order that does not exist (INV-35)", async () => {
    const paid = await createPaidOrder(sandbox);
    const other = await authorOf(paid.storeIds[0] ?? 0);
    const answer = await refundLines(other, { orderId: paid.orderId, itemIds: [paid.itemIds[1] ?? ""], reason: "x" });
    expect(answer).toMatchObject({ ok: false, reason: "not_found" });
    expect(await refundsOf(paid.orderId)).toEqual([]);
  });
});

describe("the same money never goes back twice (INV-11)", () => {
  it("forty requests of 60% together are one", async () => {
    const paid = await createPaidOrder(sandbox, [6_000, 4_000]);
    const author = await authorOf(paid.storeIds[0] ?? 0);
    const wanted = { orderId: paid.orderId, itemIds: [paid.itemIds[0] ?? ""], reason: "Ao mesmo tempo." };
    let inside = 0;
    let most = 0;
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        most = Math.max(most, ++inside);
        const answer = await refundLines(author, wanted);
        inside--;
        return answer;
      }),
    );
    expect(most).toBeGreaterThan(1);
    expect(new Set(answers.map((answer) => answer.ok && answer.value.refundId)).size).toBe(1);
    expect(await refundsOf(paid.orderId)).toHaveLength(1);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect((await refundsOf(paid.orderId)).map((refund) => [refund.status, refund.amountCents])).toEqual([["feito", 6_000]]);
    await expectBounded(paid);
  }, 180_000);

  it("full and partial at once refund each line once", async () => {
    const paid = await createPaidOrder(sandbox);
    await Promise.all([withdrawFromPurchase(paid.buyer.id, paid.orderId), refundLine(paid, 1)]);
    for (let time = 0; time < 3; time++) await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    const returned = (await refundsOf(paid.orderId)).reduce((sum, refund) => sum + refund.amountCents, 0);
    expect(returned).toBe(6_090);
    await expectBounded(paid);
  });

  it("killed between provider and ledger, it is posted once by whoever comes next", async () => {
    const paid = await createPaidOrder(sandbox);
    await refundLine(paid, 0);
    const before = await countJournals("refund.done");
    await sandbox.fault("500-after-commit", 2, "/charges");
    await sendRefunds(paid.orderId, paid.attemptId);
    await fetch(`http://localhost:${process.env.SANDBOX_PORT}/sandbox/faults`, { method: "DELETE" });
    await db.execute(sql`update refunds set sent_at = now() - interval '1 minute' where order_id = ${paid.orderId}`);
    await Promise.all(Array.from({ length: 5 }, () => sendRefunds(paid.orderId, paid.attemptId)));
    expect((await refundsOf(paid.orderId))[0]?.status).toBe("feito");
    expect(await countJournals("refund.done")).toBe(before + 1);
    await expectBounded(paid);
  });

  it("partly refunded on the provider's panel, it is posted in proportion and the rest still fits", async () => {
    const paid = await createPaidOrder(sandbox);
    const url = `http://localhost:${process.env.SANDBOX_PORT}/core/v5/charges/${paid.chargeId}`;
    const headers = { authorization: `Basic ${btoa("sk_test_sandbox:")}`, "content-type": "application/json" };
    const response = await fetch(url, { method: "DELETE", headers, body: JSON.stringify({ amount: 1_001 }) });
    expect(response.status).toBe(200);
    await settleAttempt(paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("parcialmente_estornado");
    expect(await openFiles(paid.orderId)).toHaveLength(2);
    await refundLine(paid, 0);
    await refundLine(paid, 1);
    for (let time = 0; time < 3; time++) await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    const returned = (await refundsOf(paid.orderId)).reduce((sum, refund) => sum + refund.amountCents, 0);
    expect(returned).toBe(6_090);
    await expectBounded(paid);
  });
});
