import * as z from "zod";
import { isDayKey } from "#kit/day-key.ts";
import { optionalTextField } from "#kit/fields.ts";

export const CLOSING_WORDS_MAX = 280;
/** Days ahead a store may close for at once. */
export const LONGEST_CLOSING_DAYS = 90;
/** Addresses a store may have had in its whole life. */
export const MOST_ADDRESSES = 10;

export const closingInput = z.strictObject({
  until: z.string().refine(isDayKey, { error: "Escolha o último dia em que a loja fica fechada." }),
  words: optionalTextField({ max: CLOSING_WORDS_MAX }),
});
export type ClosingInput = z.output<typeof closingInput>;

export const addressInput = z.strictObject({ slug: z.string().min(1, { error: "Escreva o endereço." }).max(120) });

export const couponsShownInput = z.strictObject({ shows: z.boolean() });

export type ClosingReason = "bad_day";
export type AddressReason = "bad_address" | "reserved" | "taken" | "too_many";

/** The author's own store, as `/painel/minha-loja` edits it. Days are "aaaa-mm-dd" in São Paulo. */
export type MyStore = {
  slug: string;
  isOpen: boolean;
  /** Null when it is not closed now. */
  closing: { until: string; words: string } | null;
  /** Whether visitors see its public coupons. */
  showsCoupons: boolean;
  today: string;
  latestDay: string;
  /** Addresses that still lead to it, besides its own. */
  formerSlugs: string[];
};
