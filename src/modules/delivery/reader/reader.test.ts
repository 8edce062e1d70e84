import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { cookieOf, createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { productFiles, productStats } from "../../catalog/tables.ts";
import { revokeAccess } from "../revoke-access.ts";
import { downloads, entitlements } from "../tables.ts";
import { readerRoutes } from "./http.ts";
import { savePlace } from "./save-place.ts";
import { findReading } from "./queries/find-reading.ts";

async function boughtOne() {
  const buyer = await createUser();
  const product = await createProduct((await createStore()).id, { title: "Sarau" });
  await storage().put(`files/ler-${product.fileId}`, Buffer.from("0123456789"), { contentType: "application/pdf" });
  await db
    .update(productFiles)
    .set({ storageKey: `files/ler-${product.fileId}`, sizeBytes: 10 })
    .where(eq(productFiles.id, product.fileId));
  const order = await createSoldOrder(buyer, [product]);
  const [access] = await db.select().from(entitlements).where(eq(entitlements.orderId, order.id));
  return { buyer, product, order, path: `/abrir/${access?.id}/${product.fileId}`, entitlementId: access?.id ?? "" };
}

const get = (path: string, cookie: string, range?: string) =>
  readerRoutes.request(path, { headers: { cookie, ...(range ? { range } : {}) } });

describe("reading without downloading (INV-21)", () => {
  it("asks for the right at each range, until access ends, and counts a single reading, which is no download", async () => {
    const one = await boughtOne();
    const [hers, other] = [await cookieOf(one.buyer), await cookieOf(await createUser())];
    for (const range of ["bytes=0-3", "bytes=4-7", "bytes=0-3"]) expect((await get(one.path, hers, range)).status).toBe(206);
    expect((await get(one.path, other)).status).toBe(404);
    expect((await get(one.path, "sid=forjado.assinatura")).status).toBe(401);
    expect(await db.select().from(downloads).where(eq(downloads.entitlementId, one.entitlementId))).toMatchObject([
      { how: "aberto" },
    ]);
    expect(await db.select().from(productStats).where(eq(productStats.productId, one.product.id))).toMatchObject([
      { downloads: 0 },
    ]);
    await transact(async (tx) => ok(await revokeAccess(tx, one.order.id, "contestado")));
    expect((await get(one.path, hers, "bytes=8-9")).status).toBe(404);
  });

  it("is noted whichever piece is asked for first", async () => {
    for (const range of ["bytes=1-", "bytes=-2", undefined]) {
      const one = await boughtOne();
      await (await get(one.path, await cookieOf(one.buyer), range)).arrayBuffer();
      expect(await db.select().from(downloads).where(eq(downloads.entitlementId, one.entitlementId))).toHaveLength(1);
    }
  });

  it("the reader's parts come only from its own folders", async () => {
    expect((await get("/leitor/standard_fonts/FoxitFixed.pfb", "")).status).toBe(200);
    for (const path of ["/leitor/build/pdf.mjs", "/leitor/wasm/..%2f..%2fpackage.json", "/leitor/wasm/nada.wasm"]) {
      expect((await get(path, "")).status).toBe(404);
    }
  });
});

describe("the place where someone stopped", () => {
  it("is kept per person, the last one counts, and does not exist for someone without the file", async () => {
    const one = await boughtOne();
    const at = { orderId: one.order.id, fileId: one.product.fileId };
    expect((await findReading(one.buyer.id, at.orderId, at.fileId))?.place).toBeNull();
    await savePlace(one.buyer.id, { ...at, place: { page: 2, offset: 0.25 } });
    await savePlace(one.buyer.id, { ...at, place: { page: 3, offset: 0.5 } });
    expect((await findReading(one.buyer.id, at.orderId, at.fileId))?.place).toEqual({ page: 3, offset: 0.5 });

    const other = await createUser();
    expect(await findReading(other.id, at.orderId, at.fileId)).toBeNull();
    expect(await savePlace(other.id, { ...at, place: { page: 1, offset: 0 } })).toEqual({ ok: false, reason: "not_yours" });
    await transact(async (tx) => ok(await revokeAccess(tx, one.order.id, "estornado")));
    expect((await savePlace(one.buyer.id, { ...at, place: { page: 1, offset: 0 } })).ok).toBe(false);
  });
});
