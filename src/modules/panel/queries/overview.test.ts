import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
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

async function saveAt(productId: number, seenCents: number): Promise<void> {
  await db.execute(sql`
    with list as (insert into favourite_lists (user_id, name, is_first) values (${user.id}, 'Favoritos', true) returning id)
    insert into favourites (user_id, product_id, list_id, seen_price_cents) select ${user.id}, ${productId}, id, ${seenCents} from list`);
}

describe("what to do now", () => {
  it("someone who bought nothing has nothing to do", async () => {
    expect(await listNextSteps(user.id)).toEqual([]);
  });

  it("reminds of what was not downloaded yet, and forgets it once downloaded", async () => {
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

  it("warns of the card in its last month, never before nor after", async () => {
    const cards = [-1, 0, 2].map(
      (months) => sql`(${user.id}, ${`card ${months} ${user.id}`}, 'visa', '4242',
        extract(month from now() + make_interval(months => ${months}))::int, extract(year from now() + make_interval(months => ${months}))::int)`,
    );
    await db.execute(
      sql`insert into cards (user_id, provider_id, brand, last_four, exp_month, exp_year) values ${sql.join(cards, sql`, `)}`,
    );
    const rows = await readRows(
      db,
      { n: col.int`count(*)::int` },
      (row) => sql`select ${row} from cards where user_id = ${user.id}
      and make_date(exp_year, exp_month, 1) + interval '1 month' between now() and now() + interval '30 days'`,
    );
    expect(await kinds()).toHaveLength(rows[0]?.n ?? -1);
  });
});

describe("the overview", () => {
  it("shows a favourite that became cheaper, and only while it is not the person's", async () => {
    const cheaper = await createProduct(store.id, { title: "Mais barato", priceCents: 1_000 });
    await saveAt(cheaper.id, 1_500);
    expect((await readOverview(await viewerOf(user))).onSale.map(({ title }) => title)).toEqual(["Mais barato"]);
    await giveAccess(user, cheaper);
    expect((await readOverview(await viewerOf(user))).onSale).toEqual([]);
  });

  it("does not call cheaper what costs the same", async () => {
    const same = await createProduct(store.id, { priceCents: 1_500 });
    await saveAt(same.id, 1_500);
    expect((await readOverview(await viewerOf(user))).onSale).toEqual([]);
  });

  it("shows what came out recently in followed stores, and not in others", async () => {
    await createProduct(store.id, { title: "Novidade" });
    const old = await createProduct(store.id, { title: "De antes" });
    await db.execute(sql`update products set published_at = now() - interval '100 days' where id = ${old.id}`);
    await createProduct((await createStore()).id, { title: "De outra loja" });
    await db.execute(sql`insert into stores_followed (user_id, store_id) values (${user.id}, ${store.id})`);
    expect((await readOverview(await viewerOf(user))).news.map(({ title }) => title)).toEqual(["Novidade"]);
  });
});
