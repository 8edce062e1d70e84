import { sql } from "drizzle-orm";
import { requireStepUp } from "../../../accounts/step-up.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { recordState } from "#platform/state-history.ts";
import { findBlocks } from "../queries/find-blocks.ts";
import { erasureRequestedEmail, type PrivacyReason, WITHDRAWAL_RIGHT_DAYS } from "../schema.ts";
import { erasures } from "../tables.ts";

/**
 * Starts the seven days after which an account is erased (database time). Refuses without step-up, while anything is open
 * (`blocked`), or when it was asked already.
 */
export function requestErasure(viewer: Viewer): Promise<Outcome<{ dueAt: Date }, PrivacyReason>> {
  return transact(async (tx) => {
    const proved = await requireStepUp(tx, viewer);
    if (!proved.ok) return proved;
    await tx.execute(sql`select 1 from users where id = ${viewer.userId} for update`);
    if ((await findBlocks(tx, viewer.userId)).length > 0) return refuse("blocked");
    const [requested] = await tx
      .insert(erasures)
      .values({ userId: viewer.userId, dueAt: sql`now() + ${WITHDRAWAL_RIGHT_DAYS} * interval '1 day'` })
      .onConflictDoNothing()
      .returning();
    if (!requested) return refuse("already_asked");
    await recordState(tx, {
      entity: "erasure",
      entityId: requested.id,
      from: null,
      to: "carencia",
      cause: "pedida pela pessoa",
      actor: viewer.userId,
    });
    await enqueueEmail(tx, erasureRequestedEmail, {
      ref: requested.id,
      to: viewer.email,
      payload: { name: viewer.name, on: requested.dueAt.toISOString() },
    });
    return ok({ dueAt: requested.dueAt });
  });
}
