import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createProduct, createStore, createUser, viewerOf } from "../../../../tests/factories.ts";
import { createPaidOrder, expectBounded, openFiles, refundsOf, sendRefunds } from "../../../../tests/paid-order.ts";
import { orderStatus } from "../../../../tests/pending-order.ts";
import { attachSandbox } from "../../../../tests/sandbox.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { emailsTo, paidOne, provedAdmin, timePasses, WHY, withdraw } from "../../../../tests/takedown.ts";
import { archiveProduct, unarchiveProduct, undoArchive } from "#modules/catalog/move-product.ts";
import { findDownload } from "#modules/delivery/queries/find-download.ts";
import { blockListedProduct, freeBlockedProduct } from "#modules/operations/products/block-product.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import type { Viewer } from "#platform/session.ts";
import { col, readRows } from "#platform/read.ts";
import { appealContent } from "../appeals/appeal-content.ts";
import { decideAppeal } from "../appeals/decide-appeal.ts";
import { decideReport } from "../decide-report.ts";
import { reportContent } from "../report-content.ts";
import { dropTakedown } from "./drop-takedown.ts";
import { countBuyers } from "./queries/count-buyers.ts";
import { readTakedown } from "./queries/read-progress.ts";
import { runTakedowns } from "./run-takedowns.ts";

const sandbox = attachSandbox();
let proved: Viewer;
beforeAll(async () => {
  proved = await provedAdmin();
});

const statusOf = async (productId: number) =>
  (await readRows(db, { status: col.text`status` }, (row) => sql`select ${row} from products where id = ${productId}`))[0]
    ?.status;
const mayDownload = async (userId: string, orderId: string): Promise<boolean> => {
  const rows = await readRows(
    db,
    { id: col.text`e.id`, file: col.text`vf.file_id` },
    (row) => sql`select ${row} from entitlements e join product_version_files vf on vf.version_id = e.version_id
    where e.order_id = ${orderId} limit 1`,
  );
  const [one] = rows;
  return one ? (await findDownload(userId, one.id, one.file)) !== null : false;
};

describe("taking a product down from its buyers", () => {
  it("asks for proof of who one is, says first who bought, closes the files at once and only refunds after the author's period", async () => {
    const paid = await paidOne(sandbox);
    expect(await withdraw({ ...proved, sessionId: crypto.randomUUID() }, paid.productId)).toMatchObject({
      reason: "step_up_needed",
    });
    expect(await countBuyers(db, paid.productId)).toMatchObject({ people: 1, free: 0, inBundles: 0, paidCents: 3_490 });
    expect(await mayDownload(paid.buyer.id, paid.orderId)).toBe(true);
    expect(await withdraw(proved, paid.productId)).toEqual({ ok: true });
    expect([await statusOf(paid.productId), await mayDownload(paid.buyer.id, paid.orderId)]).toEqual(["bloqueado", false]);
    await runTakedowns();
    expect([await refundsOf(paid.orderId), await emailsTo(paid.buyer.email)]).toEqual([[], []]);

    await timePasses();
    await runTakedowns();
    await runTakedowns();
    const [refund] = await refundsOf(paid.orderId);
    expect(refund).toMatchObject({ cause: "retirada", status: "aprovado", amountCents: 3_490 });
    expect(await emailsTo(paid.buyer.email)).toMatchObject([{ outcome: "devolve", amountCents: 3_490, reason: WHY }]);
    expect(await emailsTo(paid.buyer.email, "pedido.devolucao")).toEqual([]);
    expect(await readTakedown(paid.productId)).toMatchObject({
      status: "em_curso",
      notified: 1,
      waiting: 0,
      toRefund: 1,
      refunded: 0,
    });
    await sendRefunds(paid.orderId, paid.attemptId);
    expect([await orderStatus(paid.orderId), await openFiles(paid.orderId)]).toEqual(["estornado", []]);
    expect(await readTakedown(paid.productId)).toMatchObject({ refunded: 1, refundedCents: 3_490, stuck: [] });
    await expectBounded(paid);
  });

  it("free: notified, without the files, and nothing to refund", async () => {
    const buyer = await createUser();
    const product = await createProduct((await createStore()).id, { priceCents: 0, isFree: true });
    const order = await createSoldOrder(buyer, [product]);
    await withdraw(proved, product.id);
    await timePasses();
    await runTakedowns();
    expect(await openFiles(order.id)).toEqual([]);
    expect([await refundsOf(order.id), await emailsTo(buyer.email)]).toMatchObject([[], [{ outcome: "gratis", amountCents: 0 }]]);
    expect(await readTakedown(product.id)).toMatchObject({ notified: 1, toRefund: 0, waiting: 0 });
  });

  it("only one of two products of the order is refunded, and the other stays in the library", async () => {
    const paid = await createPaidOrder(sandbox);
    await withdraw(proved, paid.productIds[0] ?? 0);
    await timePasses();
    await runTakedowns();
    await sendRefunds(paid.orderId, paid.attemptId);
    expect([await orderStatus(paid.orderId), await openFiles(paid.orderId)]).toEqual([
      "parcialmente_estornado",
      [paid.itemIds[1]],
    ]);
    await expectBounded(paid);
  });

  it("open reports are answered along, and merely blocking leaves the files with the buyers", async () => {
    const paid = await paidOne(sandbox);
    const reporter = await createUser();
    const wanted = { kind: "produto" as const, ref: String(paid.productId), motivo: "direitos" as const, palavras: "" };
    const report = await reportContent(await viewerOf(reporter), wanted);
    const reportId = report.ok ? report.value.reportId : "";
    expect(await withdraw(proved, paid.productId)).toEqual({ ok: true });
    expect(await emailsTo(reporter.email, "denuncia.decidida")).toMatchObject([{ upheld: true }]);
    expect(await decideReport(proved.userId, { reportId, decision: "acolher", motivo: WHY })).toMatchObject({
      reason: "already_done",
    });

    const other = await paidOne(sandbox);
    const again = await reportContent(await viewerOf(reporter), { ...wanted, ref: String(other.productId) });
    await decideReport(proved.userId, { reportId: again.ok ? again.value.reportId : "", decision: "acolher", motivo: WHY });
    expect([await statusOf(other.productId), await mayDownload(other.buyer.id, other.orderId)]).toEqual(["bloqueado", true]);
  });
});

describe("the time to object", () => {
  it("giving up before the first notice gives the files back; afterwards nobody undoes it", async () => {
    const paid = await paidOne(sandbox);
    await withdraw(proved, paid.productId);
    expect(await dropTakedown(proved.userId, { productId: paid.productId, motivo: WHY })).toEqual({ ok: true });
    expect([await statusOf(paid.productId), await mayDownload(paid.buyer.id, paid.orderId)]).toEqual(["bloqueado", true]);
    await withdraw(proved, paid.productId);
    await timePasses();
    await runTakedowns();
    expect(await dropTakedown(proved.userId, { productId: paid.productId, motivo: WHY })).toMatchObject({ reason: "under_way" });
    expect(await freeBlockedProduct(proved.userId, { productId: paid.productId, motivo: WHY })).toMatchObject({
      reason: "under_way",
    });
    expect(await statusOf(paid.productId)).toBe("bloqueado");
  });

  it("a requested review holds everything until answered; upheld, it returns to sale and to libraries", async () => {
    const paid = await paidOne(sandbox);
    const rows = await readRows(
      db,
      { id: col.text`owner_id` },
      (row) => sql`select ${row} from stores where id = ${paid.storeIds[0]}`,
    );
    await withdraw(proved, paid.productId);
    const ref = String(paid.productId);
    await appealContent(rows[0]?.id ?? "", { kind: "produto", ref, palavras: "Tenho a licença das imagens." });
    await timePasses();
    await runTakedowns();
    expect([await refundsOf(paid.orderId), await readTakedown(paid.productId)]).toMatchObject([
      [],
      { status: "marcada", isContested: true },
    ]);
    const appeal = (
      await readRows(db, { id: col.text`id` }, (row) => sql`select ${row} from moderation_appeals where ref = ${ref}`)
    )[0];
    expect(await decideAppeal(proved.userId, { appealId: appeal?.id ?? "", acolhe: true, motivo: WHY })).toEqual({ ok: true });
    expect([await statusOf(paid.productId), await mayDownload(paid.buyer.id, paid.orderId)]).toEqual(["publicado", true]);
    expect(await readTakedown(paid.productId)).toBeNull();
  });
});

describe("archived by the author, and still with the buyers", () => {
  const ownerOf = async (productId: number) => {
    const rows = await readRows(
      db,
      { id: col.text`s.owner_id`, storeId: col.int`s.id::int` },
      (row) => sql`select ${row} from products p join stores s on s.id = p.store_id where p.id = ${productId}`,
    );
    const [owner] = rows;
    if (!owner) throw new Error("no owner");
    const people = await readRows(db, { email: col.text`email` }, (row) => sql`select ${row} from users where id = ${owner.id}`);
    const viewer: AuthorViewer = { ...proved, userId: owner.id, storeId: owner.storeId };
    return { viewer, email: people[0]?.email ?? "" };
  };

  it("an archived one is taken down too: files close, money goes back, and the author does not take it out of there", async () => {
    const paid = await paidOne(sandbox);
    const { viewer } = await ownerOf(paid.productId);
    expect(await archiveProduct(viewer, paid.productId)).toMatchObject({ ok: true });
    expect(await mayDownload(paid.buyer.id, paid.orderId)).toBe(true);
    expect(await withdraw(proved, paid.productId)).toEqual({ ok: true });
    expect([await statusOf(paid.productId), await mayDownload(paid.buyer.id, paid.orderId)]).toEqual(["bloqueado", false]);
    expect(await unarchiveProduct(viewer, paid.productId)).toMatchObject({ reason: "wrong_state" });
    expect(await undoArchive(viewer, paid.productId)).toMatchObject({ reason: "wrong_state" });
    await timePasses();
    await runTakedowns();
    expect(await refundsOf(paid.orderId)).toMatchObject([{ cause: "retirada", amountCents: 3_490 }]);
    await sendRefunds(paid.orderId, paid.attemptId);
    expect([await orderStatus(paid.orderId), await openFiles(paid.orderId)]).toEqual(["estornado", []]);
    await expectBounded(paid);
  });

  it("undone, it returns to the archive, not to sale; the author knows, and the buyers have the files", async () => {
    const paid = await paidOne(sandbox);
    const { viewer, email } = await ownerOf(paid.productId);
    await archiveProduct(viewer, paid.productId);
    await withdraw(proved, paid.productId);
    expect(await freeBlockedProduct(proved.userId, { productId: paid.productId, motivo: WHY })).toMatchObject({ ok: true });
    expect([await statusOf(paid.productId), await mayDownload(paid.buyer.id, paid.orderId)]).toEqual(["arquivado", true]);
    expect(await emailsTo(email, "material.liberado")).toMatchObject([{ isPutAway: true }]);
    await undoArchive(viewer, paid.productId);
    await unarchiveProduct(viewer, paid.productId);
    expect(await withdraw(proved, paid.productId)).toEqual({ ok: true });
    expect(await statusOf(paid.productId)).toBe("bloqueado");
  });

  it.each(["em_revisao", "reprovado"] as const)(
    "begun anew and %s, it is taken down too, and its review ends",
    async (status) => {
      const paid = await paidOne(sandbox);
      const { viewer } = await ownerOf(paid.productId);
      await archiveProduct(viewer, paid.productId);
      await unarchiveProduct(viewer, paid.productId);
      await db.execute(sql`update products set status = ${status} where id = ${paid.productId}`);
      await db.execute(sql`insert into publication_reviews (product_id) values (${paid.productId})`);
      expect(await withdraw(proved, paid.productId)).toEqual({ ok: true });
      expect([await statusOf(paid.productId), await mayDownload(paid.buyer.id, paid.orderId)]).toEqual(["bloqueado", false]);
      const { rows } = await db.execute(sql`select status from publication_reviews where product_id = ${paid.productId}`);
      expect(rows).toEqual([{ status: "recolhida" }]);
      expect(await freeBlockedProduct(proved.userId, { productId: paid.productId, motivo: WHY })).toMatchObject({ ok: true });
      expect(await statusOf(paid.productId)).toBe("arquivado");

      await db.execute(sql`update products set status = ${status} where id = ${paid.productId}`);
      expect(await blockListedProduct(proved.userId, { productId: paid.productId, motivo: WHY })).toEqual({ ok: true });
      expect(await statusOf(paid.productId)).toBe("bloqueado");
    },
  );

  it("the author unarchives while the platform takes down: it always stays taken down", async () => {
    const paid = await paidOne(sandbox);
    const { viewer } = await ownerOf(paid.productId);
    await archiveProduct(viewer, paid.productId);
    const [withdrawn] = await Promise.all([withdraw(proved, paid.productId), unarchiveProduct(viewer, paid.productId)]);
    expect([withdrawn, await statusOf(paid.productId), await mayDownload(paid.buyer.id, paid.orderId)]).toEqual([
      { ok: true },
      "bloqueado",
      false,
    ]);
  });
});
