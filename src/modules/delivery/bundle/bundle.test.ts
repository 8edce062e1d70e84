import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { cookieOf, createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { productFiles, productVersionFiles } from "../../catalog/tables.ts";
import { revokeAccess } from "../revoke-access.ts";
import { downloads, entitlements } from "../tables.ts";
import { bundleRoutes } from "./http.ts";

/** An order of two products: one of two files of the same name, one of one file. */
async function boughtTwo() {
  const buyer = await createUser();
  const store = await createStore();
  const [one, two] = [await createProduct(store.id, { title: "Frações" }), await createProduct(store.id, { title: "Horta" })];
  const [extra] = await db
    .insert(productFiles)
    .values({
      productId: one.id,
      name: "ficha.pdf",
      status: "limpo",
      kind: "pdf",
      contentType: "application/pdf",
      sha256: "b".repeat(64),
      storageKey: "files/ainda-nao",
    })
    .returning();
  await db.insert(productVersionFiles).values({ versionId: one.versionId, fileId: extra?.id ?? "", position: 1 });
  for (const [fileId, bytes] of [
    [one.fileId, "primeira"],
    [extra?.id ?? "", "segunda"],
    [two.fileId, "terceira"],
  ] as const) {
    await storage().put(`files/${fileId}`, Buffer.from(bytes), { contentType: "application/pdf" });
    await db
      .update(productFiles)
      .set({ name: "ficha.pdf", storageKey: `files/${fileId}`, sha256: sql`repeat('a', 64)`, sizeBytes: bytes.length })
      .where(eq(productFiles.id, fileId));
  }
  const order = await createSoldOrder(buyer, [one, two]);
  const [access] = await db.select().from(entitlements).where(eq(entitlements.productId, one.id));
  return { buyer, order, entitlementId: access?.id ?? "" };
}

const get = (path: string, cookie?: string, init: RequestInit = {}) =>
  bundleRoutes.request(path, { ...init, headers: cookie ? { cookie } : {} });

describe("downloading everything (INV-21)", () => {
  it("delivers the product, or the order with a folder per product, of the announced size, and counts each file", async () => {
    const { buyer, order, entitlementId } = await boughtTwo();
    const cookie = await cookieOf(buyer);
    const product = await get(`/baixar/tudo/material/${entitlementId}`, cookie);
    const bytes = Buffer.from(await product.arrayBuffer());
    expect(bytes.length).toBe(Number(product.headers.get("content-length")));
    const text = (zip: Buffer) =>
      Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, body]) => [name, Buffer.from(body).toString()]));
    expect(text(bytes)).toEqual({ "ficha.pdf": "primeira", "ficha (2).pdf": "segunda" });
    const all = await get(`/baixar/tudo/pedido/${order.id}`, cookie);
    expect(text(Buffer.from(await all.arrayBuffer()))).toEqual({
      "Frações/ficha.pdf": "primeira",
      "Frações/ficha (2).pdf": "segunda",
      "Horta/ficha.pdf": "terceira",
    });
    expect(await db.select().from(downloads).where(eq(downloads.entitlementId, entitlementId))).toHaveLength(4);
    expect(
      (await get(`/baixar/tudo/pedido/${order.id}`, cookie, { method: "HEAD" })).headers.get("content-length"),
    ).not.toBeNull();
  });

  it("does not exist for another person, leads visitors to sign-in, and ends with the access, even half-way", async () => {
    const { buyer, order, entitlementId } = await boughtTwo();
    const paths = [`/baixar/tudo/material/${entitlementId}`, `/baixar/tudo/pedido/${order.id}`];
    const other = await cookieOf(await createUser());
    for (const path of paths) expect([(await get(path)).status, (await get(path, other)).status]).toEqual([302, 404]);
    const cookie = await cookieOf(buyer);
    const begun = await get(paths[0] ?? "", cookie);
    const reader = (begun.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await transact(async (tx) => ok(await revokeAccess(tx, order.id, "estornado")));
    const rest = (async () => {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read());
    })();
    await expect(rest).rejects.toThrow("access ended");
    for (const path of paths) expect((await get(path, cookie)).status).toBe(404);
    expect((await get("/baixar/tudo/pedido/nada", cookie)).status).toBe(404);
  });
});
