import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore, createUser, viewerOf } from "../../../../tests/factories.ts";
import { insertDraft } from "../create-draft.ts";
import { moveProduct } from "../move-product.ts";
import { publishProduct } from "../publish-product.ts";
import { findEditedProduct } from "../queries/edited-product.ts";
import { findProductPage } from "../queries/product-page.ts";
import { products } from "../tables.ts";
import { chooseContents } from "./choose-contents.ts";

let viewer: AuthorViewer;
let [a, b, c]: Awaited<ReturnType<typeof createProduct>>[] = [];

beforeAll(async () => {
  const user = await createUser();
  const store = await createStore({ ownerId: user.id });
  viewer = (await viewerOf(user)) as AuthorViewer;
  [a, b, c] = [
    await createProduct(store.id, { priceCents: 2_000 }),
    await createProduct(store.id, { priceCents: 3_000 }),
    await createProduct(store.id, { priceCents: 4_000 }),
  ];
});

async function draft(priceCents = 4_500): Promise<number> {
  return (
    await transact(async (tx) => {
      const id = await insertDraft(tx, viewer.storeId);
      const text = "Dois materiais que andam juntos, para o ano inteiro de aulas.";
      await tx
        .update(products)
        .set({
          title: `Pacote ${id}`,
          kind: "Pacote",
          description: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
          categoryId: a!.categoryId,
          priceCents,
        })
        .where(eq(products.id, id));
      return ok(id);
    })
  ).value;
}

const choose = (productId: number, ...contentIds: number[]) => chooseContents(viewer, { productId, contentIds });
const publish = (productId: number) =>
  transact((tx) => publishProduct(tx, { productId, storeId: viewer.storeId, actor: viewer.userId }));
const statusOf = async (id: number) => (await db.select().from(products).where(eq(products.id, id)))[0]?.status;

async function published(...contents: number[]): Promise<{ id: number; slug: string }> {
  const id = await draft();
  expect((await choose(id, ...contents)).ok).toBe(true);
  const answer = await publish(id);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return { id, slug: answer.value.slug };
}

describe("a bundle", () => {
  it("is sold without a file of its own, with what is inside, in the author's order", async () => {
    const { id, slug } = await published(b!.id, a!.id);
    const page = await findProductPage(slug);
    if (page?.state !== "publicado") throw new Error("not on sale");
    expect(page.contents.map((one) => [one.title, one.isOnSale, one.prices[0]?.priceCents])).toEqual([
      [b!.title, true, 3_000],
      [a!.title, true, 2_000],
    ]);
    expect(page.files).toEqual([]);
    expect([page.formats, page.pageCount]).toEqual([[], null]);
    expect(await findEditedProduct(viewer.storeId, id)).toMatchObject({
      hasChanges: false,
      contents: [{ id: b!.id }, { id: a!.id }],
    });
  });

  it("appears on the page of each product it holds while it is on sale", async () => {
    const bundle = await published(a!.id, b!.id);
    const bundlesOf = async (slug: string) => {
      const page = await findProductPage(slug);
      return page?.state === "publicado" ? page.inBundles.map((one) => [one.slug, one.contentCount]) : null;
    };
    expect(await bundlesOf(a!.slug)).toContainEqual([bundle.slug, 2]);
    expect(await bundlesOf(bundle.slug)).toEqual([]);
    await db.update(products).set({ status: "pausado" }).where(eq(products.id, bundle.id));
    expect(await bundlesOf(a!.slug)).not.toContainEqual([bundle.slug, 2]);
  });

  it("changes only when published again: who ordered before keeps the edition they saw (INV-23)", async () => {
    const { id } = await published(a!.id, b!.id);
    expect(await publish(id)).toMatchObject({ value: { edition: 1 } });
    await choose(id, a!.id, b!.id, c!.id);
    expect((await findEditedProduct(viewer.storeId, id))?.hasChanges).toBe(true);
    expect(await publish(id)).toMatchObject({ value: { edition: 2 } });
    const rows = await readRows(
      db,
      { n: col.int`count(*)::int` },
      (row) => sql`select ${row} from product_versions v join product_version_contents c on c.version_id = v.id
      where v.product_id = ${id} group by v.id order by v.number`,
    );
    expect(rows.map((row) => row.n)).toEqual([2, 3]);
  });

  it("takes nothing of another store, nor itself, nor another bundle; with a single one it is not published (INV-35)", async () => {
    const other = await createProduct((await createStore()).id);
    const bundle = await published(a!.id, b!.id);
    const id = await draft();
    for (const wrong of [other.id, id, bundle.id])
      expect(await choose(id, a!.id, wrong)).toMatchObject({ reason: "content_missing" });
    expect(await choose(a!.id, b!.id, c!.id)).toMatchObject({ reason: "content_missing" });
    const stranger = (await viewerOf(await createUser())) as AuthorViewer;
    expect(await chooseContents({ ...stranger, storeId: other.storeId }, { productId: id, contentIds: [] })).toMatchObject({
      reason: "not_found",
    });
    await choose(id, a!.id);
    expect(await publish(id)).toMatchObject({
      reason: "incomplete",
      fields: { arquivos: expect.stringContaining("2 materiais") },
    });
  });

  it("leaves the sale when something inside is blocked, and does not come back while it is", async () => {
    const inside = await createProduct(viewer.storeId);
    const { id } = await published(a!.id, inside.id);
    const by = { actor: "teste", cause: "denúncia" };
    const move = (what: number, step: Parameters<typeof moveProduct>[2]) =>
      transact(async (tx) => {
        const [product] = await tx.select().from(products).where(eq(products.id, what));
        return moveProduct(tx, product!, step, by);
      });
    await move(inside.id, "bloquear");
    expect(await statusOf(id)).toBe("pausado");
    expect(await move(id, "retomar")).toMatchObject({ reason: "wrong_state" });
    expect(await publish(id)).toMatchObject({ reason: "incomplete" });
    await move(inside.id, "desbloquear");
    expect((await move(id, "retomar")).ok).toBe(true);
  });
});
