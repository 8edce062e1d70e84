import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { setOrderAccess } from "#modules/operations/orders/set-order-access.ts";
import { db, transact } from "#platform/db.ts";
import { outboxEmails } from "#platform/outbox.ts";
import { ok } from "#kit/outcome.ts";
import { createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { NO_VIOLATIONS, ledgerViolations } from "../../../../tests/ledger.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { orderItems } from "../../orders/tables.ts";
import { grantAccess } from "../grant-access.ts";
import { findPurchase } from "../queries/find-purchase.ts";
import { findSale } from "../queries/find-sale.ts";
import { setSaleAccess } from "./set-sale-access.ts";

describe("closing the files of one buyer by hand", () => {
  let author: { userId: string; storeId: number };
  let buyer: TestUser;
  let order: Awaited<ReturnType<typeof createSoldOrder>>;
  let free: string;
  let paid: string;
  const motivo = "Levado por engano, combinado por mensagem.";
  const change = (itemId: string, isOpen: boolean) => ({ orderId: order.id, itemId, isOpen, motivo });
  const isOpen = async (itemId: string) =>
    (await findPurchase(buyer.id, order.id))?.items.find((item) => item.id === itemId)?.entitlementId != null;
  const emails = async () =>
    (await db.select().from(outboxEmails).where(eq(outboxEmails.recipient, buyer.email))).filter(
      (one) => one.kind === "pedido.acesso_mudou",
    );

  beforeEach(async () => {
    const store = await createStore();
    author = { userId: store.ownerId, storeId: store.id };
    buyer = await createUser();
    order = await createSoldOrder(buyer, [
      await createProduct(store.id, { priceCents: 0 }),
      await createProduct(store.id, { priceCents: 2_000 }),
    ]);
    const lines = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    free = lines.find((line) => line.paidCents === 0)?.id ?? "";
    paid = lines.find((line) => line.paidCents > 0)?.id ?? "";
  });

  it("lets the author close a free line, tells the buyer why, and lets the author open it again", async () => {
    expect(await setSaleAccess(author, change(free, false))).toMatchObject({ ok: true });
    expect([await isOpen(free), await isOpen(paid)]).toEqual([false, true]);
    expect(await setSaleAccess(author, change(free, false))).toMatchObject({ reason: "already_done" });
    const sale = await findSale(author.storeId, order.id);
    expect(sale?.items.find((item) => item.id === free)?.access).toMatchObject({ closedBy: "autor" });
    expect(await setSaleAccess(author, change(free, true))).toMatchObject({ ok: true });
    expect(await isOpen(free)).toBe(true);
    expect((await emails()).map((one) => one.payload)).toMatchObject([{ isOpen: false, reason: motivo }, { isOpen: true }]);
    const kinds = (await findPurchase(buyer.id, order.id))?.events.map((event) => event.kind);
    expect(kinds).toEqual(expect.arrayContaining(["acesso_fechado", "acesso_reaberto"]));
  });

  it("sends the author to the refund where the line was paid, and hides lines of other stores", async () => {
    expect(await setSaleAccess(author, change(paid, false))).toMatchObject({ reason: "money_first" });
    const other = await createStore();
    const stranger = { userId: other.ownerId, storeId: other.id };
    expect(await setSaleAccess(stranger, change(free, false))).toMatchObject({ reason: "not_found" });
    expect(await setSaleAccess({ ...author, userId: stranger.userId }, change(free, false))).toMatchObject({ ok: false });
    expect([await isOpen(free), await isOpen(paid)]).toEqual([true, true]);
  });

  it("closes a paid line by the administration with the money where it is, on record, and undoes it", async () => {
    const admin = await createUser({ roles: ["admin"] });
    expect(await setOrderAccess(admin.id, change(paid, false))).toMatchObject({ ok: true });
    expect(await isOpen(paid)).toBe(false);
    expect(await setSaleAccess(author, change(paid, true))).toMatchObject({ ok: false });
    const violations = await ledgerViolations();
    expect(violations.paidWithoutAccess).toEqual(NO_VIOLATIONS.paidWithoutAccess);
    expect(await setOrderAccess(admin.id, change(paid, true))).toMatchObject({ ok: true });
    expect(await isOpen(paid)).toBe(true);
    const { rows } = await db.execute(sql`select action, reason from admin_audit where target_id = ${order.id} order by id`);
    expect(rows).toMatchObject([{ action: "fechar-acesso", reason: motivo }, { action: "abrir-acesso" }]);
  });

  it("keeps closed what a hand closed when the bank gives the sale back", async () => {
    await setSaleAccess(author, change(free, false));
    const lines = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    await transact(async (tx) => {
      const bought = lines.map((line) => ({ ...line, orderItemId: line.id, userId: buyer.id }));
      await grantAccess(
        tx,
        bought.map(({ orderItemId, orderId, userId, productId, versionId }) => ({
          orderItemId,
          orderId,
          userId,
          productId,
          versionId,
        })),
      );
      return ok();
    });
    expect([await isOpen(free), await isOpen(paid)]).toEqual([false, true]);
  });

  it("does not open a line of an order the bank contests", async () => {
    const admin = await createUser({ roles: ["admin"] });
    await setOrderAccess(admin.id, change(paid, false));
    await db.execute(sql`update orders set status = 'contestado' where id = ${order.id}`);
    expect(await setOrderAccess(admin.id, change(paid, true))).toMatchObject({ reason: "not_standing" });
  });

  it("closes once and tells once when two hands press together", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => setSaleAccess(author, change(free, false))));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
  });
});
