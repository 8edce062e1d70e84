import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Db, Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { secondSteps } from "./second-step/tables.ts";
import { sessions } from "./tables.ts";

export const STEP_UP_MINUTES = 5;

/**
 * Whether the person proved again, in this session and within 5 minutes (database time), that it is them. Verbs that need it
 * refuse `step_up_needed`; the screen opens `<StepUpDialog>` and repeats the call.
 */
export async function requireStepUp(on: Db, viewer: Viewer): Promise<Outcome<void, "step_up_needed">> {
  const rows = await on
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, viewer.sessionId),
        eq(sessions.userId, viewer.userId),
        gt(sessions.steppedUpAt, sql`now() - ${STEP_UP_MINUTES} * interval '1 minute'`),
      ),
    );
  return rows.length === 1 ? ok() : refuse("step_up_needed");
}

/** The session whose token this is was just confirmed. */
export async function markSteppedUp(tx: Tx, token: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ steppedUpAt: sql`now()` })
    .where(eq(sessions.token, token));
}

/** Whether the person has an authenticator app set up and confirmed. */
export async function hasSecondStep(on: Db, userId: string): Promise<boolean> {
  const rows = await on
    .select({ userId: secondSteps.userId })
    .from(secondSteps)
    .where(and(eq(secondSteps.userId, userId), isNotNull(secondSteps.enabledAt)));
  return rows.length === 1;
}
