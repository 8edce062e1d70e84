import * as z from "zod";
import { isDayKey } from "#kit/day-key.ts";
import { optionalTextField } from "#kit/fields.ts";
import { defineJob } from "#platform/define-job.ts";

export const CLOSING_WORDS_MAX = 280;
/** Days ahead a store may close for at once. */
export const LONGEST_CLOSING_DAYS = 90;
/** Addresses a store may have had in its whole life. */
export const MOST_ADDRESSES = 10;

export const closingInput = z.strictObject({
  /** Empty: from now on. */
  from: z
    .string()
    .refine((day) => day === "" || isDayKey(day), { error: "Escolha o primeiro dia, ou deixe em branco para fechar agora." })
    .optional(),
  until: z.string().refine(isDayKey, { error: "Escolha o último dia em que a loja fica fechada." }),
  words: optionalTextField({ max: CLOSING_WORDS_MAX }),
});
export type ClosingInput = z.output<typeof closingInput>;

export const addressInput = z.strictObject({ slug: z.string().min(1, { error: "Escreva o endereço." }).max(120) });

export const THANKS_MAX = 300;
export const thanksInput = z.strictObject({ words: optionalTextField({ max: THANKS_MAX, multiline: true }) });

export const couponsShownInput = z.strictObject({ shows: z.boolean() });

export type ClosingReason = "bad_day" | "bad_start";

/** Tells a store's followers of the days it will be closed. */
export const holidayPlannedJob = defineJob(
  "stores.holiday-planned",
  z.object({ storeId: z.number().int(), from: z.string(), until: z.string(), after: z.uuid().nullable() }),
);
export type AddressReason = "bad_address" | "reserved" | "taken" | "too_many";

/** The author's own store, as `/painel/minha-loja` edits it. Days are "aaaa-mm-dd" in São Paulo. */
export type MyStore = {
  slug: string;
  isOpen: boolean;
  /** Null when it is not closed now. */
  closing: { until: string; words: string } | null;
  /** Days to come in which it will be closed. */
  planned: { from: string; until: string; words: string } | null;
  /** Whether visitors see its public coupons. */
  showsCoupons: boolean;
  /** What is said to who reviews one of its products. */
  reviewThanks: string;
  today: string;
  latestDay: string;
  /** Addresses that still lead to it, besides its own. */
  formerSlugs: string[];
};
