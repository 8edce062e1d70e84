import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { setSaleAccess } from "#modules/delivery/access/set-sale-access.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { duplicateCoupon, endCoupon, pauseCoupon, resumeCoupon } from "#modules/coupons/move-coupon.ts";
import { createPromotion } from "#modules/coupons/promotions/create-promotion.ts";
import { endPromotion } from "#modules/coupons/promotions/end-promotion.ts";
import { createCoupon, updateCoupon } from "#modules/coupons/save-coupon.ts";
import { couponForm, promotionForm } from "#modules/coupons/schema.ts";
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

it("says what was done to a coupon and to a promotion by its name, and each term that changed", async () => {
  const { viewer, who } = await author();
  const form = (values: object) =>
    couponForm.parse({
      code: "VOLTA10",
      discount: { kind: "porcentagem", percentBps: 1_000 },
      productIds: null,
      endsOn: dayKeySp(new Date(Date.now() + 30 * 86_400_000)),
      maxUses: null,
      ...values,
    });
  const made = await createCoupon(viewer, form({}));
  if (!made.ok) throw new Error(made.reason);
  const { couponId } = made.value;
  expect((await updateCoupon(viewer, couponId, form({ discount: { kind: "porcentagem", percentBps: 1_500 } }))).ok).toBe(true);
  for (const act of [pauseCoupon, resumeCoupon, endCoupon]) expect((await act(viewer, couponId)).ok).toBe(true);
  expect((await duplicateCoupon(viewer, couponId)).ok).toBe(true);
  const today = dayKeySp(new Date());
  const promotion = { name: "Feira", percentBps: 2_000, productIds: null, startsOn: null, endsOn: today };
  const begun = await createPromotion(viewer, promotionForm.parse(promotion));
  if (!begun.ok) throw new Error(begun.reason);
  expect((await endPromotion(viewer, begun.value.promotionId)).ok).toBe(true);

  const { lines } = await listAuthorLog(who, { part: "precos", page: 1 });
  const words = lines.map((line) => actWords(line));
  expect(words.filter((one) => !one.includes("cópia"))).toEqual([
    "Encerrou a promoção Feira",
    "Criou a promoção Feira",
    "Encerrou o cupom VOLTA10",
    "Ativou o cupom VOLTA10",
    "Pausou o cupom VOLTA10",
    "Mudou o cupom VOLTA10",
    "Criou o cupom VOLTA10",
  ]);
  expect(words.find((one) => one.includes("cópia"))).toMatch(/^Fez uma cópia de cupom: VOLTA10-/);
  expect(lines.find(({ kind, from, state }) => kind === "coupon" && from === state)?.detail).toBe(
    "desconto: de 10% de desconto para 15% de desconto",
  );
});
