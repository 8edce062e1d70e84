import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { recordState } from "#platform/state-history.ts";
import { erasureDroppedEmail, type PrivacyReason } from "../schema.ts";
import { erasures } from "../tables.ts";

/** The person stays after all. Refuses `not_asked` when there is nothing to drop, or it already began. */
export function dropErasure(viewer: Viewer): Promise<Outcome<void, PrivacyReason>> {
  return transact(async (tx) => {
    const [dropped] = await tx
      .update(erasures)
      .set({ status: "desistida", finishedAt: sql`now()` })
      .where(and(eq(erasures.userId, viewer.userId), eq(erasures.status, "carencia")))
      .returning({ id: erasures.id });
    if (!dropped) return refuse("not_asked");
    const step = { from: "carencia", to: "desistida", cause: "desistência", actor: viewer.userId };
    await recordState(tx, { entity: "erasure", entityId: dropped.id, ...step });
    await enqueueEmail(tx, erasureDroppedEmail, { ref: dropped.id, to: viewer.email, payload: { name: viewer.name } });
    return ok();
  });
}
