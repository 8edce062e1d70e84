import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { reportIfOurs } from "../../payments/incidents/report-incident.ts";
import { pagarme } from "../../payments/provider.ts";
import { findRecipient } from "./queries.ts";
import { mayProveIdentity } from "./rules.ts";
import type { KycRefusal } from "./schema.ts";

/** A link to the provider's proof of identity, valid for 20 minutes (`expiresAt`, ISO). Each call replaces the earlier link. */
export async function makeKycLink(storeId: number): Promise<Outcome<{ url: string; expiresAt: string }, KycRefusal>> {
  const recipient = await findRecipient(db, storeId);
  if (!recipient) return refuse("no_recipient");
  if (!mayProveIdentity(recipient.status, recipient.kycStatus)) return refuse("not_needed");
  const answer = await pagarme.recipients.createKycLink(recipient.providerId);
  if (!answer.ok && answer.kind === "refused" && answer.status === 404) return refuse("not_needed");
  if (!answer.ok && (await reportIfOurs("cadastros", answer))) return refuse("unavailable");
  if (!answer.ok) return refuse("unavailable");
  const twentyMinutes = new Date(Date.now() + 20 * 60_000).toISOString();
  return ok({ url: answer.value.url, expiresAt: answer.value.expiration_date ?? twentyMinutes });
}
