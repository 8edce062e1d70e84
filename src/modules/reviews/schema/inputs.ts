import * as z from "zod";
import { idField, optionalTextField, textField } from "#kit/fields.ts";
import { countCodePoints } from "#kit/text.ts";
import { MAX_REPLY, MAX_TEXT, MIN_TEXT, REVIEW_SENTENCES } from "../rules/review-text.ts";

const productId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const ofReviewedProduct = z.strictObject({ productId });
export const voteInput = z.strictObject({ reviewId: idField, isHelpful: z.boolean() });

/** Stars of the store itself; without them nothing is said of it. */
const starsOrNone = z.number().int().min(1).max(5).nullable().default(null);

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
  atendimento: starsOrNone,
  como_descrito: starsOrNone,
});
type Written = z.output<typeof writeReviewInput>;
/** What is said of the store may be left out. */
export type ReviewWords = Omit<Written, "atendimento" | "como_descrito"> & Partial<Written>;

/** What is said of the store, as its columns. */
export const storeRatingsOf = ({ atendimento = null, como_descrito = null }: ReviewWords) => ({
  serviceRating: atendimento,
  describedRating: como_descrito,
});

export const replyInput = z.strictObject({
  reviewId: idField,
  texto: textField({ max: MAX_REPLY, multiline: true, missing: "Escreva a resposta." }),
});

const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});
export const decideHeldInput = z.strictObject({ reviewId: idField, aprova: z.boolean(), motivo });
