import { eq, sql } from "drizzle-orm";
import { type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { homeVersions } from "../../tables.ts";
import { putOnShow } from "./put-on-show.ts";
import type { ArrangeReason } from "./schema.ts";

type Requested = { versionId: number; motivo: string };
type Restored = Outcome<{ versionId: number }, ArrangeReason>;

/** Puts an old version on show again, as a new one; a draft somebody has stays. Refuses `unfinished` when one of its categories is gone. */
export function restoreHome(adminId: string, { versionId, motivo }: Requested, now: Date): Promise<Restored> {
  return transact(async (tx): Promise<Restored> => {
    await tx.execute(sql`lock table home_drafts in exclusive mode`);
    const [version] = await tx.select().from(homeVersions).where(eq(homeVersions.id, versionId));
    if (!version) return refuse("not_found");
    return putOnShow(tx, version.sections, { adminId, action: "inicial-voltar", motivo, now });
  });
}
