import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";

const reason = textField({ max: 500, multiline: true, missing: "Diga o motivo." });

export const orderInput = z.strictObject({ orderId: idField });
export const refundInput = z.strictObject({
  orderId: idField,
  itemIds: z.array(idField).min(1).max(50),
  reason,
  isLegalWithdrawal: z.boolean().optional(),
});
export const decideInput = z.strictObject({ refundId: idField, approves: z.boolean(), reason });
export const settleInput = z.strictObject({ refundId: idField, paidBy: z.enum(["plataforma", "transferencia"]), note: reason });
