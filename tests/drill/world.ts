import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { productFiles, products as productTable } from "#modules/catalog/tables.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { col, readRows } from "#platform/read.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { cookieOf, createProduct, createStore, createUser } from "../factories.ts";

const STORES = 3;
const PRODUCTS_OF_EACH = 4;

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** Who sells, what, with real bytes behind it, and an author signed in who sends files. */
export async function makeWorld(recipientsAtProvider: (recipients: object[]) => Promise<unknown>) {
  const products: { id: number; slug: string; priceCents: number; fileId: string; sha256: string }[] = [];
  const paths = ["/", "/produtos", "/lojas", "/ajuda"];
  for (let nth = 0; nth < STORES; nth++) {
    const store = await createStore();
    paths.push(`/loja/${store.slug}`);
    await recipientsAtProvider([
      { id: `re_teste_${store.id}`, name: store.name, document: "52998224725", status: "active", available_amount: 0 },
    ]);
    for (let one = 0; one < PRODUCTS_OF_EACH; one++) {
      const product = await createProduct(store.id, { priceCents: 1_000 + 990 * one });
      products.push({ ...product, sha256: await giveBytes(product.fileId) });
      paths.push(`/produto/${product.slug}`);
    }
  }
  const owner = await createUser();
  const ownStore = await createStore({ ownerId: owner.id });
  const renamed = await createProduct(ownStore.id);
  return {
    products,
    paths,
    renamed,
    author: { cookie: await cookieOf(owner), network: "10.202.1.9" },
    newDraft: async () => (await createProduct(ownStore.id, { status: "rascunho" })).id,
    rename: (title: string) =>
      transact(async (tx) => {
        await tx.update(productTable).set({ title }).where(eq(productTable.id, renamed.id));
        return ok(await invalidate(tx, `product:${renamed.id}`));
      }),
    entitlementOf: async (orderId: string): Promise<string | null> => {
      const [row] = await readRows(
        db,
        { id: col.text`id` },
        (row) => sql`select ${row} from entitlements where order_id = ${orderId} and revoked_at is null`,
      );
      return row?.id ?? null;
    },
  };
}

async function giveBytes(fileId: string): Promise<string> {
  const bytes = Buffer.from(`%PDF-1.7 ${fileId} ${"páginas ".repeat(5_000)}`);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const storageKey = `files/${fileId}`;
  await storage().put(storageKey, bytes, { contentType: "application/pdf" });
  await db.update(productFiles).set({ storageKey, sha256, sizeBytes: bytes.length }).where(eq(productFiles.id, fileId));
  return sha256;
}
