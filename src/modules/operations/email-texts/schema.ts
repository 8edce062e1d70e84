import * as z from "zod";
import type { EmailParts, VariableRules } from "#kit/email-text.ts";
import { LONGEST } from "#kit/email-text.ts";
import { optionalTextField, textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";

const line = (max: number) => optionalTextField({ max });
const parts = z.strictObject({
  subject: line(LONGEST.subject),
  preview: line(LONGEST.preview),
  title: line(LONGEST.title),
  body: optionalTextField({ max: LONGEST.body, multiline: true }),
  button: line(LONGEST.button),
});
const key = z.string().max(80);
const lastId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable();
const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});

export const emailTextInput = z.strictObject({ key });
export const saveEmailTextInput = z.strictObject({ key, parts, lastId, motivo });
export const restoreEmailTextInput = z.strictObject({ key, lastId, motivo });
export const testEmailTextInput = z.strictObject({ key, parts });
/** As a form sends it. What does not fit yet is drawn all the same. */
export const previewForm = z.object({ key, ...parts.shape });

export type EmailTextRefusal = "not_found" | "invalid" | "already_so" | "changed_since" | "step_up_needed";

/** `isUnfit`: what was saved last no longer fits, so the original goes out. */
export type ListedText = {
  key: string;
  label: string;
  when: string;
  changedAt: Date | null;
  changedBy: string | null;
  isUnfit: boolean;
};
export type TextVersion = { id: number; parts: EmailParts | null; reason: string; by: string; at: Date };
export type OpenText = {
  key: string;
  label: string;
  when: string;
  original: EmailParts;
  /** As it goes out now. */
  parts: EmailParts;
  isChanged: boolean;
  /** What was saved last no longer fits, so the original goes out. */
  isUnfit: boolean;
  variables: VariableRules;
  sampleValues: { [variable: string]: string };
  hasButton: boolean;
  lastId: number | null;
  versions: TextVersion[];
};

/** What is being written, to who writes it. */
export const testedTextEmail: EmailKind<{ key: string; parts: EmailParts }> = { name: "teste.texto", usefulMinutes: 60 };
