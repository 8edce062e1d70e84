import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createReviewer } from "../../../tests/reviewer.ts";
import { panelAuthorOf } from "../../../tests/coupons.ts";
import { ok } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { readMyStore } from "./queries.ts";
import { writeThanks } from "./write-thanks.ts";

it("keeps what the store says to who reviews, once in its history, and takes it back", async () => {
  const { product } = await createReviewer();
  const { rows } = await db.execute<{ id: number; ownerId: string }>(
    sql`select id, owner_id as "ownerId" from stores where id = ${product.storeId}`,
  );
  const author = await panelAuthorOf(rows[0]!);
  const words = "Obrigada! Sua opinião ajuda outras professoras.";
  expect(await writeThanks(author, words)).toEqual(ok());
  expect(await writeThanks(author, words)).toEqual(ok());
  expect(await readMyStore(author.storeId)).toMatchObject({ reviewThanks: words });
  const history = await db.execute(
    sql`select 1 from state_history where entity = 'store' and entity_id = ${String(author.storeId)} and to_state = 'agradecimento'`,
  );
  expect(history.rows).toHaveLength(1);
  for (const bad of ["Me chama no 11 98765-4321", "Veja em www.exemplo.com.br", "caio@exemplo.com.br"])
    expect(await writeThanks(author, bad)).toMatchObject({ reason: "invalid", fields: { words: expect.any(String) } });
  expect(await readMyStore(author.storeId)).toMatchObject({ reviewThanks: words });
  expect(await writeThanks(author, "")).toEqual(ok());
  expect(await readMyStore(author.storeId)).toMatchObject({ reviewThanks: "" });
});
