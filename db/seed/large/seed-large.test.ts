import { sql, type SQLWrapper } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listProducts } from "#modules/catalog/queries/listing.ts";
import { db } from "#platform/db.ts";
import { seedLarge } from "./seed-large.ts";

const count = async (what: SQLWrapper) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from ${what}`)).rows[0]?.n;

describe("the large market", () => {
  it("is made in an empty database, found in lists, and grows to a larger number by the rest alone", async () => {
    await seedLarge(60);
    expect(await count(sql`products where status = 'publicado'`)).toBe(60);
    expect(await count(sql`product_search`)).toBe(60);
    expect((await listProducts({}))?.products).not.toHaveLength(0);
    await seedLarge(80);
    expect(await count(sql`products`)).toBe(80);
  }, 120_000);

  it("beyond what is invented is made of copies, each found like the first, and not one twice", async () => {
    await seedLarge(250, 80);
    await seedLarge(300, 80);
    for (const of of ["products", "product_search", "product_versions", "product_licenses", "product_stats"])
      expect(await count(sql.identifier(of)), of).toBe(300);
    expect(await count(sql`products p join product_versions v on v.id = p.current_version_id and v.product_id = p.id`)).toBe(300);
    expect(await count(sql`(select distinct slug from products) s`)).toBe(300);
  }, 120_000);
});
