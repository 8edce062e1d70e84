import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { setSaleAccess } from "#modules/delivery/access/set-sale-access.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { closeStore } from "#modules/stores/close-store.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { listAuthorLog } from "./queries.ts";
import { actWords, LOG_PAGE } from "./rules.ts";
import { readLogSearch } from "./schema.ts";

async function author() {
  const store = await createStore();
  const viewer = (await viewerOf({ id: store.ownerId, roles: [] as string[] } as TestUser)) as AuthorViewer;
  return { store, viewer, who: { userId: store.ownerId, storeId: store.id } };
}
const all = { part: undefined, page: 1 };

it("shows an author what they did with their files, prices and store, and nothing of another's", async () => {
  const { store, viewer, who } = await author();
  const { who: other } = await author();
  const product = await createProduct(store.id, { priceCents: 0, title: "Frações" });
  const order = await createSoldOrder(await createUser(), [product]);
  const [line] = await db
    .select()
    .from(orderItems)
    .where(sql`order_id = ${order.id}`);
  await setSaleAccess(who, { orderId: order.id, itemId: line?.id ?? "", isOpen: false, motivo: "Levado por engano." });
  await closeStore(viewer, { until: dayKeySp(new Date()), words: "" });
  await db.execute(sql`insert into price_changes (product_id, license, price_cents) values (${product.id}, 'pessoal', 990)`);

  const { lines } = await listAuthorLog(who, all);
  const sentences = lines.map((one) => `${actWords(one)}|${one.about ?? ""}|${one.cents ?? ""}`);
  expect(sentences).toEqual(
    expect.arrayContaining([
      "Fechou o acesso de quem comprou|Frações|",
      "Fechou a loja||",
      "Definiu o preço|Frações|990",
      "Publicou uma versão dos arquivos|Frações|",
    ]),
  );
  expect((await listAuthorLog(other, all)).lines).toEqual([]);
  expect((await listAuthorLog(who, { part: "precos", page: 1 })).lines.map(({ kind }) => kind)).toEqual(["preco"]);
});

it("tells the first price, what a promotion did and what the author changed apart, whatever the licence", async () => {
  const { store, who } = await author();
  const product = await createProduct(store.id);
  await db.execute(sql`insert into promotions (store_id, name, percent_bps, all_products, starts_at, ends_at, begun_at, closed_at)
    values (${store.id}, 'Feira', 2000, true, now() - interval '5 days', now() - interval '3 days',
      date_trunc('day', now()) - interval '5 days', date_trunc('day', now()) - interval '3 days')`);
  await db.execute(sql`insert into price_changes (product_id, license, price_cents, since)
    select ${product.id}, license, cents, date_trunc('day', now()) - make_interval(days => days)
    from (values ('pessoal', 1000, 9), ('pessoal', 800, 5), ('pessoal', 1000, 3), ('pessoal', 1200, 2), ('turmas', 2000, 1)) n (license, cents, days)`);
  const { lines } = await listAuthorLog(who, { part: "precos", page: 1 });
  expect(lines.map((line) => `${actWords(line)}|${line.detail}|${line.cents}`)).toEqual([
    "Definiu o preço|turmas|2000",
    "Mudou o preço|pessoal|1200",
    "Preço de volta: uma promoção acabou|pessoal|1000",
    "Preço com desconto: uma promoção começou|pessoal|800",
    "Definiu o preço|pessoal|1000",
  ]);
});

it("goes on page by page, none twice, and reads nonsense in the address as the first page", async () => {
  const { store, who } = await author();
  const product = await createProduct(store.id);
  await db.execute(sql`insert into price_changes (product_id, license, price_cents, since)
    select ${product.id}, 'pessoal', 300 + n, now() - make_interval(mins => n) from generate_series(1, ${LOG_PAGE + 5}) n`);
  const first = await listAuthorLog(who, { part: "precos", page: 1 });
  const second = await listAuthorLog(who, { part: "precos", page: 2 });
  expect([first.lines.length, first.hasMore, second.lines.length, second.hasMore]).toEqual([LOG_PAGE, true, 5, false]);
  expect(new Set([...first.lines, ...second.lines].map(({ id }) => id)).size).toBe(LOG_PAGE + 5);
  expect(readLogSearch({ parte: "tudo", pagina: "-3" })).toEqual({ parte: undefined, pagina: undefined });
});
