import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { instantSp } from "#kit/wall-clock.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { editions } from "../tables.ts";
import { lockEdition } from "./lock-edition.ts";
import { mayMove, missingIn } from "./rules/edition.ts";
import type { EditionReason } from "./schema.ts";

type Input = { editionId: string; revision: number; sendAt: string | null };

/**
 * Promises an edition for an hour of São Paulo ("aaaa-mm-ddThh:mm"), or for the next minute with null: until then it can be called
 * off. Refuses one that lacks something, and with `invalid` an hour past or more than a year away.
 */
export function scheduleEdition(adminId: string, { editionId, revision, sendAt }: Input): Promise<Outcome<void, EditionReason>> {
  return transact(async (tx): Promise<Outcome<void, EditionReason>> => {
    const edition = await lockEdition(tx, editionId);
    if (!edition) return refuse("not_found");
    if (edition.revision !== revision) return refuse("conflict");
    if (!mayMove(edition.status, "agendar")) return refuse("moved");
    const missing = missingIn(edition.form);
    if (Object.keys(missing).length > 0) return refuse("unready", { fields: missing });
    const hour = sendAt === null ? null : instantSp(sendAt);
    if (sendAt !== null && !hour) return refuse("invalid", { fields: { sendAt: "Escolha o dia e a hora." } });
    const at = hour ? sql`${hour.toISOString()}::timestamptz` : sql`now()`;
    const rows = await readRows(
      tx,
      { fits: col.bool`${at} between now() - interval '1 second' and now() + interval '1 year'` },
      (row) => sql`select ${row}`,
    );
    if (!rows[0]?.fits) return refuse("invalid", { fields: { sendAt: "Escolha um horário de agora até daqui a um ano." } });
    await tx.update(editions).set({ status: "agendada", sendAt: at }).where(eq(editions.id, editionId));
    const target = { kind: "edicao", id: editionId };
    await audit(tx, { adminId, action: "agendar-edicao", target, reason: edition.form.subject });
    return ok();
  });
}
