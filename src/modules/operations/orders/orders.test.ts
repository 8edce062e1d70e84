import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { cookieOf, createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { db } from "#platform/db.ts";
import { adminOrderRoutes } from "./export.ts";
import { listAdminOrders } from "./queries/list.ts";
import { orderList, adminOrdersHref } from "./search.ts";

it("finds by number, e-mail, name and product; tabs and filters count the same search; nothing comes out whole", async () => {
  const store = await createStore();
  const [cheap, dear] = [
    await createProduct(store.id, { title: "Constelações de feltro", priceCents: 900 }),
    await createProduct(store.id, { title: "Nebulosas de feltro", priceCents: 9_000 }),
  ];
  const buyer = await createUser({ name: "Olívia Bragança" });
  const first = await createSoldOrder(buyer, [dear]);
  const second = await createSoldOrder(buyer, [cheap, dear]);
  const open = await createSoldOrder(await createUser({ name: "Nuno Feltrino" }), [cheap], null);
  const found = async (raw: Record<string, unknown>) => (await listAdminOrders(orderList.read(raw))).rows.map(({ id }) => id);
  expect(await found({ busca: String(first.number) })).toEqual([first.id]);
  expect(await found({ busca: buyer.email.toUpperCase() })).toEqual([second.id, first.id]);
  expect(await found({ busca: "olivia brag" })).toEqual([second.id, first.id]);
  expect(await found({ busca: "constelacoes" })).toEqual([open.id, second.id]);
  expect(await found({ busca: "feltr" })).toEqual([open.id, second.id, first.id]);
  expect(await found({ busca: "feltro", ordem: "-valor" })).toEqual([open.id, first.id, second.id]);
  expect(await found({ busca: "feltro", situacao: "aguardando" })).toEqual([open.id]);
  expect(await found({ busca: "feltro", meio: "cartao" })).toEqual([]);

  await db.execute(sql`update orders set created_at = '2025-03-01T02:59:59Z' where id = ${first.id}`);
  expect(await found({ busca: "feltro", ate: "2025-02-28" })).toEqual([first.id]);
  expect(await found({ busca: "feltro", de: "2025-03-01" })).toEqual([open.id, second.id]);
  const list = await listAdminOrders({ busca: "feltro" });
  expect(list).toMatchObject({ total: 3, counts: { todos: 3, pagos: 2, aguardando: 1, contestados: 0 } });
  expect(JSON.stringify(list)).not.toMatch(new RegExp(`Bragança|${buyer.email}`));
});

it("the old address of an open order still opens it, and the new one goes there and back", () => {
  const linha = "018f0000-0000-7000-8000-000000000000";
  expect(orderList.read({ pedido: linha })).toMatchObject({ linha });
  const href = adminOrdersHref({ busca: "ana", situacao: "pagos", linha, pagina: 2 });
  const query = Object.fromEntries(new URL(href, "http://x").searchParams);
  expect(orderList.read(query)).toMatchObject({ busca: "ana", situacao: "pagos", linha, pagina: 2 });
  const read = orderList.read({ linha: "1", situacao: "todos", de: "2025-02-30", meio: "cheque" });
  expect(JSON.parse(JSON.stringify(read))).toEqual({});
});

it("the spreadsheet only goes out to administrators, masked and recorded (INV-37)", async () => {
  const product = await createProduct((await createStore()).id, { title: "Bordado livre" });
  const buyer = await createUser({ name: "Quitéria Nogueira" });
  await createSoldOrder(buyer, [product]);
  const ask = async (user: TestUser) =>
    adminOrderRoutes.request(`${orderList.file}?busca=bordado`, { headers: { cookie: await cookieOf(user) } });
  expect((await ask(buyer)).status).toBe(404);
  const text = await (await ask(await createUser({ roles: ["admin"] }))).text();
  expect(text).toContain(";Quitéria;");
  expect(text).toContain(";Bordado livre;0;");
  expect(text).not.toMatch(new RegExp(`Nogueira|${buyer.email}`));
  const { rows } = await db.execute(sql`select action from admin_audit where target_kind = 'pedidos'`);
  expect(rows).toEqual([{ action: "baixar-pedidos" }]);
});
