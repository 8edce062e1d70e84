import * as z from "zod";
import { textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { productId } from "../schema/product-form.ts";
import { type Ask, ASK_ITEMS } from "./rules.ts";

export const askInput = z.strictObject({
  productId,
  asks: z
    .array(
      z.strictObject({
        item: z.enum(ASK_ITEMS),
        note: textField({ max: 300, multiline: true, missing: "Diga o que mudar em cada item marcado." }),
      }),
    )
    .min(1, "Marque o que precisa mudar.")
    .max(ASK_ITEMS.length)
    .refine((asks) => new Set(asks.map(({ item }) => item)).size === asks.length, { error: "Um item aparece duas vezes." }),
});

/** To the author: what the platform asked them to change in a product. */
export const changesRequestedEmail: EmailKind<{ authorName: string; title: string; productId: number; asks: Ask[] }> = {
  name: "material.ajustes",
};
