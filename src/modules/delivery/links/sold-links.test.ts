import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { removeFile, renameFile } from "#modules/catalog/change-files.ts";
import { duplicateProduct } from "#modules/catalog/duplicate-product.ts";
import { addLink } from "#modules/catalog/links/add-link.ts";
import { productLinks } from "#modules/catalog/links/tables.ts";
import { listWorkingFiles } from "#modules/catalog/queries/edited-product.ts";
import { findProductPage } from "#modules/catalog/queries/product-page.ts";
import { submitProduct } from "#modules/catalog/submit-product.ts";
import { productFiles, products } from "#modules/catalog/tables.ts";
import { withholdFiles } from "#modules/catalog/withhold-files.ts";
import { db, transact } from "#platform/db.ts";
import { createAuthor, filledForm, openDraft } from "../../../../tests/author.ts";
import { cookieOf, createUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { bundleRoutes } from "../bundle/http.ts";
import { deliveryRoutes } from "../http.ts";
import { findPurchase } from "../queries/find-purchase.ts";
import { readerRoutes } from "../reader/http.ts";
import { revokeAccess } from "../revoke-access.ts";
import { downloads, entitlements } from "../tables.ts";
import { soldLinkRoutes } from "./http.ts";
import { openedLinks } from "./read-links.ts";

const ADDRESS = "https://www.canva.com/design/DAFabc/view?mode=preview";
const LINK = { address: ADDRESS, title: "Modelo editável", words: "Faça uma cópia antes de editar." };

/** A product with nothing but a link, on sale. */
async function publishLink() {
  const author = await createAuthor();
  const productId = await openDraft(author);
  const address = `https://www.canva.com/design/DAF${randomUUID()}/view`;
  const added = await addLink(author, { ...LINK, address, productId });
  if (!added.ok) throw new Error(added.reason);
  const published = await submitProduct(author, { productId, revision: 1, form: await filledForm() });
  if (!published.ok) throw new Error(JSON.stringify(published));
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  if (!product?.currentVersionId) throw new Error("not published");
  return {
    author,
    address,
    productId,
    fileId: added.value.fileId,
    product: { ...product, fileId: added.value.fileId, versionId: product.currentVersionId },
  };
}

async function buyLink() {
  const made = await publishLink();
  const buyer = await createUser();
  const order = await createSoldOrder(buyer, [made.product]);
  const [access] = await db.select().from(entitlements).where(eq(entitlements.orderId, order.id));
  const path = `${access?.id}/${made.fileId}`;
  return { ...made, buyer, orderId: order.id, entitlementId: access?.id ?? "", path: `/abrir-link/${path}`, parts: path };
}

const open = async (path: string, who: Parameters<typeof cookieOf>[0] | null, headers: Record<string, string> = {}) =>
  soldLinkRoutes.request(path, { headers: { ...(who ? { cookie: await cookieOf(who) } : {}), ...headers } });
const accessesOf = (entitlementId: string) => db.select().from(downloads).where(eq(downloads.entitlementId, entitlementId));

describe("a link among the files of a product", () => {
  it("is enough to sell, is told of before the purchase by its site, and its address is nowhere on the page", async () => {
    const { product } = await publishLink();
    const page = await findProductPage(product.slug);
    expect(page).toMatchObject({
      state: "publicado",
      files: [{ name: "Modelo editável (link que abre em canva.com, site de outra empresa)", kind: "link" }],
    });
    expect(JSON.stringify(page)).not.toMatch(/DAF|Faça uma cópia/);
  });

  it("is refused with a sentence beside the address, once in each product and never in another store's", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    const refused = await addLink(author, { ...LINK, address: "https://evil.example/x", productId });
    expect(refused).toMatchObject({ reason: "link_refused", fields: { address: expect.stringContaining("Canva") } });
    expect(await addLink(author, { ...LINK, productId })).toMatchObject({ ok: true });
    expect(await addLink(author, { ...LINK, title: "Outra vez", productId })).toMatchObject({ reason: "link_twice" });
    expect(await addLink(await createAuthor(), { ...LINK, productId })).toMatchObject({ reason: "not_found" });
  });

  it("is shown to its author, renamed and taken away as a file is, and goes with a copy of the product", async () => {
    const author = await createAuthor();
    const productId = await openDraft(author);
    const added = await addLink(author, { ...LINK, productId });
    const fileId = added.ok ? added.value.fileId : "";
    expect(await renameFile(author, { productId, fileId, name: "Versão 2.0" })).toEqual({ ok: true });
    expect(await listWorkingFiles(author.storeId, productId)).toMatchObject([
      { name: "Versão 2.0", kind: "link", sha256: null, link: { address: ADDRESS, host: "www.canva.com", words: LINK.words } },
    ]);
    const copy = await duplicateProduct(author, productId);
    const copyId = copy.ok ? copy.value.productId : 0;
    expect(await listWorkingFiles(author.storeId, copyId)).toMatchObject([{ link: { address: ADDRESS } }]);
    expect(await removeFile(author, { productId, fileId })).toEqual({ ok: true });
    expect(await listWorkingFiles(author.storeId, productId)).toEqual([]);
  });

  it("that another store sells already makes the publication wait for a person, as a copied file does", async () => {
    const { address } = await publishLink();
    const copier = await createAuthor();
    const productId = await openDraft(copier);
    await addLink(copier, { ...LINK, address, productId });
    const sent = await submitProduct(copier, { productId, revision: 1, form: await filledForm() });
    expect(sent).toMatchObject({ ok: true, value: { isWaiting: true } });
  });
});

describe("who opens a link that was bought", () => {
  it("is sent there by 303, with nothing kept or told of where they came from, and it counts as the first access", async () => {
    const one = await buyLink();
    const answer = await open(one.path, one.buyer);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(one.address);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await accessesOf(one.entitlementId)).toMatchObject([{ fileId: one.fileId, how: "aberto" }]);
    const purchase = await findPurchase(one.buyer.id, one.orderId);
    expect(purchase?.events.map(({ kind, detail }) => [kind, detail])).toContainEqual(["link_aberto", "Modelo editável"]);
    const [file] = purchase?.items[0]?.files ?? [];
    expect(file).toMatchObject({ link: { host: "www.canva.com", words: LINK.words }, sha256: null });
    expect(file?.lastDownloadAt).not.toBeNull();
    expect(JSON.stringify(purchase)).not.toContain("/design/");
  });

  it("reads in their receipt of a link, and of no file to be downloaded", async () => {
    const { orderId } = await buyLink();
    const { hasLinks, hasFiles } = openedLinks(orderId);
    const { rows } = await db.execute(sql`select ${hasLinks} as "hasLinks", ${hasFiles} as "hasFiles"`);
    expect(rows).toEqual([{ hasLinks: true, hasFiles: false }]);
  });

  it("is only the buyer, while the purchase stands", async () => {
    const one = await buyLink();
    expect((await open(one.path, null)).status).toBe(302);
    expect((await open(one.path, await createUser())).status).toBe(404);
    await transact(async (tx) => ok(await withholdFiles(tx, one.productId, true)));
    expect((await open(one.path, one.buyer)).status).toBe(404);
    await transact(async (tx) => ok(await withholdFiles(tx, one.productId, false)));
    expect((await open(one.path, one.buyer)).status).toBe(303);
    await transact(async (tx) => ok(await revokeAccess(tx, one.orderId, "estornado")));
    const refused = await open(one.path, one.buyer);
    expect([refused.status, refused.headers.get("location")]).toEqual([404, null]);
  });

  it("did not open it by a browser that looks ahead, and learns no address so", async () => {
    const one = await buyLink();
    const looks = [
      await open(one.path, one.buyer, { "sec-purpose": "prefetch;prerender" }),
      await soldLinkRoutes.request(one.path, { method: "HEAD", headers: { cookie: await cookieOf(one.buyer) } }),
    ];
    expect(looks.map((look) => [look.status, look.headers.get("location")])).toEqual([
      [204, null],
      [204, null],
    ]);
    expect(await accessesOf(one.entitlementId)).toEqual([]);
  });

  it("gets no bytes of it by the roads of files", async () => {
    const one = await buyLink();
    const headers = { cookie: await cookieOf(one.buyer) };
    expect((await deliveryRoutes.request(`/baixar/${one.parts}`, { headers })).status).toBe(404);
    expect((await readerRoutes.request(`/abrir/${one.parts}`, { headers })).status).toBe(404);
    expect((await bundleRoutes.request(`/baixar/tudo/pedido/${one.orderId}`, { headers })).status).toBe(404);
  });

  it("goes on opening what they bought after its author took it out of the product", async () => {
    const one = await buyLink();
    expect(await removeFile(one.author, { productId: one.productId, fileId: one.fileId })).toEqual({ ok: true });
    expect((await open(one.path, one.buyer)).status).toBe(303);
  });
});

it("a link is a file without bytes, and every other file still has its own", async () => {
  const { fileId } = await publishLink();
  expect(await db.select().from(productLinks).where(eq(productLinks.fileId, fileId))).toHaveLength(1);
  await expect(db.update(productFiles).set({ kind: "pdf" }).where(eq(productFiles.id, fileId))).rejects.toThrow();
});
