import * as z from "zod";
import { idField, optionalTextField, textField } from "#kit/fields.ts";
import { countCodePoints } from "#kit/text.ts";
import { MAX_REPLY, MAX_TEXT, MIN_TEXT, REVIEW_SENTENCES } from "../rules/review-text.ts";

const productId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const ofReviewedProduct = z.strictObject({ productId });
export const voteInput = z.strictObject({ reviewId: idField, isHelpful: z.boolean() });

export const writeReviewInput = z.strictObject({
  productId,
  nota: z
    .number({ error: REVIEW_SENTENCES.rating })
    .int({ error: REVIEW_SENTENCES.rating })
    .min(1, { error: REVIEW_SENTENCES.rating })
    .max(5, { error: REVIEW_SENTENCES.rating }),
  texto: optionalTextField({ max: MAX_TEXT, multiline: true }).refine(
    (text) => text === "" || countCodePoints(text) >= MIN_TEXT,
    {
      error: REVIEW_SENTENCES.short,
    },
  ),
});
export type ReviewWords = z.output<typeof writeReviewInput>;

export const replyInput = z.strictObject({
  reviewId: idField,
  texto: textField({ max: MAX_REPLY, multiline: true, missing: "Escreva a resposta." }),
});

const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});
export const decideHeldInput = z.strictObject({ reviewId: idField, aprova: z.boolean(), motivo });
