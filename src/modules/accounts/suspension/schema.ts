import * as z from "zod";
import { textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";

export const APPEAL_MAX = 1_000;

export const appealInput = z.strictObject({
  words: textField({ max: APPEAL_MAX, multiline: true, missing: "Escreva por que a suspensão deve ser revista." }).refine(
    (words) => words.length >= 20,
    { error: "Conte um pouco mais: pelo menos 20 caracteres." },
  ),
});

/** `not_suspended`: nothing stands. `already_asked`: of this suspension, it was. */
export type AppealReason = "not_suspended" | "already_asked";

type SuspendedAccount = { name: string };
export const suspendedEmail: EmailKind<SuspendedAccount & { scopes: string[]; reason: string }> = { name: "conta.suspensa" };
export const suspensionEndedEmail: EmailKind<SuspendedAccount & { answer: string }> = { name: "conta.suspensao-terminou" };
export const suspensionUpheldEmail: EmailKind<SuspendedAccount & { answer: string }> = { name: "conta.suspensao-mantida" };
