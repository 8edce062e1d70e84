import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/**
 * Whether buying is allowed, and the message shown while it is not. Off: no order is placed and no payment starts, immediately and
 * everywhere.
 */
export const sellingSetting = {
  key: "selling",
  schema: z.object({ isOn: z.boolean().default(true), offWords: z.string().max(300).default("") }),
} satisfies Setting<z.ZodType>;

/**
 * Validity of a Pix code and of one to be paid later (seconds), and the platform's phone, which the provider requires when buyers give
 * none.
 */
export const pixSetting = {
  key: "pix",
  schema: z.object({
    expiresSeconds: z.number().int().min(300).default(1800),
    payLaterSeconds: z.number().int().min(3600).default(86_400),
    /** Seconds before a code is also sent by e-mail. */
    mailAfterSeconds: z.number().int().min(0).default(60),
    contactPhone: z.object({ areaCode: z.string(), number: z.string() }).default({ areaCode: "11", number: "40028922" }),
  }),
} satisfies Setting<z.ZodType>;

/** Whether a boleto may be chosen, and its term in days. */
export const boletoSetting = {
  key: "boleto",
  schema: z.object({ isOn: z.boolean().default(false), dueDays: z.number().int().min(1).max(30).default(3) }),
} satisfies Setting<z.ZodType>;

/** Limits of card attempts: per person in 15 minutes, different refused cards in 7 days, and refusals that cancel an order. */
export const cardLimitSetting = {
  key: "card-limits",
  schema: z.object({
    triesPer15Minutes: z.number().int().min(1).default(5),
    refusedCardsPer7Days: z.number().int().min(1).default(4),
    refusalsPerOrder: z.number().int().min(1).default(5),
  }),
} satisfies Setting<z.ZodType>;

/**
 * Whether a card payment is confirmed at the buyer's bank (3-D Secure): from which amount, from which amount at a store where they never
 * bought, how many minutes the confirmation may take, and whether it is required even when our account may not request it.
 */
export const authenticationSetting = {
  key: "card-authentication",
  schema: z.object({
    isOn: z.boolean().default(false),
    fromCents: z.number().int().min(0).max(100_000_000).default(0),
    firstFromCents: z.number().int().min(0).max(100_000_000).default(0),
    minutes: z.number().int().min(5).max(60).default(15),
    isRequired: z.boolean().default(false),
  }),
} satisfies Setting<z.ZodType>;
