import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { viewerOf } from "../../../../tests/factories.ts";
import { balanceOf, countJournals, ledgerViolations, NO_VIOLATIONS } from "../../../../tests/ledger.ts";
import { createPaidOrder, refundsOf, sendRefunds } from "../../../../tests/paid-order.ts";
import { orderStatus } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { users } from "../../accounts/tables.ts";
import { entitlements } from "../../delivery/tables.ts";
import { stores } from "../../stores/tables.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { wallets } from "../tables/ledger.ts";
import { refundItems, saleReversals } from "../tables/refunds.ts";
import { refundLines } from "./refund-lines.ts";
import { regretPurchase } from "./regret-purchase.ts";
import { restoreSale } from "./restore-sale.ts";
import { reverseSale } from "./reverse-sale.ts";
import { sendRefund } from "./send-refund.ts";

const sandbox = attachSandbox();
type Paid = Awaited<ReturnType<typeof createPaidOrder>>;

async function authorOf(storeId: number) {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.id, store?.ownerId ?? ""));
  if (!owner) throw new Error("no owner");
  return { as: "autor" as const, viewer: await viewerOf(owner), storeId };
}

const giveBack = async (paid: Paid, index: number) =>
  refundLines(await authorOf(paid.storeIds[index] ?? 0), {
    orderId: paid.orderId,
    itemIds: [paid.itemIds[index] ?? ""],
    reason: "Combinado com quem comprou.",
  });

const openFiles = async (orderId: string): Promise<string[]> => {
  const rows = await db
    .select({ itemId: entitlements.orderItemId })
    .from(entitlements)
    .where(sql`order_id = ${orderId} and revoked_at is null`);
  return rows.map((row) => row.itemId);
};

const walletOf = async (storeId = 0) => (await db.select().from(wallets).where(eq(wallets.storeId, storeId)))[0];

async function expectBounded(paid: Paid): Promise<void> {
  const { rows } = await db.execute<{ back: number }>(
    sql`select coalesce(sum(net_cents + commission_cents + interest_cents), 0)::int as back from sale_reversals where attempt_id = ${paid.attemptId}`,
  );
  expect(rows[0]?.back).toBeLessThanOrEqual(paid.items.reduce((sum, item) => sum + item.paidCents, 0));
  expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
}

describe("devolver um de dois itens", () => {
  it("devolve só o dele, cada um com a sua parte, e o outro continua na biblioteca (INV-11, INV-22)", async () => {
    const paid = await createPaidOrder(sandbox);
    const done = await giveBack(paid, 0);
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

  it("cobra do autor, em linhas próprias, o que o provedor guardou do pagamento, sem que isso trave a devolução", async () => {
    const paid = await createPaidOrder(sandbox, [5_000]);
    await giveBack(paid, 0);
    const [line] = await db
      .select()
      .from(refundItems)
      .where(eq(refundItems.orderItemId, paid.itemIds[0] ?? ""));
    expect(line?.costCents).toBe(60);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    expect(await balanceOf(`seller:${paid.storeIds[0]}:debt`)).toBe(60);
    expect(await balanceOf(`psp:seller:${paid.storeIds[0]}`)).toBe(0);
    const { rows } = await db.execute<{ cents: number }>(sql`
      select sum(p.amount_cents)::int as cents from ledger_postings p join ledger_accounts a on a.id = p.account_id and a.code = 'expense:psp_fee'
      join ledger_journals j on j.id = p.journal_id where j.attempt_id = ${paid.attemptId}`);
    expect(rows[0]?.cents).toBe(0);
    await expectBounded(paid);
  });

  it("os dois, um depois do outro, devolvem exatamente o que foi pago e fecham o pedido", async () => {
    const paid = await createPaidOrder(sandbox);
    await giveBack(paid, 0);
    await giveBack(paid, 1);
    for (let time = 0; time < 3; time++) await sendRefunds(paid.orderId, paid.attemptId);
    expect((await refundsOf(paid.orderId)).map((refund) => refund.status)).toEqual(["feito", "feito"]);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    expect(await openFiles(paid.orderId)).toEqual([]);
    const charge = (await sandbox.charges()).find((one) => one.id === paid.chargeId);
    expect(charge?.status).toBe("canceled");
    await expectBounded(paid);
  });

  it("de outra loja é um pedido que não existe (INV-35)", async () => {
    const paid = await createPaidOrder(sandbox);
    const other = await authorOf(paid.storeIds[0] ?? 0);
    const answer = await refundLines(other, { orderId: paid.orderId, itemIds: [paid.itemIds[1] ?? ""], reason: "x" });
    expect(answer).toMatchObject({ ok: false, reason: "not_found" });
    expect(await refundsOf(paid.orderId)).toEqual([]);
  });
});

describe("o mesmo dinheiro nunca volta duas vezes (INV-11)", () => {
  it("quarenta pedidos juntos de 60% são um", async () => {
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
  });

  it("total e parcial ao mesmo tempo devolvem cada linha uma vez", async () => {
    const paid = await createPaidOrder(sandbox);
    await Promise.all([regretPurchase(paid.buyer.id, paid.orderId), giveBack(paid, 1)]);
    for (let time = 0; time < 3; time++) await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    const returned = (await refundsOf(paid.orderId)).reduce((sum, refund) => sum + refund.amountCents, 0);
    expect(returned).toBe(6_090);
    await expectBounded(paid);
  });

  it("morto entre o provedor e o razão, é lançado uma vez por quem vier depois", async () => {
    const paid = await createPaidOrder(sandbox);
    await giveBack(paid, 0);
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

  it("devolvido em parte no painel do provedor, é lançado em proporção e o resto ainda cabe", async () => {
    const paid = await createPaidOrder(sandbox);
    const url = `http://localhost:${process.env.SANDBOX_PORT}/core/v5/charges/${paid.chargeId}`;
    const headers = { authorization: `Basic ${btoa("sk_test_sandbox:")}`, "content-type": "application/json" };
    const response = await fetch(url, { method: "DELETE", headers, body: JSON.stringify({ amount: 1_001 }) });
    expect(response.status).toBe(200);
    await settleAttempt(paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("parcialmente_estornado");
    expect(await openFiles(paid.orderId)).toHaveLength(2);
    await giveBack(paid, 0);
    await giveBack(paid, 1);
    for (let time = 0; time < 3; time++) await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    const returned = (await refundsOf(paid.orderId)).reduce((sum, refund) => sum + refund.amountCents, 0);
    expect(returned).toBe(6_090);
    await expectBounded(paid);
  });
});

describe("devolução e contestação disputam o mesmo dinheiro (INV-11, INV-12)", () => {
  const contest = (paid: Paid, ref: string) =>
    transact(async (tx) => ok(await reverseSale(tx, paid.attemptId, { kind: "dispute.lost_funds", ref, cause: "contestado" })));

  it("a contestação leva só o que sobrou de uma devolução em parte, e ganha devolve só isso", async () => {
    const paid = await createPaidOrder(sandbox);
    await giveBack(paid, 0);
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

  it("a contestação que chega antes de o pedido sair encerra a devolução", async () => {
    const paid = await createPaidOrder(sandbox);
    await giveBack(paid, 0);
    await contest(paid, paid.orderId);
    expect((await refundsOf(paid.orderId)).map((refund) => refund.status)).toEqual(["negado"]);
    await expectBounded(paid);
  });

  it("a que chega com a devolução a caminho cede a linha à devolução, e ganha não a traz de volta", async () => {
    const paid = await createPaidOrder(sandbox);
    await giveBack(paid, 0);
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

describe("o saldo do autor", () => {
  it("de uma venda já sacada vira débito, e não falha (INV-18)", async () => {
    const paid = await createPaidOrder(sandbox, [5_000]);
    const storeId = paid.storeIds[0] ?? 0;
    await transact(async (tx) => {
      const { postJournal } = await import("../post-journal.ts");
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
    await regretPurchase(paid.buyer.id, paid.orderId);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await orderStatus(paid.orderId)).toBe("estornado");
    expect(await walletOf(storeId)).toMatchObject({ pendingCents: 0, availableCents: 0, debtCents: 4_400 });
    await expectBounded(paid);
  });

  it("de uma venda liberada não toca no que ainda espera de outra", async () => {
    const paid = await createPaidOrder(sandbox, [5_000]);
    const storeId = paid.storeIds[0] ?? 0;
    await db.execute(sql`update wallets set pending_cents = pending_cents + 9000 where store_id = ${storeId}`);
    await transact(async (tx) => {
      const { postJournal } = await import("../post-journal.ts");
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
    await regretPurchase(paid.buyer.id, paid.orderId);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect(await walletOf(storeId)).toMatchObject({ pendingCents: 9_000, availableCents: 0, debtCents: 0 });
    await db.execute(sql`update wallets set pending_cents = pending_cents - 9000 where store_id = ${storeId}`);
  });

  it("sem saldo no provedor por dez dias, uma pessoa assume e a Autoria paga: o autor fica devendo", async () => {
    const paid = await createPaidOrder(sandbox, [5_000]);
    await giveBack(paid, 0);
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
    const { settleByHand } = await import("./settle-by-hand.ts");
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

it("o banco de dados não deixa devolver mais do que a linha tem (INV-11)", async () => {
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
