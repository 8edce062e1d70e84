import { and, eq } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { lockAccount } from "../find-account.ts";
import { findPasskeys } from "../passkeys/queries.ts";
import { announceSecurity } from "../security-news/announce-security.ts";
import { requireStepUp } from "../step-up.ts";
import { accounts } from "../tables.ts";
import { googleUnlinkedEmail } from "./schema.ts";

type Unlinked = Outcome<void, "only_way_in" | "step_up_needed" | "google_off" | "signed_out">;

/**
 * Google opens this account no more, and its owner is told. Who has neither password nor passkey makes one first (`only_way_in`):
 * the code by e-mail alone hangs on the very mailbox that may be lost.
 */
export function unlinkGoogle(viewer: Viewer): Promise<Unlinked> {
  return transact<Unlinked>(async (tx) => {
    const account = await lockAccount(tx, viewer.userId);
    if (!account) return refuse("signed_out");
    const { userId, name, email, passwordHash } = account;
    if (!passwordHash && (await findPasskeys(tx, userId)).length === 0) return refuse("only_way_in");
    const stepUp = await requireStepUp(tx, viewer);
    if (!stepUp.ok) return stepUp;
    const { rowCount } = await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, "google")));
    if (!rowCount) return refuse("google_off");
    await announceSecurity(tx, userId, "google_desligado");
    await enqueueEmail(tx, googleUnlinkedEmail, { ref: newId(), to: email, payload: { name } });
    return ok();
  });
}
