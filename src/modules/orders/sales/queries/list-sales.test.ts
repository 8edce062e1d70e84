import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore, createUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import type { SaleTab } from "../schema.ts";
import { listSales, SALES_PAGE, salesPage } from "./list-sales.ts";

const all = { search: "", tab: "todas" as SaleTab, page: 1 };

describe("as vendas de uma loja", () => {
  let mine: number;
  let theirs: number;
  let sharedNumber: number;
  const buyerEmail = "maria.marcada@exemplo.com.br";

  beforeAll(async () => {
    const [store, other] = [await createStore(), await createStore()];
    [mine, theirs] = [store.id, other.id];
    const buyer = await createUser({ name: "Maria Sobrenome", email: buyerEmail });
    const own = await createProduct(store.id, { title: "Frações da MINHA feira", priceCents: 3_490 });
    const foreign = await createProduct(other.id, { title: "Material ALHEIO marcado", priceCents: 9_999 });
    sharedNumber = (await createSoldOrder(buyer, [own, foreign])).number;
    await createSoldOrder(await createUser(), [own], null);
    await createSoldOrder(await createUser(), [own], "expirado");
    await createSoldOrder(await createUser(), [await createProduct(store.id, { title: "Grátis", priceCents: 0, isFree: true })]);
    for (let n = 0; n < SALES_PAGE; n++) await createSoldOrder(await createUser(), [own]);
  });

  it("mostra a cada autora só os seus itens do mesmo pedido (INV-35)", async () => {
    const [hers, others] = [await listSales(mine, all), await listSales(theirs, all)];
    expect(JSON.stringify(hers)).not.toMatch(/ALHEIO|9999/);
    expect(JSON.stringify(others)).not.toMatch(/MINHA|3490/);
    expect(others.rows.map((row) => row.number)).toEqual([sharedNumber]);
  });

  it("não entrega sobrenome nem e-mail de quem comprou", async () => {
    const page = await listSales(theirs, all);
    expect(page.rows[0]).toMatchObject({ buyerFirstName: "Maria", buyerEmailMasked: "m•••@exemplo.com.br" });
    expect(JSON.stringify(page)).not.toMatch(/Sobrenome|marcada/);
  });

  it.each<SaleTab>(["pagas", "aguardando", "encerradas", "todas"])(
    "soma em %s exatamente as linhas que todas as páginas mostram",
    async (tab) => {
      const first = await listSales(mine, { ...all, tab });
      const rows = [...first.rows];
      for (let page = 2; page <= first.pages; page++) rows.push(...(await listSales(mine, { ...all, tab, page })).rows);
      expect(new Set(rows.map((row) => row.itemId)).size).toBe(rows.length);
      expect(first.totals).toEqual({
        items: rows.length,
        paidCents: rows.reduce((sum, row) => sum + row.paidCents, 0),
        commissionCents: rows.reduce((sum, row) => sum + row.commissionCents, 0),
        interestCents: rows.reduce((sum, row) => sum + row.interestCents, 0),
      });
      expect(first.counts[tab]).toBe(rows.length);
    },
  );

  it("separa as situações em abas", async () => {
    const { counts } = await listSales(mine, all);
    expect(counts).toEqual({
      pagas: SALES_PAGE + 2,
      aguardando: 1,
      reembolsadas: 0,
      contestadas: 0,
      encerradas: 1,
      todas: SALES_PAGE + 4,
    });
    const waiting = await listSales(mine, { ...all, tab: "aguardando" });
    expect(waiting.rows.map((row) => row.status)).toEqual(["aguardando_pagamento"]);
  });

  it.each([
    ["número", () => String(sharedNumber), 1],
    ["número com ponto", () => sharedNumber.toLocaleString("pt-BR"), 1],
    ["e-mail inteiro, com outra caixa", () => buyerEmail.toUpperCase(), 1],
    ["pedaço do e-mail, que o desmascararia", () => "maria.marcada@", 0],
    ["outro pedaço do e-mail", () => "marcada", 0],
    ["palavra do título, sem acento", () => "fracoes da minha", SALES_PAGE + 3],
    ["título de outra loja", () => "alheio", 0],
    ["sinais do SQL", () => "%_\\'", 0],
  ])("busca por %s", async (_, words, found) => {
    expect((await listSales(mine, { ...all, search: words() })).totals.items).toBe(found);
  });
});

it("em volume, a página lê o índice da loja e nunca a tabela inteira", async () => {
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
  const asked = { search: "", tab: "pagas" as SaleTab, page: 1 };
  const { rows } = await db.execute(sql`explain ${salesPage(store.id, asked).getSQL()}`);
  const plan = JSON.stringify(rows);
  expect(plan).toContain("order_items_store");
  expect(plan).not.toContain("Seq Scan");
  expect((await listSales(store.id, asked)).totals).toEqual({
    items: 5_000,
    paidCents: 10_000_000,
    commissionCents: 1_200_000,
    interestCents: 0,
  });
});
