import { type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { sql } from "drizzle-orm";
import { liftStrikeById } from "#modules/stores/strikes/lift-strikes.ts";
import { type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { LiftRefusal } from "./schema.ts";

type Act = { strikeId: string; motivo: string };

/** A person of the platform takes a strike back before its time: its owner reads why, and the act is on record. What it was about stays as it is. */
export function liftStrike(adminId: string, { strikeId, motivo }: Act): Promise<Outcome<void, LiftRefusal | OwnCase>> {
  return transact(async (tx): Promise<Outcome<void, LiftRefusal | OwnCase>> => {
    const [strike] = await readRows(
      tx,
      { storeId: col.int`k.store_id`, title: col.text.orNull`p.title` },
      (row) => sql`select ${row} from store_strikes k
        left join products p on p.id = case when k.kind = 'produto' then k.ref::bigint end where k.id = ${strikeId}`,
    );
    if (!strike) return refuse("not_found");
    const lifted = await liftStrikeById(tx, strikeId, { ...strike, actor: `admin:${adminId}`, cause: motivo });
    if (lifted === 0) return refuse("already_done");
    return await recordDecision(tx, "moderation", {
      adminId,
      action: "retirar-advertencia",
      target: { kind: "advertencia", id: strikeId },
      reason: motivo,
    });
  });
}
