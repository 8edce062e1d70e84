import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { PDFName } from "@cantoo/pdf-lib";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { col, readRows } from "#platform/read.ts";
import { cookieOf } from "../../../../tests/factories.ts";
import { buy, createStampedProduct, type Material, PDF } from "../../../../tests/stamped-product.ts";
import { craftPdf } from "../../catalog/inspect/fixtures/craft-pdf.ts";
import { setStamp } from "../../catalog/stamp/set-stamp.ts";
import { productFiles, products } from "../../catalog/tables.ts";
import { orders } from "../../orders/tables.ts";
import { deliveryRoutes } from "../http.ts";
import { revokeAccess } from "../revoke-access.ts";
import { entitlements } from "../tables.ts";
import { askCopy } from "./ask-copy.ts";
import { leakRoutes } from "./http.ts";
import { listLeakSearches } from "./list-leak-searches.ts";
import { findLeak } from "./find-leak.ts";
import { forgetOldCopies } from "./forget-copies.ts";
import { makeCopy } from "./make-copy.ts";
import { leakSearches, stampedCopies } from "./tables.ts";

const get = (path: string, cookie: string) => deliveryRoutes.request(path, { headers: { cookie } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function makeRequested(owned: { entitlementId: string; fileId: string }) {
  const copy = await askCopy(owned);
  if (!copy) throw new Error("no copy");
  await makeCopy(copy.id);
  const [made] = await db.select().from(stampedCopies).where(eq(stampedCopies.id, copy.id));
  if (!made) throw new Error("no copy");
  return made;
}

describe("a buyer's copy", () => {
  let product: Material;
  beforeAll(async () => {
    product = await createStampedProduct();
    expect(await setStamp(product.viewer, { ...product.file, stamp: "todas" })).toEqual({ ok: true, value: undefined });
  });

  it("is one revision, from which the original cannot be cut, and always the same", async () => {
    const one = await buy(product);
    const made = await makeRequested(one.owned);
    const bytes = await bytesOf(await get(one.path, one.cookie));
    expect(bytes.toString("latin1").split("%%EOF")).toHaveLength(2);
    expect(bytes.length).toBe(made.sizeBytes);
    const [again] = [await bytesOf(await get(one.path, one.cookie))];
    expect(again.equals(bytes)).toBe(true);
  });

  it("also reaches the author, without an order, without a sale and without being stored", async () => {
    const path = `/baixar/meu-arquivo/${product.file.fileId}/teste`;
    const before = await db.$count(stampedCopies);
    const response = await get(path, await cookieOf(product.author));
    const bytes = await bytesOf(response);
    expect(bytes.toString("latin1").split("%%EOF")).toHaveLength(2);
    expect(bytes.equals(PDF)).toBe(false);
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
    expect(await db.$count(stampedCopies)).toBe(before);
    const head = await deliveryRoutes.request(path, { method: "HEAD", headers: { cookie: await cookieOf(product.author) } });
    expect(head.status).toBe(200);
    await vi.waitFor(() => expect(readdirSync(tmpdir()).filter((name) => name.startsWith("autoria-teste-"))).toEqual([]));
  });

  it("while it is not ready the original does not go out in its place (INV-21)", async () => {
    const one = await buy(product);
    const requested = get(one.path, one.cookie);
    const copy = await askCopy(one.owned);
    await makeCopy(copy?.id ?? "");
    expect((await bytesOf(await requested)).length).toBeGreaterThan(PDF.length);
  });

  it("asked for five times at once, it is a single one, with the same code", async () => {
    const one = await buy(product);
    const copies = await Promise.all(Array.from({ length: 5 }, () => askCopy(one.owned)));
    expect(new Set(copies.map((copy) => copy?.mark)).size).toBe(1);
    const rows = await readRows(
      db,
      { jobs: col.int`count(*)::int` },
      (row) => sql`select ${row} from pgboss.job where name = 'delivery.make-copy' and data->>'copyId' = ${copies[0]?.id}`,
    );
    expect(rows[0]?.jobs).toBe(1);
    await Promise.all([makeCopy(copies[0]?.id ?? ""), makeCopy(copies[0]?.id ?? "")]);
    expect((await askCopy(one.owned))?.status).toBe("pronta");
  });

  it("stops going out the instant the money goes back, and goes out again if it stays (INV-22)", async () => {
    const one = await buy(product);
    await makeRequested(one.owned);
    await transact(async (tx) => ok(await revokeAccess(tx, one.orderId, "estornado")));
    expect((await get(one.path, one.cookie)).status).toBe(404);
    expect(await askCopy(one.owned)).toBeNull();
    await forgetOldCopies();
    const [gone] = await db.select().from(stampedCopies).where(eq(stampedCopies.entitlementId, one.owned.entitlementId));
    expect(gone).toMatchObject({ status: "vencida", storageKey: null });
    await db.update(entitlements).set({ revokedAt: null, revokeCause: null }).where(eq(entitlements.orderId, one.orderId));
    const again = await makeRequested(one.owned);
    expect(again).toMatchObject({ status: "pronta", mark: gone?.mark });
    expect((await get(one.path, one.cookie)).status).toBe(200);
  });

  it("expires in thirty days and is made again, the same, even with the product archived (INV-23)", async () => {
    const one = await buy(product);
    const first = await makeRequested(one.owned);
    await db
      .update(stampedCopies)
      .set({ madeAt: sql`now() - interval '30 days 1 minute'` as never })
      .where(eq(stampedCopies.id, first.id));
    await forgetOldCopies();
    expect(await storage().head(first.storageKey ?? "")).toBeNull();
    await db.update(products).set({ status: "arquivado" }).where(eq(products.id, product.product.id));
    const again = await makeRequested(one.owned);
    await db.update(products).set({ status: "publicado" }).where(eq(products.id, product.product.id));
    expect([again.sha256, again.mark]).toEqual([first.sha256, first.mark]);
    expect((await get(one.path, one.cookie)).status).toBe(200);
  });

  it("is made again when the name on the order is corrected, and the old one goes", async () => {
    const one = await buy(product);
    const first = await makeRequested(one.owned);
    await db.update(orders).set({ buyerName: "Marina Souza Lima" }).where(eq(orders.id, one.orderId));
    const again = await makeRequested(one.owned);
    expect(again.sha256).not.toBe(first.sha256);
    expect(again.mark).toBe(first.mark);
    expect(await storage().head(first.storageKey ?? "")).toBeNull();
  });
});

describe("who was not told is not stamped", () => {
  it("who bought before the author switched it on receives the original, and who buys later the copy", async () => {
    const product = await createStampedProduct();
    const before = await buy(product);
    await setStamp(product.viewer, { ...product.file, stamp: "primeira" });
    const after = await buy(product);
    expect(await askCopy(before.owned)).toBeNull();
    expect((await bytesOf(await get(before.path, before.cookie))).equals(PDF)).toBe(true);
    expect((await askCopy(after.owned))?.status).toBe("na_fila");
    await setStamp(product.viewer, { ...product.file, stamp: "nao" });
    expect((await bytesOf(await get(after.path, after.cookie))).equals(PDF)).toBe(true);
  });
});

describe("what cannot be stamped", () => {
  it("is refused to the author: a PDF with a password, another type, too large and another store's", async () => {
    const product = await createStampedProduct();
    const input = { ...product.file, stamp: "todas" as const };
    const set = (values: Partial<typeof productFiles.$inferInsert>) =>
      db.update(productFiles).set(values).where(eq(productFiles.id, product.product.fileId));
    const other = await createStampedProduct();
    expect(await setStamp(other.viewer, input)).toEqual({ ok: false, reason: "not_found" });
    await set({ sizeBytes: 201 * 1024 * 1024 });
    expect(await setStamp(product.viewer, input)).toEqual({ ok: false, reason: "too_large" });
    await set({ sizeBytes: 10, kind: "docx" });
    expect(await setStamp(product.viewer, input)).toEqual({ ok: false, reason: "not_stampable" });
    const locked = await craftPdf(1, (document) => document.encrypt({ userPassword: "", ownerPassword: "dona" }));
    await storage().put("files/com-senha", locked, { contentType: "application/pdf" });
    await set({ kind: "pdf", storageKey: "files/com-senha" });
    expect(await setStamp(product.viewer, input)).toEqual({ ok: false, reason: "pdf_encrypted" });
  });

  it("when only found out at the time, the payer receives the original without waiting", async () => {
    const product = await createStampedProduct();
    await setStamp(product.viewer, { ...product.file, stamp: "todas" });
    const one = await buy(product);
    await storage().put(`files/${product.product.fileId}`, Buffer.from("%PDF-1.7 nada"), { contentType: "application/pdf" });
    expect(await makeRequested(one.owned)).toMatchObject({ status: "falhou", problem: "pdf_broken" });
    expect((await bytesOf(await get(one.path, one.cookie))).toString()).toBe("%PDF-1.7 nada");
  });
});

describe("a PDF that carries a digital signature", () => {
  const signed = () =>
    craftPdf(1, (document) => {
      const vouched = document.context.obj({ Type: "Sig", Filter: "Adobe.PPKLite", ByteRange: [0, 10, 20, 30] });
      document.catalog.set(PDFName.of("Perms"), document.context.obj({ DocMDP: document.context.register(vouched) }));
    });

  it("is delivered as it was signed until its author, told what a stamp does to it, wants it all the same", async () => {
    const bytes = await signed();
    const product = await createStampedProduct({ bytes, kind: "pdf", contentType: "application/pdf" });
    const wanted = { ...product.file, stamp: "todas" as const };
    expect(await setStamp(product.viewer, wanted)).toEqual({ ok: false, reason: "signed" });
    expect(await setStamp(product.viewer, { ...wanted, evenSigned: false })).toEqual({ ok: false, reason: "signed" });
    const before = await buy(product);
    expect(await askCopy(before.owned)).toBeNull();
    expect((await bytesOf(await get(before.path, before.cookie))).equals(bytes)).toBe(true);
    expect(await setStamp(product.viewer, { ...wanted, evenSigned: true })).toEqual({ ok: true, value: undefined });
    const after = await buy(product);
    await makeRequested(after.owned);
    const copy = await bytesOf(await get(after.path, after.cookie));
    expect(copy.length).toBeGreaterThan(bytes.length);
    expect(copy.subarray(0, bytes.length).equals(bytes)).toBe(true);
    expect(await setStamp(product.viewer, { ...wanted, stamp: "primeira" })).toEqual({ ok: true, value: undefined });
  });

  it("without one nothing is asked, whoever allows it", async () => {
    const product = await createStampedProduct();
    const wanted = { ...product.file, stamp: "todas" as const, evenSigned: true };
    expect(await setStamp(product.viewer, wanted)).toEqual({ ok: true, value: undefined });
  });
});

describe("looking for a leak", () => {
  it("the code leads to the order, only for the store that owns the product, and the search is recorded", async () => {
    const [product, other] = [await createStampedProduct(), await createStampedProduct()];
    await setStamp(product.viewer, { ...product.file, stamp: "primeira" });
    const one = await buy(product);
    const { mark, id } = await makeRequested(one.owned);
    const found = await findLeak(product.viewer, [mark, "0000-0000-0000"]);
    expect(found).toMatchObject([{ mark, orderId: one.orderId, orderNumber: one.number, title: product.product.title }]);
    expect(await findLeak(other.viewer, [mark])).toEqual([]);
    const written = await db.select().from(leakSearches).orderBy(leakSearches.id);
    expect(written.map((line) => [line.storeId, line.userId, line.copyIds])).toEqual([
      [product.store.id, product.author.id, [id]],
      [other.store.id, other.author.id, []],
    ]);
  });

  it("by the found file itself, for store owners, and what is no PDF is told what to do", async () => {
    const product = await createStampedProduct();
    await setStamp(product.viewer, { ...product.file, stamp: "primeira" });
    const one = await buy(product);
    const { mark } = await makeRequested(one.owned);
    const leaked = await bytesOf(await get(one.path, one.cookie));
    const send = (body: Buffer, cookie = "") =>
      leakRoutes.request("/procurar-vazamento", {
        method: "POST",
        body: new Uint8Array(body),
        headers: { cookie, origin: new URL(env.publicUrl).origin },
      });
    const author = await cookieOf(product.author);
    expect([(await send(leaked)).status, (await send(leaked, one.cookie)).status]).toEqual([401, 404]);
    const found = await send(leaked, author);
    expect([found.status, await found.json()]).toMatchObject([200, [{ mark, orderId: one.orderId }]]);
    const refused = await send(Buffer.from("uma foto"), author);
    expect([refused.status, await refused.json()]).toMatchObject([422, { reason: "pdf_broken" }]);
    expect(await listLeakSearches(product.store.id)).toMatchObject([{ orders: [{ id: one.orderId, number: one.number }] }]);
  });
});
