import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { giveAccess } from "../../../../tests/shopper.ts";
import { listNextSteps } from "./next-steps.ts";
import { readOverview } from "./overview.ts";

let user: TestUser;
let store: Awaited<ReturnType<typeof createStore>>;

beforeEach(async () => {
  user = await createUser();
  store = await createStore();
});

const kinds = async () => (await listNextSteps(user.id)).map(({ kind }) => kind);

async function keep(productId: number, seenCents: number): Promise<void> {
  await db.execute(sql`
    with list as (insert into favourite_lists (user_id, name, is_first) values (${user.id}, 'Favoritos', true) returning id)
    insert into favourites (user_id, product_id, list_id, seen_price_cents) select ${user.id}, ${productId}, id, ${seenCents} from list`);
}

describe("o que fazer agora", () => {
  it("quem nada comprou não tem o que fazer", async () => {
    expect(await listNextSteps(user.id)).toEqual([]);
  });

  it("lembra do que ainda não foi baixado, e esquece depois de baixado", async () => {
    const product = await createProduct(store.id);
    await giveAccess(user, product);
    expect(await kinds()).toEqual(["baixar"]);
    await db.execute(sql`
      insert into downloads (entitlement_id, file_id, ip_prefix)
      select id, ${product.fileId}, '10.0.0' from entitlements where user_id = ${user.id}`);
    expect(await kinds()).toEqual([]);
    await db.execute(sql`
      with v as (insert into product_versions (product_id, number, created_at) values (${product.id}, 2, now() + interval '1 minute') returning id)
      update products set current_version_id = v.id from v where products.id = ${product.id}`);
    expect(await kinds()).toEqual(["edicao"]);
  });

  it("avisa do cartão no último mês dele, nunca antes nem depois", async () => {
    const cards = [-1, 0, 2].map(
      (months) => sql`(${user.id}, ${`card ${months} ${user.id}`}, 'visa', '4242',
        extract(month from now() + make_interval(months => ${months}))::int, extract(year from now() + make_interval(months => ${months}))::int)`,
    );
    await db.execute(
      sql`insert into cards (user_id, provider_id, brand, last_four, exp_month, exp_year) values ${sql.join(cards, sql`, `)}`,
    );
    const told = await db.execute<{ n: number }>(sql`select count(*)::int n from cards where user_id = ${user.id}
      and make_date(exp_year, exp_month, 1) + interval '1 month' between now() and now() + interval '30 days'`);
    expect(await kinds()).toHaveLength(told.rows[0]?.n ?? -1);
  });
});

describe("a visão geral", () => {
  it("mostra o favorito que ficou mais barato, e só enquanto não é da pessoa", async () => {
    const cheaper = await createProduct(store.id, { title: "Mais barato", priceCents: 1_000 });
    await keep(cheaper.id, 1_500);
    expect((await readOverview(await viewerOf(user))).onSale.map(({ title }) => title)).toEqual(["Mais barato"]);
    await giveAccess(user, cheaper);
    expect((await readOverview(await viewerOf(user))).onSale).toEqual([]);
  });

  it("não chama de mais barato o que custa o mesmo", async () => {
    const same = await createProduct(store.id, { priceCents: 1_500 });
    await keep(same.id, 1_500);
    expect((await readOverview(await viewerOf(user))).onSale).toEqual([]);
  });

  it("mostra o que saiu há pouco nas lojas seguidas, e não o das outras", async () => {
    await createProduct(store.id, { title: "Novidade" });
    const old = await createProduct(store.id, { title: "De antes" });
    await db.execute(sql`update products set published_at = now() - interval '100 days' where id = ${old.id}`);
    await createProduct((await createStore()).id, { title: "De outra loja" });
    await db.execute(sql`insert into stores_followed (user_id, store_id) values (${user.id}, ${store.id})`);
    expect((await readOverview(await viewerOf(user))).news.map(({ title }) => title)).toEqual(["Novidade"]);
  });
});
