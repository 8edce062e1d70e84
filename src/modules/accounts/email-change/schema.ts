import * as z from "zod";
import { emailField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";

export type EmailChangeReason = "step_up_needed" | "expired_link" | "email_taken" | "invalid" | "limited";

/** What the person reads of it: one waiting for the new box, or one the old box may still undo. */
export type OpenChange =
  | { status: "pedida"; newEmail: string; until: Date }
  | { status: "confirmada"; oldEmail: string; until: Date };

/** How long the new box has to confirm, and the old one to undo what was confirmed. */
export const CONFIRM_HOURS = 24;
export const UNDO_HOURS = 72;

export const newEmailInput = z.strictObject({ email: emailField });
export const linkInput = z.strictObject({ token: z.string().max(2000) });

/** To the old box, at once. `from` is the device and network that asked. */
export const requestedEmail: EmailKind<{ name: string; newEmail: string; device: string; network: string; undo: string }> = {
  name: "conta.email-pedido",
  holdsSecret: true,
};
/** To the new box: only it has this link. */
export const confirmEmail: EmailKind<{ name: string; confirm: string }> = { name: "conta.email-confirmar", holdsSecret: true };
/** To the new box, when an account already has it: the page said nothing. */
export const takenEmail: EmailKind<Record<string, never>> = { name: "conta.email-ocupado" };
/** To the old box, once it no longer enters. `until` is an ISO instant. */
export const changedEmail: EmailKind<{ name: string; newEmail: string; undo: string; until: string }> = {
  name: "conta.email-trocado",
  holdsSecret: true,
};
/** To the new box, once it enters. */
export const arrivedEmail: EmailKind<{ name: string }> = { name: "conta.email-novo" };
/** To the old box, which enters again. */
export const undoneEmail: EmailKind<{ name: string }> = { name: "conta.email-desfeito" };
