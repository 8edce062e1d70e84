import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listProducts } from "#modules/catalog/queries/listing.ts";
import { db } from "#platform/db.ts";
import { seedLarge } from "./seed-large.ts";

const count = async (what: ReturnType<typeof sql>) =>
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
});
