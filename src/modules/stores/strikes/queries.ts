import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { effectOf, STRIKE_KINDS } from "./rules.ts";
import type { Strike, StrikeStanding } from "./schema.ts";
import { strikeSetting } from "./settings.ts";

const MOST_STRIKES = 50;

const STRIKE = defineRow<Strike>({
  id: col.text`k.id`,
  kind: col.oneOf(STRIKE_KINDS)`k.kind`,
  ref: col.text`k.ref`,
  title: col.text.orNull`(select p.title from products p where k.kind = 'produto' and p.id = k.ref::bigint)`,
  reason: col.text`k.reason`,
  givenAt: col.time`k.given_at`,
  endsAt: col.time`k.ends_at`,
  liftedAt: col.time.orNull`k.lifted_at`,
  liftedReason: col.text`k.lifted_reason`,
  isActive: col.bool`k.lifted_at is null and k.ends_at > now()`,
});

/** The strikes a store ever had, the newest first. */
export const listStrikes = (on: Db, storeId: number): Promise<Strike[]> =>
  readRows(
    on,
    STRIKE,
    sql`select ${STRIKE} from store_strikes k where k.store_id = ${storeId}
      order by k.given_at desc, k.id desc limit ${MOST_STRIKES}`,
  );

/** How many strikes count against a store as of this transaction, and what they do. */
export async function readStanding(on: Db, storeId: number): Promise<StrikeStanding> {
  const limits = await readSetting(on, strikeSetting);
  const [row] = await readRows(
    on,
    { active: col.int`count(*)::int` },
    (row) => sql`select ${row} from store_strikes k where k.store_id = ${storeId} and k.lifted_at is null and k.ends_at > now()`,
  );
  const active = row?.active ?? 0;
  return { active, effect: effectOf(active, limits), ...limits };
}
