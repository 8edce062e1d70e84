import * as z from "zod";
import { emailField, idField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";

export const askCorrectionInput = z.strictObject({ orderId: idField, email: emailField });

/** Six digits; spaces, dots and hyphens are removed. */
const code = z
  .string({ error: "Escreva o código." })
  .max(40, "O código tem 6 números.")
  .transform((text) => text.normalize("NFKC").replace(/[\s.-]/g, ""))
  .refine((text) => /^\d{6}$/.test(text), { error: "O código tem 6 números." });

export const confirmCorrectionInput = askCorrectionInput.extend({ code });

export type CorrectionRefusal = "not_found" | "same_email" | "step_up_needed" | "wrong_code" | "own_product" | "limited";

/** To the address that should have the order: the code that proves the buyer reads it. */
export const correctionCodeEmail: EmailKind<{ orderNumber: number; code: string }> = {
  name: "pedido.email-codigo",
  holdsSecret: true,
};

/** To both addresses: the order was moved. */
export const emailCorrectedEmail: EmailKind<{
  orderNumber: number;
  orderId: string;
  side: "antigo" | "novo";
  otherMasked: string;
}> = { name: "pedido.email-corrigido" };
