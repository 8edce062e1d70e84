import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { hasSecondStep } from "../../step-up.ts";
import { users } from "../../tables.ts";
import { RESET_HOURS, resetStartedEmail } from "./schema.ts";
import { secondStepResets } from "./tables.ts";

/** Announces that a lost second step goes off in 72 hours; its owner is told at once. Answers when. */
export async function startReset(tx: Tx, userId: string): Promise<Outcome<Date, "not_found" | "not_on" | "already_done">> {
  const [person] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (!person) return refuse("not_found");
  if (!(await hasSecondStep(tx, userId))) return refuse("not_on");
  const [made] = await tx
    .insert(secondStepResets)
    .values({ userId, dueAt: sql`now() + ${RESET_HOURS} * interval '1 hour'` })
    .onConflictDoNothing()
    .returning();
  if (!made) return refuse("already_done");
  const payload = { name: person.name, on: made.dueAt.toISOString() };
  await enqueueEmail(tx, resetStartedEmail, { ref: made.id, to: person.email, payload });
  return ok(made.dueAt);
}
