import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { expectBounded, refundsOf, sendRefunds } from "../../../../tests/paid-order.ts";
import { orderStatus } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { emailsTo, paidOne, provedAdmin, timePasses, withdraw } from "../../../../tests/takedown.ts";
import { withdrawFromPurchase } from "#modules/payments/refunds/withdraw-from-purchase.ts";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { refundTo } from "./refund-to.ts";
import { listWaitingBuyers } from "./queries/next-buyers.ts";
import { readTakedown } from "./queries/read-progress.ts";
import { runTakedowns } from "./run-takedowns.ts";

const sandbox = attachSandbox();
let proved: Viewer;
beforeAll(async () => {
  proved = await provedAdmin();
});

describe("at the same time", () => {
  it("two administrators take down: it counts once", async () => {
    const paid = await paidOne(sandbox);
    const second = await provedAdmin();
    const answers = await Promise.all([withdraw(proved, paid.productId), withdraw(second, paid.productId)]);
    expect(answers.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual(["already_done", "ok"]);
  });

  it("ten workers refund each person once, and who gives up half-way receives the same money", async () => {
    const paid = await paidOne(sandbox);
    const withdrawn = await paidOne(sandbox);
    await withdraw(proved, paid.productId);
    await withdraw(proved, withdrawn.productId);
    await timePasses();
    await Promise.all([
      ...Array.from({ length: 10 }, () => runTakedowns()),
      withdrawFromPurchase(withdrawn.buyer.id, withdrawn.orderId),
    ]);
    await runTakedowns();
    for (const one of [paid, withdrawn]) {
      expect(await refundsOf(one.orderId)).toMatchObject([{ amountCents: 3_490 }]);
      await sendRefunds(one.orderId, one.attemptId);
      expect(await orderStatus(one.orderId)).toBe("estornado");
      await expectBounded(one);
    }
    expect(await emailsTo(paid.buyer.email)).toHaveLength(1);
  });

  it("killed half-way, it continues where it stopped: what did not finish leaves no trace, what finished is not repeated", async () => {
    const paid = [await paidOne(sandbox), await paidOne(sandbox), await paidOne(sandbox)];
    for (const one of paid) await withdraw(proved, one.productId);
    await timePasses();
    await db.execute(sql`update takedowns set status = 'em_curso' where status = 'marcada'`);
    const waiting = (await listWaitingBuyers()).filter((one) => paid.some(({ orderId }) => orderId === one.orderId));
    expect(waiting).toHaveLength(3);
    await refundTo(waiting[0]!);
    expect(await refundTo(waiting[0]!)).toMatchObject({ reason: "done" });
    await runTakedowns();
    for (const one of paid) {
      expect(await refundsOf(one.orderId)).toHaveLength(1);
      expect(await emailsTo(one.buyer.email)).toHaveLength(1);
    }
  });
});

describe("what stops on the way", () => {
  it("without balance it waits and appears on the list; what failed is tried again later", async () => {
    const paid = await paidOne(sandbox);
    await withdraw(proved, paid.productId);
    await timePasses();
    await runTakedowns();
    const [refund] = await refundsOf(paid.orderId);
    await db.execute(sql`update refunds set status = 'aguardando_saldo' where id = ${refund?.id}`);
    expect((await readTakedown(paid.productId))?.stuck).toMatchObject([{ orderId: paid.orderId, status: "aguardando_saldo" }]);

    const held = await paidOne(sandbox);
    await withdraw(proved, held.productId);
    await timePasses();
    await db.execute(sql`update orders set status = 'contestado' where id = ${held.orderId}`);
    await runTakedowns();
    expect((await readTakedown(held.productId))?.stuck).toMatchObject([
      { orderId: held.orderId, amountCents: 3_490, status: null },
    ]);
    await db.execute(sql`update orders set status = 'pago' where id = ${held.orderId}`);
    await runTakedowns();
    expect(await refundsOf(held.orderId)).toEqual([]);
    await db.execute(sql`update takedown_buyers set tried_at = now() - interval '11 minutes' where outcome = 'falhou'`);
    await runTakedowns();
    expect([await refundsOf(held.orderId), await emailsTo(held.buyer.email)]).toMatchObject([
      [{ cause: "retirada" }],
      [{ outcome: "devolve" }],
    ]);
  });
});
