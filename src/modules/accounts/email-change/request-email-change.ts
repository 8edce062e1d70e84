import { and, eq, sql } from "drizzle-orm";
import { deviceName } from "#kit/device-name.ts";
import { emailKey, maskEmail } from "#kit/email.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { defineLimit } from "#platform/limits.ts";
import { ipBucket, takePoint } from "#platform/rate-limit.ts";
import type { Viewer } from "#platform/session.ts";
import { findAccount, lockAccount } from "../find-account.ts";
import { addressKey, LETTERS, EMAILS_A_DAY, type Limited, networkKey, takeTurn } from "../limits.ts";
import type { Caller } from "../open-session.ts";
import { requireStepUp } from "../step-up.ts";
import { changeLink } from "./links.ts";
import { isSavedAddress } from "./queries.ts";
import { requestedEmail, CONFIRM_HOURS, confirmEmail, takenEmail } from "./schema.ts";
import { emailChanges } from "./tables.ts";

const BY_PERSON = defineLimit({ name: "email-changes", points: 5, seconds: 86_400, shared: true, per: "person" });
const TO_ADDRESS = defineLimit({ name: "email-changes-to", points: 5, seconds: 86_400, shared: true, per: "e-mail" });
/** What strangers asked for an address leaves its owner one request an hour. */
const TO_ADDRESS_AGAIN = defineLimit({ name: "email-changes-to-again", points: 1, seconds: 3600, shared: true, per: "e-mail" });

type Requested = Outcome<void, "step_up_needed" | "invalid" | "signed_out">;

/**
 * Asks to enter by another e-mail. Nothing changes yet: the new box gets a link to confirm within 24 h, the old one a notice with
 * the way to undo it. A request before it ends. An address that already has an account answers the same, told only by mail.
 */
export async function requestEmailChange(viewer: Viewer, typed: { email: string }, caller: Caller): Promise<Requested | Limited> {
  const newEmail = emailKey(typed.email);
  if (newEmail === emailKey(viewer.email)) return refuse("invalid", { fields: { email: "Este já é o seu e-mail." } });
  // Before the limits: being asked who one is must not cost a try.
  const confirmed = await requireStepUp(db, viewer);
  if (!confirmed.ok) return confirmed;
  const network = networkKey(caller.ip);
  const refused = await takeTurn([LETTERS, network], [EMAILS_A_DAY, network], [BY_PERSON, viewer.userId]);
  if (refused) return refused;
  const address = addressKey(newEmail);
  const past = (await takePoint(TO_ADDRESS, address)) === null ? null : await takeTurn([TO_ADDRESS_AGAIN, address]);
  if (past) return past;
  return transact<Requested>(async (tx) => {
    const account = await lockAccount(tx, viewer.userId);
    if (!account) return refuse("signed_out");
    const stepUp = await requireStepUp(tx, viewer);
    if (!stepUp.ok) return stepUp;
    const id = await open(tx, viewer.userId, account.email, newEmail);
    const isTaken = (await findAccount(tx, newEmail)) !== null || (await isSavedAddress(tx, newEmail, viewer.userId));
    const { name } = account;
    if (isTaken) await enqueueEmail(tx, takenEmail, { ref: newId(), to: newEmail, payload: {} });
    else await enqueueEmail(tx, confirmEmail, { ref: id, to: newEmail, payload: { name, confirm: changeLink(id, "confirmar") } });
    const from = { device: deviceName(caller.userAgent), network: ipBucket(caller.ip) };
    const undo = changeLink(id, "desfazer");
    await enqueueEmail(tx, requestedEmail, {
      ref: id,
      to: account.email,
      payload: { name, newEmail: maskEmail(newEmail), ...from, undo },
    });
    return ok();
  });
}

async function open(tx: Tx, userId: string, oldEmail: string, newEmail: string): Promise<string> {
  await tx
    .update(emailChanges)
    .set({ status: "cancelada", closedAt: sql`now()` })
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.status, "pedida")));
  const expiresAt = sql`now() + make_interval(hours => ${CONFIRM_HOURS})`;
  const [made] = await tx
    .insert(emailChanges)
    .values({ userId, oldEmail, newEmail, expiresAt })
    .returning({ id: emailChanges.id });
  if (!made) throw new Error("the change was not kept");
  return made.id;
}
