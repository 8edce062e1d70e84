import * as z from "zod";
import { ADMIN_MOVES } from "../../payments/disputes/rules/dispute.ts";
import { emailField, idField, textField } from "#kit/fields.ts";

/** Why an admin looks at somebody's data or changes something: kept for ever beside the act. */
const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});

export const revealInput = z.strictObject({ orderId: idField, motivo });
export const settleFindingInput = z.strictObject({ findingId: z.number().int().min(1), motivo });
export const replayInput = z.strictObject({ eventId: z.string().min(1).max(100), motivo });
export const retryJobInput = z.strictObject({ queue: z.string().regex(/^[a-z.-]{3,60}$/), jobId: idField, motivo });
export const reindexInput = z.strictObject({ motivo });
export const resendInput = z.strictObject({ emailId: idField, motivo });
export const disputeActInput = z.strictObject({ orderId: idField, ato: z.enum(ADMIN_MOVES), motivo });

export const correctEmailInput = z.strictObject({ orderId: idField, email: emailField, motivo });
export const noteInput = z.strictObject({
  orderId: idField,
  nota: textField({ max: 1000, multiline: true, missing: "Escreva a anotação." }),
});
export const resendReceiptInput = z.strictObject({ orderId: idField, motivo });
export const readMessagesInput = z.strictObject({ orderId: idField, motivo });

export type ActRefusal = "not_found" | "provider_away" | "already_done" | "own_product" | "reveal_limit";
