import { checkEmailText } from "#kit/check-email-text.ts";
import { type EmailPart, type EmailParts, LONGEST } from "#kit/email-text.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { requireStepUp } from "#modules/accounts/step-up.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { currentVersion, saveEmailParts } from "#platform/emails/saved-texts.ts";
import type { Viewer } from "#platform/session.ts";
import type { EmailTextRefusal } from "./schema.ts";
import { emailTexts } from "./templates.ts";

/** `parts` null: the original again. `lastId`: the version its writer read; null when there was none. */
type Written = { key: string; parts: EmailParts | null; lastId: number | null; motivo: string };
type Answer = Outcome<void, EmailTextRefusal>;

const PARTS = Object.keys(LONGEST) as EmailPart[];
const same = (one: EmailParts, other: EmailParts): boolean => PARTS.every((part) => one[part] === other[part]);

/**
 * An admin, who proved again who they are, changes the words of an e-mail: for those written from the commit on, also of what waits
 * to be sent. Refuses, part by part, what does not fit its variables, and what somebody else saved meanwhile (INV-37).
 */
export function saveEmailText(admin: Viewer, { key, parts, lastId, motivo }: Written): Promise<Answer> {
  return transact(async (tx): Promise<Answer> => {
    const proved = await requireStepUp(tx, admin);
    if (!proved.ok) return proved;
    const known = emailTexts.get(key);
    if (!known) return refuse("not_found");
    const { original } = known.text;
    const mistakes = parts ? checkEmailText(parts, known.text) : {};
    if (Object.keys(mistakes).length > 0) return refuse("invalid", { fields: mistakes });
    const edited = parts && same(parts, original) ? null : parts;
    const before = (await currentVersion(tx, key))?.parts ?? null;
    if (same(edited ?? original, before ?? original)) return refuse("already_so");
    if (!(await saveEmailParts(tx, key, { parts: edited, reason: motivo, by: admin.userId, lastId })))
      return refuse("changed_since");
    await audit(tx, {
      adminId: admin.userId,
      action: edited ? "mudar-texto-de-email" : "voltar-texto-de-email",
      target: { kind: "texto-de-email", id: key },
      reason: motivo,
      detail: { de: before ?? "original", para: edited ?? "original" },
    });
    return ok();
  });
}
