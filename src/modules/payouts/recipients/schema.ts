import * as z from "zod";
import { emailField } from "#kit/fields.ts";
import { defineJob } from "#platform/define-job.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { REGISTRATION_FIELDS } from "./rules.ts";

const LONGEST = 300;

/** A form as typed; the use case validates it, because a draft may be incomplete. */
export const registrationInput = z.strictObject({
  form: z.partialRecord(z.enum(REGISTRATION_FIELDS), z.string().max(LONGEST, "O texto passou do tamanho. Escreva menos.")),
});

export const recipientEmailInput = z.strictObject({ email: emailField });

/** `newEmail`: masked. */
export const recipientEmailChanged: EmailKind<{ name: string; newEmail: string }> = { name: "recebedor.email-trocado" };

/** Sends a registration when the process that received it could not. */
export const sendRegistrationJob = defineJob("payouts.send-registration", z.object({ registrationId: z.uuid() }), { limit: 5 });

export type BecomeRefusal = "already" | "sending" | "has_money" | "invalid";
export type EmailRefusal = "no_recipient" | "recipient_stopped" | "step_up_needed" | "invalid" | "unknown" | "unavailable";
export type KycRefusal = "no_recipient" | "not_needed" | "unavailable";
