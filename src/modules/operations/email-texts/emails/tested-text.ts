import type { EmailParts } from "#kit/email-text.ts";
import type { EmailMessage } from "#platform/mail.ts";
import { emailTexts } from "../templates.ts";

/** An e-mail with these words and the facts of its sample. */
export function writeSample({ key, parts }: { key: string; parts: EmailParts }): EmailMessage {
  const known = emailTexts.get(key);
  if (!known) throw new Error(`no text ${key}`);
  return known.write(known.text.sample, { parts });
}

/** The same, said to be a test beside its subject. */
export function writeTestedText(facts: { key: string; parts: EmailParts }): EmailMessage {
  const { subject, body } = writeSample(facts);
  return { subject: `[Teste] ${subject}`, body };
}
