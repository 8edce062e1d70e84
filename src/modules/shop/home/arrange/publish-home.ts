import { type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { homeDrafts } from "../../tables.ts";
import { putOnShow } from "./put-on-show.ts";
import { holdStamp } from "./queries/stamp.ts";
import type { ArrangeReason } from "./schema.ts";

type Requested = { stamp: string; motivo: string };
type Published = Outcome<{ versionId: number }, ArrangeReason>;

/** Puts the draft on show. Refuses `moved_on`, `nothing_new` without a draft, and `unfinished`. */
export function publishHome(adminId: string, { stamp, motivo }: Requested, now: Date): Promise<Published> {
  return transact(async (tx): Promise<Published> => {
    if (!(await holdStamp(tx, stamp))) return refuse("moved_on");
    const [draft] = await tx.delete(homeDrafts).returning();
    if (!draft) return refuse("nothing_new");
    return putOnShow(tx, draft.sections, { adminId, action: "inicial-publicar", motivo, now });
  });
}
