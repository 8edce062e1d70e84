import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore } from "../../../../tests/factories.ts";
import { listToFilter } from "./list-to-filter.ts";
import { MOST_TO_PICK } from "./rules.ts";

it("reaches any product of a store with more than come at once, by its title or by being the chosen one, and none of another's", async () => {
  const { id: storeId } = await createStore();
  const first = await createProduct(storeId, { title: "A primeira" });
  await db.execute(sql`insert into products (store_id, slug, title, status, category_id, price_cents, paper, published_at, current_version_id)
    select store_id, slug || '-' || n, 'Material ' || lpad(n::text, 4, '0'), status, category_id, price_cents, paper, published_at, current_version_id
    from products, generate_series(1, ${MOST_TO_PICK + 50}) n where id = ${first.id}`);
  const last = await createProduct(storeId, { title: "Último ábaco" });
  const foreign = await createProduct((await createStore()).id, { title: "Último ábaco" });
  const shown = await listToFilter(storeId, {});
  expect(shown).toHaveLength(MOST_TO_PICK);
  expect(shown.map(({ id }) => id)).not.toContain(last.id);
  expect(await listToFilter(storeId, { words: "abaco" })).toEqual([{ id: last.id, title: "Último ábaco" }]);
  expect((await listToFilter(storeId, { chosen: last.id })).map(({ id }) => id)).toContain(last.id);
  expect((await listToFilter(storeId, { chosen: foreign.id })).map(({ id }) => id)).not.toContain(foreign.id);
  expect(await listToFilter(storeId, { only: sql`false` })).toEqual([]);
});
