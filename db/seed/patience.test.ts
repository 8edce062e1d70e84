import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import "./patience.ts";

const TIMEOUTS = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
const settings = sql`select name, setting from pg_settings where name in ${TIMEOUTS} order by name`;
const NONE = TIMEOUTS.toSorted().map((name) => ({ name, setting: "0" }));

test("no statement of a seed dies of the site's time-outs, outside a transaction or inside one (57014)", async () => {
  expect((await db.execute(settings)).rows).toEqual(NONE);
  const inside = await transact(async (tx) => ok((await tx.execute(settings)).rows));
  expect(inside.value).toEqual(NONE);
});
