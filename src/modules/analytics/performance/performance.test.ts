import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { orderItems } from "#modules/orders/tables.ts";
import { db } from "#platform/db.ts";
import { cookieOf, createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { analyticsRoutes } from "../http.ts";
import { listPerformance } from "./queries.ts";
import { PERFORMANCE_FILE, performanceHref, readPerformanceSearch } from "./schema.ts";

it("tells of each product what it sold, brought and drew today, in 7 and in 30 days, and nothing of another store's", async () => {
  const owner = await createUser();
  const store = await createStore({ ownerId: owner.id });
  const [much, little] = [
    await createProduct(store.id, { title: "Bordado", priceCents: 2_000 }),
    await createProduct(store.id, { title: "Álgebra", priceCents: 1_000 }),
  ];
  const other = await createProduct((await createStore()).id);
  const orders = [
    await createSoldOrder(await createUser(), [much, little]),
    await createSoldOrder(await createUser(), [much]),
    await createSoldOrder(await createUser(), [much]),
    await createSoldOrder(await createUser(), [other]),
  ];
  const paid = (index: number, days: number) =>
    db.execute(sql`update orders set paid_at = now() - make_interval(days => ${days}) where id = ${orders[index]?.id}`);
  await paid(1, 3);
  await paid(2, 40);
  for (const [n, product] of [much, much, much, little, other].entries())
    await db.execute(sql`insert into reach_events (product_id, day, kind, visitor, times)
      values (${product.id}, (now() at time zone 'America/Sao_Paulo')::date, 'visita', decode(lpad(${String(n)}, 32, '0'), 'hex'), 1)`);
  await db.execute(sql`insert into reach_days (product_id, day, kind, times, visitors)
    values (${much.id}, (now() at time zone 'America/Sao_Paulo')::date - 10, 'visita', 9, 7)`);

  const { rows, total } = await listPerformance(store.id, {});
  expect(total).toBe(2);
  expect(rows).toMatchObject([
    { title: "Bordado", vendas1: 1, vendas7: 2, vendas30: 2, visitas1: 3, visitas7: 3, visitas30: 10, conversao: 0.2 },
    { title: "Álgebra", vendas1: 1, vendas7: 1, vendas30: 1, visitas1: 1, conversao: 1 },
  ]);
  const [line] = await db.select().from(orderItems).where(eq(orderItems.productId, much.id)).limit(1);
  const net = (line?.paidCents ?? 0) - (line?.commissionCents ?? 0);
  expect(rows[0]).toMatchObject({ receita1: net, receita7: 2 * net, receita30: 2 * net });

  const titles = async (ordem: string) =>
    (await listPerformance(store.id, readPerformanceSearch({ ordem }))).rows.map((row) => row.title);
  expect(await titles("titulo")).toEqual(["Álgebra", "Bordado"]);
  expect(await titles("-titulo")).toEqual(["Bordado", "Álgebra"]);
  expect(await titles("conversao")).toEqual(["Álgebra", "Bordado"]);
  expect(await titles("vendas30; drop table products")).toEqual(["Bordado", "Álgebra"]);
  expect(performanceHref({ ordem: "titulo" }, { pagina: 2 })).toBe("/painel/analytics/materiais?ordem=titulo&pagina=2");

  const ask = async (who: TestUser) => {
    const cookie = await cookieOf(who);
    return analyticsRoutes.request(`${PERFORMANCE_FILE}?ordem=titulo`, { headers: { cookie } });
  };
  const text = await (await ask(owner)).text();
  expect(
    text
      .split("\r\n")
      .slice(1, 3)
      .map((line) => line.split(";")[0]),
  ).toEqual(["Álgebra", "Bordado"]);
  expect(text).not.toContain(other.title);
  expect((await ask(await createUser())).status).toBe(404);
});

it("writes every product of a store into the spreadsheet, however many", async () => {
  const owner = await createUser();
  const store = await createStore({ ownerId: owner.id });
  const model = await createProduct(store.id, { title: "Modelo" });
  await db.execute(sql`insert into products (store_id, slug, title, category_id)
    select store_id, 'muitos-' || n, 'Muitos ' || n, category_id from products, generate_series(1, 10000) n where id = ${model.id}`);
  await db.execute(sql`insert into reach_days (product_id, day, kind, times, visitors)
    select id, (now() at time zone 'America/Sao_Paulo')::date - 2, 'visita', 1, 1 from products where slug like 'muitos-%'`);
  const cookie = await cookieOf(owner);
  const text = await (await analyticsRoutes.request(PERFORMANCE_FILE, { headers: { cookie } })).text();
  const slugs = text
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(";")[1]);
  expect(slugs).toHaveLength(10_001);
  expect(new Set(slugs).size).toBe(10_001);
});
