import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createUser, viewerOf } from "../../../../tests/factories.ts";
import { balanceOf } from "../../../../tests/ledger.ts";
import { authorOf, createPaidOrder, expectBounded, refundsOf, sendRefunds, walletOf } from "../../../../tests/paid-order.ts";
import { orderStatus } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { db } from "#platform/db.ts";
import { bookFee } from "../book-fee.ts";
import { previewRefund } from "./queries/preview-refund.ts";
import { refundLines } from "./refund-lines.ts";

const sandbox = attachSandbox();
const admin = async () => ({ as: "admin" as const, viewer: await viewerOf(await createUser({ roles: ["admin"] })) });

async function paidWithFee() {
  const paid = await createPaidOrder(sandbox, [5_000]);
  await bookFee(paid.attemptId);
  return paid;
}

describe("a refund by the administration", () => {
  it("marked as legal withdrawal leaves the author owing nothing, and is told as one", async () => {
    const paid = await paidWithFee();
    expect(await previewRefund(paid.orderId, null)).toMatchObject({ isInLegalDays: true });
    const input = { orderId: paid.orderId, itemIds: paid.itemIds, reason: "Pediu por telefone.", isLegalWithdrawal: true };
    expect((await refundLines(await admin(), input)).ok).toBe(true);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await refundsOf(paid.orderId)).toMatchObject([{ cause: "arrependimento", status: "feito" }]);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    expect(await walletOf(paid.storeIds[0])).toMatchObject({ pendingCents: 0, availableCents: 0, debtCents: 0 });
    expect(await balanceOf(`seller:${paid.storeIds[0]}:debt`)).toBe(0);
    await expectBounded(paid);
  });

  it("after the legal days cannot be marked so, and says why", async () => {
    const paid = await paidWithFee();
    await db.execute(sql`update orders set paid_at = now() - interval '9 days' where id = ${paid.orderId}`);
    expect(await previewRefund(paid.orderId, null)).toMatchObject({ isInLegalDays: false });
    const input = { orderId: paid.orderId, itemIds: paid.itemIds, reason: "Fora do prazo.", isLegalWithdrawal: true };
    expect(await refundLines(await admin(), input)).toMatchObject({ ok: false, reason: "past_legal_days" });
    expect(await refundsOf(paid.orderId)).toEqual([]);
  });

  it("by an author is never a legal withdrawal, whatever is sent", async () => {
    const paid = await paidWithFee();
    const author = await authorOf(paid.storeIds[0] ?? 0);
    await refundLines(author, { orderId: paid.orderId, itemIds: paid.itemIds, reason: "x", isLegalWithdrawal: true });
    expect(await refundsOf(paid.orderId)).toMatchObject([{ cause: "autor" }]);
  });
});
