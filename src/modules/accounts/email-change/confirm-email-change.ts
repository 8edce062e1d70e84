import { and, eq, gt, ne, sql } from "drizzle-orm";
import { canonicalEmail, maskEmail } from "#kit/email.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { isUniqueViolation, transact, type Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { type Account, lockAccount } from "../find-account.ts";
import { noteCredentialChange } from "../second-step/credential-changes.ts";
import { requireStepUp } from "../step-up.ts";
import { sessions, users, verifications } from "../tables.ts";
import { changeLink, readChangeLink } from "./links.ts";
import { isSavedAddress } from "./queries.ts";
import { arrivedEmail, changedEmail, UNDO_HOURS } from "./schema.ts";
import { emailChanges } from "./tables.ts";

type Confirmed = Outcome<{ email: string }, "step_up_needed" | "expired_link" | "email_taken">;
type Change = typeof emailChanges.$inferSelect;

/**
 * The link that reached the new box, pressed by the person who asked, signed in and just confirmed: a mistyped address alone gets
 * nobody in. From here on the account is entered by it; other sessions and open links end, withdrawals wait, and the old box has
 * 72 h (database time) to undo. An address taken meanwhile is `email_taken`; used, old, somebody else's is `expired_link`.
 */
export async function confirmEmailChange(viewer: Viewer, typed: { token: string }): Promise<Confirmed> {
  const id = readChangeLink(typed.token, "confirmar");
  if (id === null) return refuse("expired_link");
  try {
    return await transact<Confirmed>(async (tx) => {
      const account = await lockAccount(tx, viewer.userId);
      const change = await lockWaiting(tx, id, viewer.userId);
      if (!account || !change || change.oldEmail !== account.email) return refuse("expired_link");
      const stepUp = await requireStepUp(tx, viewer);
      if (!stepUp.ok) return stepUp;
      if (await isSavedAddress(tx, change.newEmail, viewer.userId)) return refuse("email_taken");
      await enterBy(tx, viewer, change.newEmail);
      await notifyBoth(tx, account, change);
      return ok({ email: change.newEmail });
    });
  } catch (error) {
    if (isUniqueViolation(error, "users_email")) return refuse("email_taken");
    throw error;
  }
}

async function lockWaiting(tx: Tx, id: string, userId: string): Promise<Change | undefined> {
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.id, id),
        eq(emailChanges.userId, userId),
        eq(emailChanges.status, "pedida"),
        gt(emailChanges.expiresAt, sql`now()`),
      ),
    )
    .for("update");
  return change;
}

async function enterBy(tx: Tx, { userId, sessionId }: Viewer, email: string): Promise<void> {
  await tx
    .update(users)
    .set({ email, canonicalEmail: canonicalEmail(email), emailVerified: true, updatedAt: new Date() })
    .where(eq(users.id, userId));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await noteCredentialChange(tx, userId, "email");
}

async function notifyBoth(tx: Tx, { name }: Account, { id, oldEmail, newEmail }: Change): Promise<void> {
  const undoUntil = sql`now() + make_interval(hours => ${UNDO_HOURS})`;
  const [confirmed] = await tx
    .update(emailChanges)
    .set({ status: "confirmada", confirmedAt: sql`now()`, undoUntil })
    .where(eq(emailChanges.id, id))
    .returning({ until: emailChanges.undoUntil });
  const until = confirmed?.until?.toISOString() ?? "";
  const undo = changeLink(id, "desfazer");
  await enqueueEmail(tx, changedEmail, { ref: id, to: oldEmail, payload: { name, newEmail: maskEmail(newEmail), undo, until } });
  await enqueueEmail(tx, arrivedEmail, { ref: id, to: newEmail, payload: { name } });
}
