import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { dayKeySp } from "#kit/day-key.ts";
import { db } from "#platform/db.ts";
import { createProduct, createStore, createUser } from "../../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../../tests/sold-order.ts";
import type { SalesSearch, SaleTab } from "../search.ts";
import { listSales, salesPage } from "./list.ts";
import { readSalesSums } from "./sums.ts";

const PAGE = 20;
const all: SalesSearch = { situacao: "todas" };

describe("a store's sales", () => {
  let mine: number;
  let theirs: number;
  let ownId: number;
  let foreignId: number;
  let sharedNumber: number;
  const buyerEmail = "maria.marcada@exemplo.com.br";

  beforeAll(async () => {
    const [store, other] = [await createStore(), await createStore()];
    [mine, theirs] = [store.id, other.id];
    const buyer = await createUser({ name: "Márcia Sobrenome Marcado", email: buyerEmail });
    const own = await createProduct(store.id, { title: "Frações da MINHA feira", priceCents: 3_490 });
    const foreign = await createProduct(other.id, { title: "Material ALHEIO marcado", priceCents: 9_999 });
    [ownId, foreignId] = [own.id, foreign.id];
    sharedNumber = (await createSoldOrder(buyer, [own, foreign])).number;
    await createSoldOrder(await createUser(), [own], null);
    await createSoldOrder(await createUser(), [own], "expirado");
    await createSoldOrder(await createUser(), [await createProduct(store.id, { title: "Grátis", priceCents: 0, isFree: true })]);
    for (let n = 0; n < PAGE; n++) await createSoldOrder(await createUser(), [own]);
  });

  it("show each author only their items of a shared order (INV-35)", async () => {
    const [hers, others] = [await listSales(mine, all), await listSales(theirs, all)];
    expect(JSON.stringify(hers)).not.toMatch(/ALHEIO|:9999\b/);
    expect(JSON.stringify(others)).not.toMatch(/MINHA|:3490\b/);
    expect(others.rows.map((row) => row.number)).toEqual([sharedNumber]);
  });

  it("another store's product finds nothing, nor is it offered in the filter (INV-35)", async () => {
    const page = await listSales(mine, { ...all, material: foreignId });
    expect([page.rows, page.counts.todas]).toEqual([[], 0]);
    expect(page.materials.map((one) => one.title)).toEqual(["Frações da MINHA feira", "Grátis"]);
  });

  it("do not give away a buyer's surname or e-mail", async () => {
    const page = await listSales(theirs, all);
    expect(page.rows[0]).toMatchObject({ buyerFirstName: "Márcia", buyerEmailMasked: "m•••@exemplo.com.br" });
    expect(JSON.stringify(page)).not.toMatch(/Sobrenome|marcada/);
  });

  it.each<SaleTab>(["pagas", "aguardando", "encerradas"])(
    "add up in %s exactly the rows that all pages show",
    async (situacao) => {
      const first = await listSales(mine, { situacao });
      expect(first.totals).toEqual(sumsOf(await everyRow(situacao)));
      expect(first.counts[situacao]).toBe(first.totals.items);
    },
  );

  it("in all, add up what was paid and count apart what waits for Pix", async () => {
    const rows = await everyRow("todas");
    const page = await listSales(mine, all);
    expect(page.counts.todas).toBe(rows.length);
    expect(page.totals).toEqual(sumsOf(rows.filter((row) => row.isPaid)));
    expect(page.waiting).toEqual({ items: 1, paidCents: 3_490 });
    expect((await listSales(mine, { ...all, material: foreignId })).waiting.items).toBe(0);
  });

  it("separate the statuses in tabs", async () => {
    const { counts } = await listSales(mine, all);
    expect(counts).toEqual({
      pagas: PAGE + 2,
      aguardando: 1,
      reembolsadas: 0,
      contestadas: 0,
      encerradas: 1,
      todas: PAGE + 4,
    });
    const waiting = await listSales(mine, { situacao: "aguardando" });
    expect(waiting.rows.map((row) => row.status)).toEqual(["aguardando_pagamento"]);
  });

  it.each([
    ["número", () => String(sharedNumber), 1],
    ["número com ponto", () => sharedNumber.toLocaleString("pt-BR"), 1],
    ["e-mail inteiro, com outra caixa", () => buyerEmail.toUpperCase(), 1],
    ["pedaço do e-mail, que o desmascararia", () => "maria.marcada@", 0],
    ["outro pedaço do e-mail", () => "marcada", 0],
    ["começo do primeiro nome, sem acento", () => "marc", 1],
    ["nome inteiro", () => "marcia sobrenome marcado", 1],
    ["sobrenome, que não se vê", () => "sobrenome", 0],
    ["pedaço do nome, que o descobriria letra por letra", () => "márcia sobrenome", 0],
    ["palavra do título, sem acento", () => "fracoes da minha", PAGE + 3],
    ["título de outra loja", () => "alheio", 0],
    ["sinais do SQL", () => "%_\\'", 0],
  ])("are searched by %s", async (_, words, found) => {
    expect((await listSales(mine, { ...all, busca: words() })).counts.todas).toBe(found);
  });

  it.each<[string, () => SalesSearch, number]>([
    ["pagamento", () => ({ meio: "gratis" }), 1],
    ["material", () => ({ material: ownId }), PAGE + 3],
    ["material e pagamento", () => ({ material: ownId, meio: "gratis" }), 0],
    ["período, com os dois dias inteiros", () => ({ de: dayKeySp(new Date()), ate: dayKeySp(new Date()) }), PAGE + 4],
    ["período que já passou", () => ({ ate: "2020-01-01" }), 0],
    ["período que não chegou", () => ({ de: "2090-01-01" }), 0],
  ])("are filtered by %s, and the tabs count with it", async (_, filter, found) => {
    const page = await listSales(mine, { ...all, ...filter() });
    expect([page.counts.todas, page.rows.length]).toEqual([found, Math.min(found, PAGE)]);
  });

  it.each([
    ["valor", (rows: { paidCents: number }[]) => rows.map((row) => row.paidCents), "descending"],
    ["-valor", (rows: { paidCents: number }[]) => rows.map((row) => row.paidCents), "ascending"],
    ["-data", (rows: { number: number }[]) => rows.map((row) => row.number), "ascending"],
    [undefined, (rows: { number: number }[]) => rows.map((row) => row.number), "descending"],
  ] as const)("are sorted by %s", async (ordem, keys, way) => {
    const found = keys((await listSales(mine, { ...all, ordem })).rows);
    expect(found).toEqual([...found].sort((a, b) => (way === "ascending" ? a - b : b - a)));
  });

  it("say until when a buyer may withdraw, and are silent where there is nothing to refund", async () => {
    const { rows } = await listSales(theirs, all);
    const paid = rows[0];
    expect(paid?.withdrawalRightEndsAt?.getTime()).toBe((paid?.soldAt.getTime() ?? 0) + 7 * 86_400_000);
    await db.execute(sql`update order_items set guarantee_days = 15 where id = ${paid?.itemId}`);
    const promised = (await listSales(theirs, all)).rows[0];
    expect(promised?.withdrawalRightEndsAt?.getTime()).toBe((paid?.soldAt.getTime() ?? 0) + 15 * 86_400_000);
    expect(JSON.stringify(promised)).not.toContain("guaranteeEndsMs");
    const other = (await everyRow("todas")).filter((row) => !row.isPaid || row.paidCents === 0);
    expect(other.map((row) => row.withdrawalRightEndsAt)).toEqual([null, null, null]);
  });

  async function everyRow(situacao: SaleTab) {
    const pages = await Promise.all([undefined, 2].map((pagina) => listSales(mine, { situacao, pagina })));
    const rows = pages.flatMap((page) => page.rows);
    expect(new Set(rows.map((row) => row.itemId)).size).toBe(rows.length);
    return rows;
  }
});

type Sums = { paidCents: number; commissionCents: number; interestCents: number; returnedCents: number };
const sumsOf = (rows: readonly Sums[]) => ({
  items: rows.length,
  paidCents: rows.reduce((sum, row) => sum + row.paidCents, 0),
  commissionCents: rows.reduce((sum, row) => sum + row.commissionCents, 0),
  interestCents: rows.reduce((sum, row) => sum + row.interestCents, 0),
  returnedCents: rows.reduce((sum, row) => sum + row.returnedCents, 0),
});

it("at volume, the page reads the store's index and never the whole table", async () => {
  const store = await createStore();
  const other = await createStore();
  const buyer = await createUser();
  const [mine, theirs] = [await createProduct(store.id), await createProduct(other.id)];
  for (let batch = 0; batch < 5; batch++) {
    await db.execute(sql`
    with placed as (
      insert into orders (user_id, buyer_name, buyer_email, buyer_document, status, subtotal_cents, total_cents, payment_method,
        request_key, terms_version, expires_at, paid_at)
      select ${buyer.id}, 'Ana', 'ana@exemplo.com.br', '52998224725', 'pago', 2000, 2000, 'pix', gen_random_uuid(), '1', now(), now()
      from generate_series(1, 4000) returning id, number)
    insert into order_items (order_id, product_id, version_id, store_id, title, license, price_cents, paid_cents, commission_bps, commission_cents)
    select id, case when number % 4 = 0 then ${mine.id}::bigint else ${theirs.id}::bigint end,
      case when number % 4 = 0 then ${mine.versionId}::uuid else ${theirs.versionId}::uuid end,
      case when number % 4 = 0 then ${store.id}::int else ${other.id}::int end, 'Material', 'pessoal', 2000, 2000, 1200, 240 from placed`);
  }
  await db.execute(sql`analyze orders, order_items`);
  const { rows } = await db.execute(sql`explain ${salesPage(store.id, {}).getSQL()}`);
  const plan = JSON.stringify(rows);
  expect(plan).toContain("order_items_store");
  // Of downloads there are none here, and what is empty is read as it is.
  expect(plan).not.toMatch(/Seq Scan on (?!downloads_)/);
  expect((await readSalesSums(store.id, {})).totals).toEqual({
    items: 5_000,
    paidCents: 10_000_000,
    commissionCents: 1_200_000,
    interestCents: 0,
    returnedCents: 0,
  });
});
