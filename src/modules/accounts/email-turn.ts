import { db } from "#platform/db.ts";
import { defineLimit, type Limit } from "#platform/limits.ts";
import { takePoint } from "#platform/rate-limit.ts";
import { isKnownCaller } from "./find-account.ts";
import { addressKey, type Limited, pairKey, takeTurn } from "./limits.ts";

/** What one kind of email allows: per minute and day, to an address from one network, and to an address from anywhere. */
export type EmailLimits = { pairMinute: Limit; pairDay: Limit; addressMinute: Limit; addressDay: Limit; again: Limit };

/**
 * `new`: an email with something new goes. `again`: the address had its share, so what is live goes once more. `none`: it had
 * that too, or its emails of this minute: what is live is in the mailbox already, and no email goes. Whoever reads the mailbox enters in all three.
 */
export type EmailTurn = "new" | "again" | "none";

/** Emails with a code that enters. A code lives 10 minutes, and can be sent more than once. */
export const CODE_EMAILS: EmailLimits = {
  pairMinute: defineLimit({ name: "codes-pair-minute", points: 4, seconds: 60, shared: true, per: "network and e-mail" }),
  pairDay: defineLimit({ name: "codes-pair-day", points: 15, seconds: 86_400, shared: true, per: "network and e-mail" }),
  addressMinute: defineLimit({ name: "codes-minute", points: 4, seconds: 60, shared: true, per: "e-mail" }),
  addressDay: defineLimit({ name: "codes-day", points: 15, seconds: 86_400, shared: true, per: "e-mail" }),
  again: defineLimit({ name: "codes-again", points: 12, seconds: 3600, shared: true, per: "e-mail" }),
};
/** Emails with a link that changes the password. A link lives 30 minutes: one each 15 keeps a live one in the mailbox. */
export const RESET_EMAILS: EmailLimits = {
  pairMinute: defineLimit({ name: "resets-pair-minute", points: 4, seconds: 60, shared: true, per: "network and e-mail" }),
  pairDay: defineLimit({ name: "resets-pair-day", points: 5, seconds: 86_400, shared: true, per: "network and e-mail" }),
  addressMinute: defineLimit({ name: "resets-minute", points: 4, seconds: 60, shared: true, per: "e-mail" }),
  addressDay: defineLimit({ name: "resets-day", points: 5, seconds: 86_400, shared: true, per: "e-mail" }),
  again: defineLimit({ name: "resets-again", points: 1, seconds: 900, shared: true, per: "e-mail" }),
};

type Asking = { email: string; caller: { ip: string; device?: string | null } };

/**
 * Whether an email may leave, and which. Only who asks too often from one network is refused: what strangers ask for an address in
 * other networks never stands between its owner and the mailbox. A browser or network the account knows is outside the address's share.
 */
export async function takeEmailTurn(limits: EmailLimits, { email, caller }: Asking): Promise<Limited | EmailTurn> {
  const pair = pairKey(caller.ip, email);
  const refused = await takeTurn([limits.pairMinute, pair], [limits.pairDay, pair]);
  if (refused) return refused;
  const address = addressKey(email);
  const isPastMinute = (await takePoint(limits.addressMinute, address)) !== null;
  const isPastDay = !isPastMinute && (await takePoint(limits.addressDay, address)) !== null;
  if (!isPastMinute && !isPastDay) return "new";
  if (await isKnownCaller(db, email, caller)) return "new";
  return isPastDay && (await takePoint(limits.again, address)) === null ? "again" : "none";
}
