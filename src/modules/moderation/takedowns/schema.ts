import * as z from "zod";
import { textField } from "#kit/fields.ts";
import { productId } from "#modules/catalog/schema/product-form.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { type BuyerOutcome, type Ground, GROUNDS } from "./rules.ts";
import type { PaymentMethod } from "../../orders/rules/payment-methods.ts";

export const withdrawnProduct = z.strictObject({ productId });

const motivo = textField({ max: 300, multiline: true, missing: "Diga o motivo." });

export const dropInput = z.strictObject({ productId, motivo });
export const withdrawInput = z.strictObject({
  productId,
  fundamento: z.enum(GROUNDS, { error: "Escolha o que acontece com quem comprou." }),
  motivo: motivo.refine((text) => text.length >= 10, {
    error: "Diga o que foi retirado e por quê: pelo menos 10 caracteres. Quem comprou lê isto.",
  }),
});

/** `appeal_open`: its author asked for another look, which is answered first. `under_way`: buyers are being told already. */
export type WithdrawRefusal = "not_found" | "wrong_state" | "already_done" | "appeal_open" | "step_up_needed";
export type DropRefusal = "not_found" | "under_way";

/** To who had it: what was withdrawn, why, and what they get back. */
export const buyerWithdrawnEmail: EmailKind<{
  buyerName: string;
  title: string;
  /** The bundle it came in, when it did. */
  bundleTitle: string | null;
  ground: Ground;
  reason: string;
  outcome: Exclude<BuyerOutcome, "falhou">;
  amountCents: number;
  method: PaymentMethod;
  orderId: string;
  orderNumber: number;
}> = { name: "compra.retirada" };

/** To its author: it will be withdrawn from who bought, from when, and what it costs; or that it will not after all. */
export const authorWithdrawnEmail: EmailKind<{
  authorName: string;
  title: string;
  productId: number;
  ground: Ground;
  reason: string;
  people: number;
  paidCents: number;
  startsAt: string | null;
}> = { name: "material.retirado" };
