import { randomBytes } from "node:crypto";
import { emailKey } from "#kit/email.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { findAccount } from "./find-account.ts";
import { RESET_EMAILS, takeEmailTurn } from "./email-turn.ts";
import { LETTERS, EMAILS_A_DAY, type Limited, networkKey, takeTurn } from "./limits.ts";
import { storeOneTimeValue } from "./one-time-values.ts";
import { firstPasswordEmail, noAccountEmail, resetEmail } from "./schema.ts";

export const RESET_MINUTES = 30;

/**
 * Mails a link that changes the password, or gives the first one, once, within 30 minutes. An address without an account is told so by mail: the
 * answer, and the work behind it, are the same.
 */
export async function requestReset(
  typed: { email: string },
  caller: { ip: string; device?: string | null },
): Promise<Outcome<void> | Limited> {
  const refused = await takeTurn([LETTERS, networkKey(caller.ip)], [EMAILS_A_DAY, networkKey(caller.ip)]);
  if (refused) return refused;
  const turn = await takeEmailTurn(RESET_EMAILS, { email: typed.email, caller });
  if (typeof turn !== "string") return turn;
  return transact(async (tx) => {
    const to = emailKey(typed.email);
    const account = await findAccount(tx, to);
    const token = randomBytes(24).toString("base64url");
    const expiresAt = new Date(Date.now() + RESET_MINUTES * 60_000);
    const value = account?.userId ?? "";
    await storeOneTimeValue(tx, `reset:${token}`, { value, expiresAt });
    // The mailbox has a link of less than 15 minutes, alive for 30.
    if (turn === "none") return ok();
    if (account) {
      const kind = account.passwordHash === null ? firstPasswordEmail : resetEmail;
      await enqueueEmail(tx, kind, { ref: newId(), to, payload: { name: account.name, token } });
    } else await enqueueEmail(tx, noAccountEmail, { ref: newId(), to, payload: {} });
    return ok();
  });
}
