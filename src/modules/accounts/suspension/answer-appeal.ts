import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { users } from "../tables.ts";
import { suspensionEndedEmail, suspensionUpheldEmail } from "./schema.ts";
import { freeAccount } from "./suspend-account.ts";
import { accountSuspensions } from "./tables.ts";

/** Answers an appeal, once, in the words its author reads; the account they belong to, or null when it was answered or ended already. */
export async function answerAppeal(
  tx: Tx,
  { suspensionId, lifts, words }: { suspensionId: string; lifts: boolean; words: string },
): Promise<string | null> {
  const [answered] = await tx
    .update(accountSuspensions)
    .set({ answer: words, answeredAt: sql`now()` })
    .where(
      and(
        eq(accountSuspensions.id, suspensionId),
        isNotNull(accountSuspensions.appealedAt),
        isNull(accountSuspensions.answeredAt),
        isNull(accountSuspensions.endedAt),
      ),
    )
    .returning({ userId: accountSuspensions.userId });
  if (!answered) return null;
  if (lifts) await freeAccount(tx, answered.userId);
  const [person] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, answered.userId));
  if (person) {
    const emailMessage = { ref: suspensionId, to: person.email, payload: { name: person.name, answer: words } };
    await enqueueEmail(tx, lifts ? suspensionEndedEmail : suspensionUpheldEmail, emailMessage);
  }
  return answered.userId;
}
