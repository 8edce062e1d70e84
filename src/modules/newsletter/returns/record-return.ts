import { inArray } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { dropPending, outboxEmails } from "#platform/outbox.ts";
import { editionEmail } from "../editions/schema.ts";
import { confirmEmail } from "../schema.ts";
import { saveReturn } from "./save-return.ts";
import { emailOfMessage, type ReturnKind } from "./rules.ts";

type ReportedReturn = {
  kind: ReturnKind;
  statusCode: string | null;
  /** Message-IDs, any of which may be of an email of ours. */
  about: string[];
  /** Whom the notice names, when it does: it must be whom we wrote to. */
  recipient?: string;
};

/**
 * Hears that an email came back after it had left: the email tells to whom it went, never the notice. Told again it changes
 * nothing. Refuses what names no email of ours, or another mailbox.
 */
export function recordReturn({ kind, statusCode, about, recipient }: ReportedReturn): Promise<Outcome<void, "unknown">> {
  return transact(async (tx): Promise<Outcome<void, "unknown">> => {
    const ids = about.slice(0, 20).flatMap((one) => emailOfMessage(one) ?? []);
    const [emailMessage] =
      ids.length > 0 ? await tx.select().from(outboxEmails).where(inArray(outboxEmails.id, ids)).limit(1) : [];
    if (!emailMessage || (recipient !== undefined && recipient.toLowerCase() !== emailMessage.recipient.toLowerCase()))
      return refuse("unknown");
    await saveReturn(tx, emailMessage, { kind, statusCode });
    if (kind === "bounce_leve" || !emailMessage.kind.startsWith("newsletter.")) return ok();
    await dropPending(tx, editionEmail, emailMessage.recipient);
    await dropPending(tx, confirmEmail, emailMessage.recipient);
    return ok();
  });
}
