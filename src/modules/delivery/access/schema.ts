import * as z from "zod";
import { idField, textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";

/** Who may close the files of one line by hand; it is also the cause kept beside what was closed. */
export const BY_HAND = ["autor", "admin"] as const;
export type ByHand = (typeof BY_HAND)[number];

const motivo = textField({ max: 300, missing: "Escreva o motivo. Quem comprou vai ler." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Quem comprou vai ler.",
});
export const accessInput = z.strictObject({ orderId: idField, itemId: idField, isOpen: z.boolean(), motivo });
export type AccessInput = z.output<typeof accessInput>;

/** `money_first`: an author takes paid files back only together with the money. */
export type AccessRefusal = "not_found" | "already_done" | "money_first" | "not_standing";

/** To who bought: the files of one line were closed, or are open again. */
export const accessMovedEmail: EmailKind<{
  orderId: string;
  orderNumber: number;
  buyerName: string;
  title: string;
  isOpen: boolean;
  by: string;
  reason: string;
}> = { name: "pedido.acesso_mudou" };
