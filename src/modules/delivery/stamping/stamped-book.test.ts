import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { cookieOf, createUser } from "../../../../tests/factories.ts";
import { buy, createStampedProduct, type Material } from "../../../../tests/stamped-product.ts";
import { setStamp } from "../../catalog/stamp/set-stamp.ts";
import { craftBook } from "../../catalog/stamp/fixtures/craft-book.ts";
import { productFiles } from "../../catalog/tables.ts";
import { deliveryRoutes } from "../http.ts";
import { listFiles } from "../queries/list-files.ts";
import { readerRoutes } from "../reader/http.ts";
import { askCopy } from "./ask-copy.ts";
import { leakRoutes } from "./http.ts";
import { makeCopy } from "./make-copy.ts";
import { stampedCopies } from "./tables.ts";

const BOOK = craftBook();
const createBook = (bytes = BOOK) => createStampedProduct({ bytes, kind: "epub", contentType: "application/epub+zip" });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const get = (path: string, cookie: string) => deliveryRoutes.request(path, { headers: { cookie } });
const pageOf = (bytes: Buffer): string => strFromU8(unzipSync(bytes)["OEBPS/sobre-esta-copia.xhtml"] ?? new Uint8Array());

async function makeRequested(owned: { entitlementId: string; fileId: string }) {
  const copy = await askCopy(owned);
  if (!copy) throw new Error("no copy");
  await makeCopy(copy.id);
  const [made] = await db.select().from(stampedCopies).where(eq(stampedCopies.id, copy.id));
  if (!made) throw new Error("no copy");
  return made;
}

describe("a buyer's copy of an EPUB", () => {
  let product: Material;
  beforeAll(async () => {
    product = await createBook();
    expect(await setStamp(product.viewer, { ...product.file, stamp: "fim" })).toEqual({ ok: true, value: undefined });
  });

  it("names them on its last page, downloaded or read here, and is always the same", async () => {
    const one = await buy(product);
    const made = await makeRequested(one.owned);
    const response = await get(one.path, one.cookie);
    expect(response.headers.get("content-type")).toBe("application/epub+zip");
    const bytes = await bytesOf(response);
    expect(pageOf(bytes)).toContain(
      `<p>Cópia de Marina Souza, CPF •••.982.247-••, pedido ${one.number.toLocaleString("pt-BR")}. Código ${made.mark}</p>`,
    );
    const read = await readerRoutes.request(`/abrir/${one.owned.entitlementId}/${one.owned.fileId}`, {
      headers: { cookie: one.cookie },
    });
    expect((await bytesOf(read)).equals(bytes)).toBe(true);
    expect(await listFiles(one.orderId, one.buyer.id)).toMatchObject([{ stamp: "fim", sha256: null }]);
  });

  it("whose making was killed half-way, or done twice at once, is one whole copy", async () => {
    const one = await buy(product);
    const copy = await askCopy(one.owned);
    await db
      .update(stampedCopies)
      .set({ status: "preparando" })
      .where(eq(stampedCopies.id, copy?.id ?? ""));
    await Promise.all([makeCopy(copy?.id ?? ""), makeCopy(copy?.id ?? "")]);
    expect((await askCopy(one.owned))?.status).toBe("pronta");
    expect(pageOf(await bytesOf(await get(one.path, one.cookie)))).toContain(copy?.mark);
  });

  it("also reaches its author, of no order", async () => {
    const path = `/baixar/meu-arquivo/${product.file.fileId}/teste`;
    expect(pageOf(await bytesOf(await get(path, await cookieOf(product.author))))).toContain("sem pedido. Código ");
  });

  it("found somewhere, leads its author to the order", async () => {
    const one = await buy(product);
    await makeRequested(one.owned);
    const found = await leakRoutes.request("/procurar-vazamento", {
      method: "POST",
      body: new Uint8Array(await bytesOf(await get(one.path, one.cookie))),
      headers: { cookie: await cookieOf(product.author), origin: new URL(env.publicUrl).origin },
    });
    expect([found.status, await found.json()]).toMatchObject([200, [{ orderId: one.orderId }]]);
  });

  it("is not made for who bought before the author asked", async () => {
    const later = await createBook();
    const one = await buy(later);
    await setStamp(later.viewer, { ...later.file, stamp: "fim" });
    expect(await askCopy(one.owned)).toBeNull();
    expect((await bytesOf(await get(one.path, one.cookie))).equals(BOOK)).toBe(true);
  });
});

describe("an EPUB that cannot be stamped", () => {
  it.each([
    ["book_locked", "META-INF/encryption.xml", "<encryption><EncryptedData/></encryption>"],
    ["book_signed", "META-INF/signatures.xml", "<signatures/>"],
  ])("is refused to its author, and stays as it was: %s", async (reason, name, text) => {
    const product = await createBook(craftBook({ more: [{ name, bytes: Buffer.from(text) }] }));
    expect(await setStamp(product.viewer, { ...product.file, stamp: "fim" })).toEqual({ ok: false, reason });
    const [file] = await db.select().from(productFiles).where(eq(productFiles.id, product.product.fileId));
    expect(file).toMatchObject({ stamp: "nao", stampSince: null });
  });

  it("found out only at the time, goes out as it is", async () => {
    const product = await createBook();
    await setStamp(product.viewer, { ...product.file, stamp: "fim" });
    const one = await buy(product);
    await storage().put(`files/${product.product.fileId}`, Buffer.from("PK nada"), { contentType: "application/epub+zip" });
    expect(await makeRequested(one.owned)).toMatchObject({ status: "falhou", problem: "book_broken" });
    expect((await bytesOf(await get(one.path, one.cookie))).toString()).toBe("PK nada");
  });
});

it("a place that is not of the kind is refused, and the database takes none", async () => {
  const [book, pdf] = [await createBook(), await createStampedProduct()];
  expect(await setStamp(book.viewer, { ...book.file, stamp: "todas" })).toEqual({ ok: false, reason: "not_stampable" });
  expect(await setStamp(pdf.viewer, { ...pdf.file, stamp: "fim" })).toEqual({ ok: false, reason: "not_stampable" });
  const forced = db
    .update(productFiles)
    .set({ stamp: "fim", stampSince: new Date() })
    .where(eq(productFiles.id, pdf.product.fileId));
  await expect(forced).rejects.toMatchObject({ cause: { constraint: "product_files_stamp" } });
});

it("somebody else is told of no copy", async () => {
  const product = await createBook();
  await setStamp(product.viewer, { ...product.file, stamp: "fim" });
  const one = await buy(product);
  const stranger = await createUser();
  expect((await get(one.path, await cookieOf(stranger))).status).toBe(404);
});
