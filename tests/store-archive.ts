import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import pg from "pg";
import sharp from "sharp";
import { expect } from "vitest";
import { chooseContents } from "#modules/catalog/bundles/choose-contents.ts";
import { addPicture } from "#modules/catalog/pictures/add-picture.ts";
import { saveDraft } from "#modules/catalog/save-draft.ts";
import { setCover } from "#modules/catalog/set-cover.ts";
import { sendStorePicture } from "#modules/catalog/send-store-picture.ts";
import { submitProduct } from "#modules/catalog/submit-product.ts";
import { makeStoreExport } from "#modules/operations/store-export/make-export.ts";
import { readStoreExport } from "#modules/operations/store-export/queries/find-export.ts";
import { requestStoreExport } from "#modules/operations/store-export/request-export.ts";
import { publishStorePage } from "#modules/stores/store-page/publish-store-page.ts";
import { readMyStorePage } from "#modules/stores/store-page/queries.ts";
import { saveStorePage } from "#modules/stores/store-page/save-store-page.ts";
import { writeThanks } from "#modules/stores/write-thanks.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { createAuthor, filledForm, openDraft, publishOne, revisionOf } from "./author.ts";
import { createCoupon } from "./coupons.ts";
import { freshDatabase } from "./database.ts";
import { createUser } from "./factories.ts";
import { createSoldOrder } from "./sold-order.ts";

const ROOT = join(import.meta.dirname, "..");

/**
 * The ZIP of a store with a look, policies, a product on sale, a draft of a bundle, coupons and a sale, in `folder`: made here, for
 * another market.
 */
export async function makeArchive(folder: string) {
  const author = await createAuthor({ name: "Ateliê Frações", authorName: "Ana Prado", legalName: "Ana Prado de Souza" });
  const thirdParties = "Fonte Lora, de licença OFL.";
  const published = await publishOne(author, { title: "Frações na feira", priceCents: 3_490, thirdParties });
  const { productId } = published;
  const picture = join(folder, "figura.png");
  await sharp({ create: { width: 1_300, height: 1_500, channels: 3, background: "#1646c6" } })
    .png()
    .toFile(picture);
  expect((await setCover(author, productId, picture)).ok).toBe(true);
  expect((await addPicture(author, { productId, key: "feira", alt: "A feira montada" }, picture)).ok).toBe(true);
  const revision = await revisionOf(productId);
  expect((await submitProduct(author, { productId, revision, form: published.form })).ok).toBe(true);
  await db.execute(sql`
    update product_files set licenses = '{pessoal}', stamp = 'primeira', stamp_since = now() where id = ${published.fileId}`);

  const bundleId = await openDraft(author);
  await db.execute(
    sql`insert into attributes (id, slug, name, kind) overriding system value values (40, 'ano', 'Ano', 'varias')`,
  );
  await db.execute(
    sql`insert into attribute_options (id, attribute_id, slug, label) overriding system value values (41, 40, '5o-ano', '5º ano')`,
  );
  const attributes = [{ attributeId: 40, optionIds: [41], low: null, high: null }];
  const form = await filledForm({ title: "Pacote da feira", categoryId: null, attributes, tags: [], priceCents: 9_000 });
  expect((await saveDraft(author, { productId: bundleId, revision: await revisionOf(bundleId), form })).ok).toBe(true);
  expect((await chooseContents(author, { productId: bundleId, contentIds: [productId] })).ok).toBe(true);

  const portrait = await sendStorePicture(author, "retrato", picture);
  const page = await readMyStorePage(author.storeId);
  if (!page || !portrait.ok) throw new Error("no page");
  const saved = await saveStorePage(author, {
    revision: page.revision,
    form: {
      ...page.form,
      tagline: "Matemática que se come",
      portraitId: portrait.value.id,
      links: ["https://exemplo.com.br/ana"],
      sections: [{ id: "melhores", kind: "destaques", title: "Comece por aqui", productIds: [productId] }],
      policies: { suporte: "Respondo em dois dias.", atualizacoes: "", encomendas: "" },
    },
  });
  if (!saved.ok) throw new Error(saved.reason);
  expect((await publishStorePage(author, saved.value)).ok).toBe(true);
  expect((await writeThanks(author, "Que bom que gostou!")).ok).toBe(true);
  await createCoupon(author.storeId, { code: "FEIRA15", percentBps: 1_500, productIds: [productId], maxUses: 30, used: 4 });
  await createCoupon(author.storeId, { code: "ESPERA", status: "pausado" });
  await createCoupon(author.storeId, {
    code: "PASSOU",
    endsAt: sql`now() - interval '1 day'` as never,
    startsAt: sql`now() - interval '9 days'` as never,
  });
  const { rows } = await db.execute<{ versionId: string }>(
    sql`select current_version_id as "versionId" from products where id = ${productId}`,
  );
  const sold = {
    id: productId,
    versionId: rows[0]!.versionId,
    storeId: author.storeId,
    title: "Frações na feira",
    license: "pessoal",
    priceCents: 3_490,
  };
  await createSoldOrder(await createUser({ name: "Zuleide Quimera", email: "zuleide@exemplo.com.br" }), [sold as never]);

  expect((await requestStoreExport(author)).ok).toBe(true);
  const id = (await readStoreExport(author.storeId)).storeExport?.id ?? "";
  expect((await makeStoreExport(id)).ok).toBe(true);
  const zip = join(folder, "loja.zip");
  await writeFile(zip, await buffer((await storage().open(`store-takeouts/${id}.zip`)).stream));
  const { rows: products } = await db.execute<{ slug: string }>(
    sql`select slug from categories where id = ${published.form.categoryId}`,
  );
  return { zip, form: published.form, categorySlug: products[0]?.slug ?? "" };
}

/** Another market, empty but for its categories and attributes, whose numbers are others; its command line restores stores. */
export async function openMarket(folder: string, categorySlug: string) {
  const here = process.env.DATABASE_URL;
  const other = await freshDatabase();
  process.env.DATABASE_URL = here;
  const client = new pg.Client({ connectionString: other.url });
  await client.connect();
  await client.query(
    "select setval(pg_get_serial_sequence('products', 'id'), 900), setval(pg_get_serial_sequence('stores', 'id'), 70)",
  );
  await client.query("insert into categories (id, slug, name, paper) overriding system value values (333, $1, 'Escola', 'ceu')", [
    categorySlug,
  ]);
  await client.query("insert into attributes (id, slug, name, kind) overriding system value values (7, 'ano', 'Ano', 'varias')");
  await client.query(
    "insert into attribute_options (id, attribute_id, slug, label) overriding system value values (8, 7, '5o-ano', '5º ano')",
  );
  return {
    client,
    ask: async <R extends object>(query: string): Promise<R[]> => (await client.query<R>(query)).rows,
    /** Runs the command as an operator of that market does. */
    restore: (...args: string[]): Promise<{ code: number | null; output: string }> => {
      const { PATH = "", HOME = "" } = process.env;
      const env = {
        PATH,
        HOME,
        LOG_LEVEL: "silent",
        SESSION_SECRET: "o-segredo-do-outro-mercado-com-32-letras",
        DATABASE_URL: other.url,
        DATA_DIR: folder,
      };
      const child = spawn(process.execPath, ["--import", "tsx", "dev/cli/admin.ts", "restore-store", ...args], {
        cwd: ROOT,
        env,
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
      return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
    },
    close: async () => {
      await client.end();
      await other.drop();
    },
  };
}
