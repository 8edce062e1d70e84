import { sql } from "drizzle-orm";
import { listStrikes, readStanding } from "#modules/stores/strikes/queries.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { appealPath } from "../appeals/rules.ts";
import type { OwnStrikes } from "./schema.ts";

/** What counts or counted against a store, with what it does now and how each may be asked about. */
export async function readOwnStrikes(storeId: number): Promise<OwnStrikes> {
  const [standing, strikes, appeals] = await Promise.all([
    readStanding(db, storeId),
    listStrikes(db, storeId),
    listAppeals(storeId),
  ]);
  return {
    standing,
    strikes: strikes.map((strike) => {
      const appeal = appeals.find(
        ({ kind, ref, at }) => kind === strike.kind && ref === strike.ref && at.getTime() >= strike.givenAt.getTime(),
      );
      const mayAsk = strike.isActive || appeal !== undefined;
      return { ...strike, appeal: appeal?.status ?? null, href: mayAsk ? appealPath(strike.kind, strike.ref) : null };
    }),
  };
}

const listAppeals = (storeId: number) =>
  readRows(
    db,
    {
      kind: col.text`c.kind`,
      ref: col.text`c.ref`,
      status: col.oneOf(["aberto", "acolhido", "recusado"])`c.status`,
      at: col.time`c.created_at`,
    },
    (row) => sql`select ${row} from moderation_appeals c join stores s on s.owner_id = c.user_id
      where s.id = ${storeId} and c.kind in ('produto', 'loja') order by c.created_at desc limit 200`,
  );
