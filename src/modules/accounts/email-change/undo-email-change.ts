import { and, asc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import { canonicalEmail } from "#kit/email.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { endAccess } from "../end-access.ts";
import { lockAccount } from "../find-account.ts";
import { noteCredentialChange } from "../second-step/credential-changes.ts";
import { recoveryCodes, secondSteps } from "../second-step/tables.ts";
import { accounts, users } from "../tables.ts";
import { readChangeLink } from "./links.ts";
import { UNDO_HOURS, undoneEmail } from "./schema.ts";
import { emailChanges } from "./tables.ts";

type Change = typeof emailChanges.$inferSelect;

/**
 * "Desfazer", from the email to the old box and without signing in, until 72 h (database time) after the change
 * was asked or, once confirmed, after that. The account is entered by the old address again, whatever came after; every session, the password and what was
 * attached to the account since the request end. Pressed again, it changes nothing more.
 */
export async function undoEmailChange(typed: { token: string }): Promise<Outcome<void, "expired_link">> {
  const id = readChangeLink(typed.token, "desfazer");
  if (id === null) return refuse("expired_link");
  return transact<Outcome<void, "expired_link">>(async (tx) => {
    const [known] = await tx.select({ userId: emailChanges.userId }).from(emailChanges).where(eq(emailChanges.id, id));
    const account = known && (await lockAccount(tx, known.userId));
    const [requested] = await tx.select().from(emailChanges).where(eq(emailChanges.id, id));
    if (!account || !requested) return refuse("expired_link");
    if (requested.status === "desfeita") return ok();
    const row = await lockLive(tx, requested);
    if (!row) return refuse("expired_link");
    await closeSince(tx, row);
    if (account.email !== row.oldEmail) await enterAgainBy(tx, row);
    await endAccess(tx, row.userId);
    await dropAttachedSince(tx, row);
    await enqueueEmail(tx, undoneEmail, { ref: row.id, to: row.oldEmail, payload: { name: account.name } });
    return ok();
  });
}

/** The change itself or, when whoever asked it asked again, the first of the same old box that is still to run or to undo. */
async function lockLive(tx: Tx, { userId, oldEmail, requestedAt }: Change): Promise<Change | undefined> {
  const [live] = await tx
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        eq(emailChanges.oldEmail, oldEmail),
        gte(emailChanges.requestedAt, requestedAt),
        inArray(emailChanges.status, ["pedida", "confirmada"]),
        sql`coalesce(${emailChanges.undoUntil}, ${emailChanges.requestedAt} + make_interval(hours => ${UNDO_HOURS})) > now()`,
      ),
    )
    .orderBy(asc(emailChanges.requestedAt))
    .limit(1)
    .for("update");
  return live;
}

/** This change and those asked after it. */
async function closeSince(tx: Tx, { userId, requestedAt }: Change): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ status: "desfeita", closedAt: sql`now()` })
    .where(
      and(
        eq(emailChanges.userId, userId),
        gte(emailChanges.requestedAt, requestedAt),
        inArray(emailChanges.status, ["pedida", "confirmada"]),
      ),
    );
}

async function enterAgainBy(tx: Tx, { userId, oldEmail }: Change): Promise<void> {
  await tx
    .update(users)
    .set({ email: oldEmail, canonicalEmail: canonicalEmail(oldEmail), emailVerified: true, updatedAt: new Date() })
    .where(eq(users.id, userId));
  await noteCredentialChange(tx, userId, "email");
}

/** A second step or an outside account of whoever asked would keep the owner out. */
async function dropAttachedSince(tx: Tx, { userId, requestedAt }: Change): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), gt(accounts.createdAt, requestedAt)));
  const dropped = await tx
    .delete(secondSteps)
    .where(and(eq(secondSteps.userId, userId), gt(secondSteps.createdAt, requestedAt)))
    .returning({ userId: secondSteps.userId });
  if (dropped.length > 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
