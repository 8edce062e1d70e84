import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { productVersionContents } from "#modules/catalog/bundles/tables.ts";
import { productVersionFiles } from "#modules/catalog/tables.ts";
import { findBundle } from "#modules/delivery/queries/find-bundle.ts";
import { findDownload } from "#modules/delivery/queries/find-download.ts";
import { findPurchase } from "#modules/delivery/queries/find-purchase.ts";
import { listLibrary } from "#modules/delivery/queries/list-library.ts";
import { recordDownload } from "#modules/delivery/record-download.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { withdrawFromPurchase } from "#modules/payments/refunds/withdraw-from-purchase.ts";
import { settleAttempt } from "#modules/payments/settle-attempt.ts";
import { startPayment } from "#modules/payments/start-payment.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct } from "./factories.ts";
import { balanceOf, ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { sendRefunds } from "./paid-order.ts";
import { createPendingOrder, orderStatus, readAttempt } from "./pending-order.ts";
import { attachSandbox } from "./sandbox.ts";
import { createSoldOrder } from "./sold-order.ts";

const sandbox = attachSandbox();

/** A bundle of two products, without files of its own, paid by Pix. */
async function boughtBundle() {
  const made = await createPendingOrder(sandbox, [4_500]);
  const storeId = made.storeIds[0] ?? 0;
  const contents = [
    await createProduct(storeId, { title: "Bordado", priceCents: 2_000 }),
    await createProduct(storeId, { title: "Crochê", priceCents: 3_000 }),
  ];
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, made.orderId));
  const versionId = item?.versionId ?? "";
  await db.delete(productVersionFiles).where(eq(productVersionFiles.versionId, versionId));
  await db.insert(productVersionContents).values(contents.map(({ id }, position) => ({ versionId, productId: id, position })));
  await startPayment(made.attemptId);
  await sandbox.outcome((await readAttempt(made.attemptId)).providerChargeId ?? "", "pay");
  await settleAttempt(made.attemptId);
  return { ...made, storeId, contents, itemId: item?.id ?? "" };
}

type Bought = Awaited<ReturnType<typeof boughtBundle>>;
const libraryOf = async ({ buyer }: Bought) => (await listLibrary(buyer.id, { search: "", page: 1 })).items;
const opens = async ({ buyer }: Bought, entitlementId: string, fileId: string) =>
  (await findDownload(buyer.id, entitlementId, fileId)) !== null;

describe("a sold bundle", () => {
  it("is one line of money and opens each product inside; the books add up (INV-01, INV-21)", async () => {
    const bought = await boughtBundle();
    const purchase = await findPurchase(bought.buyer.id, bought.orderId);
    expect(purchase?.items).toHaveLength(1);
    const [bundle] = purchase?.items ?? [];
    expect(bundle?.paidCents).toBe(4_500);
    expect(bundle?.contents.map((one) => [one.title, one.files.length])).toEqual([
      ["Bordado", 1],
      ["Crochê", 1],
    ]);
    for (const [index, content] of (bundle?.contents ?? []).entries())
      expect(await opens(bought, content.entitlementId, bought.contents[index]!.fileId)).toBe(true);
    const listed = await libraryOf(bought);
    expect(listed.map((one) => one.title).toSorted()).toEqual(["Bordado", "Crochê"]);
    expect(listed.every((one) => one.bundleTitle === bundle?.title)).toBe(true);
    expect(await findBundle(bought.buyer.id, { entitlementId: bundle?.entitlementId ?? "" })).toHaveLength(2);
    expect(await findBundle(bought.buyer.id, { orderId: bought.orderId })).toHaveLength(2);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("refunded, it closes what it opened, refunds everything and the books add up (INV-01, INV-22)", async () => {
    const bought = await boughtBundle();
    expect((await withdrawFromPurchase(bought.buyer.id, bought.orderId)).ok).toBe(true);
    await sendRefunds(bought.orderId, bought.attemptId);
    expect(await orderStatus(bought.orderId)).toBe("estornado");
    expect(await libraryOf(bought)).toEqual([]);
    expect((await findPurchase(bought.buyer.id, bought.orderId))?.items[0]?.contents).toEqual([]);
    expect(await balanceOf(`seller:${bought.storeId}:pending`)).toBe(0);
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
  });

  it("refunded, it leaves open what was bought separately (INV-22)", async () => {
    const bought = await boughtBundle();
    const alone = await createSoldOrder(bought.buyer, [bought.contents[0]!]);
    expect((await withdrawFromPurchase(bought.buyer.id, bought.orderId)).ok).toBe(true);
    expect((await libraryOf(bought)).map((one) => [one.title, one.orderId, one.bundleTitle])).toEqual([
      ["Bordado", alone.id, null],
    ]);
  });

  it("paid twice by the same webhook, it opens each product only once (INV-33)", async () => {
    const bought = await boughtBundle();
    await settleAttempt(bought.attemptId);
    const rows = await readRows(
      db,
      { n: col.int`count(*)::int`, items: col.int`count(distinct order_item_id)::int` },
      (row) => sql`select ${row} from entitlements where order_id = ${bought.orderId}`,
    );
    expect(rows[0]).toEqual({ n: 3, items: 1 });
  });

  it("who had part of it and withdraws waits for nobody; who did not waits as always", async () => {
    await db.execute(sql`
      insert into settings (key, value, updated_by) values ('regret', '{"automaticPer90Days": 0}', 'teste')`);
    for (const [hasPart, status] of [
      [false, "em_aprovacao"],
      [true, "aprovado"],
    ] as const) {
      const { buyer, orderId, contents } = await boughtBundle();
      if (hasPart) await createSoldOrder(buyer, [contents[0]!]);
      const [content] = (await findPurchase(buyer.id, orderId))?.items[0]?.contents ?? [];
      await recordDownload({
        entitlementId: content?.entitlementId ?? "",
        fileId: contents[0]!.fileId,
        how: "baixado",
        ip: "203.0.113.9",
      });
      expect(await withdrawFromPurchase(buyer.id, orderId)).toEqual({ ok: true, value: { status } });
    }
  });
});
