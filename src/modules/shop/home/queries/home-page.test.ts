import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { indexProduct } from "#modules/catalog/index-product.ts";
import { categories, images } from "#modules/catalog/tables.ts";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { db, transact } from "#platform/db.ts";
import { settings } from "#platform/settings.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct, createStore, createUser, viewerOf } from "../../../../../tests/factories.ts";
import { giveAccess } from "../../../../../tests/shopper.ts";
import { createSoldOrder } from "../../../../../tests/sold-order.ts";
import { productsOn } from "../rules/arrange-home.ts";
import { readContinue } from "./continue.ts";
import { readHomePage } from "./home-page.ts";
import { ranked, takenLately } from "./section-pool.ts";
import { homeSectionProducts, homeSections } from "../../tables.ts";

const now = new Date();
/** Twelve stores, each with a free work, three paid ones and a paused one. */
async function fillMarket(): Promise<void> {
  const [cover] = await db.insert(images).values({ width: 300, height: 400 }).returning();
  const [sewing] = await db
    .insert(categories)
    .values({ slug: "costura-e-bordado", name: "Costura e bordado", paper: "menta" })
    .returning();
  for (let shop = 0; shop < 12; shop++) {
    const store = await createStore({ tagline: "Faz e assina", portraitKey: cover?.id });
    for (let n = 0; n < 5; n++) {
      const product = await createProduct(store.id, {
        title: `Material ${shop}.${n}`,
        isFree: n === 0,
        priceCents: n === 0 ? 0 : 1500,
        coverImageId: cover?.id,
        ...(n === 3 ? { categoryId: sewing?.id } : {}),
        status: n === 4 ? "pausado" : "publicado",
      });
      await transact(async (tx) => ok(await indexProduct(tx, product.id)));
    }
  }
}

describe("the home page with nothing on sale", () => {
  it("is still a page, without an empty section", async () => {
    expect(await readHomePage(now)).toMatchObject({ hanging: [], sections: [] });
  });
});

describe("the home page", () => {
  beforeAll(fillMarket);

  it("does not put the same product in two places, does not show what left the sale and leaves no empty section", async () => {
    const home = await readHomePage(now);
    const shown = productsOn(home);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.length).toBeGreaterThan(24);
    const rows = await readRows(db, { id: col.int`id` }, (row) => sql`select ${row} from products where status <> 'publicado'`);
    expect(rows.map((row) => Number(row.id)).filter((id) => shown.includes(id))).toEqual([]);
    expect(home.hanging).toHaveLength(9);
    for (const section of home.sections) {
      if (section.is === "materiais") expect([4, 8]).toContain(section.products.length);
      if (section.is === "prateleiras") expect(section.tiles.length).toBeGreaterThan(0);
      if (section.is === "lojas") expect(section.stores).toHaveLength(4);
    }
    expect(home.sections[0]).toMatchObject({ title: "Mais vendidos da semana", is: "materiais" });
    expect(home.authorCount).toBe(12);
  });

  it("the example of a sale follows the current commission", async () => {
    expect((await readHomePage(now)).sale).toEqual({ priceCents: 3490, commissionCents: 419 });
    await db.insert(settings).values({ key: commissionSetting.key, value: { basisPoints: 1000 }, updatedBy: "teste" });
    expect((await readHomePage(now)).sale).toEqual({ priceCents: 3490, commissionCents: 349 });
  });

  it("what does not fill a row disappears, instead of being completed with what it is not", async () => {
    const home = await readHomePage(now);
    expect(home.sections.map((section) => section.title)).not.toContain("Com desconto de quem fez");
    const free = home.sections.find((section) => section.title === "Grátis");
    expect(free?.is === "materiais" && free.products.every((product) => product.priceCents === 0)).toBe(true);
  });

  it("presents the same author the whole week, and never a closed store", async () => {
    const authorOf = async (at: Date) => {
      const section = (await readHomePage(at)).sections.find((one) => one.is === "autor");
      return section?.is === "autor" ? section.store.slug : null;
    };
    const week = new Date("2026-03-05T12:00:00Z");
    const slug = await authorOf(week);
    expect(await authorOf(new Date("2026-03-06T12:00:00Z"))).toBe(slug);
    await db.execute(sql`update stores set closed_until = current_date + 10 where slug = ${slug}`);
    expect(await authorOf(week)).not.toBe(slug);
    await db.execute(sql`update stores set closed_until = null`);
  });

  it("follows the configuration: order, hand-picked, schedule and audience", async () => {
    const [hung, second] = (await readHomePage(now)).hanging;
    const ids = [hung?.id ?? 0, second?.id ?? 0];
    const [picks] = await db.insert(homeSections).values({ kind: "destaques", title: "A dedo", position: 1 }).returning();
    await db
      .insert(homeSectionProducts)
      .values(ids.map((productId, position) => ({ sectionId: picks?.id ?? 0, productId, position })));
    await db.insert(homeSections).values([
      { kind: "mais_vendidos", title: "Antes", position: 0 },
      { kind: "gratis", title: "Só de graça", position: 2, audience: "visitantes" },
      { kind: "novidades", title: "Ainda não", position: 3, startsAt: new Date(now.getTime() + 3_600_000) },
      { kind: "novidades", title: "Já foi", position: 4, endsAt: new Date(now.getTime() - 1) },
      { kind: "novidades", title: "Desligada", position: 5, isOn: false },
    ]);
    const home = await readHomePage(now);
    expect(home.sections.map(({ title, audience }) => [title, audience])).toEqual([
      ["Antes", "todos"],
      ["A dedo", "todos"],
      ["Só de graça", "visitantes"],
    ]);
    const section = home.sections[1];
    expect(section?.is === "materiais" && section.products.slice(0, 2).map((product) => product.id)).toEqual(ids);
    expect((await readHomePage(new Date(now.getTime() + 7_200_000))).sections.map((section) => section.title)).toContain(
      "Ainda não",
    );
    await db.delete(homeSectionProducts);
    await db.delete(homeSections);
  });
});

describe("continuing where one stopped", () => {
  it("brings what this browser saw, in order, then what the person bought, and nothing of another person", async () => {
    const store = await createStore();
    const [first, second, bought, gone] = [
      await createProduct(store.id),
      await createProduct(store.id),
      await createProduct(store.id),
      await createProduct(store.id, { status: "pausado" }),
    ];
    const user = await createUser();
    await giveAccess(user, bought);
    const seen = [second.slug, gone.slug, first.slug, "nunca-existiu"];
    const ids = async (viewer: Parameters<typeof readContinue>[0], slugs: string[]) =>
      (await readContinue(viewer, slugs)).products.map((product) => product.id);
    expect(await ids(await viewerOf(user), seen)).toEqual([second.id, first.id, bought.id]);
    expect(await ids(await viewerOf(await createUser()), seen)).toEqual([second.id, first.id]);
    expect(await ids(null, [])).toEqual([]);
  });
});

it("what was taken lately counts what is left of an order partly given back, and not what went back", async () => {
  const store = await createStore();
  const [entitled, returned] = [await createProduct(store.id), await createProduct(store.id)];
  const order = await createSoldOrder(await createUser(), [entitled, returned]);
  await db.execute(sql`update orders set status = 'parcialmente_estornado' where id = ${order.id}`);
  await db.execute(sql`update entitlements set revoked_at = now(), revoke_cause = 'estornado'
    where order_id = ${order.id} and product_id = ${returned.id}`);
  const rows = await readRows(
    db,
    { id: col.int`product_id` },
    (row) => sql`select ${row} from (${takenLately(new Date())}) lately where product_id in (${entitled.id}, ${returned.id})`,
  );
  expect(rows).toEqual([{ id: entitled.id }]);
});

describe("at volume", () => {
  it("the sections read little: the popular tier by its index, orders by the most recent", async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`
        insert into products (store_id, slug, title, category_id)
        select (select min(id) from stores), 'volume-' || n, 'volume', (select min(id) from categories)
        from generate_series(1, 6000) n`);
      await tx.execute(sql`
        insert into product_search (product_id, published_at, store_id, price_cents, pop, rating_rank, category_id, tier, bucket,
          facets, head)
        select id, now() - (id % 400) * interval '1 day', store_id, 900, 1.0 / (1 + id % 5000), 4.2, category_id,
          case when id % 20 = 0 then 0 when id % 4 = 0 then 1 else 2 end, abs(hashint8(id)::bigint) % 256,
          array[1000000 + (id % 40), 6000003]::int[], search_document('volume de papel')
        from products where slug like 'volume-%'`);
      await tx.execute(sql`
        insert into orders (user_id, buyer_name, buyer_email, buyer_document, status, subtotal_cents, total_cents, payment_method,
          request_key, terms_version, expires_at, paid_at)
        select (select min(id::text)::uuid from users), 'x', 'x@x.com', '52998224725', 'pago', 0, 0, 'gratis', gen_random_uuid(), 't',
          now(), now() - n * interval '1 minute' from generate_series(1, 9000) n`);
    });
    await db.execute(sql`analyze product_search, orders`);
    const explain = async (query: Parameters<typeof db.execute>[0]) => {
      const { rows } = await db.execute<{ "QUERY PLAN": string }>(query);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    };
    const section = ranked(sql`facets @> array[1000007] and tier <= 1`, sql`pop desc, product_id desc`, 64);
    const byCategory = await explain(sql`explain (analyze, timing off) ${section}`);
    expect(byCategory).toContain("product_search_gin_t");
    expect(byCategory).not.toContain("Seq Scan");
    const fresh = ranked(sql`true`, sql`published_at desc, product_id desc`, 64);
    const byDate = await explain(sql`explain (analyze, timing off) ${fresh}`);
    expect(byDate).toContain("product_search_new");
    const lately = await explain(sql`explain (analyze, timing off) ${takenLately(now)}`);
    expect(lately).toContain("orders_paid");
    expect(lately).not.toContain("Seq Scan on orders");
  });
});
