import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { streamZip, zipSize } from "#platform/zip-stream.ts";
import { cookieOf, createProduct, createStore, createUser, viewerOf } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { followStore } from "#modules/favourites/follow-store.ts";
import { readFollowers } from "#modules/favourites/news/queries.ts";
import { wantEmails } from "#modules/favourites/news/want-emails.ts";
import { stopEmails } from "#modules/notifications/stop-emails.ts";
import { STOP_ADDRESS, stopPath } from "#modules/notifications/stop-token.ts";
import { maskEmail } from "#kit/email.ts";
import { productFiles } from "#modules/catalog/tables.ts";
import { storeArchive } from "./archive.ts";
import { buyersFile } from "./buyers-file.ts";
import { storeExportRoutes } from "./http.ts";
import { gatherStore } from "./gather-store.ts";
import { jobs } from "./jobs.ts";
import { dropStoreExports, makeStoreExport } from "./make-export.ts";
import { readStoreExport } from "./queries/find-export.ts";
import { requestStoreExport } from "./request-export.ts";

async function author() {
  const user = await createUser();
  await createStore({ ownerId: user.id, legalName: "Ana Prado de Souza" });
  return { user, viewer: (await viewerOf(user)) as AuthorViewer };
}

it("takes products, files, customers and ledger, and nothing of another store (INV-35)", async () => {
  const { user, viewer } = await author();
  const other = await author();
  const mine = await createProduct(viewer.storeId, { title: "Frações coloridas" });
  const theirs = await createProduct(other.viewer.storeId, { title: "Ornitorrinco" });
  const [file] = await db.select().from(productFiles).where(eq(productFiles.id, mine.fileId));
  await storage().put(file!.storageKey!, Readable.from([Buffer.from("%PDF")]), { contentType: "application/pdf", sizeBytes: 4 });
  await createSoldOrder(await createUser({ name: "Zuleide Quimera" }), [mine]);
  await createSoldOrder(await createUser({ name: "Marcada Alheia" }), [theirs]);

  expect((await requestStoreExport(viewer)).ok).toBe(true);
  expect(await requestStoreExport(viewer)).toMatchObject({ reason: "once_a_day" });
  const id = (await readStoreExport(viewer.storeId)).storeExport?.id ?? "";
  expect((await makeStoreExport(id)).ok).toBe(true);
  const zip = unzipSync(await buffer((await storage().open(`store-takeouts/${id}.zip`)).stream));
  const pdf = `arquivos/${mine.id}-fracoes-coloridas/${file!.name}`;
  expect(Object.keys(zip).toSorted()).toEqual(
    "avaliacoes.csv clientes.csv cupons.csv leia-me.txt livro-razao.csv loja.json materiais.json vendas-e-clientes.csv"
      .split(" ")
      .concat(pdf)
      .toSorted(),
  );
  expect(strFromU8(zip[pdf]!)).toBe("%PDF");
  const text = Object.entries(zip)
    .map(([name, bytes]) => name + strFromU8(bytes))
    .join("\n");
  for (const word of ["Frações coloridas", "Zuleide", "Saldo inicial"]) expect(text).toContain(word);
  expect(text).not.toMatch(/Ornitorrinco|Marcada|Quimera/);
  expect(storeArchive.parse(JSON.parse(strFromU8(zip["loja.json"]!)))).toMatchObject({
    copy: id,
    products: [{ id: mine.id, files: [{ member: pdf, name: file!.name }] }],
  });

  const get = (cookie: string) => storeExportRoutes.request(`/minha-loja-em-zip/${id}`, { headers: { cookie } });
  expect((await get("")).headers.get("location")).toContain("/auth/login");
  expect((await get(await cookieOf(other.user))).status).toBe(404);
  const cookie = await cookieOf(user);
  expect((await get(cookie)).headers.get("location")).toBe("/painel/minha-loja/levar");
  await db.execute(sql`update sessions set stepped_up_at = now() where user_id = ${user.id}`);
  expect((await get(cookie)).status).toBe(200);
  await db.execute(sql`update store_takeouts set expires_at = now() where id = ${id}`);
  expect((await get(cookie)).status).toBe(404);
  await dropStoreExports();
  expect(await storage().head(`store-takeouts/${id}.zip`)).toBeNull();
});

const putBytes = async (fileId: string, bytes: Buffer) => {
  const [file] = await db.select().from(productFiles).where(eq(productFiles.id, fileId));
  await storage().put(file!.storageKey!, Readable.from([bytes]), { contentType: "application/pdf", sizeBytes: bytes.length });
  await db.update(productFiles).set({ sizeBytes: bytes.length }).where(eq(productFiles.id, fileId));
};

it("never grows past its limit, whatever is in it besides files, and leaves out first what is no longer sold", async () => {
  const { viewer } = await author();
  const [old, sold] = [
    await createProduct(viewer.storeId, { title: "Antigo" }),
    await createProduct(viewer.storeId, { title: "Novo" }),
  ];
  for (const { fileId } of [old, sold]) await putBytes(fileId, Buffer.alloc(50_000, "a"));
  await db.update(productFiles).set({ removedAt: new Date() }).where(eq(productFiles.id, old.fileId));
  const request = { storeId: viewer.storeId, copy: "0199c0de-0000-7000-8000-000000000009", at: new Date() };
  const whole = zipSize(await gatherStore(request));
  // Room for both files, but not for all that stands beside them.
  const limit = whole - 1;
  const members = await gatherStore(request, limit);
  expect(zipSize(members)).toBeLessThanOrEqual(limit);
  const zip = unzipSync(await buffer(Readable.from(streamZip(members))));
  expect(Object.keys(zip).filter((name) => name.startsWith("arquivos/"))).toEqual([expect.stringContaining(`${sold.id}-novo/`)]);
  expect(strFromU8(zip["leia-me.txt"]!)).toMatch(/arquivos\/: 1 arquivos[^]*Não couberam neste ZIP[^]*-antigo\//);
  const least = await gatherStore(request, 60_000);
  const archive = least.find(({ name }) => name === "loja.json");
  const described = storeArchive.parse(JSON.parse((await buffer(Readable.from(await archive!.open()))).toString()));
  expect(described.products.map(({ files }) => files.length)).toEqual([0, 1]);
});

it("takes every product of a store, however many, and names what no longer fits among the members", async () => {
  const { viewer } = await author();
  const model = await createProduct(viewer.storeId, { title: "Modelo" });
  await putBytes(model.fileId, Buffer.from("%PDF"));
  await db.execute(sql`
    insert into products (store_id, slug, title, category_id, draft)
    select store_id, 'muitos-' || n, 'Muitos ' || n, category_id, jsonb_build_object('title', 'Muitos ' || n, 'promise', '', 'kind', '',
      'description', description, 'categoryId', category_id, 'priceCents', null, 'isFree', false, 'license', license, 'otherLicenses', '[]'::jsonb,
      'paper', paper, 'tags', '[]'::jsonb, 'attributes', '[]'::jsonb, 'coverImageId', null, 'previews', '[]'::jsonb)
    from products, generate_series(1, 5001) n where id = ${model.id}`);
  const request = { storeId: viewer.storeId, copy: "0199c0de-0000-7000-8000-000000000010", at: new Date() };
  const members = await gatherStore(request);
  const textOf = async (all: typeof members, name: string) =>
    (await buffer(Readable.from(await all.find((one) => one.name === name)!.open()))).toString();
  const archive = storeArchive.parse(JSON.parse(await textOf(members, "loja.json")));
  expect(new Set(archive.products.map(({ form }) => form.title)).size).toBe(5_002);
  expect(JSON.parse(await textOf(members, "materiais.json"))).toHaveLength(5_002);
  const fewer = await gatherStore(request, undefined, members.length - 1);
  expect(fewer).toHaveLength(members.length - 1);
  expect(await textOf(fewer, "leia-me.txt")).toMatch(/arquivos\/: 0 arquivos[^]*Não couberam neste ZIP[^]*-modelo\//);
});

it("a ZIP that could not be made says so, another may be asked for at once, and one made after all is kept", async () => {
  const { viewer } = await author();
  const product = await createProduct(viewer.storeId);
  expect((await requestStoreExport(viewer)).ok).toBe(true);
  const id = (await readStoreExport(viewer.storeId)).storeExport?.id ?? "";
  // Its file is not where it should be.
  await expect(makeStoreExport(id)).rejects.toThrow();
  expect(await readStoreExport(viewer.storeId)).toMatchObject({ storeExport: { status: "pedida" }, hasFailed: false });
  await jobs[0]?.giveUp?.({ storeExportId: id });
  expect(await readStoreExport(viewer.storeId)).toEqual({ storeExport: null, hasFailed: true, nextAt: null });

  expect((await requestStoreExport(viewer)).ok).toBe(true);
  const second = (await readStoreExport(viewer.storeId)).storeExport?.id ?? "";
  await db.execute(sql`
    update store_takeouts set requested_at = requested_at - interval '4 hours' where store_id = ${viewer.storeId}`);
  await dropStoreExports();
  expect(await readStoreExport(viewer.storeId)).toMatchObject({ hasFailed: true });
  await putBytes(product.fileId, Buffer.from("%PDF"));
  expect((await makeStoreExport(second)).ok).toBe(true);
  expect(await readStoreExport(viewer.storeId)).toMatchObject({
    storeExport: { id: second, status: "pronta" },
    hasFailed: false,
  });
});

it("a ZIP whose store left while it was made is not kept", async () => {
  const { viewer } = await author();
  const product = await createProduct(viewer.storeId);
  await putBytes(product.fileId, Buffer.from("%PDF"));
  expect((await requestStoreExport(viewer)).ok).toBe(true);
  const id = (await readStoreExport(viewer.storeId)).storeExport?.id ?? "";
  // The row is gone when the ZIP, already kept, is about to be written in it.
  await db.execute(sql`create function leave() returns trigger language plpgsql as $$ begin return null; end $$`);
  await db.execute(sql`create trigger leave before update on store_takeouts for each row execute function leave()`);
  expect((await makeStoreExport(id)).ok).toBe(true);
  await db.execute(sql`drop trigger leave on store_takeouts`);
  expect(await storage().head(`store-takeouts/${id}.zip`)).toBeNull();
});

it("tells who bought by first name, and their address only where they let the store have it", async () => {
  const { viewer } = await author();
  const product = await createProduct(viewer.storeId, { priceCents: 5_000 });
  const [agreed, before, silent, changed, stopped, unverified] = await Promise.all(
    ["Rosa Aurora", "Inês Sombra", "Beto Calado", "Davi Volta", "Caio Parado", "Lia Incerta"].map((name) => createUser({ name })),
  );
  if (!agreed || !before || !silent || !changed || !stopped || !unverified) throw new Error("no buyers");
  for (const buyer of [agreed, before, silent, changed, stopped, unverified]) {
    await createSoldOrder(buyer, [product]);
    await followStore(buyer.id, viewer.storeId);
    // From a page opened before the choice said that the store would see the address, the call does not say that it was said.
    const consent = buyer === before ? {} : { consentsToSharing: true as const };
    if (buyer !== silent) await wantEmails(buyer.id, { storeId: viewer.storeId, wants: true, ...consent });
  }
  await wantEmails(changed.id, { storeId: viewer.storeId, wants: false });
  expect((await stopEmails(stopPath(stopped.id, "loja.novidade").slice(STOP_ADDRESS.length), true)).ok).toBe(true);
  await db.execute(sql`update users set email_verified = false where id = ${unverified.id}`);
  expect(await readFollowers(viewer.storeId)).toMatchObject({ followers: 6, byLetter: 2 });
  let text = "";
  for await (const piece of buyersFile(viewer.storeId)) text += piece;
  const line = (name: string) => text.split("\r\n").find((one) => one.startsWith(`${name};`));
  expect(line("Rosa")).toContain(`;${agreed.email};1;`);
  for (const [name, user] of [
    ["Inês", before],
    ["Beto", silent],
    ["Davi", changed],
    ["Caio", stopped],
    ["Lia", unverified],
  ] as const) {
    expect(line(name)).toContain(`;${maskEmail(user.email)};1;`);
    expect(text).not.toContain(user.email);
  }
  expect(text).not.toMatch(/Aurora|Sombra|Calado|Volta|Parado|Incerta|52998224725/);
});
