import { beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { cutVersion } from "../../catalog/cut-version.ts";
import { productFiles, products, productVersions } from "../../catalog/tables.ts";
import { createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { eq } from "drizzle-orm";
import { findDownload } from "../queries/find-download.ts";
import { findPurchase } from "../queries/find-purchase.ts";
import { listLibrary, summariseLibrary } from "../queries/list-library.ts";
import { recordDownload } from "../record-download.ts";
import { revokeAccess } from "../revoke-access.ts";
import { archivePurchase } from "./archive-purchase.ts";
import type { LibrarySearch } from "./schema.ts";

type Made = Awaited<ReturnType<typeof createProduct>>;

/** The author changes the file of a product, with a word about it. */
async function publishAnew(product: Made, note: string): Promise<{ fileId: string }> {
  const [file] = await db
    .insert(productFiles)
    .values({
      productId: product.id,
      name: "corrigido.pdf",
      status: "limpo",
      kind: "pdf",
      contentType: "application/pdf",
      sizeBytes: 9,
      sha256: "1".repeat(64),
      storageKey: `files/novo-${product.id}`,
    })
    .returning();
  await transact(async (tx) => {
    const [record] = await tx.select().from(products).where(eq(products.id, product.id));
    const version = await cutVersion(tx, record as never, { files: [{ id: file?.id ?? "", licenses: null }] });
    await tx.update(productVersions).set({ note }).where(eq(productVersions.id, version.id));
    await tx.update(products).set({ currentVersionId: version.id }).where(eq(products.id, product.id));
    return ok();
  });
  return { fileId: file?.id ?? "" };
}

const titles = async (buyer: TestUser, ask: LibrarySearch = {}) =>
  (await listLibrary(buyer.id, { search: ask.busca ?? "", page: 1, ...ask })).items.map((item) => item.title);

describe("the library", () => {
  let buyer: TestUser;
  let [beads, algebra]: Made[] = [];
  beforeAll(async () => {
    buyer = await createUser();
    const [iara, nina] = [
      await createStore({ slug: "iara-f", authorName: "Iara" }),
      await createStore({ slug: "nina-f", authorName: "Nina" }),
    ];
    beads = await createProduct(nina.id, { title: "Bordado", formats: ["pdf", "svg"] });
    algebra = await createProduct(iara.id, { title: "Álgebra", formats: ["epub"] });
    await createSoldOrder(buyer, [beads]);
    await createSoldOrder(buyer, [algebra]);
  });

  it("shows by author, by format and in the order asked for", async () => {
    const cases: [LibrarySearch, string[]][] = [
      [{}, ["Álgebra", "Bordado"]],
      [{ ordem: "antigos" }, ["Bordado", "Álgebra"]],
      [{ ordem: "titulo" }, ["Álgebra", "Bordado"]],
      [{ ordem: "autoria" }, ["Álgebra", "Bordado"]],
      [{ autor: "nina-f" }, ["Bordado"]],
      [{ autor: "ninguem" }, []],
      [{ formato: "svg" }, ["Bordado"]],
      [{ formato: "epub", autor: "nina-f" }, []],
      [{ estante: "novas" }, []],
      [{ estante: "arquivados" }, []],
    ];
    for (const [ask, expected] of cases) expect(await titles(buyer, ask), JSON.stringify(ask)).toEqual(expected);
    expect(await summariseLibrary(buyer.id)).toEqual({
      shown: 2,
      fresh: 0,
      archived: 0,
      authors: [
        { slug: "iara-f", name: "Iara" },
        { slug: "nina-f", name: "Nina" },
      ],
      formats: ["epub", "pdf", "svg"],
    });
  });

  it("keeps archived ones apart, without removing access, and nobody archives what is not theirs", async () => {
    const ask = { productId: beads!.id, isArchived: true };
    expect(await archivePurchase((await createUser()).id, ask)).toEqual({ ok: false, reason: "not_yours" });
    expect((await archivePurchase(buyer.id, ask)).ok).toBe(true);
    expect((await archivePurchase(buyer.id, ask)).ok).toBe(true);
    expect([await titles(buyer), await titles(buyer, { estante: "arquivados" })]).toEqual([["Álgebra"], ["Bordado"]]);
    const { items } = await listLibrary(buyer.id, { search: "", page: 1, estante: "arquivados" });
    expect(await findDownload(buyer.id, items[0]?.entitlementId ?? "", beads!.fileId)).not.toBeNull();
    await archivePurchase(buyer.id, { ...ask, isArchived: false });
    expect(await titles(buyer)).toEqual(["Álgebra", "Bordado"]);
  });
});

describe("a new version of what was already bought", () => {
  it("reaches its buyer, with the note, until downloaded; the one bought stays (INV-21, INV-23)", async () => {
    const buyer = await createUser();
    const product = await createProduct((await createStore()).id, { title: "Relógio" });
    const order = await createSoldOrder(buyer, [product]);
    const access = (await findPurchase(buyer.id, order.id))?.items[0]?.entitlementId ?? "";
    const { fileId } = await publishAnew(product, "Correção da página 7.");

    const [item] = (await listLibrary(buyer.id, { search: "", page: 1, estante: "novas" })).items;
    expect(item).toMatchObject({ isFresh: true, version: { number: 2, note: "Correção da página 7." } });
    const bought = (await findPurchase(buyer.id, order.id))?.items[0];
    expect(bought?.newVersions).toMatchObject([{ number: 2, note: "Correção da página 7.", isSeen: false }]);
    expect(bought?.files.map((file) => [file.fileId, file.isCurrent, file.isBought])).toEqual([
      [fileId, true, false],
      [product.fileId, false, true],
    ]);

    await recordDownload({ entitlementId: access, fileId: product.fileId, how: "baixado", ip: "203.0.113.9" });
    expect(await titles(buyer, { estante: "novas" })).toEqual(["Relógio"]);
    for (let times = 0; times < 2; times++) {
      await recordDownload({ entitlementId: access, fileId, how: "aberto", ip: "203.0.113.9" });
    }
    expect(await titles(buyer, { estante: "novas" })).toEqual([]);
    expect((await findPurchase(buyer.id, order.id))?.events.filter((event) => event.kind === "aberto")).toHaveLength(1);

    const other = await createUser();
    for (const id of [fileId, product.fileId]) {
      expect(await findDownload(buyer.id, access, id)).not.toBeNull();
      expect(await findDownload(other.id, access, id)).toBeNull();
    }
    await transact(async (tx) => ok(await revokeAccess(tx, order.id, "estornado")));
    for (const id of [fileId, product.fileId]) expect(await findDownload(buyer.id, access, id)).toBeNull();
    expect((await archivePurchase(buyer.id, { productId: product.id, isArchived: true })).ok).toBe(false);
  });
});
