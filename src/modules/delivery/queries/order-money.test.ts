import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createPaidOrder, refundLine, refundsOf, sendRefunds } from "../../../../tests/paid-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { withdrawFromPurchase } from "../../payments/refunds/withdraw-from-purchase.ts";
import { restoreSale } from "../../payments/refunds/restore-sale.ts";
import { reverseSale } from "../../payments/refunds/reverse-sale.ts";
import { wallets } from "../../payments/tables/ledger.ts";
import { findPurchase } from "./find-purchase.ts";
import { findSale } from "./find-sale.ts";

const sandbox = attachSandbox();

/** What the author has of this order by their wallet: each test store sold nothing else. */
async function walletTotal(storeId = 0): Promise<number> {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.storeId, storeId));
  return (wallet?.pendingCents ?? 0) + (wallet?.availableCents ?? 0) + (wallet?.reservedCents ?? 0) - (wallet?.debtCents ?? 0);
}

describe("the order's sums on screen are those of the ledger, to the centavo", () => {
  it("of the seller: the items' net, what has moved in it since and what is left", async () => {
    const paid = await createPaidOrder(sandbox, [5_000, 2_600]);
    const look = async (index: number) => {
      const sale = await findSale(paid.storeIds[index] ?? 0, paid.orderId);
      if (!sale) throw new Error("no sale");
      const net = sale.items.reduce((sum, item) => sum + item.paidCents - item.commissionCents - item.interestCents, 0);
      const first = sale.movements.find((one) => one.kind === "charge.paid");
      expect(first?.amountCents).toBe(net);
      const left = sale.movements.reduce((sum, one) => sum + one.amountCents, 0);
      expect(left).toBe(await walletTotal(paid.storeIds[index]));
      return sale.movements.map((one) => [one.kind, one.amountCents]);
    };
    expect(await look(0)).toEqual([["charge.paid", 4_400]]);
    await refundLine(paid, 0);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await look(0)).toEqual([
      ["charge.paid", 4_400],
      ["refund.done", -4_400],
      ["refund.cost", -59],
    ]);
    const ref = paid.orderId;
    await transact(async (tx) =>
      ok(await reverseSale(tx, paid.attemptId, { kind: "dispute.lost_funds", ref, cause: "contestado" })),
    );
    await transact(async (tx) => ok(await restoreSale(tx, paid.attemptId, { ref })));
    expect(await look(1)).toEqual([
      ["charge.paid", 2_288],
      ["dispute.lost_funds", -2_288],
      ["dispute.won", 2_288],
    ]);
  });

  it("of the buyer: the total paid minus refunds is what the charge still holds", async () => {
    const paid = await createPaidOrder(sandbox);
    const left = (purchase: Awaited<ReturnType<typeof findPurchase>>) =>
      paid.itemIds.map((id) => purchase?.items.find((item) => item.id === id)?.refundableCents);
    const before = await findPurchase(paid.buyer.id, paid.orderId);
    expect(left(before)).toEqual([3_490, 2_600]);
    expect(JSON.stringify(before?.items)).not.toMatch(/commission|storeId/);
    await withdrawFromPurchase(paid.buyer.id, paid.orderId, [paid.itemIds[0] ?? ""]);
    const during = await findPurchase(paid.buyer.id, paid.orderId);
    expect(left(during)).toEqual([0, 2_600]);
    await sendRefunds(paid.orderId, paid.attemptId);
    const after = await findPurchase(paid.buyer.id, paid.orderId);
    const returned = (await refundsOf(paid.orderId)).reduce((sum, refund) => sum + refund.amountCents, 0);
    expect(after?.refunds).toMatchObject([{ status: "feito", amountCents: 3_490, titles: [paid.items[0]?.title] }]);
    const rows = await readRows(
      db,
      { held: col.int`sum(p.amount_cents)::int` },
      (row) => sql`select ${row} from ledger_journals j join ledger_postings p on p.journal_id = j.id
      join ledger_accounts a on a.id = p.account_id where j.attempt_id = ${paid.attemptId} and a.code like 'psp:%' and j.kind <> 'charge.fee'`,
    );
    expect((after?.totalCents ?? 0) + (after?.payment?.interestCents ?? 0) - returned).toBe(rows[0]?.held);
    expect(left(after)).toEqual([0, 2_600]);
  });
});
