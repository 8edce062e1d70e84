import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { users } from "../tables.ts";
import { suspendedEmail } from "./schema.ts";
import type { Scope } from "./rules.ts";
import { accountSuspensions } from "./tables.ts";

type Suspended = { userId: string; name: string; email: string };

/** From now on the account may not do these; what stood before ends, and an appeal not yet answered goes on. Its owner reads the reason. The caller holds the account's row. */
export async function suspendAccount(tx: Tx, person: Suspended, scopes: readonly Scope[], reason: string): Promise<void> {
  const waiting = await closeStanding(tx, person.userId);
  const [made] = await tx
    .insert(accountSuspensions)
    .values({ userId: person.userId, scopes: [...scopes], reason, ...waiting })
    .returning({ id: accountSuspensions.id });
  await tx
    .update(users)
    .set({ suspendedFrom: [...scopes] })
    .where(eq(users.id, person.userId));
  const payload = { name: person.name, scopes: [...scopes], reason };
  await enqueueEmail(tx, suspendedEmail, { ref: made?.id ?? "", to: person.email, payload });
}

/** The account may do everything again; false when nothing stood in its way. */
export async function freeAccount(tx: Tx, userId: string): Promise<boolean> {
  await closeStanding(tx, userId);
  const freed = await tx
    .update(users)
    .set({ suspendedFrom: [] })
    .where(and(eq(users.id, userId), sql`${users.suspendedFrom} <> '{}'`))
    .returning({ id: users.id });
  return freed.length === 1;
}

/** Answers the appeal that was still waiting. */
async function closeStanding(tx: Tx, userId: string): Promise<{ appeal: string | null; appealedAt: Date | null } | null> {
  const [closed] = await tx
    .update(accountSuspensions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(accountSuspensions.userId, userId), isNull(accountSuspensions.endedAt)))
    .returning({
      appeal: accountSuspensions.appeal,
      appealedAt: accountSuspensions.appealedAt,
      answeredAt: accountSuspensions.answeredAt,
    });
  return closed && !closed.answeredAt ? { appeal: closed.appeal, appealedAt: closed.appealedAt } : null;
}
