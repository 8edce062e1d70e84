import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { homeDrafts } from "../../tables.ts";
import { holdStamp, readStamp } from "./queries/stamp.ts";
import type { ArrangedSection } from "./rules/arranged-section.ts";
import type { ArrangeReason } from "./schema.ts";

type Requested = { stamp: string; sections: ArrangedSection[] };

/** Keeps an arrangement that nobody sees yet. Refuses `moved_on` when it was made upon what is not there any more. */
export function saveHomeDraft(
  adminId: string,
  { stamp, sections }: Requested,
): Promise<Outcome<{ stamp: string }, Extract<ArrangeReason, "moved_on">>> {
  return transact(async (tx): Promise<Outcome<{ stamp: string }, "moved_on">> => {
    if (!(await holdStamp(tx, stamp))) return refuse("moved_on");
    await tx
      .insert(homeDrafts)
      .values({ sections, savedBy: adminId })
      .onConflictDoUpdate({
        target: homeDrafts.id,
        set: { sections, savedBy: adminId, savedAt: sql`now()`, revision: sql`${homeDrafts.revision} + 1` },
      });
    await audit(tx, {
      adminId,
      action: "inicial-rascunho",
      target: { kind: "inicial", id: "rascunho" },
      reason: "Rascunho da página inicial, que ninguém vê.",
      detail: { secoes: sections.length },
    });
    return ok({ stamp: await readStamp(tx) });
  });
}
