import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseContents } from "#modules/catalog/bundles/choose-contents.ts";
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
const OWNER = "dona@exemplo.com.br";
let folder: string;
let zip: string;
let other: { url: string; drop: () => Promise<void> };
let client: pg.Client;
let published: Awaited<ReturnType<typeof publishOne>>;

const ask = async <R extends object>(query: string): Promise<R[]> => (await client.query<R>(query)).rows;

/** Runs the command as an operator of the other market does. */
function restore(...args: string[]): Promise<{ code: number | null; said: string }> {
  const { PATH = "", HOME = "" } = process.env;
  const env = {
    PATH,
    HOME,
    LOG_LEVEL: "silent",
    SESSION_SECRET: "o-segredo-do-outro-mercado-com-32-letras",
    DATABASE_URL: other.url,
    DATA_DIR: folder,
  };
  const child = spawn(process.execPath, ["--import", "tsx", "dev/cli/admin.ts", "restore-store", ...args], { cwd: ROOT, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "autoria-outra-"));
  const author = await createAuthor({ name: "Ateliê Frações", authorName: "Ana Prado" });
  published = await publishOne(author, { title: "Frações na feira", priceCents: 3_490 });
  const { productId } = published;
  const picture = join(folder, "figura.png");
  await sharp({ create: { width: 1_300, height: 1_500, channels: 3, background: "#1646c6" } })
    .png()
    .toFile(picture);
  expect((await setCover(author, productId, picture)).ok).toBe(true);
  const revision = await revisionOf(productId);
  expect((await submitProduct(author, { productId, revision, form: published.form })).ok).toBe(true);

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
  zip = join(folder, "loja.zip");
  await writeFile(zip, await buffer((await storage().open(`store-takeouts/${id}.zip`)).stream));

  other = await freshDatabase();
  client = new pg.Client({ connectionString: other.url });
  await client.connect();
  // Numbers of another market are others.
  await client.query(
    "select setval(pg_get_serial_sequence('products', 'id'), 900), setval(pg_get_serial_sequence('stores', 'id'), 70)",
  );
  const { rows: kept } = await db.execute<{ slug: string }>(
    sql`select slug from categories where id = ${published.form.categoryId}`,
  );
  await client.query("insert into categories (id, slug, name, paper) overriding system value values (333, $1, 'Escola', 'ceu')", [
    kept[0]?.slug,
  ]);
  await client.query("insert into attributes (id, slug, name, kind) overriding system value values (7, 'ano', 'Ano', 'varias')");
  await client.query(
    "insert into attribute_options (id, attribute_id, slug, label) overriding system value values (8, 7, '5o-ano', '5º ano')",
  );
}, 180_000);

afterAll(async () => {
  await client?.end();
  await other?.drop();
  await rm(folder, { recursive: true, force: true });
});

describe("a store that goes to another market", () => {
  it("comes with its look, policies, products as drafts, files to be looked at and coupons, and nothing of money or of who bought", async () => {
    const first = await restore(zip, "--owner", OWNER, "--approved");
    expect(first).toMatchObject({ code: 0 });
    expect(first.said).toContain("A loja Ateliê Frações foi montada, aprovada.");

    const [store] = await ask<
      Record<string, unknown>
    >(`select s.id, s.slug, s.name, s.author_name, s.tagline, s.links, s.status, s.review_thanks,
        s.portrait_key is not null as portrait, u.email, (select p.words->>'suporte' from store_policies p where p.store_id = s.id) as suporte,
        f.sections from stores s join users u on u.id = s.owner_id join store_faces f on f.store_id = s.id`);
    const products = await ask<{ id: string; status: string; draft: Record<string, unknown> }>(
      "select id, status, draft from products order by id",
    );
    const [feira, bundle] = products;
    expect(store).toMatchObject({
      name: "Ateliê Frações",
      author_name: "Ana Prado",
      tagline: "Matemática que se come",
      links: ["https://exemplo.com.br/ana"],
      status: "aprovada",
      review_thanks: "Que bom que gostou!",
      portrait: true,
      email: OWNER,
      suporte: "Respondo em dois dias.",
      sections: [{ kind: "destaques", title: "Comece por aqui", productIds: [Number(feira?.id)] }],
    });
    expect(products.map(({ status, draft }) => [status, draft.title, draft.priceCents])).toEqual([
      ["rascunho", "Frações na feira", 3_490],
      ["rascunho", "Pacote da feira", 9_000],
    ]);
    expect(Number(feira?.id)).toBeGreaterThan(900);
    expect(feira?.draft).toMatchObject({ categoryId: 333, description: published.form.description, tags: ["matemática"] });
    expect(feira?.draft.coverImageId).toEqual(expect.any(String));
    expect(bundle?.draft).toMatchObject({ categoryId: null, attributes: [{ attributeId: 7, optionIds: [8] }] });
    expect(first.said).toContain('o que entra em "Pacote da feira": publique antes os materiais dele e rode de novo');

    const files = await ask<{ id: string; name: string; status: string; size_bytes: string }>(
      "select id, name, status, size_bytes from product_files",
    );
    expect(files).toEqual([expect.objectContaining({ name: "fracoes.pdf", status: "quarentena" })]);
    expect(existsSync(join(folder, "files", "quarantine", files[0]?.id ?? ""))).toBe(true);
    expect(await ask("select code, percent_bps, max_uses, used, all_products from coupons")).toEqual([
      { code: "FEIRA15", percent_bps: 1_500, max_uses: 30, used: 0, all_products: false },
    ]);
    for (const table of ["orders", "entitlements", "ledger_journals", "reviews", "wallets", "coupon_uses"])
      expect([table, await ask(`select 1 from ${table}`)]).toEqual([table, []]);
    expect(await ask("select email from users")).toEqual([{ email: OWNER }]);
  }, 240_000);

  it("comes once, however often it is restored, and what its author changed since is left alone", async () => {
    await client.query(
      `update products set revision = 2, draft = jsonb_set(draft, '{title}', '"Outro nome"') where draft->>'title' = 'Pacote da feira'`,
    );
    await client.query("delete from product_files");
    const again = await restore(zip, "--owner", OWNER);
    expect(again).toMatchObject({ code: 0 });
    expect(again.said).toContain("já estava montada, aprovada");
    expect(again.said).toContain("0 materiais como rascunho, 1 arquivo para conferir e 0 cupons");
    expect(await ask("select draft->>'title' as title from products order by id")).toEqual([
      { title: "Frações na feira" },
      { title: "Outro nome" },
    ]);
    expect(await ask("select 1 from product_files")).toHaveLength(1);
    expect(await ask("select 1 from images")).toHaveLength(2);
  }, 240_000);

  it("is refused to who has another store, to a name of somebody else's and without an owner", async () => {
    const taken = await restore(zip, "--owner", "outra@exemplo.com.br");
    expect(taken.code).toBe(1);
    expect(taken.said).toContain("Outra loja daqui já usa este nome");
    await client.query(`insert into stores (owner_id, slug, name, author_name, legal_name, document)
      select id, 'outra', 'Outra loja', 'Outra', 'Outra', '52998224725' from users where email = 'outra@exemplo.com.br'`);
    const owner = await restore(zip, "--owner", "outra@exemplo.com.br");
    expect(owner.said).toContain("Esta pessoa já tem outra loja aqui");
    expect((await restore(zip)).said).toContain("Uso:");
  }, 240_000);
});
