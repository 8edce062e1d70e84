import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { homeDrafts } from "../../tables.ts";
import { holdStamp } from "./queries/stamp.ts";
import type { ArrangeReason } from "./schema.ts";

/** Throws away what was arranged and is not on show. */
export function discardHomeDraft(adminId: string, stamp: string): Promise<Outcome<void, ArrangeReason>> {
  return transact(async (tx): Promise<Outcome<void, ArrangeReason>> => {
    if (!(await holdStamp(tx, stamp))) return refuse("moved_on");
    const gone = await tx.delete(homeDrafts).returning({ id: homeDrafts.id });
    if (gone.length === 0) return refuse("nothing_new");
    await audit(tx, {
      adminId,
      action: "inicial-descartar",
      target: { kind: "inicial", id: "rascunho" },
      reason: "Rascunho descartado; a página continua como está.",
    });
    return ok();
  });
}
