import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { users } from "../../tables.ts";
import { resetDroppedEmail } from "./schema.ts";
import { secondStepResets } from "./tables.ts";

/** The second step stays on, and its owner is told; false when nothing was announced. */
export async function dropReset(tx: Tx, userId: string): Promise<boolean> {
  const [dropped] = await tx
    .update(secondStepResets)
    .set({ status: "cancelada", closedAt: sql`now()` })
    .where(and(eq(secondStepResets.userId, userId), eq(secondStepResets.status, "esperando")))
    .returning({ id: secondStepResets.id });
  if (!dropped) return false;
  const [person] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  if (person) await enqueueEmail(tx, resetDroppedEmail, { ref: dropped.id, to: person.email, payload: { name: person.name } });
  return true;
}
