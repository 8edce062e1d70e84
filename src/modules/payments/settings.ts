import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** Whether anybody may buy here, and what is said while nobody may. Off: no order is placed and no payment starts, everywhere, at once. */
export const sellingSetting = {
  key: "selling",
  schema: z.object({ isOn: z.boolean().default(true), offWords: z.string().max(300).default("") }),
} satisfies Setting<z.ZodType>;

/** Life of a Pix code, of one to be paid later, and the platform's contact phone: the provider demands one, and buyers are not asked for theirs. */
export const pixSetting = {
  key: "pix",
  schema: z.object({
    expiresSeconds: z.number().int().min(300).default(1800),
    payLaterSeconds: z.number().int().min(3600).default(86_400),
    /** How long a code waits before it is also sent by e-mail. */
    mailAfterSeconds: z.number().int().min(0).default(60),
    contactPhone: z.object({ areaCode: z.string(), number: z.string() }).default({ areaCode: "11", number: "40028922" }),
  }),
} satisfies Setting<z.ZodType>;

/** Whether a boleto may be chosen, and in how many days one is due. */
export const boletoSetting = {
  key: "boleto",
  schema: z.object({ isOn: z.boolean().default(false), dueDays: z.number().int().min(1).max(30).default(3) }),
} satisfies Setting<z.ZodType>;

/** How many cards may be tried: per person in 15 minutes, different ones refused in 7 days, and refusals that end an order. */
export const cardLimitSetting = {
  key: "card-limits",
  schema: z.object({
    triesPer15Minutes: z.number().int().min(1).default(5),
    refusedCardsPer7Days: z.number().int().min(1).default(4),
    refusalsPerOrder: z.number().int().min(1).default(5),
  }),
} satisfies Setting<z.ZodType>;

/**
 * Whether who pays by card confirms at their bank (3-D Secure): from how much, from how much at a store where they never bought, for how
 * long that is waited for, and whether a card is charged all the same when our account at the provider may not ask for it.
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
